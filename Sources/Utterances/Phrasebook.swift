/// The words of a reader in one language; every utterance refers to one.
public final class Phrasebook: Sendable {
  /// The language as a BCP 47 tag.
  public let language: String
  private let phrases: [Phrase]
  private let rowsByKey: [Phrase.Key: Row]

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
    let rowsByKey = Dictionary(rows.map { ($0.key, $0) }) { first, _ in first }
    self.rowsByKey = rowsByKey
    phrases = Phrase.Key.allCases.map { key in
      rowsByKey[key]?.phrase ?? fallback?[key]
        ?? Phrase(spoken: key.name, caption: key.name, snapshot: key.name, service: key.name)
    }
  }

  /// The phrase for an occasion.
  public subscript(key: Phrase.Key) -> Phrase { phrases[key.rawValue] }

  /// Where a phrase is known from.
  public func source(of key: Phrase.Key) -> String? {
    rowsByKey[key]?.source
  }

  /// Whether a phrase rests on another one's pattern, or on what is known of the system without a recording.
  public func isAssumed(_ key: Phrase.Key) -> Bool {
    rowsByKey[key]?.isAssumed ?? false
  }

  /// Whether the phrase is in this language, as against one that fills in for it.
  public func has(_ key: Phrase.Key) -> Bool {
    rowsByKey[key] != nil
  }

  /// When a phrase is heard.
  public func occasion(of key: Phrase.Key) -> String? {
    rowsByKey[key]?.occasion
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
