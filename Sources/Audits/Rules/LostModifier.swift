internal import Interface

extension Audit.Rule {
  static let lostModifier = Audit.Rule(
    "lost-modifier",
    "A modifier stands on a view on which it has no effect.",
    because: """
      A stack becomes an element by 'children: combine' or 'ignore', by 'isElement: true', or by a label; UIKit's view \
      by 'isElement: true' alone. What else tells of an element is never heard there. An element holds no others, so \
      that nothing on it tells of a container (AccessibilitySnapshot, ElementOrderTests).
      """,
    criteria: ["4.1.2"],
    firing: [
      "views: [{ vstack: [{ text: A }], hint: Opens the letter }]",
      "views: [{ view: [{ text: A }], label: Letter }]",
      "views: [{ text: A, container: list }]",
    ],
    passing: [
      "views: [{ vstack: [{ text: A }], hint: Opens the letter, children: combine }]",
      "views: [{ view: [{ text: A }], label: Letter, container: semanticGroup }]",
      "views: [{ vstack: [{ text: A }], container: list }]",
    ],
    .all { subject in
      subject.scenario.authoringDoubts.compactMap { doubt in
        let kind = doubt.kind.rawValue
        switch doubt.cause {
        case .lost(let name):
          let hint =
            name == "label"
            ? "name a group with 'container: semanticGroup', or make one element of all with 'isElement: true'"
            : "write it at what is inside, or make one element of all with 'children: combine'"
          return Audit.Remark(
            message: "'\(name)' has no effect: this \(kind) is not an accessibility element", place: doubt.origin,
            hints: [hint])
        case .lostOnElement(let name):
          return Audit.Remark(
            message: "'\(name)' has no effect: this \(kind) is one element, and holds no others", place: doubt.origin,
            hints: ["write it at a view around several elements"])
        case .listedElsewhere, .cellOutsideTable, .valueOfSwitch, .outOfRange: return nil
        }
      }
    })
}
