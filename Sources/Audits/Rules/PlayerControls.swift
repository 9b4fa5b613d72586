internal import Diagnostics
internal import Elements
internal import Interface

extension Audit.Rule {
  static let playerControls = Audit.Rule(
    "player-controls",
    "Nothing plays or stops a film.",
    because: "Neither a button nor a double tap with two fingers does it (Human Interface Guidelines).",
    confidence: .likely, criteria: ["2.1.1"], clauses: ["7.3", "11.2.1.1.1"],
    firing: ["views: [{ video: Trailer }]"],
    passing: [
      "views: [{ video: Trailer, magicTap: { announce: { text: Playing, delay: 1 } } }, { button: Play, action: { announce: { text: Playing, delay: 1 } } }]",
      "views: [{ video: Trailer, action: { announce: { text: Playing, delay: 1 } } }]",
      "views: [{ video: Trailer, traits: [startsMediaSession] }]",
    ],
    .screens { screen in
      guard screen.isWhole else { return [] }
      let films = screen.drawing.pieces.filter {
        $0.view.kind == .video && $0.view.action == nil && $0.view.magicTap == nil
      }
      guard !films.isEmpty else { return [] }
      let plays = screen.stops.contains { stop in
        stop.words.contains { ["play", "pause", "stop", "resume"].contains($0) }
          || stop.element.traits.contains(.startsMediaSession)
      }
      guard !plays || screen.language != "en" else { return [] }
      return films.map { film in
        screen.remark(
          "nothing plays or stops \((film.view.title ?? "this film").quoted)", film,
          hints: ["add a button that does, and a \(code: "magicTap")"])
      }
    })
}
