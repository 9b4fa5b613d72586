internal import Diagnostics
internal import Interface
internal import Layout

extension Audit.Rule {
  static let weightLight = Audit.Rule(
    "weight-light",
    "A text is set in thin strokes.",
    because:
      "Light weights are hard to see, most of all where they are small (Human Interface Guidelines, “Accessibility”).",
    severity: .note,
    firing: [
      "views: [{ text: '12:40', font: system 18 ultraLight }]", "views: [{ text: '12:40', font: footnote light }]",
    ],
    passing: [
      "views: [{ text: '12:40', font: system 18 medium }]", "views: [{ text: '12:40', font: system 40 light }]",
    ],
    .screens { screen in
      let platform = screen.circumstances.platform
      return screen.drawing.pieces.compactMap { piece in
        guard let text = piece.view.drawnText else { return nil }
        let font = ResolvedFont(piece.font, dynamicType: .large, isBoldTextOn: false, idiom: platform.idiom)
        guard font.weight <= -0.3 && font.size < 24 || font.weight < 0 && font.size < 17 else { return nil }
        return screen.remark(
          "\(text.quoted) is set in thin strokes at \(Value.text(of: font.size)) points", piece,
          hints: ["take the weight regular or heavier"])
      }
    })
}
