internal import Utterances

extension Report {
  /// One thing that is done or heard, with what became of it.
  package struct Entry: Sendable, Hashable, Codable {
    /// What became of it.
    package enum Change: String, Sendable, CaseIterable, Codable {
      case same, changed, added, removed
      /// It is heard at another time: here no longer.
      case movedFrom = "moved from here"
      /// It is heard at another time: here now.
      case movedTo = "moved to here"
    }

    package var change: Change
    /// The lines as they were; empty for what is new, and for what stayed.
    package var before: [Line] = []
    /// The lines as they are; empty for what is gone.
    package var now: [Line] = []
    /// What has become of it, a sentence for each thing.
    package var notes: [String] = []

    package init(_ change: Change, before: [Line] = [], now: [Line] = [], notes: [String] = []) {
      self.change = change
      self.before = before
      self.now = now
      self.notes = notes
    }

    /// The line that tells what it is.
    package var line: Line? { now.first ?? before.first }
  }

  /// A line of a transcript.
  package struct Line: Sendable, Hashable, Codable {
    /// What a line tells.
    package enum Kind: String, Sendable, CaseIterable, Codable {
      case header, screen, flow, task, step, heard, offer, announcement, sound, shown
      case afterPause = "after a pause"
    }

    package var kind: Kind
    /// Its number in the golden, or in the transcript.
    package var number: Int
    /// The text without its mark, in words that stayed and words that did not.
    package var words: [Words]
    /// The language in which it is said.
    package var language: String
    /// How many of its words are heard, where something cuts it; `nil` for all.
    package var wordsHeard: Int?

    package init(_ kind: Kind, number: Int, words: [Words], language: String) {
      self.kind = kind
      self.number = number
      self.words = words
      self.language = language
    }

    package var text: String { words.map(\.text).joined() }

    /// What of the text is heard.
    package var heardText: String { SpeakingTime.prefix(of: text, words: wordsHeard) }

    /// Whether the cursor stops there: a stop without words is silent.
    var isStop: Bool { kind == .heard || kind == .sound && text == "silence" }

    /// Whether it tells that a step failed.
    var isFailure: Bool { kind == .sound && text.hasPrefix("failed: ") }
  }

  /// Some words of a line.
  package struct Words: Sendable, Hashable, Codable {
    package var text: String
    /// Whether they stand on one side of the difference only.
    package var isChanged: Bool

    package init(_ text: String, isChanged: Bool = false) {
      self.text = text
      self.isChanged = isChanged
    }
  }
}
