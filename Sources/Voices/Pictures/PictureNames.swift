internal import Languages

/// What emoji are called in one language.
///
/// Source: VoiceOver's own strings for emoji (CoreEmoji of iOS 26.4, as EmojiPort publishes them), and the short names of
/// Unicode CLDR where it has none. What was heard is in those strings where the two differ: “grinning face with smiling
/// eyes and sweat drop” (html5accessibility.com, on text alternatives of emoji, of 2022), “drapeau de la France” (an
/// app of messages in French), and “smiling face with smiling eyes and rosy cheeks” (what Apple's voice says in a tool for
/// the Mac, of 2026). On iOS 13 some had other names, such as “huffing with anger face” (doublegreat.dev). The
/// tables beside this file are read when a text with an emoji in it is first spoken in their language.
struct PictureNames: Sendable {
  /// Whether a sign that is not in the table has Unicode's own name, which is English.
  let isEnglish: Bool
  /// The names by the emoji without what asks for their look.
  private let names: [String: String]

  private init(_ text: String, isEnglish: Bool) {
    // By scalars: a skin tone after a bar would be one character with it.
    let entries = { (text: String) in
      text.unicodeScalars.split(whereSeparator: { $0 == "|" || $0 == "\n" }).map { String($0) }
    }
    let known = zip(entries(PictureNames.pictures), entries(text)).filter { $1 != "_" }
    names = Dictionary(known) { first, _ in first }
    self.isEnglish = isEnglish
  }

  /// The name of an emoji that is written without skin tones and without what asks for its look.
  subscript(picture: String) -> String? { names[picture] }

  /// The names in a language; `nil` where there are none.
  static func of(_ language: String) -> PictureNames? {
    guard let text = LanguageTag(language).lookup(in: texts) else { return nil }
    return known.withLock { known in
      if let names = known[text.language] { return names }
      let names = PictureNames(text.names(), isEnglish: text.language == "en")
      known[text.language] = names
      return names
    }
  }

  private static let known = Locked<[String: PictureNames]>([:])

  /// The tables by language; none is looked at before it is needed.
  private static let texts: [String: (language: String, names: @Sendable () -> String)] = [
    "en": ("en", { english }), "ar": ("ar", { arabic }), "de": ("de", { german }), "es": ("es", { spanish }),
    "fr": ("fr", { french }), "he": ("he", { hebrew }), "it": ("it", { italian }), "ja": ("ja", { japanese }),
    "ko": ("ko", { korean }), "nl": ("nl", { dutch }), "pl": ("pl", { polish }), "pt-br": ("pt-br", { portuguese }),
    "ru": ("ru", { russian }), "sv": ("sv", { swedish }), "tr": ("tr", { turkish }),
    "zh-hans": ("zh-hans", { chinese }), "zh-hant": ("zh-hant", { traditionalChinese }),
  ]
}
