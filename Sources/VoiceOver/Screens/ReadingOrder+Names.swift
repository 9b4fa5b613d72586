internal import Elements
internal import Interface
internal import Order

extension ReadingOrder {
  /// The places of the stops that a query means, in reading order.
  func stops(matching query: Query) -> [Int] {
    var candidates: [(place: Int, thing: any Answering)] = []
    candidates.reserveCapacity(stops.count)
    // Whether the stop stands below a heading of the name, up to the next one.
    var isBelowHeading = false
    for (place, stop) in stops.enumerated() {
      let element = stop.element
      if let within = query.within {
        if element.traits.contains(.header) {
          isBelowHeading = element.answers(to: within)
          if isBelowHeading { continue }
        }
        guard isBelowHeading || containers(around: stop).contains(where: { $0.label == within }) else { continue }
      }
      if let role = query.role, element.traits.isDisjoint(with: ElementTraits([role])) { continue }
      candidates.append((place, element))
    }
    return query.places(in: candidates)
  }

  /// The names of what can be around an element: of containers, and of headings.
  var surroundingNames: [String] {
    stops.flatMap { stop in
      containers(around: stop).compactMap(\.label)
        + (stop.element.traits.contains(.header) ? Array(stop.element.answers) : [])
    }
  }
}
