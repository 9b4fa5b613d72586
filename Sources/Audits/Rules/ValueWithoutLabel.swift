internal import Diagnostics
internal import Elements
internal import Interface
internal import Utterances

extension Audit.Rule {
  static let valueWithoutLabel = Audit.Rule(
    "value-without-label",
    "A value is heard, and nothing tells of what.",
    because: "“50%, adjustable”: half of what? (cvs-health, Sliders).",
    severity: .error, criteria: ["4.1.2"], clauses: ["11.4.1.2.1", "11.5.2.7"],
    isAboutWords: true,
    firing: [
      #"views: [{ slider: "", value: 0.5 }]"#, "views: [{ progressView: , value: 0.5 }, { text: A }]",
      "locale: de\nviews: [{ slider: , value: 0.5, valueLabel: 50 Prozent }]",
    ],
    passing: [
      "views: [{ slider: Volume, value: 0.5 }]",
      "locale: de\nviews: [{ slider: , value: 4, range: [1, 8], valueLabel: 4 Stücke }]",
      "views: [{ element: , value: Nick }]",
      "views: [{ slider: , value: 4, range: [1, 8], valueLabel: 4 slices }]",
    ],
    .stops { stop in
      guard stop.label.trimmed.isEmpty, let value = stop.value, !value.isEmpty, stop.isAmount,
        !stop.namesWhatIsCounted(in: value), !stop.element.traits.contains(.pickerItem),
        stop.element.kind != .pageControl,
        stop.element.kind != .datePicker
      else { return nil }
      // The title of a screen that only waits tells for what.
      let isTold = stop.element.kind == .progressView && stop.screen.title != nil && stop.screen.stops.count <= 2
      return Audit.Remark(
        message: "\(stop.sentence.quoted) is heard, and not of what", severity: isTold ? .warning : .error,
        hints: ["give it a \(code: "label")"])
    })
}

extension Audit.Stop {
  /// Whether a number stands with a word for what there are so many of: “4 slices”, “page 3 of 11”; that it is a part of a
  /// hundred says nothing, in the word that VoiceOver has for the sign.
  fileprivate func namesWhatIsCounted(in value: String) -> Bool {
    let (words, percent) = (value.spokenWords, utterance.phrasebook[.percent].spoken.spokenWords)
    return words.contains { $0.contains(where: \.isNumber) }
      && words.contains { word in
        // Some languages decline it.
        word.letterCount >= 3 && !percent.contains(where: word.hasPrefix) && !word.contains(where: \.isNumber)
      }
  }
}

extension Audit.Stop {
  /// Whether the element shows an amount or a choice.
  fileprivate var isAmount: Bool {
    element.traits.contains(.adjustable) || element.kind.has(.amount) || element.kind == .picker
  }
}
