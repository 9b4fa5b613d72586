package import Interface

/// The names of settings and of readings, as messages outside of files need them.
package enum SettingNames {
  /// What a name that is not one of them may mean, or where they are listed.
  ///
  /// - Parameters:
  ///   - name: What was written.
  ///   - value: What stands after it.
  ///   - choices: What it was to be a name of.
  /// - Returns: A hint.
  package static func hint<Choice: NamedChoice>(
    for name: String, after value: String, among choices: Choice.Type
  ) -> String {
    let place = "\(Choice.noun)s"
    return NamesElsewhere.hint(for: name, in: [place], after: value, among: choices.allCases.map(\.rawValue))
      ?? "'a11ysim help \(place)' lists them all"
  }
}
