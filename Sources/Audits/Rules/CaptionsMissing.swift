internal import Diagnostics
internal import Interface

extension Audit.Rule {
  static let captionsMissing = Audit.Rule(
    "captions-missing",
    "A film with sound has no captions.",
    because: "What is said in it cannot be read (WCAG 2.2, 1.2.2; Human Interface Guidelines, “Accessibility”).",
    severity: .error, criteria: ["1.2.2", "1.2.4"], clauses: ["11.1.2.2", "7.1.1"],
    firing: ["views: [{ video: Trailer, action: back }]"],
    passing: [
      "views: [{ video: Trailer, action: back, captions: [en, de] }]",
      "views: [{ video: Waves, action: back, silent: true }]",
      "views: [{ video: Episode 4, audioOnly: true, transcript: Welcome to the show, action: back }]",
    ],
    .views { written in
      let view = written.view
      // Of what has no picture a transcript tells everything (WCAG 2.2, 1.2.1).
      let isTold = view.isAudio && view.transcript != nil
      guard view.isFilm, view.captions.isEmpty, !view.isSilent, !isTold else { return [] }
      return [
        Audit.Remark(
          message: "what is said in \(view.filmName) cannot be read",
          hints: [
            "add \(code: view.isAudio ? "transcript" : "captions: [en]"), or \(code: "silent: true") if nothing is said"
          ])
      ]
    })
}

extension View {
  /// Whether the view plays a film that says something.
  var isFilm: Bool { kind == .video && !self.decorative && self.hidden?.constant != true }

  var filmName: String { title.map(\.quoted) ?? "this film" }
}
