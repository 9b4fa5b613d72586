internal import Diagnostics
internal import Interface

extension Audit.Rule {
  static let translationMissing = Audit.Rule(
    "translation-missing",
    "A text of the app's own tables has no words in the language that the app is heard in.",
    because: "The words of another language are heard, in a voice that garbles them (WCAG 2.2, 3.1.2).",
    criteria: ["3.1.1", "3.1.2"], clauses: ["11.3.1.1.1"],
    firing: [
      """
      locale: de-DE
      strings: { de: { Reply: Antworten }, fr: { Reply: Répondre, Post: Envoyer } }
      views: [{ button: Reply, action: back }, { button: Post, action: back }]
      """,
      """
      locale: de-DE
      strings: { de: { Sent: Gesendet }, fr: { Sent: Envoyé, Saved: Enregistré } }
      views: [{ text: Sent, onAppear: { announce: Saved } }]
      """,
    ],
    passing: [
      """
      locale: de-DE
      strings: { de: { Reply: Antworten, Post: Abschicken }, fr: { Reply: Répondre } }
      views: [{ button: Reply, action: back }, { button: Post, action: back }, { text: Nick }]
      """,
      "strings: { de: { Reply: Antworten } }\nviews: [{ button: Reply, action: back }, { text: Post }]",
    ],
    .all { subject in
      guard let scenario = subject.scenario, let translator = scenario.formats.translator else { return [] }
      let locale = scenario.locale
      // Where there are no words at all, every text would be told of.
      guard translator.speaks(locale) else {
        return [
          Audit.Remark(
            message: "the app's tables have no words in \(locale)",
            hints: ["translate them, or leave the language to variants of apps that speak it"])
        ]
      }
      var told: Set<String> = []
      return LocalizedTextFinder.texts(of: scenario).compactMap { text in
        let source = translator.source(of: text.key, in: locale)
        guard source.isMissing, told.insert(text.key).inserted else { return nil }
        let shown = source.language.map { "the words in \($0) are" } ?? "the key is"
        return Audit.Remark(
          message: "'\(text.key)' has no words in \(locale), and \(shown) heard", place: text.origin,
          hints: ["add them in \(source.table)"])
      }
    })
}
