/// A language as BCP 47 writes it: the language, and optionally a script, a region and variants.
package struct LanguageTag: Sendable, Hashable {
  /// The subtags in lower case.
  private let subtags: [Substring]

  /// Reads a tag; both `-` and `_` stand between its parts.
  package init(_ text: some StringProtocol) {
    subtags = text.lowercased().split { $0 == "-" || $0 == "_" }
  }

  private init(subtags: [Substring]) {
    self.subtags = subtags
  }

  /// The language without script and region.
  package var language: String { subtags.first.map(String.init) ?? "" }

  /// The region in lower case, or `nil` if the tag names none.
  package var region: String? {
    subtags.dropFirst().first { $0.count == 2 || ($0.count == 3 && $0.allSatisfy(\.isASCIIDigit)) }.map(String.init)
  }

  /// Whether the language is written from right to left.
  package var isRightToLeft: Bool {
    if subtags.contains("latn") || subtags.contains("cyrl") { return false }
    return LanguageTag.rightToLeft.contains(language) || subtags.contains("arab") || subtags.contains("hebr")
  }

  /// The entry for this tag or its nearest relative: subtags fall away from the end (RFC 4647, lookup), and last comes
  /// the region that Apple's systems take for granted.
  package func lookup<Entry>(in entries: [String: Entry]) -> Entry? {
    let subtags = completed.subtags
    for count in stride(from: subtags.count, to: 0, by: -1) {
      if let entry = entries[subtags.prefix(count).joined(separator: "-")] { return entry }
    }
    let hasScript = subtags.contains { $0.count == 4 }
    return hasScript ? nil : entries[LanguageTag(language).completed.subtags.joined(separator: "-")]
  }

  /// The tag with the script or the region that Apple's systems take for granted.
  ///
  /// Source: the names of Apple's own strings, where `pt` is that of Brazil and Chinese goes by its script.
  package var completed: LanguageTag {
    switch language {
    case "zh" where !subtags.contains("hans") && !subtags.contains("hant"):
      let isTraditional = region.map { ["tw", "hk", "mo"].contains($0) } ?? false
      return LanguageTag(subtags: ["zh", isTraditional ? "hant" : "hans"] + subtags.dropFirst())
    case "pt" where region == nil: return LanguageTag(subtags: ["pt", "br"] + subtags.dropFirst())
    case "iw": return LanguageTag(subtags: ["he"] + subtags.dropFirst())
    case "in": return LanguageTag(subtags: ["id"] + subtags.dropFirst())
    default: return self
    }
  }

  private static let rightToLeft: Set = ["ar", "dv", "fa", "he", "iw", "ps", "sd", "ug", "ur", "yi"]
}

extension LanguageTag {
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
  package static func isKnown(_ tag: String) -> Bool {
    var rest = tag.split(separator: "-", omittingEmptySubsequences: false)[...]
    guard let language = rest.popFirst(), languages.contains(String(language)) else { return false }
    for part in parts {
      if let next = rest.first, part.lengths.contains(next.count), part.isPart(next) { rest = rest.dropFirst() }
    }
    return rest.isEmpty
  }

  /// What to write in place of a tag that is not known.
  package static func hint(for tag: String) -> String {
    let dashed = String(tag.map { $0 == "_" ? "-" : $0 })
    return isKnown(dashed) ? "did you mean '\(dashed)'?" : "write a tag such as en-US, de-DE or ru"
  }
}

extension Character {
  fileprivate var isASCIILetter: Bool { isASCII && isLetter }
  fileprivate var isASCIIDigit: Bool { isASCII && isNumber }
}
