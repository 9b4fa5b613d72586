import Interface
import Order
import OrderedCollections
import Testing
import Utterances
import VoiceOver

/// Role words in other languages, from AccessibilitySnapshot's tables of strings.
@Suite("Languages")
struct LanguageTests {
  private func heard(_ view: View, locale: String, style: Style) -> [String] {
    let screen = Screen(views: [view])
    let scenario = Scenario(name: "", locale: locale, screens: ["main": screen])
    return ScreenReading(of: screen, in: scenario).utterances().map { $0.text(in: style) }
  }

  @Test(
    "Role words are spoken in VoiceOver's language",
    arguments: [
      ("de-DE", "Label: Value. Grau dargestellt. Taste."), ("ru", "Label: Value. Недоступно. Кнопка."),
      ("en-GB", "Label: Value. Dimmed. Button."), ("fr-FR", "Label: Value. Dimmed. Button."),
    ])
  func locale(_ tag: String, _ expected: String) {
    let view = element(label: "Label", value: "Value", traits: [.button, .notEnabled])
    #expect(heard(view, locale: tag, style: .snapshot) == [expected])
  }

  @Test("Russian has words that a synthesizer got from VoiceOver (tugstugi, EnRuNormalizer)")
  func russian() {
    let bar = View(.navigationBar, modifiers: [.back("Настройки")])
    #expect(heard(bar, locale: "ru", style: .spoken) == ["Настройки, кнопка, указывающая назад"])
    let menu = View(.menu, .text("Ещё"), children: [View(.button, .text("Копировать"))])
    #expect(heard(menu, locale: "ru", style: .spoken) == ["Ещё, кнопка, всплывающая кнопка"])
  }

  @Test("An element with a language of its own has its role words in that language")
  func elementLanguage() {
    let view = element(label: "Senden", traits: [.button], .language("de"))
    #expect(heard(view, locale: "en-US", style: .spoken) == ["Senden, Taste"])
    // A language is inherited by what is inside.
    let stack = View(.vstack, modifiers: [.language("ru")], children: [View(.button, .text("Назад"))])
    #expect(heard(stack, locale: "en-US", style: .spoken) == ["Назад, кнопка"])
  }

  @Test("Selected is said in the language, with and without a label")
  func selected() {
    // AccessibilitySnapshot's tables: "Auswahl: %@" and "Auswahl.", "Выбрано: %@"
    #expect(heard(element(label: "A", traits: [.selected]), locale: "de", style: .snapshot) == ["Auswahl: A"])
    #expect(heard(element(traits: [.selected]), locale: "de", style: .snapshot) == ["Auswahl."])
    #expect(heard(element(label: "A", traits: [.selected]), locale: "ru", style: .snapshot) == ["Выбрано: A"])
  }

  @Test("Positions and tables use the words of the language")
  func places() {
    let series = View(
      .view, modifiers: [.container(.series)], children: [View(.button, .text("A")), View(.button, .text("B"))])
    #expect(heard(series, locale: "de", style: .snapshot) == ["A. Taste. 1 von 2.", "B. Taste. 2 von 2."])
  }

  @Test("A back button called “Back” in the language loses its label")
  func back() {
    let bar = View(.navigationBar, modifiers: [.back("Zurück")])
    #expect(heard(bar, locale: "de", style: .snapshot) == ["Zurück Taste."])
  }

  @Test(
    "Amounts are written as the language writes numbers",
    arguments: [
      // Unicode CLDR: “#,##0 %” in German and Russian, “#,##0%” in English; the decimal sign is a comma in the former
      ("en-US", "75%. Adjustable.", "1.5"), ("de-DE", "75 %. Einstellbar.", "1,5"),
      ("ru", "75 %. Элемент регулировки.", "1,5"), ("fr-FR", "75 %. Adjustable.", "1,5"),
    ])
  func amounts(_ tag: String, _ expected: String, _ value: String) {
    let slider = View(.slider, modifiers: [.amount(Bound(.constant(.number(0.75))))])
    #expect(heard(slider, locale: tag, style: .snapshot) == [expected])
    // The language of an element counts for more than VoiceOver's own.
    let inside = View(.vstack, modifiers: [.language(tag)], children: [slider])
    #expect(heard(inside, locale: "en-US", style: .snapshot) == [expected])
    let percent = expected.prefix { $0 != "." }
    for kind in [Kind.gauge, .progressView] {
      let view = View(kind, modifiers: [.amount(Bound(.constant(.number(0.75))))])
      #expect(heard(view, locale: tag, style: .snapshot) == [String(percent)])
    }
    let stepper = View(.stepper, .text("Size"), modifiers: [.amount(Bound(.constant(.number(1.5))))])
    #expect(heard(stepper, locale: tag, style: .spoken)[0].contains(", \(value), "))
  }

  @Test("Words in other languages are carried with their places in the label")
  func foreignWords() {
    // WWDC17-215: attributed labels may change their language inside
    var speech = Speech()
    speech.languages = [ForeignWords("bonjour", language: "fr"), ForeignWords("Wien", language: "de-AT")]
    let view = View(.text, .text("He said bonjour in Wien"), modifiers: [.speech(speech)])
    let screen = Screen(views: [view])
    let utterances = ScreenReading(of: screen, in: Scenario(name: "", screens: ["main": screen])).utterances()
    #expect(
      utterances.flatMap(\.parts).flatMap(\.languages) == [
        Utterance.LanguageRange(characters: 8..<15, language: "fr"),
        Utterance.LanguageRange(characters: 19..<23, language: "de-AT"),
      ])
    #expect(utterances.map { $0.text() } == ["He said bonjour in Wien"])
  }

  @Test("Every English phrase says when it is heard and where it is known from")
  func sources() {
    for key in Phrase.Key.allCases {
      #expect(Phrasebook.english.evidence(of: key)?.source.isEmpty == false, "\(key.name) has no source")
      #expect(!Phrasebook.english.occasion(of: key).isEmpty, "\(key.name) has no occasion")
    }
  }
}
