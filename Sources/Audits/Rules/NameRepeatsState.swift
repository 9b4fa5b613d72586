extension Audit.Rule {
  static let nameRepeatsState = Audit.Rule(
    "name-repeats-state",
    "A name or value tells a state that VoiceOver says as well.",
    because: "“Mute, off, switch button, off” is heard, and the first “off” may be wrong one day.",
    criteria: ["4.1.2"], clauses: ["11.4.1.2.1"],
    firing: [
      "views: [{ toggle: 'Mute, off', isOn: false }]", "views: [{ button: 'Day (selected)', selected: true }]",
    ],
    passing: [
      "views: [{ toggle: Mute, isOn: false }]", "views: [{ button: On my iPhone, selected: true }]",
      "views: [{ button: 'Day, on' }]",
    ],
    .stops { stop in
      let states = stop.states.map { $0.lowercased() }
      guard !states.isEmpty, let last = stop.label.lastSegment else { return nil }
      let opposites = stop.screen.wordList?.states.first { $0.contains(last) } ?? [last]
      guard states.contains(last) || !opposites.isDisjoint(with: states) else { return nil }
      return Audit.Remark(
        message: "\(last.quoted) is in the name, and the state is said besides",
        hints: ["take the state out of the name; the state itself says it"])
    })
}

extension String {
  /// What stands after the last comma, or in brackets at the end, in small letters; `nil` where there is neither.
  fileprivate var lastSegment: String? {
    if hasSuffix(")"), let open = lastIndex(of: "(") {
      return String(self[index(after: open)...].dropLast()).trimmed.lowercased()
    }
    guard let comma = lastIndex(of: ",") else { return nil }
    return String(self[index(after: comma)...]).trimmed.lowercased()
  }
}
