internal import Diagnostics
internal import Interface
internal import Layout

extension Audit.Rule {
  static let settingClips = Audit.Rule(
    "setting-clips",
    "A text is cut off only under something that a person has set.",
    because:
      "Bold letters are wider, and words of other languages longer (Human Interface Guidelines, “Accessibility”).",
    confidence: .likely, criteria: ["1.4.4"], clauses: ["11.1.4.4.1", "11.7"],
    firing: ["views: [{ text: Departure at twelve forty, lineLimit: 1, frame: { width: 193, height: 24 } }]"],
    passing: [
      "views: [{ text: Departure at twelve forty, frame: { width: 193 } }]",
      "views: [{ text: Departure at twelve forty, lineLimit: 1, frame: { width: 320, height: 24 } }]",
    ],
    .settings { run in
      // At each text size it is told by a rule of its own.
      guard run.key != .dynamicType else { return [] }
      return run.newlyCut.compactMap { cut in
        guard let text = cut.view.drawnText else { return nil }
        return Audit.Remark(
          message: "\(text.quoted) is cut off", place: cut.view.origin,
          notes: [Diagnostic.Note("\((cut.cutOff ?? "").quoted) is lost, by an estimate")],
          hints: ["drop \(code: "lineLimit"), or let what it stands in grow"])
      }
    })
}
