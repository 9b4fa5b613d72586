internal import Diagnostics
internal import Elements
internal import Interface

extension Audit.Rule {
  static let expandedUnsaid = Audit.Rule(
    "expanded-unsaid",
    "A control shows or hides something, and does not say whether it is open.",
    because: "“Details, button” is heard whether open or closed (WWDC19-254).",
    confidence: .likely, criteria: ["4.1.2"], clauses: ["11.4.1.2.1"],
    firing: [
      "state: { o: false }\nviews: [{ button: Details, action: { toggle: o } }, { text: Rain at noon, if: o }]"
    ],
    passing: [
      "state: { o: false }\nviews: [{ disclosureGroup: [{ text: Rain at noon }], label: Details, isExpanded: $o }]",
      "state: { o: false }\nviews: [{ button: \"${if o then 'Hide details' else 'Show details'}\", action: { toggle: o } }, { text: Rain at noon, if: o }]",
    ],
    .trials { trial in
      guard trial.attempt == .activate, !trial.hasNewScreen, !trial.hasAnnouncement, !trial.hasOtherWords,
        trial.landing == nil, trial.others.changed.isEmpty, !trial.others.isEmpty,
        trial.stop.activation?.effects.onlyToggles == true
      else { return nil }
      return Audit.Remark(
        message: "\(trial.stop.element.quotedName) shows or hides something, and sounds the same open or closed",
        hints: ["write a \(code: "disclosureGroup"), or say it by \(code: "isExpanded", or: "value")"])
    })
}

extension [Effect] {
  /// Whether nothing but one truth value is turned.
  fileprivate var onlyToggles: Bool {
    guard count == 1, case .toggle = self[0] else { return false }
    return true
  }
}
