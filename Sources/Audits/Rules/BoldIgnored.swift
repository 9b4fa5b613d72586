internal import Diagnostics
internal import Interface
internal import Layout

extension Audit.Rule {
  static let boldIgnored = Audit.Rule(
    "bold-ignored",
    "A text in a font of the app's own is no heavier with Bold Text.",
    because: """
      Bold Text makes the system's fonts heavier, and leaves others as they are: the app must take another cut (Human \
      Interface Guidelines, “Accessibility”; WWDC20-10020).
      """,
    clauses: ["11.7"],
    firing: ["views: [{ text: Total, font: Avenir 17 }]", "views: [{ button: Pay, font: body Roboto, action: back }]"],
    passing: [
      "views: [{ text: Total, font: body }]", "views: [{ text: Total, font: Avenir 17 bold }]",
      "views: [{ text: Total, font: Avenir 17, if: not settings.boldText }, { text: Total, font: Avenir 17 bold, if: settings.boldText }]",
      "platform: macOS 26\nviews: [{ text: Total, font: Avenir 17 }]",
    ],
    .all { subject in
      // What is there only without Bold Text stands for something else with it.
      let dependent = Set(subject.views.filter { $0.view.condition?.dependsOnSettings == true }.map(\.view.origin))
      return subject.screens.flatMap { screen -> [Audit.Remark] in
        // The Mac has no Bold Text.
        guard screen.circumstances.platform.system != .macOS else { return [] }
        return screen.drawing.pieces.compactMap { piece in
          guard let text = piece.view.drawnText, piece.font.isOwn, piece.opacity > 0,
            screen.weight(of: piece, isBoldTextOn: true) == screen.weight(of: piece, isBoldTextOn: false),
            screen.weight(of: piece, isBoldTextOn: false) < 1, !dependent.contains(piece.view.origin)
          else { return nil }
          return screen.remark(
            "\(text.quoted) has the same weight with Bold Text", piece,
            hints: ["take the system's font, or a heavier cut \(code: "if: settings.boldText")"])
        }
      }
    })
}

extension Audit.Screen {
  fileprivate func weight(of piece: Drawing.Piece, isBoldTextOn: Bool) -> Double {
    ResolvedFont(
      piece.font, dynamicType: .large, isBoldTextOn: isBoldTextOn, idiom: circumstances.platform.idiom
    ).weight
  }
}
