internal import Utterances

extension Audit.Rule {
  static let nameRepeatsState = Audit.Rule(
    "name-repeats-state",
    "A name or value tells a state that VoiceOver says as well.",
    because: "“Mute, off, switch button, off” is heard, and the first “off” may be wrong one day.",
    criteria: ["4.1.2"], clauses: ["11.4.1.2.1"],
    firing: [
      "views: [{ toggle: 'Mute, off', isOn: false }]", "views: [{ button: 'Day (selected)', selected: true }]",
      "views: [{ button: News, value: 'chosen, disabled', disabled: true }]",
      "views: [{ button: News, label: 'News, Selected, 2 of 3', selected: true }]",
    ],
    passing: [
      "views: [{ toggle: Mute, isOn: false }]", "views: [{ button: On my iPhone, selected: true }]",
      "views: [{ button: 'Day, on' }]", "views: [{ button: Theme, value: On, disabled: true }]",
    ],
    .stops { stop in
      let states = stop.states.map { $0.lowercased() }
      guard !states.isEmpty else { return nil }
      func isSaid(_ word: String) -> Bool {
        let opposites = stop.screen.wordList.states.first { $0.contains(word) } ?? [word]
        return states.contains(word) || !opposites.isDisjoint(with: states)
      }
      // What stands before the first comma is what it is called.
      let name = (stop.label.bracketed ?? stop.label.segments.dropFirst().first(where: isSaid)).flatMap { word in
        isSaid(word) ? (word, "name") : nil
      }
      let value = stop.words(of: .value).flatMap(\.segments).first(where: isSaid).map { ($0, "value") }
      guard let (word, part) = name ?? value else { return nil }
      return Audit.Remark(
        message: "\(word.quoted) is in the \(part), and the state is said besides",
        hints: ["take the state out of the \(part); the state itself says it"])
    })
}

extension String {
  /// What stands between commas, in small letters.
  fileprivate var segments: [String] { split(separator: ",").map { String($0).trimmed.lowercased() } }

  /// What stands in brackets at the end, in small letters; `nil` where there are none.
  fileprivate var bracketed: String? {
    guard hasSuffix(")"), let open = lastIndex(of: "(") else { return nil }
    return String(self[index(after: open)...].dropLast()).trimmed.lowercased()
  }
}
