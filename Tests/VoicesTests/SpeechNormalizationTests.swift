import Testing

@testable import Voices

@Suite("What the voice makes of a text")
struct SpeechNormalizationTests {
  // Written and heard as the source of each rule has it; see SpeechRule.voiceOver.
  @Test(
    "Every rule speaks as its source heard it",
    arguments: [
      ("4.50", "4 dot 50"), ("0:03", "0, 3"), ("9:05 AM", "9, 05 AM"), ("2024/10/27", "2024 slash 10 slash 27"),
      ("15:20", "15, 20"),
      ("1 - 2 bedrooms", "1, 2 bedrooms"), ("£3.99", "Pound sign, 3 dot 99"), ("30 ₽", "30  ruble sign"),
      ("3h 24m", "3 h 24 meters"), ("4 m", "4 meters"), ("1m ago", "1 meter ago"),
      ("1m 5s", "1 meter 5 s"), ("1m 10s", "1 meter 10s"),
      ("56m left", "56 meters left"), ("21m", "21 meters"), ("1 m", "1 meter"), ("8 m²", "8 m to the power of 2"),
      ("n°5", "n degrees 5"),
      ("first • second", "first  bullet  second"),
      (
        "Swipe ↑ to say hello, swipe ↓ to say goodbye…",
        "Swipe  up arrow  to say hello, swipe  down arrow  to say goodbye ellipsis "
      ),
      ("→ Spanish", " right arrow  Spanish"), ("Living room · On", "Living room  middle dot  On"), ("N/A", "N slash A"),
      ("“", "left double quotation mark"), ("itemArrowRight", "item Arrow Right"),
      ("#365DaysIOSAccessibility", " hashtag 365 Days IOS Accessibility"),
      ("plus_icon", "plus underscore icon"), ("12/05/2020", "12 slash 5 slash 2020"), ("_#9", " underscore  hash 9"),
      ("#607", " number 607"), ("No. #12", "No.  number 12"), ("95 / 400 g", "95 slash 400 g"), ("+6 dB", "plus 6 D.B"),
      ("3w", "3 w"), ("—", "em dash"), ("Locating...", "Locating ellipsis "), ("≈ 4:30", " almost equal to  4, 30"),
      ("× 10", " multiplication sign  10"), ("Home | bookwyrm", "Home  vertical line  bookwyrm"),
      ("$5.99", "5 dollars and 99 cents"), ("$3.5", "3 dollars and 50 cents"), ("$0.32", "32 cents"),
      ("$1", "1 dollar"),
      ("$42 million", "42 million dollars"), ("$13.3 billion", "13 point 3 billion dollars"),
      ("$1,234.01 left", "1,234 dollars and 1 cent left"), ("$6.1k", "6 dollars and 10 cents k"),
      ("$0.00", "0 dollars"),
      ("{Text}", " left curly bracket Text right curly bracket "),
      ("https://www.pixiv.net", "https colon slash slash www dot pixiv dot net"),
      ("[null] I accept", " left bracket null right bracket  I accept"), ("Inbox (12)", "Inbox, open paren, 12)"),
      ("#a11y", " hashtag a 11 y"), ("ADD TO THE CART", "A.D.D TO THE CART"), ("CONTACT US", "CONTACT U.S"),
      ("❦", "floral heart"), ("Done🎉Now", "Done party popper Now"), ("I ❤️ it", "I red heart it"),
      // What stands for something missing (a page of the weather at sea); a sign that is all of a name, before the role.
      ("---", "dash dash dash"), ("a --- b", "a --- b"), ("–, text field", "en dash, text field"),
      ("Home, –, Away", "Home, en dash, Away"),
      ("★", "black star"), (".", "period"), ("=", "equals"), ("€", "euro"), ("a = b", "a = b"), ("½", "one half"),
      ("Q&A", "Q and A"),
      ("ADD", "A.D.D"), ("Open LOG now", "Open L.O.G now"),
      ("No 8-digit number?", "Number 8-digit number?"), ("1d", "1 d"), ("BAC1234567D", "BAC 1234567 D"),
      ("at VA.gov today", "at V.A dot gov today"), ("go to VA.gov.", "go to V.A dot governor"),
      ("Select the \u{FFFC} button", "Select the Attachment.png, File button"),
      // Hacking with Swift, project 15, the tags of openradar 27098744, and signs of 2025 and 2026
      ("kevin-horstmann-141705", "kevin-horstmann- 1 4 1 7 0 5"), ("iPhone-15", "iPhone-15"),
      ("<p>", "p greater than "), ("</p>", "slash p greater than "), ("~5", " tilde 5"), ("- item", "dash item"),
      ("a - b", "a - b"), ("ms", "M S"), ("5 ms", "5 ms"), ("x^2", "x caret 2"),
      // openradar, 24239926, 29382830 and 33143169
      ("about 16 min remaining", "about 16 minutes remaining"), ("1 min", "1 minute"), ("0.6 mi", "0 dot 6 miles"),
      ("21 mi", "21 miles"), ("5.37 GB", "5 dot 37 gigabytes"), ("(5 GB)", "(5 G.B)"), ("GOV.UK", "Governor, U.K"),
      // alphagov/govuk_publishing_components, issue 4414, and an app of accounts, of 2026
      ("1M", "1 meter"), ("3M", "3M"),
      // Rightpoint/RZUtils, pull request 173, bbc/simorgh, issue 1579, and times of Stack Overflow
      ("iOS 10.0.4", "iOS 10 dot 0 point 4"), ("9.0.4.", "9, 0, 4."), ("192.168.0.1", "192, 168, 0, 1"),
      ("14:00", "14"), ("at 01:05.", "at 1, 5."), ("09:00", "9"), ("25:00", "25, 00"), ("24:00:00", "24, 00, 00"),
      // Signs and words of threads and notes of 2016 to 2026
      ("-4%", "minus 4%"), ("Feb", "February"), ("Apr", "A.P.R"), ("Name *", "Name  star "),
      ("use ⌘⌥/ to", "use  command  option  slash  to"), (", Search", "comma, Search"),
      ("terms,, switch", "terms comma, switch"), ("$1.24/mo", "1 dollar and 24 cents slash mo"), ("6–9", "6 dash 9"),
      ("Bank ID", "Bank ID"),
      ("T, button", "cap T, button"), ("A", "cap A"), ("Grade, x, C", "Grade, x, cap C"),
      // Signs, dates and names of files: openradar, 27928723, 28411914 and 32449535, and issues of 2017 to 2026
      ("in: $", "in:  dollar sign "), ("£", " pound sign "), ("at 5, $ 6", "at 5,  dollar sign  6"),
      ("+, button", " plus , button"), ("< Back", " less than  Back"), ("Next >", "Next  greater than "),
      ("⌃⇧A ≥ B", " control  shift A  greater-than or equal to  B"), ("cm", "C M"), ("5 cm", "5 cm"),
      ("1.0×", "1 dot 0 times "), ("§", " section "), ("✓ Done", " heavy check mark  Done"),
      ("Bacon.png Label", "Bacon P.N.G Label"),
      ("BASED ON WHO YOU FOLLOW", "BASED ON W.H.O YOU FOLLOW"),
      ("Tuesday, April 1, 2025", "Tuesday, April 1st 2025"),
      ("Dec 3 2021 to Aug 22 2022", "December 3rd 2021 to August 22nd 2022"),
    ])
  func rules(written: String, spoken: String) {
    #expect(SpeechNormalization.voiceOver.spoken(written) == spoken)
  }

