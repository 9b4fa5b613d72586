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
    let bar = View(.navigationBar).with { $0.back = "Настройки" }
    #expect(heard(bar, locale: "ru", style: .spoken) == ["Настройки, кнопка, указывающая назад"])
    let menu = View(.menu, .text("Ещё"), children: [View(.button, .text("Копировать"))])
    #expect(heard(menu, locale: "ru", style: .spoken) == ["Ещё, кнопка, всплывающая кнопка"])
  }

  @Test("An element with a language of its own has its role words in that language")
  func elementLanguage() {
    let view = element(label: "Senden", traits: [.button]).with { $0.language = "de" }
    #expect(heard(view, locale: "en-US", style: .spoken) == ["Senden, Taste"])
    // A language is inherited by what is inside.
    let stack = View(.vstack, children: [View(.button, .text("Назад"))]).with { $0.language = "ru" }
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
      .view, children: [View(.button, .text("A")), View(.button, .text("B"))]
    ).with { $0.container = .series }
    #expect(heard(series, locale: "de", style: .snapshot) == ["A. Taste. 1 von 2.", "B. Taste. 2 von 2."])
  }

  @Test("A back button called “Back” in the language loses its label")
  func back() {
    let bar = View(.navigationBar).with { $0.back = "Zurück" }
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
    let slider = View(.slider).with { $0.amount = Bound(.constant(.number(0.75))) }
    #expect(heard(slider, locale: tag, style: .snapshot) == [expected])
    // The language of an element counts for more than VoiceOver's own.
    let inside = View(.vstack, children: [slider]).with { $0.language = tag }
    #expect(heard(inside, locale: "en-US", style: .snapshot) == [expected])
    let percent = expected.prefix { $0 != "." }
    for kind in [Kind.gauge, .progressView] {
      let view = View(kind).with { $0.amount = Bound(.constant(.number(0.75))) }
      #expect(heard(view, locale: tag, style: .snapshot) == [String(percent)])
    }
    let stepper = View(.stepper, .text("Size")).with { $0.amount = Bound(.constant(.number(1.5))) }
    #expect(heard(stepper, locale: tag, style: .spoken)[0].contains(", \(value), "))
  }

  @Test("Words in other languages are carried with their places in the label")
  func foreignWords() {
    // WWDC17-215: attributed labels may change their language inside
    var speech = Speech()
    speech.languages = [ForeignWords("bonjour", language: "fr"), ForeignWords("Wien", language: "de-AT")]
    let view = View(.text, .text("He said bonjour in Wien")).with { $0.speech = speech }
    let screen = Screen(views: [view])
    let utterances = ScreenReading(of: screen, in: Scenario(name: "", screens: ["main": screen])).utterances()
    #expect(
      utterances.flatMap(\.parts).flatMap(\.languages) == [
        Utterance.LanguageRange(characters: 8..<15, language: "fr"),
        Utterance.LanguageRange(characters: 19..<23, language: "de-AT"),
      ])
    #expect(utterances.map { $0.text() } == ["He said bonjour in Wien"])
  }

  // Words of Apple's own strings for iOS 15 and macOS 12, copied by hand from their tables: switch.button.element.text,
  // switch.nonweb.on.text, element.disabled.text, button.element.text, incrementable.element.text,
  // popup.button.element.text and one.of.many of VoiceOver; percentages by Unicode CLDR.
  static let controls:
    [(locale: String, switched: String, dimmed: String, slider: String, menu: String, place: String)] =
      [
        ("fr-FR", "bouton, activé", "estompé, bouton", "75 %, ajustable", "bouton, bouton de menu local", "1 sur 2"),
        ("es", "conmutador, activado", "atenuado, botón", "75 %, ajustable", "botón, botón desplegable", "1 de 2"),
        ("ja-JP", "切り替えボタン, オン", "無効, ボタン", "75%, 調整可能", "ボタン, ポップアップボタン", "2の1"),
        ("nl", "schakelknop, aan", "grijs, knop", "75%, aanpasbaar", "knop, venstermenuknop", "1 van 2"),
        ("pt-BR", "botão alternar, ativado", "escurecido, botão", "75%, ajustável", "botão, botão popup", "1 de 2"),
        (
          "it", "interruttore, attivo", "oscurato, pulsante", "75%, regolabile", "pulsante, pulsante a comparsa",
          "1 di 2"
        ),
        ("zh-CN", "切换按钮, 打开", "变暗, 按钮", "75%, 可调", "按钮, 弹出式按钮", "2之1"),
        ("ko", "전환 버튼, 켬", "흐리게 표시됨, 버튼", "75%, 조절 가능", "버튼, 팝업 버튼", "총 2개 중 1번째"),
        ("ar", "زر التبديل, تشغيل", "معتم, زر", "75%, تعديل", "زر, زر الإطار المُنبثق", "1 من 2"),
      ]

  @Test("Controls are described in the words of Apple's own strings", arguments: controls)
  func ownStrings(
    _ row: (locale: String, switched: String, dimmed: String, slider: String, menu: String, place: String)
  ) {
    func speech(_ view: View) -> String { heard(view, locale: row.locale, style: .spoken)[0] }
    #expect(speech(View(.toggle, .text("A")).with { $0.isOn = Bound(.constant(.flag(true))) }) == "A, \(row.switched)")
    #expect(speech(View(.button, .text("A")).with { $0.enabled = false }) == "A, \(row.dimmed)")
    #expect(speech(View(.slider).with { $0.amount = Bound(.constant(.number(0.75))) }) == row.slider)
    #expect(speech(View(.menu, .text("A"), children: [View(.button, .text("B"))])) == "A, \(row.menu)")
    let series = View(.view, children: [View(.text, .text("A")), View(.text, .text("B"))])
      .with { $0.container = .series }
    #expect(speech(series) == "A, \(row.place)")
  }

  // Labels of running apps in German (XCUITest) and the strings of iOS 15, each word with a capital letter.
  @Test(
    "Symbols are called by the system's words of the language",
    arguments: [
      ("de", "xmark", "Schließen, Taste"), ("de", "person.2", "Zwei Personen, Taste"),
      ("de", "gear", "Einstellungen, Taste"), ("fr", "eye.slash.fill", "Masquer, bouton"),
      ("zh-CN", "gear", "设置, 按钮"), ("ru", "paperclip", "Вложенные Файлы, кнопка"),
      ("de", "pencil", "Bearbeiten, Taste"), ("fr", "tag.fill", "Étiquette, bouton"),
      ("ja", "play.circle.fill", "再生, ボタン"), ("es", "arrow.uturn.backward", "Deshacer, botón"),
      ("it", "pause.fill", "Pausa, pulsante"), ("ko", "bolt.slash", "플래시 끔, 버튼"),
      ("nl", "doc.text", "Platte-tekstdocument, knop"), ("sv", "folder", "Flytta, knapp"),
      ("de", "trash", "Papierkorb, Taste"),
    ])
  func symbols(_ locale: String, _ symbol: String, _ expected: String) {
    #expect(heard(View(.button, .symbol(.constant(symbol))), locale: locale, style: .spoken) == [expected])
  }

  @Test("No words are a copy of English, unless the string of the language is the same")
  func copies() {
    for book in Phrasebook.all where book != .english {
      for key in Phrase.Key.allCases where book.has(key) && key != .position {
        let isSame = book[key].caption.lowercased() == Phrasebook.english[key].caption.lowercased()
        #expect(book.isSameAsEnglish(key) == isSame, "\(book.language): \(key.name)")
      }
    }
  }

  @Test("Every phrasebook is found by its own tag")
  func tags() {
    for book in Phrasebook.all { #expect(Phrasebook.forLanguage(book.language) === book, "\(book.language)") }
  }

  @Test("Every phrase of every language has a source")
  func sourcesOfAll() {
    for book in Phrasebook.all {
      for key in Phrase.Key.allCases where book.has(key) {
        #expect(book.evidence(of: key)?.source.isEmpty == false, "\(book.language): \(key.name)")
        #expect(!book[key].spoken.isEmpty, "\(book.language): \(key.name)")
      }
    }
  }

  @Test(
    "A tag finds the phrasebook of its nearest relative",
    arguments: [
      ("de-AT", "de"), ("zh-CN", "zh-Hans"), ("zh", "zh-Hans"), ("zh-Hant-TW", "zh-Hant"), ("zh-TW", "zh-Hant"),
      ("pt", "pt-BR"),
      ("pt-PT", "pt-BR"),
      ("es-MX", "es"), ("sv", "sv"), ("cs", "en"), ("en-GB", "en"),
    ])
  func relatives(_ tag: String, _ language: String) {
    #expect(Phrasebook.forLanguage(tag).language == language)
  }

  @Test("What is written from right to left is laid out from the right, unless the settings say otherwise")
  func direction() {
    var scenario = Scenario(name: "", locale: "ar")
    #expect(scenario.settings.layoutDirection == .rightToLeft)
    #expect(scenario.settings.changesInWords.isEmpty)
    scenario.settings[.layoutDirection] = .text("leftToRight")
    #expect(scenario.settings.changesInWords == ["layoutDirection leftToRight"])
    scenario.settings = Settings()
    scenario.locale = "fr"
    #expect(scenario.settings.layoutDirection == .leftToRight)
  }

  @Test("Every English phrase says when it is heard and where it is known from")
  func sources() {
    for key in Phrase.Key.allCases {
      #expect(Phrasebook.english.evidence(of: key)?.source.isEmpty == false, "\(key.name) has no source")
      #expect(!Phrasebook.english.occasion(of: key).isEmpty, "\(key.name) has no occasion")
    }
  }
}
