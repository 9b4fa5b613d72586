package import Foundation
internal import Markup

/// Which passage, and which of its words, is heard when: times are milliseconds since the narration began.
package struct CueSheet: Sendable, Hashable, Codable {
  /// One passage or sound with its time.
  package struct Cue: Sendable, Hashable {
    /// What is heard.
    package enum Content: Sendable, Hashable {
      /// A text, the language in which it was spoken, and its words.
      case passage(text: String, language: String, words: [TimedWord])
      case sound(SpokenSound)
    }

    /// The name that the passage or sound was given.
    package var id: String
    package var content: Content
    /// When it begins, in milliseconds since the narration began.
    package var start: Int
    /// When it ends, in milliseconds since the narration began.
    package var end: Int

    package init(id: String, content: Content, start: Int, end: Int) {
      self.id = id
      self.content = content
      self.start = start
      self.end = end
    }
  }

  package var cues: [Cue] = []
  /// How long the narration is, in milliseconds.
  package var duration = 0
  /// What the voice could not do as it was asked, each with the passage's name.
  package var notes: [String] = []

  package init() {}

  /// The sheet as JSON, keys in alphabetical order.
  package func json() throws -> Data {
    let encoder = JSONEncoder(.lines)
    return try encoder.encode(self)
  }
}

extension CueSheet.Cue: Codable {
  private enum CodingKeys: String, CodingKey {
    case id, start, end, text, language, words, sound
  }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    id = try container.decode(String.self, forKey: .id)
    start = try container.decode(Int.self, forKey: .start)
    end = try container.decode(Int.self, forKey: .end)
    if let sound = try container.decodeIfPresent(SpokenSound.self, forKey: .sound) {
      content = .sound(sound)
    } else {
      content = .passage(
        text: try container.decode(String.self, forKey: .text),
        language: try container.decode(String.self, forKey: .language),
        words: try container.decode([TimedWord].self, forKey: .words)
      )
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(id, forKey: .id)
    try container.encode(start, forKey: .start)
    try container.encode(end, forKey: .end)
    switch content {
    case .sound(let sound): try container.encode(sound, forKey: .sound)
    case .passage(let text, let language, let words):
      try container.encode(text, forKey: .text)
      try container.encode(language, forKey: .language)
      try container.encode(words, forKey: .words)
    }
  }
}
