internal import Diagnostics
internal import Elements
internal import Interface
internal import Utterances

extension Audit.Rule {
  static let wordTwice = Audit.Rule(
    "word-twice",
    "One sentence says the same word in two of its parts.",
    because: "“Volume, Volume half, adjustable” is heard (about 15 of 330 public threads).",
    confidence: .likely,
    firing: [
      "views: [{ slider: Volume, value: 0.5, valueLabel: Volume half }]",
      "views: [{ element: , label: Battery, value: Battery low }]",
      "views: [{ hstack: [{ image: beth, label: Beth }, { text: Beth }, { text: Hi }], children: combine }]",
      "views: [{ element: , label: First First }, { element: , label: Second Second }]",
    ],
    passing: [
      "views: [{ slider: Volume, value: 0.5 }]", "views: [{ text: Bora Bora }]",
      "views: [{ element: , label: Star rating, value: No rating }]",
      "views: [{ element: , label: New York, value: York }]",
      "views: [{ element: , label: Copies, value: '2' }]",
      "views: [{ button: [{ symbol: house }, { text: Home }], action: back }]",
    ],
    .stops { stop in
      // One name may be so, as that of an island; of two, both have been joined from what is drawn twice.
      if stop.saysNameTwice, stop.screen.stops.contains(where: { $0.index != stop.index && $0.saysNameTwice }) {
        return Audit.Remark(message: "\(stop.label.quoted) is a name that was said twice", hints: ["say it once"])
      }
      if let twice = stop.repeatedPart {
        return Audit.Remark(
          message: "\(twice.quoted) is said twice in a row", hints: ["hide one of the two from accessibility"])
      }
      let value = stop.words(of: .value).joined(separator: " ").spokenWords
      guard !value.isEmpty, value.count > 1, stop.words.count > 0, !stop.element.traits.contains(.textEntry) else {
        return nil
      }
      // What a value begins with should be new.
      guard let word = value.first, word.count >= 3, stop.words.contains(word),
        !stop.screen.wordList.fillers.contains(word), word.first?.isNumber == false
      else { return nil }
      return Audit.Remark(message: "\(word.quoted) is in the label and in the value", hints: ["say it once"])
    })
}

extension Audit.Stop {
  /// What two of the views that were joined say after each other, as a picture and the name below it do.
  fileprivate var repeatedPart: String? {
    guard label.utf8.contains(UInt8(ascii: ",")), isCombined, let place = piece?.place,
      // Whether a symbol's own name is said beside a text, sources disagree about (cvs-health, TabsView).
      !screen.drawing.subtree(place).contains(where: { $0.view.symbol != nil && $0.view.label == nil })
    else { return nil }
    let parts = label.split(separator: ",").map { String($0).trimmed }
    return zip(parts, parts.dropFirst()).first { first, second in
      first.normalizedName == second.normalizedName && first.contains(where: \.isLetter)
    }?.0
  }

  /// Whether the label is the same words two times.
  fileprivate var saysNameTwice: Bool {
    let half = words.count / 2
    return half > 0 && words.count == 2 * half && words.prefix(half) == words.suffix(half)
  }
}
