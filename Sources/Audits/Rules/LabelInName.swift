internal import Diagnostics
internal import Elements
internal import Interface

extension Audit.Rule {
  static let labelInName = Audit.Rule(
    "label-in-name",
    "A control is called otherwise than what is written on it.",
    because:
      "“Tap Buy” fails where “Buy” is seen and “Purchase now” is the name: Voice Control goes by the name (WCAG 2.2, 2.5.3).",
    criteria: ["2.5.3"], clauses: ["11.2.5.3"],
    isAboutWords: true,
    firing: ["views: [{ button: Buy, label: Purchase now }]"],
    passing: [
      "views: [{ button: Buy, label: Buy tickets }]",
      "views: [{ button: Buy, label: Purchase now, inputLabels: [Buy] }]",
      "views: [{ button: '+', label: Add }]", "views: [{ button: Buy…, label: buy }]",
      "views: [{ button: 5 km, label: 5 kilometers }]",
    ],
    .stops { stop in
      guard stop.isControl, stop.isLabelWritten, let piece = stop.piece, piece.view.kind.isControl else { return nil }
      // Initials stand for the name.
      let shown = stop.visibleTexts.filter { $0.count > 2 || stop.visibleTexts.count == 1 }.joined(separator: " ")
      let words = shown.spokenWords
      guard shown.letterCount >= 2, !stop.words.contains(run: words),
        !words.contains(where: { $0.first?.isNumber == true })
      else { return nil }
      let others = stop.element.hasDetails ? stop.element.details.inputLabels : []
      guard !others.contains(where: { $0.spokenWords.contains(run: words) }) else { return nil }
      // Initials are read as the name that they stand for; only by voice it cannot be called by them.
      let isInitials = shown.lowercased() == String(stop.words.compactMap(\.first))
      return Audit.Remark(
        message: "\(shown.quoted) is written on it, and it is called \(stop.label.quoted)",
        severity: isInitials ? .note : nil,
        hints: ["begin the label with the words that are seen, or add \(code: "inputLabels: [\(shown)]")"])
    })
}
