/// The colors of the app's asset catalogs, which the program is told that has its previews.
package enum AssetColors {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var colors: [String: String] = [:]

  /// The colors by their names: in digits, two where the dark appearance has another one.
  package static var known: [String: String] {
    get { lock.withLock { colors } }
    set { lock.withLock { colors = newValue } }
  }
}
