internal import Elements
internal import Interface

extension Audit.Rule {
  static let headingEmpty = Audit.Rule(
    "heading-empty",
    "Nothing follows a heading.",
    because:
      "“Trips, heading”, then “Friends, heading”: is there nothing, or is it lost? (Human Interface Guidelines, “Accessibility”).",
    criteria: ["1.3.1"], clauses: ["11.1.3.1.1"],
    firing: ["views: [{ text: Trips, traits: [header] }, { text: Friends, traits: [header] }, { text: Nick }]"],
    passing: [
      "views: [{ text: Trips, traits: [header] }, { text: No trips yet }, { text: Friends, traits: [header] }, { text: Nick }]",
      "screens: { main: { title: Trips, views: [{ text: May, traits: [header] }, { text: Oslo }] } }",
      "views: [{ text: Trips, traits: [header], heading: 1 }, { text: May, traits: [header], heading: 2 }, { text: Oslo }]",
      "views: [{ table: [{ row: [{ text: Name, traits: [header] }, { text: Size, traits: [header] }] }, { row: [{ text: A }, { text: B }] }] }]",
    ],
    .screens { screen in
      let stops = screen.stops
      return stops.indices.compactMap { index in
        let stop = stops[index]
        guard stop.isPlainHeading, stop.label != screen.title else { return nil }
        if index + 1 < stops.count {
          guard stops[index + 1].isPlainHeading, stops[index + 1].level == stop.level else { return nil }
        } else if index == 0 || !screen.isWhole {
          return nil
        }
        return Audit.Remark(
          message: "nothing follows the heading \(stop.label.quoted)", stop: stop,
          hints: ["say that it is empty, as in 'No trips yet'"])
      }
    })
}

extension Audit.Stop {
  fileprivate var isPlainHeading: Bool {
    // The headings of a table's columns stand side by side.
    element.traits.contains(.header) && !isControl && element.details.isExpanded == nil && element.details.cell == nil
  }

  fileprivate var level: Int { element.details.headingLevel ?? 0 }
}
