package import Elements
internal import Interface

/// What VoiceOver says at one moment, part by part.
public struct Utterance: Sendable, Hashable {
  /// The parts in the order in which they are spoken.
  public var parts: [Part]
  /// The view that is spoken of.
  package var subject: ViewID
  /// The words of VoiceOver's own that are used.
  package var phrasebook: Phrasebook

  package init(parts: [Part], subject: ViewID, phrasebook: Phrasebook) {
    self.parts = parts
    self.subject = subject
    self.phrasebook = phrasebook
  }
}

extension Utterance {
  /// One piece of an utterance.
  public struct Part: Sendable, Hashable {
    /// What the part tells.
    public var kind: Kind
    /// The phrase of VoiceOver's own; `nil` where the author's words are spoken.
    package var phrase: Phrase.Key?
    /// The author's words as they are spoken, or what fills in the phrase.
    public var text: String
    /// The view that the part comes from, where that is not the utterance's subject.
    package var source: ViewID?
    /// What few parts have, kept apart so that the others stay small.
    private var rare: Box<Rarities>?

    private struct Rarities: Sendable, Hashable {
      var written: String?
      var secondText: String?
      var thirdText: String?
      var pitch: Double?
      var languages: [LanguageRange] = []
      var isAssumed = false
    }

    package init(
      kind: Kind, text: String, written: String? = nil, phrase: Phrase.Key? = nil, secondText: String? = nil,
      thirdText: String? = nil, source: ViewID? = nil
    ) {
      self.kind = kind
      self.text = text
      self.phrase = phrase
      self.source = source
      guard written != nil || secondText != nil || thirdText != nil else { return }
      rare = Box(Rarities(written: written, secondText: secondText, thirdText: thirdText))
    }
  }
}

extension Utterance.Part {
  /// The author's words as they are written, where they are spoken otherwise.
  package var written: String? {
    get { rare?.wrapped.written }
    set { keep(newValue, at: \.written) }
  }

  /// The second thing that fills in the phrase.
  package var secondText: String? {
    get { rare?.wrapped.secondText }
    set { keep(newValue, at: \.secondText) }
  }

  /// The third thing that fills in the phrase.
  package var thirdText: String? {
    get { rare?.wrapped.thirdText }
    set { keep(newValue, at: \.thirdText) }
  }

  /// The pitch as a factor, where it differs from the voice's own.
  package var pitch: Double? {
    get { rare?.wrapped.pitch }
    set { keep(newValue, at: \.pitch) }
  }

  /// The pieces of the text that are in other languages, in their order.
  package var languages: [Utterance.LanguageRange] {
    get { rare?.wrapped.languages ?? [] }
    set { keep(newValue, at: \.languages) }
  }

  /// Whether the text has words of the system's own in it that nobody is known to have heard.
  package var isAssumed: Bool {
    get { rare?.wrapped.isAssumed ?? false }
    set { keep(newValue, at: \.isAssumed) }
  }

  /// Keeps something; parts that have the same are the same, however they came to it.
  private mutating func keep<Value>(_ value: Value, at path: WritableKeyPath<Rarities, Value>) {
    var rarities = rare?.wrapped ?? Rarities()
    rarities[keyPath: path] = value
    rare = rarities == Rarities() ? nil : Box(rarities)
  }
}

extension Utterance {
  /// A piece of a part that is spoken in a language of its own.
  package struct LanguageRange: Sendable, Hashable {
    /// The characters of the part's text, counted from zero.
    package var characters: Range<Int>
    /// The language as a BCP 47 tag.
    package var language: String

    package init(characters: Range<Int>, language: String) {
      self.characters = characters
      self.language = language
    }
  }

  /// What a part tells.
  public enum Kind: String, Sendable, CaseIterable {
    /// The name of the app that the person has come into.
    case app
    case container, alert, selected, header, label, cell, value, customContent, boundary, role, state, position
    /// What VoiceOver Recognition takes the element for.
    case recognition
    case hint, systemHint, actionsAvailable, moreContentAvailable
    /// What is said of something done: a rotor option, an action, a character.
    case notice
  }
}

extension Utterance.Kind {
  /// Whether the part is spoken after a pause, and only if the cursor rests.
  public var followsPause: Bool {
    switch self {
    case .hint, .systemHint, .actionsAvailable, .moreContentAvailable: true
    case .app, .container, .alert, .selected, .header, .label, .cell, .value, .customContent, .boundary, .role, .state,
      .position, .recognition, .notice:
      false
    }
  }
}
