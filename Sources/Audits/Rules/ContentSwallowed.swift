internal import Diagnostics
internal import Elements
internal import Interface

extension Audit.Rule {
  static let contentSwallowed = Audit.Rule(
    "content-swallowed",
    "A text is seen, and the element that speaks for it does not say it.",
    because: "“$9.99” is seen, “Premium, button” is heard (about 30 of 330 public threads).",
    confidence: .likely, criteria: ["1.3.1", "1.1.1"], clauses: ["11.1.3.1.1", "11.5.2.10"],
    isAboutWords: true,
    firing: [
      "views: [{ vstack: [{ text: Premium }, { text: $9.99 }], isElement: true, label: Premium, traits: [button] }]",
      "views: [{ button: [{ text: Premium }, { text: First month free }], label: Premium, action: back }]",
    ],
    passing: [
      "views: [{ vstack: [{ text: Premium }, { text: $9.99 }], children: combine, traits: [button] }]",
      "views: [{ button: [{ text: JD }, { text: Jane Doe }], label: Jane Doe, action: back }]",
      "views: [{ vstack: [{ text: 2h 5m }, { text: Left }], isElement: true, label: 2 hours 5 minutes left }]",
    ],
    .stops { stop in
      guard let own = stop.piece,
        stop.isLabelWritten || own.view.isElement == true || own.view.childBehavior == .ignore
      else { return nil }
      lazy var spoken = stop.spokenVocabulary
      for piece in stop.screen.drawing.subtree(own.place).dropFirst() {
        // A control that cannot be reached is told as such.
        guard !piece.view.kind.isControl, piece.control.map({ $0 <= own.place }) ?? true, piece.speaker == stop.index,
          !piece.isHidden, piece.opacity > 0, !piece.view.decorative,
          let text = piece.view.drawnText
        else { continue }
        let words = text.spokenWords
        let numbers = words.filter { $0.contains(where: \.isNumber) }
        let long = words.filter { $0.count >= 4 && !$0.contains(where: \.isNumber) }
        let lostNumber = numbers.contains { !spoken.contains($0.digits) && !$0.digits.isEmpty }
        let said = long.count { spoken.contains($0) }
        guard lostNumber || (!long.isEmpty && said * 10 < long.count * 6) else { continue }
        return Audit.Remark(
          message: "\(text.quoted) is seen, and \(stop.sentence.quoted) is heard", severity: lostNumber ? .error : nil,
          notes: [Diagnostic.Note("it is written here", at: piece.view.origin.known)],
          hints: ["take it into the label, or use \(code: "children: combine") without a label"])
      }
      return nil
    })
}

extension Audit.Stop {
  /// The words and numbers of all that is said or offered.
  fileprivate var spokenVocabulary: Set<String> {
    var texts = [sentence, hint ?? ""]
    if element.hasDetails {
      texts += element.details.customContent.flatMap { [$0.label, $0.value] } + element.details.actions.map(\.name)
      texts += element.details.inputLabels
    }
    let words = texts.flatMap(\.spokenWords)
    return Set(words + words.map(\.digits))
  }
}

extension String {
  /// The digits alone.
  fileprivate var digits: String { filter(\.isNumber) }
}
