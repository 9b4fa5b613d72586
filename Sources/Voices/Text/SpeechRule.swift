/// One thing that the voice says otherwise than it is written.
package struct SpeechRule: Sendable, Hashable {
  /// What must stand beside the text for the rule to hold.
  package enum Neighbor: Sendable, Hashable {
    case anything
    case digit
    case letter
    /// A capital letter.
    case capital
    /// A small letter.
    case small
    /// A run of letters and digits that is not a number.
    case word
    /// The rest of an address that begins with `www`.
    case address
    /// Anything but a letter or a digit, superscripts among them.
    case boundary
    /// White space, or nothing at all.
    case space
    /// Nothing at all: the text, or a part of it between commas, begins or ends here.
    case nothing
  }

  /// What is written.
  package var text: String
  /// What must stand before it.
  package var after: Neighbor
  /// What must stand after it.
  package var before: Neighbor
  /// What is spoken in its place.
  package var spoken: String
  /// The language of the words, and so of the texts that the rule is for; `nil` if it is for all.
  package var language: String?
  /// Who heard it, and where.
  package var source: String

  package init(
    _ text: String,
    after: Neighbor = .anything,
    before: Neighbor = .anything,
    says spoken: String,
    language: String? = "en",
    source: String
  ) {
    self.text = text
    self.after = after
    self.before = before
    self.spoken = spoken
    self.language = language
    self.source = source
  }
}

extension SpeechRule {
  private static let simulator = "VoiceOver's own log in the iOS 26.5 simulator, a research note of EhPanda"
  private static let upToEleven = "accessibilityupto11.com, 365 days of iOS accessibility"
  private static let abbreviations = "Kevin Hirsch, on making VoiceOver read values properly, iOS 13"
  private static let radar = "a report to Apple, “VoiceOver reads 1m as One meter no matter the context”, 18789704"
  private static let stepper = "Automattic/pocket-casts-ios, pull request 509, iOS 16"
  private static let player = "RocketChat/Rocket.Chat.iOS, pull request 2748"
  private static let posts = "DagAgren/toot, issue 123, iOS 12"
  private static let government = "department-of-veterans-affairs/va-mobile-app, issue 8458, also of iOS 14"
  private static let attachments = "accessibilityupto11.com, day 56; mastodon/mastodon-ios, pull request 880"
  private static let tags = "openradar, 27098744, iOS 9"
  private static let million = "alphagov/govuk_publishing_components, issue 4414; an app of progress, of 2026"
  private static let sizes = "openradar, 33143169, iOS 10"
  private static let cards = "a review of an app of cards to learn, of 2026"
  private static let lessThan = "a guide to checks of accessibility, on Flutter, of 2026"
  private static let shortcuts = "openradar, 43179787, iOS 11"
  private static let commas = "digitalfabrik/integreat-app, issue 3911; wordpress-mobile/WordPress-iOS, issue 4937"
  private static let months = "nhsuk/nhsuk-service-manual-community-backlog, issue 101, of 2019"
  private static let files = "openradar, 28411914, iOS 10"
  private static let steps = "a kit for desktop apps, its forms of steps; a React Native app's way back"
  private static let rates = "RevenueCat/purchases-ios, issue 7538, iOS 26"
  private static let placeholders = "a guide to strings in Chinese, of 2026"
  private static let lines = "bookwyrm-social/bookwyrm, pull request 1429; GCTC-NTGC/gc-digital-talent, issue 16013"
  private static let crafts = "an app of crafts in Portuguese, of 2026"
  private static let shares = "an app of disks in French, of 2026"
  private static let sampler = "RyoAbe/iOS-Accessibility-Sampler, iOS 15"
  private static let checks = "an app of lists, of 2026; an app of staking in React Native, audit of its screens"
  private static let currencies = "akaDuality, accessibility-book-docc: currency and unit signs"

  /// What VoiceOver was heard to do; where two rules fit, the longer text wins, and of two texts alike the first.
  package static let voiceOver =
    english + englishSymbols + loneSigns + missingValues + symbols + tildes + japaneseLetters

