internal import Diagnostics
internal import Elements
internal import Interface
internal import Layout

extension Audit.Rule {
  static let assistiveTextOnly = Audit.Rule(
    "assistive-text-only",
    "A control is told by words alone in Assistive Access.",
    because: "There, everything is told by a picture and by words (WWDC25-238).",
    confidence: .likely,
    firing: ["settings: { assistiveAccess: on }\nviews: [{ button: Call Beth, action: { announce: Calling } }]"],
    passing: [
      "settings: { assistiveAccess: on }\nviews: [{ button: [{ label: { text: Call Beth, symbol: phone.fill } }], action: { announce: Calling } }]",
      "views: [{ button: Call Beth, action: { announce: Calling } }]",
    ],
    .screens { screen in
      guard screen.isInAssistiveAccess else { return [] }
      let pieces = screen.drawing.pieces.filter { $0.isStop && $0.view.kind.has(.act) && !$0.view.isWayBack }
      return pieces.filter { piece in
        !screen.drawing.subtree(piece.place).contains { $0.view.symbol != nil || $0.view.kind == .image }
      }.map { piece in
        screen.remark(
          "no picture tells what \((piece.speaker.map { screen.stops[$0].label } ?? "").quoted) does", piece,
          hints: ["put a symbol beside the words"])
      }
    })
}
