internal import Diagnostics
internal import Elements
internal import Interface

extension Audit.Rule {
  static let labelInName = Audit.Rule(
    "label-in-name",
    "A control is called otherwise than what is written on it.",
    because:
      "“Tap Buy” fails where “Buy” is seen and “Purchase now” is the name: Voice Control goes by the name, or by the input labels where there are some (WCAG 2.2, 2.5.3).",
    criteria: ["2.5.3"], clauses: ["11.2.5.3"],
    isAboutWords: true,
    firing: [
      "views: [{ button: Buy, label: Purchase now }]",
      "views: [{ button: Send message, inputLabels: [Post], action: back }]",
      "views: [{ button: Buy, label: Buy tickets, inputLabels: [Purchase] }]",
    ],
    passing: [
      "views: [{ button: Buy, label: Buy tickets }]",
      "views: [{ button: Buy, label: Purchase now, inputLabels: [Buy] }]",
      "views: [{ button: '+', label: Add }]", "views: [{ button: Buy…, label: buy }]",
      "views: [{ button: 5 km, label: 5 kilometers }]",
      "views: [{ button: Send message, inputLabels: [Post, Send message] }]",
      "views: [{ button: { symbol: paperplane }, label: Send, inputLabels: [Post] }]",
      "views: [{ button: [{ text: Beach }, { text: Three pictures }], inputLabels: [Beach], action: back }]",
    ],
    .stops { stop in
      let others = stop.element.hasDetails ? stop.element.details.inputLabels.filter { !$0.isEmpty } : []
      guard stop.isControl, stop.isLabelWritten || !others.isEmpty, let piece = stop.piece, piece.view.kind.isControl
      else { return nil }
      // Initials stand for the name.
      let texts = stop.visibleTexts.filter { $0.count > 2 || stop.visibleTexts.count == 1 }
      let shown = texts.joined(separator: " ")
      let words = shown.spokenWords
      guard shown.letterCount >= 2, !words.contains(where: { $0.first?.isNumber == true }) else { return nil }
      let isInLabel = stop.words.contains(run: words)
      // Of several texts, one is enough of a name.
      let isInOthers = others.contains { other in
        texts.contains { $0.letterCount > 0 && other.spokenWords.contains(run: $0.spokenWords) }
      }
      guard others.isEmpty ? !isInLabel : !isInOthers else { return nil }
      guard !isInLabel else {
        return Audit.Remark(
          message: "\(shown.quoted) is written on it, and by voice it is called only \(others.map(\.quoted).inWords)",
          hints: ["add \(shown.quoted) to the \(code: "inputLabels")"])
      }
      // Initials are read as the name that they stand for; only by voice it cannot be called by them.
      let isInitials = shown.lowercased() == String(stop.words.compactMap(\.first))
      return Audit.Remark(
        message: "\(shown.quoted) is written on it, and it is called \(stop.label.quoted)",
        severity: isInitials ? .note : nil,
        hints: ["begin the label with the words that are seen, or add \(code: "inputLabels: [\(shown)]")"])
    })
}
