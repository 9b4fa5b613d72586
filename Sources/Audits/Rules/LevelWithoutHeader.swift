internal import Diagnostics
internal import Elements

extension Audit.Rule {
  static let levelWithoutHeader = Audit.Rule(
    "level-without-header",
    "A heading level is set on what is not a header.",
    because:
      "The level is heard only after the word “heading”, which takes the trait 'header' (cvs-health, Headings).",
    criteria: ["1.3.1"],
    firing: ["views: [{ text: A, heading: 2 }]"],
    passing: ["views: [{ text: A, heading: 2, traits: header }]"],
    .stops { stop in
      let element = stop.element
      guard element.hasDetails, element.details.headingLevel != nil, !element.traits.contains(.header) else {
        return nil
      }
      return Audit.Remark(
        message: "the heading level of \(element.quotedName) is not said: it is not a header",
        hints: ["add \(code: "traits: header")"], edit: .addTrait("header"))
    })
}
