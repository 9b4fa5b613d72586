internal import Diagnostics
internal import Elements
internal import Interface

extension Audit.Rule {
  static let contentHidden = Audit.Rule(
    "content-hidden",
    "A text is seen, hidden from accessibility, and said nowhere.",
    because: "“Sold out” is seen, and nothing of it is heard (Human Interface Guidelines, “Accessibility”).",
    confidence: .likely, criteria: ["1.3.1"], clauses: ["11.5.2.5"],
    firing: ["views: [{ text: Concert }, { text: Sold out, hidden: true }]"],
    passing: [
      "views: [{ text: Concert }, { text: Sold out }]",
      "views: [{ button: Concert is sold out }, { text: Sold out, hidden: true }]",
      "views: [{ text: Concert }, { text: ·, hidden: true }]",
      "views: [{ slider: Position, value: 0.3, valueLabel: 1 minute 12 seconds of 3 minutes }, { text: '-2:19', hidden: true }]",
    ],
    .screens { screen in
      lazy var spoken = Set(screen.stops.flatMap { ($0.sentence + " " + ($0.hint ?? "")).spokenWords })
      // What a slider or a progress says in words is seen as figures beside it.
      lazy var saysAmount = screen.stops.contains { $0.element.kind.has(.amount) && $0.value != nil }
      return screen.drawing.pieces.compactMap { piece in
        guard piece.isHidden, piece.opacity > 0, !piece.view.decorative, let text = piece.view.drawnText,
          piece.view.kind != .navigationBar,
          piece.view.action == nil
        else { return nil }
        let words = text.spokenWords.filter { $0.count >= 2 || $0.contains(where: \.isNumber) }
        guard text.letterCount >= 2 || text.contains(where: \.isNumber), !words.isEmpty,
          words.contains(where: { !spoken.contains($0) }), text.letterCount > 0 || !saysAmount
        else { return nil }
        return Audit.Remark(
          message: "\(text.quoted) is seen, and said nowhere on the screen", place: piece.view.origin,
          hints: ["drop \(code: "hidden"), or say it in the neighbor"])
      }
    })
}
