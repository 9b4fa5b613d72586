internal import Colors
internal import Interface

extension Audit.Rule {
  static let contrastNontext = Audit.Rule(
    "contrast-nontext",
    "A symbol that stands for a control hardly stands out.",
    because:
      "What tells of a control is seen from 3:1 on (WCAG 2.2, 1.4.11; Human Interface Guidelines, “Accessibility”).",
    criteria: ["1.4.11"], clauses: ["11.1.4.11"],
    firing: [##"views: [{ button: { symbol: star }, color: "#ffe680" }]"##],
    passing: [
      ##"views: [{ button: { symbol: star }, color: "#7a5c00" }]"##,
      ##"views: [{ button: { symbol: star }, color: "#ffe680", disabled: true }]"##,
      ##"views: [{ symbol: star, color: "#ffe680", decorative: true }, { text: A }]"##,
    ],
    .screens { screen in
      screen.drawing.pieces.compactMap { piece in
        guard let symbol = piece.view.symbol, piece.view.drawnText == nil, !piece.view.decorative,
          let speaker = piece.speaker, screen.stops[speaker].isControl, screen.stops[speaker].visibleTexts.isEmpty,
          let contrast = Contrast(of: piece, in: screen.look, isText: false, on: screen.circumstances.platform),
          !contrast.isEnough
        else { return nil }
        return screen.remark(
          "the symbol '\(symbol)' has a contrast of \(contrast.words); \(contrast.leastWords) is needed", piece,
          hints: ["take a darker or lighter \(code: "color")"])
      }
    })
}
