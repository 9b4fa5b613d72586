extension Expression {
  /// Whether its value depends on what the person has set.
  package var dependsOnSettings: Bool { reads("settings") }

  /// Whether it asks for state, or a variable of a loop, of a name.
  package func reads(_ name: String) -> Bool {
    var names: Set<Name> = []
    names.insert(namesIn: self)
    return names.contains(.word(name))
  }
}
