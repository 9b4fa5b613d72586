internal import Diagnostics
internal import Elements
internal import Interface

extension Audit.Rule {
  static let nameAssumed = Audit.Rule(
    "name-assumed",
    "Words are told that nobody is known to have heard, so VoiceOver may say others.",
    because: """
      What VoiceOver calls a symbol or a part of a picker is the system's, and differs between languages and versions; \
      only some of it has been recorded. An app that says the words itself is heard alike everywhere.
      """,
    severity: .note, confidence: .likely, criteria: ["1.1.1"],
    isAboutWords: true,
    firing: ["views: [{ button: { symbol: arrow.uturn.left } }]", "locale: de\nviews: [{ button: { symbol: star } }]"],
    passing: [
      "views: [{ button: { symbol: arrow.uturn.left }, label: Undo }]", "views: [{ button: { symbol: star } }]",
      "locale: de\nviews: [{ button: { symbol: gear } }]",
      "views: [{ image: { symbol: arrow.uturn.left }, decorative: true }]",
      "views: [{ button: { text: Play, symbol: play.fill } }]",
    ],
    .stops { stop in
      guard stop.element.hasDetails else { return nil }
      // What a symbol's drawing gives a control for its name is told by a rule of its own.
      let symbols = stop.piece.map { stop.screen.drawing.subtree($0.place).compactMap(\.view.symbol) } ?? []
      guard !stop.isControl || !symbols.contains(where: SymbolName.tellsDrawing) else { return nil }
      // What the app shows in words is known, whatever stands beside it.
      let words = stop.element.details.assumedWords.filter { word in
        (stop.label.contains(word) || stop.value?.contains(word) == true)
          && !stop.visibleTexts.contains { $0.contains(word) }
      }
      guard let first = words.first else { return nil }
      return Audit.Remark(
        message: "\(first.quoted) is assumed: nobody is known to have heard it",
        hints: ["give it a \(code: "label"), or listen to it on a device"])
    })
}