  // “99 美金” of “$99”: an app of things that one owns in traditional Chinese, its plan of prices; the rest by analogy.
  @Test(
    "Dollars are called by their name after the number, in the language of the voice",
    arguments: [
      ("zh-TW", "$99", "99 美金"), ("zh-Hans-CN", "共$1,200起", "共1,200 美元 起"),
      ("de-DE", "Für $5 heute", "Für 5 Dollar heute"), ("fr-FR", "$1", "1 dollar"),
      ("fr-FR", "$2,50", "2,50 dollars"), ("ja", "$10です", "10 ドル です"), ("ru", "$5", "$5"),
      ("es-MX", "$5", "$5"), ("nl-NL", "US$5", "US$5"),
    ])
  func dollars(language: String, text: String, spoken: String) {
    #expect(SpeechNormalization.voiceOver.spoken(text, language: language) == spoken)
  }

  @Test(
    "What only looks like a case for a rule stays as it is",
    arguments: [
      "at 5 p.m. sharp", "The end. Next", "A$5", "US$5", "a — b", "a+b",
      "3mm", "h2o", "and/or", "Note: this", "A B", "HELLO", "iOS", "May 32, 2025", "Maybe 1, 2025",
      "June 5", "June 5, 25", "Augustus 1 2020", "a, Be",
      "A1B", "iPhone", "PDFs", "1st", "eye24", "Übergröße", "twitter.com", "mks.booth.pm", "© 2024", "a (b)", "5", "",
      "No. of people", "No way", "2nd", "MP3", "1..2",
    ])
  func untouched(text: String) {
    #expect(SpeechNormalization.voiceOver.spoken(text) == text)
  }

