/// The signs that VoiceOver names in a text, and those that it names where they stand alone.
///
/// That the signs are named in other languages which were heard to be named in English is assumed; of a dash that stands
/// alone it was heard in Spanish and in Korean too (notes in the code of an app of the body and of a kit of prices, of
/// 2026).
extension SpeechRule {
  /// The languages that have rules of their own.
  static let languages = Dictionary(
    (["en"] + symbols.compactMap(\.language)).map { ($0, $0) }, uniquingKeysWith: { first, _ in first })

  static let symbols =
    signsInTexts.flatMap { sign, names in
      names.map { language, name in
        SpeechRule(sign, says: " \(name) ", language: language, source: "AccessibilityFoundation of macOS 12")
      }
    }
    + signsAlone.flatMap { sign, names in
      names.map { language, name in
        SpeechRule(
          sign, after: .nothing, before: .nothing, says: name, language: language,
          source: "AccessibilityFoundation of macOS 12")
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
}
