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
    .stops { stop in
      guard stop.roles.allSatisfy({ !stop.words.contains($0) }), let last = stop.words.last, stop.words.count > 1,
        let role = FakedRole.named(last, in: stop.utterance.phrasebook)
      else { return nil }
      // A word on its own at the end, after a mark.
      let isApart = stop.label.lowercased().trimmedOfMarks.hasSuffix(". " + last)
      let isClear =
        stop.isControl
        ? isApart && role == .tab
        : role == .heading ? stop.words.count <= 3 : stop.label.hasSuffix(", " + last) && stop.element.kind != .text
      guard isClear else { return nil }
      return Audit.Remark(
        message: "\(last.quoted) is in the label, and the element is not one",
        hints: ["add \(code: "traits: [\(role.trait)]"), and take the word out of the label"])
    })
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

  private var phrase: Phrase.Key {
    switch self {
    case .heading: .heading
    case .button: .button
    case .link: .link
    case .tab: .tab
    }
  }

  static func named(_ word: String, in phrasebook: Phrasebook) -> FakedRole? {
    allCases.first { phrasebook[$0.phrase].spoken.lowercased() == word }
  }
}
