internal import Elements
internal import Interface

extension Audit.Rule {
  static let roleConflict = Audit.Rule(
    "role-conflict",
    "A view is said to be two things that exclude each other.",
    because: "“Save, button, link” is heard: a button acts, a link leaves (GTXiLib, conflicting traits).",
    criteria: ["4.1.2"], clauses: ["11.4.1.2.1"],
    firing: [
      "views: [{ view: , isElement: true, label: Save, traits: [button, link] }]",
      "views: [{ button: Submit, traits: [link] }]", "views: [{ element: , label: A, traits: [adjustable, header] }]",
    ],
    passing: [
      "views: [{ view: , isElement: true, label: Save, traits: [button] }]",
      "views: [{ button: Section, traits: [header] }]",
      "views: [{ button: Site, traits: [link], removeTraits: [button] }]",
    ],
    .views { written in
      let view = written.view
      guard !view.traits.isEmpty else { return [] }
      var traits = Set(view.traits)
      if view.kind == .button { traits.insert(.button) }
      traits.subtract(view.removeTraits)
      guard let pair = TraitConflict.all.first(where: { $0.isSubset(of: traits) }) else {
        return []
      }
      let pairInOrder = pair.sorted { $0.rawValue < $1.rawValue }
      guard let first = pairInOrder.first, let second = pairInOrder.last else { return [] }
      return [
        Audit.Remark(
          message: "\(trait: first) and \(trait: second) exclude each other",
          hints: ["keep one: a button acts, a link leaves"])
      ]
    })
}

/// Traits that exclude each other.
private enum TraitConflict {
  static let all: [Set<AccessibilityTrait>] = [
    [.button, .link], [.button, .searchField], [.button, .keyboardKey], [.link, .searchField], [.link, .keyboardKey],
    [.searchField, .keyboardKey], [.button, .adjustable], [.link, .adjustable], [.header, .adjustable],
    [.toggle, .adjustable], [.staticText, .adjustable],
  ]
}
