extension Expression {
  /// Whether its value depends on what the person has set.
  package var dependsOnSettings: Bool { names.contains(.word("settings")) }
}
