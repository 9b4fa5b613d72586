/// Natural Language: no text is known to be of a language, as where there is too little of it.
public struct NLLanguage: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
  public static let undetermined = NLLanguage("und")
  public static let english = NLLanguage("en")
  public static let german = NLLanguage("de")
  public static let french = NLLanguage("fr")
  public static let spanish = NLLanguage("es")
  public static let italian = NLLanguage("it")
  public static let portuguese = NLLanguage("pt")
  public static let dutch = NLLanguage("nl")
  public static let russian = NLLanguage("ru")
  public static let japanese = NLLanguage("ja")
  public static let korean = NLLanguage("ko")
  public static let simplifiedChinese = NLLanguage("zh-Hans")
  public static let traditionalChinese = NLLanguage("zh-Hant")
  public static let arabic = NLLanguage("ar")
}

public final class NLLanguageRecognizer {
  public var languageConstraints: [NLLanguage] = []
  public var languageHints: [NLLanguage: Double] = [:]
  public init() {}
  public static func dominantLanguage(for string: String) -> NLLanguage? { nil }
  public func processString(_ string: String) {}
  public func reset() {}
  public var dominantLanguage: NLLanguage? { nil }
  public func languageHypotheses(withMaximum count: Int) -> [NLLanguage: Double] { [:] }
}
