internal import Diagnostics
internal import Elements
internal import Interface
internal import Order
internal import Utterances

extension Audit.Rule {
  static let nameGeneric = Audit.Rule(
    "name-generic",
    "A link or button has a name that tells nothing by itself.",
    because: "Alone in the links rotor “here” means nothing (WCAG 2.2, 2.4.4).",
    confidence: .likely, criteria: ["2.4.4", "2.4.9"], clauses: ["11.2.4.4"],
    firing: [#"views: [{ link: here, destination: "https://example.org" }]"#, "views: [{ button: Read more }]"],
    passing: [
      #"views: [{ link: Opening hours, destination: "https://example.org" }]"#,
      "views: [{ disclosureGroup: [{ text: A }], label: Details }]", "views: [{ menu: More, views: [{ button: A }] }]",
      "views: [{ button: Read more, label: Read more about whales }]",
    ],
    .stops { stop in
      let traits = stop.element.traits
      guard !traits.isDisjoint(with: [.button, .link]), traits.isDisjoint(with: [.popUpButton, .toggle, .tab]),
        stop.screen.wordList.genericNames.contains(stop.name)
      else { return nil }
      let tellsApart = stop.parts.contains { part in
        part.kind == .state || part.kind == .position || part.kind == .customContent || part.kind == .container
          || part.kind == .cell
      }
      guard !tellsApart else { return nil }
      return Audit.Remark(
        message: "\(stop.label.quoted) tells nothing by itself",
        hints: ["name what it leads to in the \(code: "label")"])
    })
}
