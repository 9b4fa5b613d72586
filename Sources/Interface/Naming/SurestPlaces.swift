/// The places that a name means most surely, of all that were looked at.
struct SurestPlaces {
  private var strength = NameStrength.title
  private(set) var places: [Int] = []

  /// Adds a place that a name means so surely; `nil` where it does not.
  mutating func add(_ place: Int, meant strength: NameStrength?) {
    guard let strength, strength <= self.strength else { return }
    if strength < self.strength { places = [] }
    self.strength = strength
    places.append(place)
  }
}

extension Collection {
  /// The places of those that a name means: of all that answer to it, the ones that it means most surely.
  package func places(named name: String, _ answering: (Element) -> some Answering) -> [Int] {
    var surest = SurestPlaces()
    for (place, element) in enumerated() { surest.add(place, meant: answering(element).strength(of: name)) }
    return surest.places
  }
}
