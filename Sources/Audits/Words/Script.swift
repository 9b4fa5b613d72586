/// A script, as far as voices are told apart by them.
enum Script: Sendable {
  case latin, cyrillic, greek, arabic, hebrew, devanagari, thai, hangul, eastAsian

  /// The script of a language.
  static func of(language: String) -> Script { languages[language] ?? .latin }

  /// The script of most letters of a text, if there are three at least.
  static func of(_ text: String) -> Script? {
    if text.isASCII { return text.utf8.count(where: \.isASCIILetter) >= 3 ? .latin : nil }
    var counts: [Script: Int] = [:]
    for scalar in text.unicodeScalars where scalar.properties.isAlphabetic {
      if let script = Script(scalar) { counts[script, default: 0] += 1 }
    }
    guard let most = counts.max(by: { $0.value < $1.value }), most.value >= 3 || most.key == .eastAsian else {
      return nil
    }
    return most.key
  }

  private init?(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x41...0x24F, 0x1E00...0x1EFF: self = .latin
    case 0x370...0x3FF, 0x1F00...0x1FFF: self = .greek
    case 0x400...0x52F: self = .cyrillic
    case 0x590...0x5FF: self = .hebrew
    case 0x600...0x6FF, 0x750...0x77F: self = .arabic
    case 0x900...0x97F: self = .devanagari
    case 0xE00...0xE7F: self = .thai
    case 0x1100...0x11FF, 0xAC00...0xD7AF: self = .hangul
    case 0x3040...0x30FF, 0x3400...0x9FFF, 0x20000...0x3FFFF: self = .eastAsian
    default: return nil
    }
  }

  private static let languages: [String: Script] = [
    "ru": .cyrillic, "uk": .cyrillic, "bg": .cyrillic, "sr": .cyrillic, "el": .greek, "ar": .arabic, "fa": .arabic,
    "ur": .arabic, "he": .hebrew, "hi": .devanagari, "mr": .devanagari, "th": .thai, "ko": .hangul, "ja": .eastAsian,
    "zh": .eastAsian,
  ]
}
