internal import Diagnostics
internal import Elements
internal import Interface

extension Audit.Rule {
  static let nameFromSymbol = Audit.Rule(
    "name-from-symbol",
    "A control is called by what its symbol shows, not by what it does.",
    because: """
      VoiceOver has words of its own for few symbols; for others it says the symbol's name: “Sparkle, button” is heard of \
      what makes a super favorite (WWDC24-10073).
      """,
    criteria: ["1.1.1", "4.1.2"], clauses: ["11.1.1.1.1"],
    isAboutWords: true,
    firing: [
      "views: [{ button: { symbol: sparkles } }]", "views: [{ button: { symbol: trophy } }]",
      "views: [{ hstack: [{ symbol: antenna.radiowaves.left.and.right }, { text: Transmit power }] }]",
      "views: [{ vstack: [{ image: { symbol: rectangle.stack.badge.plus } }, { text: No workspaces yet }] }]",
    ],
    passing: [
      "views: [{ button: { symbol: sparkles }, label: Super favorite }]", "views: [{ button: { symbol: star } }]",
      "views: [{ button: { symbol: play } }]", "views: [{ button: { symbol: lock } }]",
      "views: [{ button: [{ symbol: sparkles }, { text: Super }] }]",
      "views: [{ button: [{ zstack: [{ circle: }, { symbol: mappin }], label: Location }] }]",
      "views: [{ hstack: [{ symbol: antenna.radiowaves.left.and.right, hidden: true }, { text: Transmit power }] }]",
    ],
    .screens { screen in
      screen.drawing.pieces.indices.compactMap { place in
        let piece = screen.drawing.pieces[place]
        guard piece.view.kind.isControl || piece.isPictureBesideText(in: screen.drawing), !piece.isHidden,
          let speaker = piece.speaker, piece.view.label == nil,
          let symbol = screen.drawing.onlySymbol(in: place), SymbolName.tellsDrawing(of: symbol)
        else { return nil }
        let stop = screen.stops[speaker]
        // What an author's label speaks for is not heard, but for the names of actions.
        guard !stop.isLabelWritten || !piece.isStop else { return nil }
        return Audit.Remark(
          message: "the symbol '\(symbol)' gives this \(kind: piece.view.kind) its name, which tells what is drawn",
          place: piece.view.origin, stop: stop, severity: piece.view.kind.isControl ? nil : .note,
          hints: [
            piece.view.kind.isControl
              ? "give it a \(code: "label") that says what it does"
              : "give it a \(code: "label") that says what it means, or hide it"
          ])
      }
    })
}

extension Drawing.Piece {
  /// Whether the piece is a picture that is heard on its own, with a text beside it.
  fileprivate func isPictureBesideText(in drawing: Drawing) -> Bool {
    guard view.kind == .image, isStop, self.control == nil, let parent = self.parent,
      [.hstack, .vstack].contains(drawing.pieces[parent].view.kind)
    else { return false }
    return drawing.children(of: parent).contains { drawing.pieces[$0].view.drawnText != nil }
  }
}

extension Drawing {
  /// The symbol that alone names a piece; `nil` where there are words, or several pictures.
  fileprivate func onlySymbol(in place: Int) -> String? {
    var symbol: String?
    for piece in subtree(place) where !piece.isHidden && piece.opacity > 0 {
      if piece.view.drawnText != nil || piece.view.label != nil { return nil }
      guard let name = piece.view.symbol else {
        if piece.view.kind == .image { return nil }
        continue
      }
      if symbol != nil { return nil }
      symbol = name
    }
    return symbol
  }
}
