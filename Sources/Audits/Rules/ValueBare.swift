internal import Diagnostics
internal import Utterances

extension Audit.Rule {
  static let valueBare = Audit.Rule(
    "value-bare",
    "A value is a number of the program's, not words.",
    because: "“1, 0” is heard of two switches in one element, “0.35” of an amount without its unit (WWDC19-254).",
    severity: .note, confidence: .guess, criteria: ["4.1.2"], clauses: ["11.5.2.7"],
    firing: [
      "views: [{ element: , label: 'Follow, Mute', value: '1, 0' }]",
      "views: [{ element: , label: Zoom, value: '0.35' }]", "views: [{ element: , label: Wi-Fi, value: 'true' }]",
    ],
    passing: [
      "views: [{ text: Alerts }, { toggle: Follow, isOn: true }, { toggle: Mute, isOn: false }]",
      "views: [{ element: , label: Zoom, value: 35% }]", "views: [{ element: , label: Price, value: 0.35 euros }]",
      "views: [{ element: , label: Copies, value: '2' }]",
    ],
    .stops { stop in
      guard let value = stop.words(of: .value).first, value.isOfProgram else { return nil }
      return Audit.Remark(
        message: "the value \(value.quoted) is a number of the program's",
        hints: ["give it a \(code: "value") in words, with its unit"])
    })
}

extension String {
  /// Whether it is a truth value, a fraction below one, or a list of zeros and ones.
  fileprivate var isOfProgram: Bool {
    if self == "true" || self == "false" { return true }
    let items = split(separator: ",").map { String($0).trimmed }
    if items.count > 1 { return items.allSatisfy { $0 == "0" || $0 == "1" } }
    guard let number = Double(self) else { return false }
    return number > 0 && number < 1
  }
}
