internal import Interface
internal import Layout

extension Audit.Rule {
  static let fontFixed = Audit.Rule(
    "font-fixed",
    "A text does not grow with the text size of the person.",
    because:
      "A size in points stays what it is at every setting of Dynamic Type (Human Interface Guidelines, “Accessibility”).",
    criteria: ["1.4.4"], clauses: ["11.1.4.4.1", "11.7"],
    firing: ["views: [{ text: 'Departs 12:40', font: system 14 }]"],
    passing: [
      "views: [{ text: 'Departs 12:40', font: footnote }]", "views: [{ text: '12:40', font: system 48 }]",
      "platform: macOS 26\nviews: [{ text: 'Departs 12:40', font: system 14 }]",
    ],
    .screens { screen in
      // The Mac has no Dynamic Type.
      guard screen.circumstances.platform.system != .macOS else { return [] }
      return screen.drawing.pieces.compactMap { piece in
        guard piece.view.drawnText != nil, let size = piece.font.fixedSize, size < 40, piece.opacity > 0,
          piece.view.kind != .navigationBar, piece.view.kind != .tab
        else { return nil }
        return screen.remark(
          "\((piece.view.drawnText ?? "").quoted) stays \(Value.text(of: size)) points high at every text size", piece,
          hints: ["take a text style, such as \(code: "font: \(TextStyle.nearest(to: size).rawValue)")"])
      }
    })
}

extension TextStyle {
  /// The style whose size at the usual setting is nearest.
  fileprivate static func nearest(to size: Double) -> TextStyle {
    allCases.min { abs($0.size(at: .large, on: .phone) - size) < abs($1.size(at: .large, on: .phone) - size) } ?? .body
  }
}
