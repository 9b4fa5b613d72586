internal import Diagnostics
internal import Elements
internal import Utterances

extension Audit.Rule {
  static let valueInLabel = Audit.Rule(
    "value-in-label",
    "The label of what is adjusted has its value in it.",
    because: "“Volume 50%, 50%, adjustable” is heard, and after a swipe only one of the two is right (WWDC19-254).",
    severity: .note, confidence: .likely, criteria: ["4.1.2"], clauses: ["11.5.2.7"],
    firing: ["views: [{ slider: Volume 50%, value: 0.5 }]"],
    passing: ["views: [{ slider: Volume, value: 0.5 }]", "views: [{ slider: Speaker 2, value: 0.5 }]"],
    .stops { stop in
      guard stop.element.traits.contains(.adjustable), let value = stop.words(of: .value).first, !value.isEmpty,
        stop.words.contains(run: value.spokenWords), stop.label.contains(value)
      else { return nil }
      return Audit.Remark(
        message: "the value \(value.quoted) is in the label, and is said besides", hints: ["leave it to the value"])
    })
}
