internal import Diagnostics
internal import Elements
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
      "views: [{ element: , label: First First }, { element: , label: Second Second }]",
    ],
    passing: [
      "views: [{ slider: Volume, value: 0.5 }]", "views: [{ text: Bora Bora }]",
      "views: [{ element: , label: Star rating, value: No rating }]",
      "views: [{ element: , label: New York, value: York }]",
      "views: [{ element: , label: Copies, value: '2' }]",
    ],
    .stops { stop in
      // One name may be so, as that of an island; of two, both have been joined from what is drawn twice.
      if stop.saysNameTwice, stop.screen.stops.contains(where: { $0.index != stop.index && $0.saysNameTwice }) {
        return Audit.Remark(message: "\(stop.label.quoted) is a name that was said twice", hints: ["say it once"])
      }
      let value = stop.words(of: .value).joined(separator: " ").spokenWords
      guard !value.isEmpty, value.count > 1, stop.words.count > 0, !stop.element.traits.contains(.textEntry) else {
        return nil
      }
      let fillers = stop.screen.wordList?.fillers ?? []
      let labels = Set(stop.words)
      // What a value begins with should be new.
      guard let word = value.first, word.count >= 3, labels.contains(word), !fillers.contains(word),
        word.first?.isNumber == false
      else { return nil }
      return Audit.Remark(message: "\(word.quoted) is in the label and in the value", hints: ["say it once"])
    })
}

extension Audit.Stop {
  /// Whether the label is the same words two times.
  fileprivate var saysNameTwice: Bool {
    let half = words.count / 2
    return half > 0 && words.count == 2 * half && words.prefix(half) == words.suffix(half)
  }
}
