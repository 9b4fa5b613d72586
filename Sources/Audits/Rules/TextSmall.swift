internal import Interface
internal import Layout

extension Audit.Rule {
  static let textSmall = Audit.Rule(
    "text-small",
    "A text is smaller than the platform's least.",
    because:
      "The Human Interface Guidelines have 11 points as the least on iOS, 12 on watchOS and visionOS, 10 on macOS.",
    clauses: ["11.7"],
    firing: ["views: [{ text: Fees apply, font: system 9 }]"],
    passing: ["views: [{ text: Fees apply, font: caption2 }]"],
    .screens { screen in
      let platform = screen.circumstances.platform
      return screen.drawing.pieces.compactMap { piece in
        guard piece.view.drawnText != nil, piece.opacity > 0 else { return nil }
        let font = ResolvedFont(piece.font, dynamicType: .large, isBoldTextOn: false, idiom: platform.idiom)
        let least = TextSize(on: platform).least
        guard font.size < least else { return nil }
        return screen.remark(
          "\((piece.view.drawnText ?? "").quoted) is \(Value.text(of: font.size)) points high; the least is \(Value.text(of: least))",
          piece, hints: ["take a larger \(code: "font"), such as caption2"])
      }
    })
}
