internal import Diagnostics
internal import Elements

extension Audit.Rule {
  static let languageUnmarked = Audit.Rule(
    "language-unmarked",
    "Words in another script are read by the voice of this language.",
    because: "An English voice garbles “Громкость”, or skips it (WCAG 2.2, 3.1.2).",
    severity: .note, confidence: .likely, criteria: ["3.1.2"],
    firing: ["views: [{ text: Громкость }, { text: Volume }]"],
    passing: [
      "views: [{ text: Громкость, language: ru }, { text: Volume }]", "locale: ru-RU\nviews: [{ text: Громкость }]",
      "locale: ru-RU\nviews: [{ text: iPhone }]", "views: [{ text: Ω }, { text: π = 3 }]",
    ],
    .screens { screen in
      let own = Script.of(language: screen.language)
      let foreign = screen.stops.filter { stop in
        guard !stop.label.isASCII, let script = Script.of(stop.label), script != own, script != .latin else {
          return false
        }
        return !stop.element.hasDetails || stop.element.details.language == nil && stop.element.details.speech == nil
      }
      // Where nearly all is in another script, it is the language of the device that is wrong.
      guard foreign.count * 2 <= screen.stops.count else { return [] }
      return foreign.map { stop in
        Audit.Remark(
          message: "\(stop.label.quoted) is read by a voice of another language", stop: stop,
          hints: ["say which language it is, as in \(code: "language: ru")"])
      }
    })
}
