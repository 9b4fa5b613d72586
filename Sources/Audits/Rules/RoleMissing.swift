internal import Diagnostics
internal import Elements
internal import Interface

extension Audit.Rule {
  static let roleMissing = Audit.Rule(
    "role-missing",
    "A double tap does something, and nothing says so.",
    because: """
      Nothing tells that it can be used, and Full Keyboard Access and Voice Control may pass it over (about 30 of 330 \
      public threads).
      """,
    severity: .error, criteria: ["4.1.2", "1.3.1", "2.1.1"], clauses: ["11.4.1.2.1", "11.5.2.11", "11.2.1.1.1"],
    isAboutWords: true,
    firing: [
      "views: [{ text: Terms, action: { announce: { text: Shown, delay: 1 } } }]",
      "views: [{ vstack: [{ text: Nick }, { text: Hi }], children: combine, action: back }]",
      "views: [{ image: cover, label: Cover, action: { announce: { text: Shown, delay: 1 } } }]",
      "views: [{ text: Details, traits: [header], action: { announce: { text: Shown, delay: 1 } } }]",
    ],
    passing: [
      "views: [{ text: Terms, traits: [button], action: { announce: { text: Shown, delay: 1 } } }]",
      "views: [{ button: Terms, action: back }]", "views: [{ image: cover, label: Cover }]",
      "views: [{ image: cover, label: Cover, traits: [button], action: back }]",
      "views: [{ text: Details, traits: [header, button], action: back }]",
      "views: [{ text: Read the terms, links: { terms: back } }]",
      "views: [{ text: Facts }, { popover: [{ text: Facts }], isPresented: true }]",
      "state: { text: '' }\nviews: [{ element: , label: a, traits: [keyboardKey], action: { set: { text: a } } }]",
    ],
    .stops { stop in
      // Whoever has switched roles off is told none, which is not the app's doing; keys of a keyboard have none.
      let told: ElementTraits = [.button, .link, .toggle, .adjustable, .textEntry, .keyboardKey]
      // An image and a heading say what they are, and not that anything can be done there.
      let inertRoles = [ElementTraits.image, .header].filter(stop.element.traits.contains).count
      guard stop.hasEffect, stop.roles.count <= inertRoles, stop.element.traits.isDisjoint(with: told),
        // The region that dismisses a popover is the system's, and has a hint in place of a role (WWDC15-201); what opens
        // and closes says so by its state.
        stop.element.details.directTouch.isEmpty, stop.element.kind != .popover, stop.element.details.isExpanded == nil
      else { return nil }
      let kind = stop.element.kind
      let isRow = kind == .cell || kind == .row
      return Audit.Remark(
        message: "\(stop.sentence.quoted) does something when it is double tapped, but nothing says so",
        severity: isRow ? .warning : .error,
        hints: [
          kind == .image
            ? "put it into \(code: "button:"), or add \(code: "traits: [button]")"
            : "write \(code: "button:") in place of \(code: "\(kind.rawValue):"), or add \(code: "traits: [button]")"
        ],
        edit: .addTrait("button"))
    })
}
