package import Elements

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
    /// The author's words as they are spoken, or what fills in the phrase.
    public var text: String
    /// The author's words as they are written, where they are spoken otherwise.
    package var written: String?
    /// The phrase of VoiceOver's own; `nil` where the author's words are spoken.
    package var phrase: Phrase.Key?
    /// The second thing that fills in the phrase.
    package var secondText: String?
    /// The third thing that fills in the phrase.
    package var thirdText: String?
    /// The view that the part comes from, where that is not the utterance's subject.
    package var source: ViewID?
    /// The pitch as a factor, where it differs from the voice's own.
    package var pitch: Double?
    /// The pieces of the text that are in other languages, in their order.
    package var languages: [LanguageRange] = []
    /// Whether the text has words of the system's own in it that nobody is known to have heard.
    package var isAssumed = false

    package init(
      kind: Kind, text: String, written: String? = nil, phrase: Phrase.Key? = nil, secondText: String? = nil,
      thirdText: String? = nil,
      source: ViewID? = nil
    ) {
      self.kind = kind
      self.text = text
      self.written = written
      self.phrase = phrase
      self.secondText = secondText
      self.thirdText = thirdText
      self.source = source
    }
  }

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
