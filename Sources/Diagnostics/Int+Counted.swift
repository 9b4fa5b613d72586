extension Int {
  /// Tells the number with what it counts: `1 step`, `3 steps`.
  ///
  /// - Parameters:
  ///   - one: The noun for one.
  ///   - many: The noun for several or none; with an `s` at its end unless given.
  /// - Returns: The number and the noun.
  package func counted(_ one: String, _ many: String? = nil) -> String {
    "\(self) \(self == 1 ? one : many ?? one + "s")"
  }
}
