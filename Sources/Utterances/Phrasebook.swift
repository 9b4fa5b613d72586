/// The words of a reader in one language; every utterance refers to one.
public final class Phrasebook: Sendable {
  /// The language as a BCP 47 tag.
  public let language: String
  private let phrases: [Phrase]
  private let rowsByKey: [Phrase.Key: Row]
  /// The phrasebook that fills in for what this one lacks.
  private let fallback: Phrasebook?

  /// One phrase, with when it is heard and where it is known from.
  package struct Row: Sendable {
    package var key: Phrase.Key
    package var phrase: Phrase
    /// When the phrase is heard.
    package var occasion: String
    package var source: String
    /// Whether nobody is known to have heard the words: they follow the pattern that the source has.
    package var isAssumed: Bool

    package init(
      _ key: Phrase.Key, _ spoken: String, caption: String? = nil, snapshot: String? = nil, service: String? = nil,
      when occasion: String = "", source: String = "AS", isAssumed: Bool = false
    ) {
      self.key = key
      let snapshot = snapshot ?? caption ?? spoken
      phrase = Phrase(
        spoken: spoken, caption: caption ?? spoken, snapshot: snapshot,
        // The service writes the words of the snapshot notation without their full stops.
        service: service ?? (snapshot.hasSuffix(".") ? String(snapshot.dropLast()) : snapshot))
      self.occasion = occasion
      self.source = source
      self.isAssumed = isAssumed
    }
  }

  package init(language: String, rows: [Row], fallback: Phrasebook? = nil) {
    self.language = language
    self.fallback = fallback
    let rowsByKey = Dictionary(rows.map { ($0.key, $0) }) { first, _ in first }
    self.rowsByKey = rowsByKey
    phrases = Phrase.Key.allCases.map { key in
      rowsByKey[key]?.phrase ?? fallback?[key]
        ?? Phrase(spoken: key.name, caption: key.name, snapshot: key.name, service: key.name)
    }
  }

  /// The phrase for an occasion.
  public subscript(key: Phrase.Key) -> Phrase { phrases[key.rawValue] }

  /// Where the words of a phrase are known from.
  ///
  /// What this language lacks is told of the language that fills in for it; `nil` if none of them has the phrase.
  public func evidence(of key: Phrase.Key) -> Evidence? {
    guard let row = rowsByKey[key] else { return fallback?.evidence(of: key) }
    return Evidence(language: language, source: row.source, isAssumed: row.isAssumed)
  }

  /// Whether the phrase is in this language, as against one that fills in for it.
  public func has(_ key: Phrase.Key) -> Bool {
    rowsByKey[key] != nil
  }

  /// When a phrase is heard; the same in all languages, so that one of them tells it for all.
  public func occasion(of key: Phrase.Key) -> String? {
    guard let occasion = rowsByKey[key]?.occasion, !occasion.isEmpty else { return fallback?.occasion(of: key) }
    return occasion
  }
}

extension Phrasebook {
  /// Where words of VoiceOver's own are known from.
  public struct Evidence: Sendable, Hashable {
    /// The language of the words as a BCP 47 tag.
    public var language: String
    /// Who heard or wrote the words.
    public var source: String
    /// Whether the words rest on another phrase's pattern, or on what is known of the system without a recording.
    public var isAssumed: Bool
  }
}

extension Phrase.Key {
  /// The name of the phrase, as JSON shows it.
  public var name: String { "\(self)" }
}

extension Phrasebook: Hashable {
  public static func == (first: Phrasebook, second: Phrasebook) -> Bool { first.language == second.language }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(language)
  }
}
