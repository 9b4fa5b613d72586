/// The forms of words that languages tell apart by number, by CLDR's names.
package enum PluralCategory: String, Sendable, CaseIterable {
  case one, other, zero, two, few, many
}

extension PluralCategory {
  /// The category of a number in a language.
  ///
  /// Source: Unicode CLDR 44, cardinal plural rules, of which only the languages with more than “one” and “other” or with
  /// another “one” than 1 stand here.
  ///
  /// - Parameters:
  ///   - number: What is counted.
  ///   - locale: The language as a BCP 47 tag.
  package init(of number: Double, in locale: String) {
    let tag = locale.lowercased()
    // Portuguese counts otherwise in Portugal than everywhere else.
    let language = tag.hasPrefix("pt") && tag != "pt-pt" ? "pt-br" : String(tag.prefix { $0 != "-" && $0 != "_" })
    let size = abs(number)
    guard let whole = Int(exactly: size) else {
      self = PluralCategory.ofFraction(size, language)
      return
    }
    self =
      switch language {
      case "ja", "ko", "zh", "yue", "th", "vi", "id", "ms", "my", "lo", "km": .other
      case "fr", "pt-br":
        whole < 2 ? .one : whole.isMultiple(of: 1_000_000) ? .many : .other
      case "es", "it", "ca", "pt":
        whole == 1 ? .one : whole > 0 && whole.isMultiple(of: 1_000_000) ? .many : .other
      case "hi", "bn", "fa", "gu", "kn", "am", "zu", "hy": whole < 2 ? .one : .other
      case "ru", "uk", "be": PluralCategory.slavic(whole, many: true)
      case "sr", "hr", "bs": PluralCategory.slavic(whole, many: false)
      case "pl": whole == 1 ? .one : PluralCategory.slavic(whole, many: true) == .few ? .few : .many
      case "cs", "sk": whole == 1 ? .one : (2...4).contains(whole) ? .few : .other
      case "sl":
        switch whole % 100 {
        case 1: .one
        case 2: .two
        case 3, 4: .few
        default: .other
        }
      case "ro": whole == 1 ? .one : whole == 0 || (1...19).contains(whole % 100) ? .few : .other
      case "lt":
        (11...19).contains(whole % 100)
          ? .other : whole % 10 == 1 ? .one : (2...9).contains(whole % 10) ? .few : .other
      case "lv":
        whole % 10 == 0 || (11...19).contains(whole % 100) ? .zero : whole % 10 == 1 ? .one : .other
      case "ga":
        whole == 1
          ? .one : whole == 2 ? .two : (3...6).contains(whole) ? .few : (7...10).contains(whole) ? .many : .other
      case "cy": [0: .zero, 1: .one, 2: .two, 3: .few, 6: .many][whole] ?? .other
      case "mt": PluralCategory.maltese(whole)
      case "he", "iw": whole == 1 ? .one : whole == 2 ? .two : .other
      case "ar": PluralCategory.arabic(whole)
      default: whole == 1 ? .one : .other
      }
  }

  /// What is not whole is “other”, but in the languages that take all below two as one.
  private static func ofFraction(_ size: Double, _ language: String) -> PluralCategory {
    switch language {
    case "fr", "pt-br": size < 2 ? .one : .other
    case "hi", "bn", "fa", "gu", "kn", "am", "zu": size <= 1 ? .one : .other
    case "cs", "sk", "lt": .many
    default: .other
    }
  }

  private static func slavic(_ whole: Int, many hasMany: Bool) -> PluralCategory {
    let (ones, tens) = (whole % 10, whole % 100)
    if ones == 1, tens != 11 { return .one }
    if (2...4).contains(ones), !(12...14).contains(tens) { return .few }
    return hasMany ? .many : .other
  }

  private static func maltese(_ whole: Int) -> PluralCategory {
    if whole == 1 { return .one }
    if whole == 2 { return .two }
    if whole == 0 || (3...10).contains(whole % 100) { return .few }
    return (11...19).contains(whole % 100) ? .many : .other
  }

  private static func arabic(_ whole: Int) -> PluralCategory {
    switch whole {
    case 0: .zero
    case 1: .one
    case 2: .two
    default:
      switch whole % 100 {
      case 3...10: .few
      case 11...99: .many
      default: .other
      }
    }
  }
}
