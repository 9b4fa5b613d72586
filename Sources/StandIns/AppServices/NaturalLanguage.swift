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

public struct NLTag: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
  public static let noun = NLTag("Noun")
  public static let verb = NLTag("Verb")
  public static let adjective = NLTag("Adjective")
  public static let adverb = NLTag("Adverb")
  public static let personalName = NLTag("PersonalName")
  public static let placeName = NLTag("PlaceName")
  public static let organizationName = NLTag("OrganizationName")
}

public struct NLTagScheme: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
  public static let tokenType = NLTagScheme("TokenType")
  public static let lexicalClass = NLTagScheme("LexicalClass")
  public static let nameType = NLTagScheme("NameType")
  public static let nameTypeOrLexicalClass = NLTagScheme("NameTypeOrLexicalClass")
  public static let lemma = NLTagScheme("Lemma")
  public static let language = NLTagScheme("Language")
  public static let sentimentScore = NLTagScheme("SentimentScore")
}

public enum NLTokenUnit: Int, Sendable { case word, sentence, paragraph, document }

/// Tells what sort of words a text has: it knows of none.
public final class NLTagger {
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let omitWords = Options(rawValue: 1 << 0)
    public static let omitPunctuation = Options(rawValue: 1 << 1)
    public static let omitWhitespace = Options(rawValue: 1 << 2)
    public static let omitOther = Options(rawValue: 1 << 3)
    public static let joinNames = Options(rawValue: 1 << 4)
    public static let joinContractions = Options(rawValue: 1 << 5)
  }
  public let tagSchemes: [NLTagScheme]
  public var string: String?
  public var dominantLanguage: NLLanguage? { nil }
  public init(tagSchemes: [NLTagScheme]) { self.tagSchemes = tagSchemes }
  public func setLanguage(_ language: NLLanguage, range: Range<String.Index>) {}
  public func enumerateTags(
    in range: Range<String.Index>, unit: NLTokenUnit, scheme: NLTagScheme, options: Options = [],
    using block: (NLTag?, Range<String.Index>) -> Bool
  ) {}
  public func tags(
    in range: Range<String.Index>, unit: NLTokenUnit, scheme: NLTagScheme, options: Options = []
  ) -> [(NLTag?, Range<String.Index>)] { [] }
  public func tag(
    at index: String.Index, unit: NLTokenUnit, scheme: NLTagScheme
  ) -> (NLTag?, Range<String.Index>) { (nil, index..<index) }
}
