internal import Elements
internal import Interface
internal import Utterances

extension Audit.Rule {
  static let roleFaked = Audit.Rule(
    "role-faked",
    "A label says what the element is, and it is not.",
    because: "“Trips heading” is heard, yet the headings rotor does not find it (cvs-health, Headings).",
    criteria: ["1.3.1", "4.1.2"], clauses: ["11.1.3.1.1"],
    firing: [
      "views: [{ text: Trips heading }]", "views: [{ element: , label: 'Pay, button' }]",
      "views: [{ button: Trips, label: Selected. Trips. Tab, action: back }]",
    ],
    passing: [
      "views: [{ text: Trips, traits: [header] }]", "views: [{ text: Press the Home button }]",
      "views: [{ button: Insert link }]", "views: [{ button: New tab, action: back }]",
      "views: [{ image: a, label: Heading north }]",
    ],
    .screens { screen in
      var roles = RolesByWords()
      return screen.stops.compactMap { stop in
        guard let last = stop.words.last, stop.words.count > 1, let role = roles.role(called: last, at: stop),
          stop.roles.allSatisfy({ !stop.words.contains($0) })
        else { return nil }
        // A word on its own at the end, after a mark.
        let isApart = stop.label.lowercased().trimmedOfMarks.hasSuffix(". " + last)
        let isClear =
          stop.isControl
          ? isApart && role == .tab
          : role == .heading ? stop.words.count <= 3 : stop.label.hasSuffix(", " + last) && stop.element.kind != .text
        guard isClear else { return nil }
        return Audit.Remark(
          message: "\(last.quoted) is in the label, and the element is not one", stop: stop,
          hints: ["add \(code: "traits: [\(role.trait)]"), and take the word out of the label"])
      }
    })
}

/// The roles by their words in small letters, found out once for each language.
private struct RolesByWords {
  private var known: [Phrasebook: [String: FakedRole]] = [:]

  /// The role that is called by a word in the language in which a stop is heard.
  mutating func role(called word: String, at stop: Audit.Stop) -> FakedRole? {
    let phrasebook = stop.utterance.phrasebook
    if let roles = known[phrasebook] { return roles[word] }
    let words = FakedRole.allCases.map { (phrasebook[$0.phrase].spoken.lowercased(), $0) }
    let roles = Dictionary(words, uniquingKeysWith: { first, _ in first })
    known[phrasebook] = roles
    return roles[word]
  }
}

extension String {
  fileprivate var trimmedOfMarks: Substring {
    var text = self[...]
    while text.last?.isPunctuation == true { text.removeLast() }
    return text
  }
}

/// A role that labels speak of.
private enum FakedRole: CaseIterable {
  case heading, button, link, tab

  var trait: String {
    switch self {
    case .heading: "header"
    case .button: "button"
    case .link: "link"
    case .tab: "tab"
    }
  }

  var phrase: Phrase.Key {
    switch self {
    case .heading: .heading
    case .button: .button
    case .link: .link
    case .tab: .tab
    }
  }
}
