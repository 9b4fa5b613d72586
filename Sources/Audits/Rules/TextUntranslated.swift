internal import Diagnostics
internal import Elements

extension Audit.Rule {
  static let textUntranslated = Audit.Rule(
    "text-untranslated",
    "Words of the interface are in English, though its language is another one.",
    because: "“Delete, Taste” is heard; a voice of another language garbles the word (WCAG 2.2, 3.1.2).",
    confidence: .likely, criteria: ["3.1.1", "3.1.2"], clauses: ["11.3.1.1.1"],
    firing: ["locale: de-DE\nviews: [{ button: Delete }, { button: Sichern }]"],
    passing: [
      "locale: de-DE\nviews: [{ button: Löschen }, { button: Sichern }]", "views: [{ button: Delete }]",
      "locale: de-DE\nviews: [{ button: Delete, language: en }, { button: Sichern }]",
      "locale: de-DE\nviews: [{ text: Close to You }, { button: Album }]",
    ],
    .screens { screen in
      guard screen.language != "en" else { return [] }
      let english = screen.stops.filter { stop in
        stop.isControl && (1...2).contains(stop.words.count)
          && stop.words.allSatisfy(WordList.english.interfaceWords.contains)
          && (!stop.element.hasDetails || stop.element.details.language == nil)
      }
      // Where nearly all is English, the scenario's language is meant for VoiceOver alone.
      guard english.count * 2 <= screen.stops.count(where: \.isControl) else { return [] }
      return english.map { stop in
        Audit.Remark(
          message: "\(stop.label.quoted) is not in the language of the screen", stop: stop,
          hints: ["translate it, or say \(code: "language: en") if it is meant to be English"])
      }
    })
}
