/// The signs that VoiceOver names in a text, in other languages than English.
///
/// Source of the names: Apple's own strings (AccessibilityFoundation of macOS 12), but for the Russian bullet, which is as
/// it was heard on iOS (tugstugi/EnRuNormalizer). That the signs are named which were
/// heard to be named in English is assumed; of a dash that stands alone it was heard in Spanish and in Korean too (notes
/// in the code of an app of the body and of a kit of prices, of 2026).
extension SpeechRule {
  /// The languages that have rules of their own.
  static let languages = Dictionary(
    (["en"] + names.map(\.key)).map { ($0, $0) }, uniquingKeysWith: { first, _ in first })

  static let symbols = names.flatMap { language, names in
    zip(signs, names).map { sign, name in
      let isAlone = sign == dash
      return SpeechRule(
        sign, after: isAlone ? .nothing : .anything, before: isAlone ? .nothing : .anything,
        says: isAlone ? name : " \(name) ", language: language, source: "AccessibilityFoundation of macOS 12")
    }
  }

  /// English names of signs that were not heard: where “⌘”, “⌥”, “•”, “*” and the arrows were, it was by these strings.
  static let englishSymbols = [
    ("←", "left arrow"), ("⌃", "control"), ("⇧", "shift"), ("⇪", "caps lock"), ("⌫", "delete"),
    ("⌦", "forward delete"), ("⎋", "escape"), ("⇥", "tab"), ("−", "minus"), ("±", "plus or minus"),
    ("÷", "divided by"), ("∞", "infinite"), ("≠", "not equals"), ("≤", "less-than or equal to"),
    ("≥", "greater-than or equal to"),
  ].map { SpeechRule($0, says: " \($1) ", source: "AccessibilityFoundation of macOS 12") }

  /// English names of signs that are all of a text or of an element's name, such as the label of a key; within a text they
  /// make pauses at most.
  ///
  /// A comma and a dash were heard so, and of “$€££” it was told that each sign is named when it is read alone (openradar,
  /// 27928723). The names are Apple's own, but for the minus, which two threads tell of (square/maker, pull request 552,
  /// and catamphetamine/react-phone-number-input, issue 457).
  static let loneSigns = [
    (".", "period"), ("?", "question mark"), ("!", "exclamation mark"), (":", "colon"), (";", "semicolon"),
    ("=", "equals"), ("-", "minus"), ("%", "percent"), ("@", "at"), ("\"", "quotation mark"), ("'", "apostrophe"),
    ("(", "left parenthesis"), (")", "right parenthesis"), ("\\", "backslash"), ("~", "tilde"), ("–", "en dash"),
    ("€", "euro"), ("¥", "yen"), ("¢", "cents"), ("©", "copyright sign"),
    ("®", "registered sign"), ("™", "trademark"), ("½", "one half"), ("¼", "one fourth"), ("¾", "three fourths"),
    ("«", "left-pointing double arrow"), ("»", "right-pointing double arrow"),
  ].map { sign, name in
    SpeechRule(sign, after: .nothing, before: .nothing, says: name, source: "AccessibilityFoundation of macOS 12")
  }

  /// Hyphens that stand for something that is missing, such as “---”.
  static let missingValues = [("---", "dash dash dash"), ("--", "dash dash")].map { sign, name in
    SpeechRule(
      sign, after: .nothing, before: .nothing, says: name, source: "a page of the weather at sea on an iPhone, of 2026")
  }

  /// The tilde in front of a number, by language: “~5” was heard so in English (a page on signs for about how long, of
  /// 2025), “~ 128 MB” in Italian (an app that finds what takes space, its log, of 2026); the others are assumed.
  static let tildes: [SpeechRule] = tildeNames.flatMap { language, name in
    ["~", "~ "].map {
      SpeechRule(
        $0, before: .digit, says: " \(name) ", language: language, source: "AccessibilityFoundation of macOS 12")
    }
  }

  private static let tildeNames: KeyValuePairs = [
    "ar": "علامة تلدة", "de": "Tilde", "en": "tilde", "es": "tilde", "fr": "tilde", "he": "טילדה", "it": "tilde",
    "ja": "チルダ", "ko": "물결 기호", "nl": "tilde", "pl": "tylda", "pt-br": "til", "ru": "тильда", "sv": "tilde",
    "tr": "yaklaşık işareti", "zh-hans": "波浪号", "zh-hant": "波紋號",
  ]

  private static let dash = "—"
  private static let signs = ["•", "…", "←", "→", "↑", "↓", dash]

  /// The names of the signs by language.
  private static let names: KeyValuePairs = [
    "ar": [
      "تعداد نقطي", "علامة قطع", "سهم إلى اليسار", "سهم إلى اليمين", "سهم إلى أعلى", "سهم إلى الأسفل", "شرطة طويلة",
    ],
    "de": [
      "Aufzählungszeichen", "Ellipse", "Linkspfeil", "Rechtspfeil", "Aufwärtspfeil", "Abwärtspfeil", "Geviertstrich",
    ],
    "es": ["viñeta", "elipsis", "flecha izquierda", "flecha derecha", "flecha arriba", "flecha abajo", "guion eme"],
    "fr": [
      "puce", "points de suspension", "flèche vers la gauche", "flèche vers la droite", "flèche vers le haut",
      "flèche vers le bas", "tiret cadratin",
    ],
    "he": ["תבליט", "שלוש נקודות", "חץ שמאלה", "חץ ימינה", "חץ למעלה", "חץ למטה", "קו ארוך"],
    "it": ["punto", "ellisse", "freccia sinistra", "freccia destra", "freccia su", "freccia giù", "trattino medio"],
    "ja": ["行頭記号", "省略記号", "左矢印", "右矢印", "上矢印", "下矢印", "エムダッシュ"],
    "ko": ["구분점", "생략 부호", "왼쪽 화살표", "오른쪽 화살표", "위쪽 화살표", "아래쪽 화살표", "m자 크기의 대시"],
    "nl": [
      "opsommingsteken", "drie puntjes", "pijl naar links", "pijl naar rechts", "pijl omhoog", "pijl omlaag",
      "lange liggende streep",
    ],
    "pl": [
      "punktor", "wielokropek", "strzałka w lewo", "strzałka w prawo", "strzałka w górę", "strzałka w dół", "pauza",
    ],
    "pt-br": ["marcador", "reticências", "seta esquerda", "seta direita", "seta acima", "seta abaixo", "travessão"],
    "ru": [
      "маркер списка", "многоточие", "стрелка влево", "стрелка вправо", "стрелка вверх", "стрелка вниз",
      "длинное тире",
    ],
    "sv": ["listpunkt", "ellips", "vänsterpil", "högerpil", "uppåtpil", "nedåtpil", "långt tankstreck"],
    "tr": ["madde işareti", "üç nokta", "sol ok", "sağ ok", "yukarı ok", "aşağı ok", "uzun tire"],
    "zh-hans": ["项目符号", "省略号", "左箭头", "右箭头", "上箭头", "下箭头", "长破折号"],
    "zh-hant": ["項目符號", "刪節號", "向左箭頭", "向右箭頭", "向上箭頭", "向下箭頭", "長破折號"],
  ]
}
