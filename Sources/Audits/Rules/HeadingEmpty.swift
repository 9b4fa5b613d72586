internal import Elements
internal import Interface

extension Audit.Rule {
  static let headingEmpty = Audit.Rule(
    "heading-empty",
    "Nothing follows a heading.",
    because:
      "“Trips, heading”, then “Friends, heading”: is there nothing, or is it lost? (Human Interface Guidelines, “Accessibility”).",
    criteria: ["1.3.1"], clauses: ["11.1.3.1.1"],
    isAboutWords: true,
    firing: ["views: [{ text: Trips, traits: [header] }, { text: Friends, traits: [header] }, { text: Nick }]"],
    passing: [
      "views: [{ text: Trips, traits: [header] }, { text: No trips yet }, { text: Friends, traits: [header] }, { text: Nick }]",
      "screens: { main: { title: Trips, views: [{ text: May, traits: [header] }, { text: Oslo }] } }",
      "views: [{ text: Trips, traits: [header], heading: 1 }, { text: May, traits: [header], heading: 2 }, { text: Oslo }]",
      // What looks otherwise is a heading of another level, though nobody says so.
      "views: [{ text: Trips, font: title, traits: [header] }, { text: May, font: headline, traits: [header] }, { text: Oslo }]",
      "views: [{ text: Good examples, color: green, traits: [header] }, { text: A unique name, traits: [header] }, { text: Edit name }]",
      "views: [{ table: [{ row: [{ text: Name, traits: [header] }, { text: Size, traits: [header] }] }, { row: [{ text: A }, { text: B }] }] }]",
    ],
    .screens { screen in
      let stops = screen.stops
      return stops.indices.compactMap { index in
        let stop = stops[index]
        guard stop.isPlainHeading, stop.label != screen.title else { return nil }
        if index + 1 < stops.count {
          guard stops[index + 1].isPlainHeading, stop.isOfOneLevel(with: stops[index + 1]) else { return nil }
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

  /// Whether two headings are of one level: as their authors say, or else as they look.
  func isOfOneLevel(with next: Audit.Stop) -> Bool {
    let levels = (element.details.headingLevel ?? 0, next.element.details.headingLevel ?? 0)
    guard levels == (0, 0) else { return levels.0 == levels.1 }
    guard let piece, let other = next.piece, screen.showsLooks else { return false }
    return piece.font == other.font && piece.color == other.color && piece.backdrop == other.backdrop
  }
}
