internal import Languages

extension LanguageTag {
  /// The voice for this tag or its nearest relative, by the names that eSpeak NG has for languages.
  func voice<Entry>(in entries: [String: Entry]) -> Entry? {
    var named = entries
    for relative in Self.relatives {
      if let voice = relative.voices.first(where: { entries[$0] != nil }) { named[relative.tag] = entries[voice] }
    }
    return lookup(in: named)
  }

  /// Tags in use on Apple's systems that eSpeak NG calls something else, or for which another voice is the nearest.
  private static let relatives: [(tag: String, voices: [String])] = [
    // A language without a region is the one of Apple's default region.
    ("en", ["en-us"]),
    // Regions that eSpeak NG lacks and whose speech is nearer to British English.
    ("en-au", ["en-gb"]), ("en-ie", ["en-gb"]), ("en-in", ["en-gb"]), ("en-nz", ["en-gb"]), ("en-za", ["en-gb"]),
    // Latin America.
    ("es-ar", ["es-419"]), ("es-cl", ["es-419"]), ("es-co", ["es-419"]), ("es-mx", ["es-419"]), ("es-us", ["es-419"]),
    // Chinese by script: Mandarin, and Cantonese in Hong Kong and Macao. The voice that reads Pinyin reads signs as well;
    // in version 1.51 the other one reads their syllables as English words.
    ("zh-hans", ["cmn-latn-pinyin", "cmn"]), ("zh-hant", ["cmn-latn-pinyin", "cmn"]), ("zh-hant-hk", ["yue"]),
    ("zh-hant-mo", ["yue"]),
    // A code of ISO 639 that was replaced.
    ("no", ["nb"]),
  ]
}