  /// A letter alone is called by its name.
  ///
  /// “P”: “ピー”, in the source; the other letters by analogy.
  private static let japaneseLetters = zip(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZ",
    [
      "エー", "ビー", "シー", "ディー", "イー", "エフ", "ジー", "エイチ", "アイ", "ジェー", "ケー", "エル", "エム", "エヌ", "オー",
      "ピー", "キュー", "アール", "エス", "ティー", "ユー", "ブイ", "ダブリュー", "エックス", "ワイ", "ゼット",
    ]
  ).map {
    SpeechRule(
      String($0), after: .nothing, before: .nothing, says: $1, language: "ja",
      source: "an app of games in Japanese, of 2026")
  }

  private static let english = [
    // Numbers. "4.50": "4 dot 50".
    SpeechRule(".", after: .digit, before: .digit, says: " dot ", source: simulator),
    // Dates. "2024/10/27": "2024 slash 10 slash 27"; "12/05/2020": "12 slash 5 slash 2020".
    SpeechRule("/", after: .digit, before: .digit, says: " slash ", source: simulator),
    SpeechRule("/0", after: .digit, before: .digit, says: " slash ", source: abbreviations),
    // Rates. "$1.24/mo": "1 dollar and 24 cents slash mo".
    SpeechRule("/", after: .digit, before: .letter, says: " slash ", source: rates),
    // Ratios. "95 / 400 g": "95 slash 400 g".
    SpeechRule(" / ", after: .digit, before: .digit, says: " slash ", source: "an app of meals, of 2026"),
    // Signs before a number. "+129": "plus 129"; "+6 dB": "plus 6 D B".
    SpeechRule("+", before: .digit, says: "plus ", source: "an app of odds and a mixer, of 2026"),
    // "+" alone: "plus".
    SpeechRule("+", after: .boundary, before: .boundary, says: " plus ", source: "notes on the buttons of two games"),
    // "-4%": "minus 4 percent".
    SpeechRule("-", after: .space, before: .digit, says: "minus ", source: "an app of limits, of 2026"),
    // Months. "Feb": "February", but "Apr": "A P R".
    SpeechRule("Feb", after: .boundary, before: .boundary, says: "February", source: months),
    SpeechRule("Apr", after: .nothing, before: .nothing, says: "A.P.R", source: months),
    // Initials. "N/A": "N slash A".
    SpeechRule("/", after: .capital, before: .capital, says: " slash ", source: "a student's app of missions"),
    // Times. "15:20": "15", a break, "20".
    SpeechRule(":", after: .digit, before: .digit, says: ", ", language: nil, source: simulator),
    // Counts. "No 8-digit number?": "number 8-digit number"; but "No. of": "no of" (USDepartmentofLabor/Child-Labor,
    // 64).
    SpeechRule(
      "No ", after: .boundary, before: .digit, says: "Number ", source: "cds-snc/covid-alert-app, issue 217, iOS 13"),
    // Less than a minute. "0:03": "zero three". The zero of "01:05" was not heard either, on a web page of iOS 12
    // (bbc/simorgh, issue 1579); that of clock times is.
    SpeechRule("0:0", after: .boundary, before: .digit, says: "0, ", language: nil, source: player),
    // Ranges. "1 - 2 bedrooms": "1, 2 bedrooms".
    SpeechRule(" - ", after: .digit, before: .digit, says: ", ", language: nil, source: abbreviations),
    // "6–9": "6 dash 9".
    SpeechRule("–", after: .digit, before: .digit, says: " dash ", source: "an app of learning, of 2026"),
    // Prices. "£3.99": "Pound sign, 3 dot 99"; "30 ₽": "thirty ruble sign".
    SpeechRule("£", before: .digit, says: "Pound sign, ", source: upToEleven),
    SpeechRule("₽", says: " ruble sign", source: currencies),
    // "$€£": "dollar sign" and so on; of the second what is heard is not told.
    SpeechRule("$", before: .boundary, says: " dollar sign ", source: "openradar, 27928723, iOS 10"),
    SpeechRule("£", before: .boundary, says: " pound sign ", source: "openradar, 27928723, iOS 10"),
    // Units. "3h 24m": "3 h 24 meters" (also "1h 15m", jellyfin/Swiftfin, issue 1738, iOS 26; some voices say "hours"
    // and "minutes" of both together: AudioBooth, issue 304; AdaptiveCards, issue 6848); "2m", "56m": meters with all;
    // "1m ago": "1 meter ago"; "4 m": "4 meters"; "1m 5s": "1 meter 5 ess", but "1m 10s": "1 meter 10's", as of
    // decades; "1d": "one d"; "3w": "3 w"; "6 dB": "6 D B"; "8 m²": "8 M to the power of 2"; "n°5": "N degrees 5".
    SpeechRule("h", after: .digit, before: .boundary, says: " h", source: upToEleven),
    SpeechRule("d", after: .digit, before: .boundary, says: " d", source: posts),
    SpeechRule("w", after: .digit, before: .boundary, says: " w", source: "an app of posts, of 2026"),
    SpeechRule("dB", before: .boundary, says: "D.B", source: "a mixer, of 2026"),
    SpeechRule("m", after: .digit, before: .boundary, says: " meters", source: upToEleven),
    SpeechRule("1m", after: .boundary, before: .boundary, says: "1 meter", source: radar),
    SpeechRule("1 m", after: .boundary, before: .boundary, says: "1 meter", source: radar),
    // "1M" is no million, but "3M": "three em" (an app of accounts, of 2026).
    SpeechRule("1M", after: .boundary, before: .boundary, says: "1 meter", source: million),
    SpeechRule(" m", after: .digit, before: .boundary, says: " meters", source: abbreviations),
    SpeechRule("s", after: .digit, before: .boundary, says: " s", source: stepper),
    SpeechRule("0s", before: .boundary, says: "0s", source: stepper),
    // "16 min": "sixteen minutes"; "0.6 mi": "0.6 miles". Sizes alone: "5.37 GB": "5.37 gigabytes", but "(5.37 GB)":
    // "5.37 G B". That one of them is a minute or a mile, and the other sizes, is by analogy.
    SpeechRule(" min", after: .digit, before: .boundary, says: " minutes", source: "openradar, 24239926, iOS 9"),
    SpeechRule("1 min", after: .boundary, before: .boundary, says: "1 minute", source: "openradar, 24239926, iOS 9"),
    SpeechRule(" mi", after: .digit, before: .boundary, says: " miles", source: "an app of chargers, of 2026"),
    SpeechRule("1 mi", after: .boundary, before: .boundary, says: "1 mile", source: "an app of chargers, of 2026"),
    SpeechRule(" KB", after: .digit, before: .boundary, says: " kilobytes", source: sizes),
    SpeechRule(" MB", after: .digit, before: .boundary, says: " megabytes", source: sizes),
    SpeechRule(" GB", after: .digit, before: .boundary, says: " gigabytes", source: sizes),
    SpeechRule(" KB)", after: .digit, says: " K.B)", source: sizes),
    SpeechRule(" MB)", after: .digit, says: " M.B)", source: sizes),
    SpeechRule(" GB)", after: .digit, says: " G.B)", source: sizes),
    SpeechRule("²", after: .letter, says: " to the power of 2", source: abbreviations),
    SpeechRule("°", says: " degrees ", source: abbreviations),
    // Symbols. "first • second": "first bullet second"; "•••": "three bullets"; "Living room · On": "Living room
    // middle dot On"; "Swipe ↑ to say hello…": "Swipe up arrow to say hello ellipsis"; "“" alone: "left double
    // quotation mark"; "—" alone: "em dash"; "Locating...": "Locating ellipsis"; "≈ 4:30": "almost equal to four
    // thirty"; "× 10": "multiplication sign ten" (some notes have "times"); "Home | BookWyrm": "Home vertical line
    // bookwyrm" (one note has "vertical bar"); "Name *": "Name star"; "⌘⌥/": "command option slash"; "plus_icon": "plus
    // underscore icon"; "_#9": "underscore hash nine", but "#607", a word of its own: "number 607" (a number sign also in
    // "#foo", feditext/feditext, issue 178); "#a11y": "hashtag a 11 y"; "{Text}": "left curly bracket Text right curly
    // bracket"; "[null]": "left bracket null right bracket".
    SpeechRule("- ", after: .nothing, before: .letter, says: "dash ", source: "a chat in React Native, of 2026"),
    SpeechRule("<", after: .boundary, before: .letter, says: "", source: tags),
    SpeechRule("</", after: .boundary, before: .letter, says: "slash ", source: tags),
    SpeechRule(">", after: .letter, says: " greater than ", source: tags),
    // "< Back": "less than Back"; "Next >": "Next greater than".
    SpeechRule("<", after: .boundary, before: .space, says: " less than ", source: steps),
    SpeechRule(">", after: .space, before: .boundary, says: " greater than ", source: steps),
    SpeechRule("<", after: .boundary, before: .boundary, says: "小なり", language: "ja", source: lessThan),
    SpeechRule("✕", says: " バツ ", language: "ja", source: cards),
    SpeechRule("△", says: " 三角 ", language: "ja", source: cards),
    SpeechRule("📁", says: " 書類フォルダ ", language: "ja", source: "an app that finds empty folders, of 2026"),
    // "R$ 45.00": "R cifrão 45 ponto 00".
    SpeechRule("$", says: " cifrão ", language: "pt-br", source: crafts),
    SpeechRule(".", after: .digit, before: .digit, says: " ponto ", language: "pt-br", source: crafts),
    // "2021/11/10": "2021スラッシュ11スラッシュ10"; "-1,111円": "1,111円", without the sign.
    SpeechRule("/", after: .digit, before: .digit, says: "スラッシュ", language: "ja", source: sampler),
    SpeechRule("-", after: .space, before: .digit, says: "", language: "ja", source: sampler),
    SpeechRule(
      "/", after: .digit, before: .digit, says: " 斜杠 ", language: "zh-hans", source: "an app of tasks, of 2026"),
    SpeechRule("%", after: .boundary, before: .boundary, says: "百分号 ", language: "zh-hans", source: placeholders),
    SpeechRule("@", before: .boundary, says: "at ", language: "zh-hans", source: placeholders),
    // A space that keeps a sign on the line of its number is part of the sign. "84 %": "84 pour cent".
    SpeechRule("%", after: .digit, says: " pour cent", language: "fr", source: shares),
    SpeechRule("\u{A0}%", after: .digit, says: " pour cent", language: "fr", source: shares),
    SpeechRule("\u{202F}%", after: .digit, says: " pour cent", language: "fr", source: shares),
    SpeechRule("*", says: " asterisco ", language: "es", source: "a form as a page, of 2026"),
    SpeechRule("♦", says: " чёрный ромб ", language: "ru", source: "a game of cards, of 2026"),
    SpeechRule("ms", after: .nothing, before: .boundary, says: "M S", source: "a readout of milliseconds, of 2026"),
    SpeechRule("cm", after: .nothing, before: .boundary, says: "C M", source: "an app of girths, of 2026"),
    // Called by the name of the heavier one. "✓ Done": "heavy check mark Done"; "✓" alone: "heavy check mark".
    SpeechRule("✓", says: " heavy check mark ", source: checks),
    SpeechRule("✔", says: " heavy check mark ", source: checks),
    SpeechRule("•", says: " bullet ", source: abbreviations),
    SpeechRule("•••", says: " three bullets ", source: "Awful/Awful.app, issue 363"),
    SpeechRule("↑", says: " up arrow ", source: "WWDC14-210"),
    SpeechRule("↓", says: " down arrow ", source: "WWDC14-210"),
    SpeechRule("→", says: " right arrow ", source: "an app that translates, iOS 26"),
    SpeechRule("·", says: " middle dot ", source: "an app for devices at home, notes of a release of 2026"),
    SpeechRule(
      "“", after: .boundary, before: .boundary, says: "left double quotation mark", source: "a reader of highlights"),
    SpeechRule("…", says: " ellipsis ", source: "WWDC14-210"),
    SpeechRule("...", says: " ellipsis ", source: "hulop/NavCogIOS, issue 46, iOS 11"),
    SpeechRule("—", after: .nothing, before: .nothing, says: "em dash", source: "an app of the body, of 2026"),
    SpeechRule("≈", says: " almost equal to ", source: "an app of pieces and stops, of 2026"),
    // "1.0×", a speed: "1 dot 0 times".
    SpeechRule("×", after: .digit, before: .boundary, says: " times ", source: "AudioBooth/AudioBooth, issue 295"),
    SpeechRule("×", says: " multiplication sign ", source: "an app of training, of 2026"),
    SpeechRule("§", says: " section ", source: "openradar, 32449535"),
    SpeechRule("|", says: " vertical line ", source: lines),
    SpeechRule("_", says: " underscore ", source: "WWDC19-254"),
    SpeechRule("^", says: " caret ", source: "an app of algebra, of 2026"),
    SpeechRule("*", says: " star ", source: "USDepartmentofLabor/OCIO-DOLSafety-iOS, issue 45, of 2019"),
    SpeechRule("⌘", says: " command ", source: shortcuts),
    SpeechRule("⌥", says: " option ", source: shortcuts),
    SpeechRule("/", after: .boundary, before: .space, says: " slash ", source: shortcuts),
    // A comma that nothing stands in front of, as in a label that was put together of a part without words.
    SpeechRule(",", after: .nothing, says: "comma,", source: commas),
    // Nor one after the comma that ends a part: "agreements," and a role are "agreements comma switch button".
    SpeechRule(",,", says: " comma,", source: "microsoft/AdaptiveCards, issues 8263 and 8409"),
    SpeechRule("#", before: .word, says: " hashtag ", source: upToEleven),
    SpeechRule("#", after: .space, before: .digit, says: " number ", source: "an app of routes of work, of 2026"),
    SpeechRule("#", says: " hash ", source: "WWDC19-254"),
    SpeechRule("&", says: " and ", source: "tugstugi, EnRuNormalizer"),
    SpeechRule("{", says: " left curly bracket ", source: "bitwarden/mobile, issue 1919"),
    SpeechRule("}", says: " right curly bracket ", source: "bitwarden/mobile, issue 1919"),
    SpeechRule("[", says: " left bracket ", source: "microsoft/AdaptiveCards, issue 8409, iOS 16"),
    SpeechRule("]", says: " right bracket ", source: "microsoft/AdaptiveCards, issue 8409, iOS 16"),
    // A count after a title. "Inbox (12)": "Inbox, open paren, 12".
    SpeechRule(" (", before: .digit, says: ", open paren, ", source: "a player of podcasts, its inbox, iOS 17"),
    // Addresses. "https://": "https colon slash slash"; "www.pixiv.net": "www dot pixiv dot net"; but "twitter.com" and
    // "mks.booth.pm" reach the voice as they are written.
    SpeechRule("://", after: .letter, says: " colon slash slash ", source: simulator),
    SpeechRule(".", after: .address, before: .letter, says: " dot ", source: simulator),
    // What is spelled has no stop of its own. "VA.gov": "V A dot gov"; "gov." is an abbreviation: "V A dot governor".
    SpeechRule(".", after: .capital, before: .small, says: " dot ", source: government),
    SpeechRule("gov.", after: .boundary, before: .boundary, says: "governor", source: government),
    // "GOV.UK": "Governor, UK".
    SpeechRule("GOV.", after: .boundary, before: .capital, says: "Governor, ", source: "openradar, 29382830, iOS 10"),
    // Names of files. "Bacon.png": "Bacon P N G"; the other kinds without a vowel by analogy.
    SpeechRule(".png", after: .letter, before: .boundary, says: " P.N.G", source: files),
    SpeechRule(".jpg", after: .letter, before: .boundary, says: " J.P.G", source: files),
    SpeechRule(".pdf", after: .letter, before: .boundary, says: " P.D.F", source: files),
    // A picture inside of a text.
    SpeechRule("\u{FFFC}", says: "Attachment.png, File", source: attachments),
    SpeechRule(
      "\u{FFFC}", says: "attachment.png, fichier", language: "fr", source: "signalapp/Signal-iOS, issue 6313, iOS 26"),
  ]
}
