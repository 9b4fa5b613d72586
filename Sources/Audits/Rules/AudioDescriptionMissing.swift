internal import Interface

extension Audit.Rule {
  static let audioDescriptionMissing = Audit.Rule(
    "audio-description-missing",
    "What a film only shows cannot be heard.",
    because: "It has neither an audio description nor a transcript (WCAG 2.2, 1.2.3 and 1.2.5).",
    criteria: ["1.2.3", "1.2.5"], clauses: ["11.1.2.5", "7.2.1"],
    firing: ["views: [{ video: Trailer, action: back }]"],
    passing: [
      "views: [{ video: Trailer, action: back, audioDescription: true }]",
      "views: [{ video: Trailer, action: back, transcript: script }]",
    ],
    .views { written in
      guard written.view.isFilm, !written.view.hasAudioDescription, written.view.transcript == nil else { return [] }
      return [
        Audit.Remark(
          message: "what \(written.view.filmName) only shows cannot be heard",
          hints: ["add \(code: "audioDescription: true") or a \(code: "transcript")"])
      ]
    })
}