  @Test(
    "Outside English only the rules without words hold",
    arguments: [
      ("15:20", "15, 20"), ("4.50 m", "4.50 m"), ("www.pixiv.net", "www.pixiv.net"), ("❦", "❦"), ("ADD", "A.D.D"),
      ("A → B", "A  Rechtspfeil  B"), ("—", "Geviertstrich"), ("weiter…", "weiter Ellipse "),
    ])
  func otherLanguages(written: String, spoken: String) {
    #expect(SpeechNormalization.voiceOver.spoken(written, language: "de-DE") == spoken)
  }

  // Names of Apple's strings, and of the Russian bullet as it was heard.
  @Test(
    "Signs have names in every language",
    arguments: [
      ("pt", " marcador "), ("ru-RU", " маркер списка "), ("zh-TW", " 項目符號 "), ("nl", " opsommingsteken "), ("el", "•"),
    ])
  func signs(language: String, spoken: String) {
    #expect(SpeechNormalization.voiceOver.spoken("•", language: language) == spoken)
  }

  // Names of Apple's strings (AccessibilityFoundation), as they stand there.
  @Test(
    "Signs that stand alone, and those of keys and of mathematics, have Apple's names in other languages",
    arguments: [
      ("de-DE", "€", "Euro"), ("de-DE", "≥ 5", " größer oder gleich  5"), ("de-DE", "★ 4", " Schwarzer Stern  4"),
      ("de-DE", "a = b", "a = b"), ("de-DE", "?, Taste", "Fragezeichen, Taste"), ("de-DE", "« 4", "« 4"),
      ("fr-FR", "½", "un demi"), ("fr-FR", "⌘S", " commande S"), ("fr-CA", "…", " points de suspension "),
      ("es-MX", "Inicio | Ayuda", "Inicio  línea vertical  Ayuda"), ("it-IT", "∞", " infinito "),
      ("ja-JP", "%", "パーセント"), ("ko-KR", "€", "유로 기호"), ("nl-NL", "+", "plus"), ("pl-PL", "–", "półpauza"),
      ("pt-BR", "™", "marca registrada"),
      ("ru-RU", "«", "двойная стрелка, указывающая влево"), ("sv-SE", "≤", " mindre än eller lika med "),
      ("tr-TR", "÷", " bölü "), ("ar-SA", "؟", "؟"), ("ar-SA", "?", "علامة استفهام"), ("he-IL", "−5", " מינוס 5"),
      ("zh-Hans-CN", "¥", "日元符号"), ("zh-TW", "!", "驚嘆號"),
    ])
  func signsAlone(language: String, written: String, spoken: String) {
    #expect(SpeechNormalization.voiceOver.spoken(written, language: language) == spoken)
  }

  @Test("Each sign has a name in every language that names signs, and none is empty")
  func signsOfLanguages() {
    let signs = Array(SpeechRule.signsInTexts) + Array(SpeechRule.signsAlone)
    let languages = signs.first?.value.map(\.key) ?? []
    #expect(languages.count == 16)
    for (sign, names) in signs {
      #expect(names.map(\.key) == languages, "\(sign)")
      #expect(!names.contains { $0.value.isEmpty }, "\(sign)")
    }
  }

  // CovidTrackerFr/vitemadose-ios, issue 132 and pull request 134, iOS 14
  @Test(
    "Figures of a French number are read one by one where narrow spaces stand between its groups",
    arguments: [("91\u{202F}014", "9 1\u{202F} 0 1 4"), ("le 91", "le 91"), ("91 014", "91 014")])
  func groups(written: String, spoken: String) {
    #expect(SpeechNormalization.voiceOver.spoken(written, language: "fr-FR") == spoken)
  }

  // An app of disks and an audit of an app of supplements in French, of 2026, and signalapp/Signal-iOS, issue 6313, iOS 26
  @Test(
    "Shares and pictures in a French text are named in French",
    arguments: [
      ("84\u{A0}%", "84 pour cent"), ("84\u{202F}%", "84 pour cent"), ("84%", "84 pour cent"), ("%", "pour cent"),
      ("Signal \u{FFFC}", "Signal attachment.png, fichier"), ("★ Recommandé", " étoile noire  Recommandé"),
    ])
  func frenchSigns(written: String, spoken: String) {
    #expect(SpeechNormalization.voiceOver.spoken(written, language: "fr-FR") == spoken)
  }

