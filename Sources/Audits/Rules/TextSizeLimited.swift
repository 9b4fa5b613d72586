internal import Interface

extension Audit.Rule {
  static let textSizeLimited = Audit.Rule(
    "text-size-limited",
    "A view holds its text below the accessibility sizes.",
    because:
      "Who needs large text needs all of it large; a limit is for what can be shown large otherwise, as in bars (Human "
      + "Interface Guidelines, “Accessibility”; SwiftUI's documentation of dynamicTypeSize).",
    criteria: ["1.4.4"], clauses: ["11.1.4.4.1", "11.7"],
    firing: [
      "views: [{ text: 'Departs 12:40', dynamicTypeSize: ...xxxLarge }]",
      "views: [{ vstack: [{ text: 'Departs 12:40' }], dynamicTypeSize: large }]",
    ],
    passing: [
      "views: [{ text: 'Departs 12:40', dynamicTypeSize: ...accessibility2 }]",
      "views: [{ text: 'Departs 12:40', dynamicTypeSize: large... }]",
      "views: [{ circle: , dynamicTypeSize: large }]",
      "platform: macOS 26\nviews: [{ text: 'Departs 12:40', dynamicTypeSize: large }]",
    ],
    .screens { screen in
      // The Mac has no Dynamic Type.
      guard screen.circumstances.platform.system != .macOS else { return [] }
      let drawing = screen.drawing
      return drawing.pieces.compactMap { piece in
        guard let limits = piece.view.textSizes, let greatest = limits.greatest, greatest < .accessibility1,
          drawing.subtree(piece.place).contains(where: { $0.view.drawnText != nil && $0.opacity > 0 })
        else { return nil }
        return screen.remark(
          "text here grows no further than \(greatest.rawValue)", piece,
          hints: ["drop \(code: "dynamicTypeSize"), or raise it to accessibility3, about twice the usual size"])
      }
    })
}
