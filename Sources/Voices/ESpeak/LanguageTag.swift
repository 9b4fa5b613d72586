/// A BCP 47 tag, and the ways to say it that eSpeak NG may know.
struct LanguageTag {
  private let subtags: [Substring]

  init(_ tag: String) {
    subtags = tag.lowercased().split { $0 == "-" || $0 == "_" }
  }

  /// The language without script and region.
  var primary: Substring { subtags.first ?? "" }

  /// The entry for this tag or its nearest relative: subtags fall away from the end (RFC 4647, lookup).
  func lookup<Entry>(in entries: [String: Entry]) -> Entry? {
    for count in stride(from: subtags.count, to: 0, by: -1) {
      let tag = subtags.prefix(count).joined(separator: "-")
      if let entry = Self.relatives[tag].flatMap({ entries[$0] }) ?? entries[tag] { return entry }
    }
    return nil
  }

  /// Tags in use on Apple's systems that eSpeak NG calls something else, or for which another voice is the nearest.
  private static let relatives = [
    // A language without a region is the one of Apple's default region.
    "en": "en-us",
    "pt": "pt-br",
    // Regions that eSpeak NG lacks and whose speech is nearer to British English.
    "en-au": "en-gb", "en-ie": "en-gb", "en-in": "en-gb", "en-nz": "en-gb", "en-za": "en-gb",
    // Latin America.
    "es-ar": "es-419", "es-cl": "es-419", "es-co": "es-419", "es-mx": "es-419", "es-us": "es-419",
    // Chinese by script or region: Mandarin, and Cantonese in Hong Kong and Macao.
    "zh": "cmn", "zh-hk": "yue", "zh-mo": "yue", "zh-hant-hk": "yue", "zh-hant-mo": "yue",
    // Codes of ISO 639 that were replaced.
    "in": "id", "iw": "he", "no": "nb",
  ]
}