  // A guide to checks of accessibility, on Flutter, a review of an app of cards to learn, and notes and logs of 2026
  @Test(
    "What was heard of a sign in a language is said in that language only",
    arguments: [
      ("ja-JP", "<, ボタン", "小なり, ボタン"), ("ja-JP", "<p>", "<p>"), ("ja-JP", "✕", " バツ "), ("ja-JP", "△", " 三角 "),
      ("ja-JP", "📁", " 書類フォルダ "), ("ru-RU", "♦", " чёрный ромб "), ("de-DE", "<", "<"),
      ("ja-JP", "P", "ピー"), ("ja-JP", "Pa", "Pa"), ("es-ES", "Email *", "Email  asterisco "),
      ("ja-JP", "2021/11/10", "2021スラッシュ11スラッシュ10"), ("ja-JP", "-1,111円", "1,111円"), ("ja-JP", "1-1", "1-1"),
      ("it-IT", "~ 128 g", " tilde 128 g"),
      ("pt-BR", "R$ 45.00", "R cifrão  45 ponto 00"),
      ("zh-Hans-CN", "3/5", "3 斜杠 5"), ("zh-Hans-CN", "%@", "百分号 at "), ("zh-Hans-CN", "50%", "50%"),
    ])
  func heardInOneLanguage(language: String, written: String, spoken: String) {
    #expect(SpeechNormalization.voiceOver.spoken(written, language: language) == spoken)
  }

  // html5accessibility.com, short note on emoji text alternative variations, of 2022; an app of messages in French; the
  // others by the strings for emoji that VoiceOver has on iOS 26.4.
  @Test(
    "Emoji are called by VoiceOver's own strings",
    arguments: [
      ("😅", "grinning face with smiling eyes and sweat drop"), ("😁", "beaming face with smiling eyes"),
      ("🇩🇪", "flag of Germany"), ("🇺🇸", "flag of the United States"), ("5 🏴󠁧󠁢󠁥󠁮󠁧󠁿", "5 flag of England"),
      ("👍🏽", "thumbs up with medium skin tone"), ("👍", "thumbs up"),
      ("🙏🏿", "hands with dark skin tone pressed together"), ("🙏", "hands pressed together"),
      ("1️⃣ of 2", "keycap 1 of 2"), ("ℹ️ About", "information source About"),
      ("‼️", "red double exclamation mark"), ("⚠️ Careful", "warning sign Careful"), ("🔒", "closed lock"),
      ("⭐️", "yellow five-pointed star"), ("👨‍👩‍👧", "family with mother, father and daughter"),
    ])
  func emoji(written: String, spoken: String) {
    #expect(SpeechNormalization.voiceOver.spoken(written) == spoken)
  }

  // By the same strings.
  @Test(
    "Emoji have names in every language",
    arguments: [
      ("de", "👍🏽", "Daumen hoch mit mittlerer Hautfarbe"), ("ja", "👍🏽", "いいね、中間色の肌"),
      ("sv-SE", "👍🏽", "tummen upp med mellanfärgad hy"), ("fr", "🇫🇷", "drapeau de la France"),
    ])
  func emoji(language: String, written: String, spoken: String) {
    #expect(SpeechNormalization.voiceOver.spoken(written, language: language) == spoken)
  }

  @Test(
    "Each picture has its own name in each language",
    arguments: [
      "en", "ar", "es", "he", "it", "ko", "nl", "pl", "pt",
      "ru", "tr", "zh", "zh-TW",
    ])
  func tables(language: String) throws {
    let names = try #require(PictureNames.of(language))
    #expect(names["🇯🇵"] != nil && names["🧑‍🚀"] != nil && names["😀"] != nil)
  }

  @Test("However many emoji are joined, no more are looked at together than have one name")
  func joined() throws {
    let pictures = PictureNames.pictures.unicodeScalars.split { $0 == "|" || $0 == "\n" }
    #expect(pictures.allSatisfy { $0.count { $0 == "\u{200D}" } < Picture.longest })
    let spoken = SpeechNormalization.voiceOver.spoken(String(repeating: "👨\u{200D}", count: 500))
    // By scalars: a space before a joiner would be one character with it.
    let words = spoken.unicodeScalars.split(separator: " ")
    #expect(words.count { String($0) == "head" } == 500)
  }

  @Test("It can be switched off")
  func off() {
    #expect(SpeechNormalization.off.spoken("£3.99 at 15:20, ADD") == "£3.99 at 15:20, ADD")
  }

  @Test("Each scalar that is spoken knows where it came from")
  func origins() {
    let spoken = SpeechNormalization.voiceOver.apply(to: TracedText("£3.9"), language: "en")
    #expect(spoken.text == "Pound sign, 3 dot 9")
    #expect(spoken.origins == Array(repeating: 0, count: 12) + [1] + Array(repeating: 2, count: 5) + [3])
  }

  @Test("Every rule names its source")
  func sources() {
    #expect(SpeechRule.voiceOver.allSatisfy { !$0.source.isEmpty })
  }
}
