/// The forms that languages have for numbers.
///
/// Source: Unicode CLDR, Language Plural Rules, cardinal, for the languages of the App Store.
enum PluralCategory: String {
  case zero
  case one
  case two
  case few
  case many
  case other

  init(of number: Double, language: String) {
    let value = abs(number)
    let whole = Int(exactly: value)
    let code = language.split(whereSeparator: { $0 == "-" || $0 == "_" }).first.map(String.init) ?? language
    self = PluralCategory.category(value, whole, code)
  }

  private static func category(_ value: Double, _ whole: Int?, _ language: String) -> PluralCategory {
    switch language {
    case "ja", "zh", "ko", "th", "vi", "id", "ms", "my", "lo", "km": .other
    case "fr", "pt", "hy", "ff", "kab": value < 2 ? .one : .other
    case "hi", "bn", "fa", "gu", "kn", "zu", "am", "as": value <= 1 ? .one : .other
    case "ru", "uk", "be": slavic(whole)
    case "pl": polish(whole)
    case "cs", "sk": czech(whole)
    case "hr", "sr", "bs": croatian(whole)
    case "sl": slovenian(whole)
    case "lt": lithuanian(whole)
    case "lv": latvian(whole)
    case "ro": romanian(whole)
    case "ar": arabic(whole)
    case "he": whole == 1 ? .one : whole == 2 ? .two : .other
    case "ga": irish(whole)
    case "cy": welsh(whole)
    case "mt": maltese(whole)
    default: whole == 1 ? .one : .other
    }
  }

  private static func slavic(_ whole: Int?) -> PluralCategory {
    guard let whole else { return .other }
    if whole % 10 == 1, whole % 100 != 11 { return .one }
    if 2...4 ~= whole % 10, !(12...14 ~= whole % 100) { return .few }
    return .many
  }

  private static func polish(_ whole: Int?) -> PluralCategory {
    guard let whole else { return .other }
    if whole == 1 { return .one }
    if 2...4 ~= whole % 10, !(12...14 ~= whole % 100) { return .few }
    return .many
  }

  private static func czech(_ whole: Int?) -> PluralCategory {
    guard let whole else { return .many }
    return whole == 1 ? .one : 2...4 ~= whole ? .few : .other
  }

  private static func croatian(_ whole: Int?) -> PluralCategory {
    guard let whole else { return .other }
    if whole % 10 == 1, whole % 100 != 11 { return .one }
    if 2...4 ~= whole % 10, !(12...14 ~= whole % 100) { return .few }
    return .other
  }

  private static func slovenian(_ whole: Int?) -> PluralCategory {
    guard let whole else { return .few }
    switch whole % 100 {
    case 1: return .one
    case 2: return .two
    case 3, 4: return .few
    default: return .other
    }
  }

  private static func lithuanian(_ whole: Int?) -> PluralCategory {
    guard let whole else { return .many }
    if 11...19 ~= whole % 100 || whole % 10 == 0 { return .other }
    return whole % 10 == 1 ? .one : .few
  }

  private static func latvian(_ whole: Int?) -> PluralCategory {
    guard let whole else { return .other }
    if whole % 10 == 0 || 11...19 ~= whole % 100 { return .zero }
    return whole % 10 == 1 ? .one : .other
  }

  private static func romanian(_ whole: Int?) -> PluralCategory {
    guard let whole else { return .few }
    if whole == 1 { return .one }
    return whole == 0 || 1...19 ~= whole % 100 ? .few : .other
  }

  private static func arabic(_ whole: Int?) -> PluralCategory {
    guard let whole else { return .other }
    switch (whole, whole % 100) {
    case (0, _): return .zero
    case (1, _): return .one
    case (2, _): return .two
    case (_, 3...10): return .few
    case (_, 11...99): return .many
    default: return .other
    }
  }

  private static func irish(_ whole: Int?) -> PluralCategory {
    switch whole {
    case 1: .one
    case 2: .two
    case .some(3...6): .few
    case .some(7...10): .many
    default: .other
    }
  }

  private static func welsh(_ whole: Int?) -> PluralCategory {
    switch whole {
    case 0: .zero
    case 1: .one
    case 2: .two
    case 3: .few
    case 6: .many
    default: .other
    }
  }

  private static func maltese(_ whole: Int?) -> PluralCategory {
    guard let whole else { return .other }
    if whole == 1 { return .one }
    if whole == 2 { return .two }
    if whole == 0 || 3...10 ~= whole % 100 { return .few }
    return 11...19 ~= whole % 100 ? .many : .other
  }
}
