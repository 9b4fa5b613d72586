/// What each name means among many things: of those that answer to it, the first that it means most surely.
package struct AnswerIndex: Sendable {
  private var places: [String: (strength: NameStrength, place: Int)] = [:]

  /// Notes what each thing answers to.
  package init(_ things: some Collection<some Answering>) {
    for (place, thing) in things.enumerated() {
      for name in thing.answers {
        guard let strength = thing.strength(of: name) else { continue }
        if let known = places[name], known.strength <= strength { continue }
        places[name] = (strength, place)
      }
    }
  }

  /// The place of what a name means, or `nil` if nothing answers to it.
  package subscript(name: String) -> Int? { places[name]?.place }
}
