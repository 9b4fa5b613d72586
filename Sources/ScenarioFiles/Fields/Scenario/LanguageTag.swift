import Diagnostics

/// Tags of languages by BCP 47: a language, and optionally a script, a region and variants.
public enum LanguageTag {
  /// The languages of ISO 639-1.
  private static let languages = Set(
    """
    aa ab ae af ak am an ar as av ay az ba be bg bh bi bm bn bo br bs ca ce ch co cr cs cu cv cy da de dv dz ee el en
    eo es et eu fa ff fi fj fo fr fy ga gd gl gn gu gv ha he hi ho hr ht hu hy hz ia id ie ig ii ik io is it iu ja jv
    ka kg ki kj kk kl km kn ko kr ks ku kv kw ky la lb lg li ln lo lt lu lv mg mh mi mk ml mn mr ms mt my na nb nd ne
    ng nl nn no nr nv ny oc oj om or os pa pi pl ps pt qu rm rn ro ru rw sa sc sd se sg si sk sl sm sn so sq sr ss st
    su sv sw ta te tg th ti tk tl tn to tr ts tt tw ty ug uk ur uz ve vi vo wa wo xh yi yo za zh zu
    """.split { $0 == " " || $0 == "\n" }.map(String.init))

  /// What follows the language, in this order.
  private static let parts: [(lengths: ClosedRange<Int>, isPart: @Sendable (Substring) -> Bool)] = [
    (4...4, { $0.allSatisfy(\.isASCIILetter) }),
    (2...3, { $0.count == 2 ? $0.allSatisfy(\.isASCIILetter) : $0.allSatisfy(\.isASCIIDigit) }),
    (4...8, { $0.allSatisfy { $0.isASCIILetter || $0.isASCIIDigit } }),
  ]

  /// Whether a tag is well formed, and its language one of ISO 639-1.
  public static func isKnown(_ tag: String) -> Bool {
    var rest = tag.split(separator: "-", omittingEmptySubsequences: false)[...]
    guard let language = rest.popFirst(), languages.contains(String(language)) else { return false }
    for part in parts {
      if let next = rest.first, part.lengths.contains(next.count), part.isPart(next) { rest = rest.dropFirst() }
    }
    return rest.isEmpty
  }

  /// What to write in place of a tag that is not known.
  public static func hint(for tag: String) -> String {
    let dashed = String(tag.map { $0 == "_" ? "-" : $0 })
    return isKnown(dashed) ? "did you mean '\(dashed)'?" : "write a tag such as en-US, de-DE or ru"
  }
}

extension Character {
  fileprivate var isASCIILetter: Bool { isASCII && isLetter }
  fileprivate var isASCIIDigit: Bool { isASCII && isNumber }
}

extension Shape where Output == String {
  /// A language such as `en-US`.
  static let language = Shape.scalar(
    "a language such as 'en-US'", schema: ["type": "string", "pattern": "^[a-z]{2}(-[A-Za-z0-9]{2,8})*$"]
  ) { scalar, reading in
    if LanguageTag.isKnown(scalar.text) { return scalar.text }
    reading.report(.unknownLanguage(scalar))
    return nil
  }
}

extension Diagnostic {
  fileprivate static func unknownLanguage(_ scalar: Scalar) -> Diagnostic {
    Diagnostic(
      "unknown-language", "unknown language '\(scalar.excerpt)'", at: scalar.place, length: scalar.writtenLength,
      hints: [LanguageTag.hint(for: scalar.text)])
  }
}
