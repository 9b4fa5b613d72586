internal import Diagnostics
internal import Elements

extension Audit.Rule {
  static let headingLevelSkipped = Audit.Rule(
    "heading-level-skipped",
    "A heading is more than one level deeper than the one before it.",
    because: "“Heading level 1”, then “heading level 3”: is there something between? (cvs-health, Headings).",
    severity: .note, criteria: ["1.3.1"], clauses: ["11.1.3.1.1"],
    firing: [
      "views: [{ text: Trip, traits: [header], heading: 1 }, { text: Oslo }, { text: Days, traits: [header], heading: 3 }, { text: Rome }]"
    ],
    passing: [
      "views: [{ text: Trip, traits: [header], heading: 1 }, { text: Oslo }, { text: Days, traits: [header], heading: 2 }, { text: Rome }]"
    ],
    .screens { screen in
      let headings = screen.stops.filter {
        $0.element.traits.contains(.header) && $0.element.details.headingLevel != nil
      }
      return zip(headings, headings.dropFirst()).compactMap { before, stop in
        guard let last = before.element.details.headingLevel, let level = stop.element.details.headingLevel,
          level > last + 1
        else { return nil }
        return Audit.Remark(
          message: "\(stop.label.quoted) has level \(level) after level \(last)", stop: stop,
          hints: ["give it \(code: "heading: \(last + 1)")"])
      }
    })
}
