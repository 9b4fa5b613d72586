/// The names of what a person sets, as messages outside of files need them.
package enum SettingNames {
  /// What a name that is not one of them may mean, or where they are listed.
  ///
  /// - Parameters:
  ///   - name: What was written.
  ///   - value: What stands after it.
  ///   - names: The names that there are.
  /// - Returns: A hint.
  package static func hint(for name: String, after value: String, among names: [String]) -> String {
    NamesElsewhere.hint(for: name, in: ["settings"], after: value, among: names)
      ?? "'a11ysim help settings' lists them all"
  }
}
