internal import Diagnostics
internal import Elements
internal import Utterances

extension Audit.Rule {
  static let wordTwice = Audit.Rule(
    "word-twice",
    "One sentence says the same word in two of its parts.",
    because: "“Volume, Volume half, adjustable” is heard (about 15 of 330 package threads).",
    confidence: .likely,
    firing: [
      "views: [{ slider: Volume, value: 0.5, valueLabel: Volume half }]",
      "views: [{ element: , label: Battery, value: Battery low }]",
    ],
    passing: [
      "views: [{ slider: Volume, value: 0.5 }]", "views: [{ text: Bora Bora }]",
      "views: [{ element: , label: Star rating, value: No rating }]",
      "views: [{ element: , label: New York, value: York }]",
      "views: [{ element: , label: Copies, value: '2' }]",
    ],
    .stops { stop in
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
