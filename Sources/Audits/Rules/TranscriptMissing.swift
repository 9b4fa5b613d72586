internal import Diagnostics
internal import Elements
internal import Interface

extension Audit.Rule {
  static let transcriptMissing = Audit.Rule(
    "transcript-missing",
    "A sound has no transcript.",
    because: "Who does not hear it has nothing of it (WCAG 2.2, 1.2.1).",
    severity: .note, criteria: ["1.2.1"], clauses: ["11.1.2.1"],
    firing: [
      "views: [{ element: , label: Episode 4, traits: [startsMediaSession], action: { announce: { text: Playing, delay: 1 } } }]"
    ],
    passing: [
      "views: [{ element: , label: Episode 4, traits: [startsMediaSession], transcript: script, action: { announce: { text: Playing, delay: 1 } } }]",
      "views: [{ button: Camera, traits: [startsMediaSession], action: back }]",
    ],
    .views { written in
      let view = written.view
      guard view.traits.contains(.startsMediaSession), view.kind == .element || view.kind == .view,
        view.captions.isEmpty,
        view.transcript == nil, !view.isSilent
      else { return [] }
      return [Audit.Remark(message: "what is heard here cannot be read", hints: ["add a \(code: "transcript")"])]
    })
}
