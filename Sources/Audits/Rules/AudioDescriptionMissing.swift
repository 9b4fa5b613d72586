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
      "views: [{ video: Episode 4, audioOnly: true, captions: [en], action: back }]",
    ],
    .views { written in
      let view = written.view
      guard view.isFilm, !view.isAudio, !view.hasAudioDescription, view.transcript == nil else { return [] }
      return [
        Audit.Remark(
          message: "what \(view.filmName) only shows cannot be heard",
          hints: ["add \(code: "audioDescription: true") or a \(code: "transcript")"])
      ]
    })
}
