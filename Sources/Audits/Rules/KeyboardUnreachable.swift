internal import Diagnostics
internal import Elements
internal import Readers

extension Audit.Rule {
  static let keyboardUnreachable = Audit.Rule(
    "keyboard-unreachable",
    "VoiceOver can operate an element, and a keyboard cannot.",
    because: """
      Full Keyboard Access passes over what does not respond to the person, and so do Switch Control and Voice Control \
      (WWDC21-10120; Human Interface Guidelines, “Accessibility”).
      """,
    confidence: .likely, criteria: ["2.1.1"], clauses: ["11.2.1.1.1"],
    firing: [
      "views: [{ button: Terms, respondsToUserInteraction: false, action: back }]",
      "views: [{ text: Nick, respondsToUserInteraction: false, actions: { Flag: back } }]",
    ],
    passing: [
      "views: [{ button: Terms, action: back }]", "views: [{ text: Terms }]",
      "views: [{ text: Terms, respondsToUserInteraction: false }]",
      "views: [{ button: Terms, disabled: true, respondsToUserInteraction: false, action: back }]",
      "views: [{ element: , label: Piano, directTouch: silentOnTouch, respondsToUserInteraction: false, action: back }]",
    ],
    .stops { stop in
      guard !stop.element.isReachedByKeyboard, !stop.element.traits.contains(.notEnabled), stop.element.hasDetails,
        stop.hasEffect || !stop.element.details.actions.isEmpty, stop.element.details.directTouch.isEmpty
      else { return nil }
      return Audit.Remark(
        message: "Tab does not come to \(stop.element.quotedName), though there is something to do",
        hints: ["drop \(code: "respondsToUserInteraction: false")"], edit: .drop(key: "respondsToUserInteraction"))
    })
}
