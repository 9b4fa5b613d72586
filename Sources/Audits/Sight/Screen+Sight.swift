internal import Colors
internal import Diagnostics
internal import Interface

extension Audit.Screen {
  /// The texts whose contrast is given and too low, with it.
  func faintTexts(in look: Look) -> [(Drawing.Piece, Contrast)] {
    drawing.pieces.compactMap { piece in
      // What another element says is hidden from accessibility, and seen.
      guard let text = piece.view.drawnText, !piece.isHidden || isSaid(text),
        let contrast = Contrast(of: piece, in: look, on: circumstances.platform), !contrast.isEnough
      else { return nil }
      return (piece, contrast)
    }
  }

  /// Whether the words of a text are the name of a stop.
  private func isSaid(_ text: String) -> Bool {
    let name = text.normalizedName
    return !name.isEmpty && stops.contains { $0.name == name }
  }

  /// A remark about a piece of the drawing, with what is heard of it.
  func remark(
    _ message: Audit.Phrase, _ piece: Drawing.Piece, severity: Diagnostic.Severity? = nil, margin: Double? = nil,
    notes: [Diagnostic.Note] = [], hints: [Audit.Phrase]
  ) -> Audit.Remark {
    Audit.Remark(
      message: message, place: piece.view.origin, stop: piece.speaker.map { stops[$0] }, severity: severity,
      margin: margin, notes: notes, hints: hints)
  }
}
