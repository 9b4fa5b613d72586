internal import Utterances

/// A line of a transcript that was written as text.
package struct TranscriptLine: Sendable, Hashable {
  /// What a line tells, by the mark that it begins with.
  package enum Kind: String, Sendable, CaseIterable {
    /// What stands above the first empty line: the scenario, the reader, the settings.
    case header
    case blank
    case screen = "screen: "
    case flow = "flow: "
    case task = "task: "
    /// What the person does.
    case step = "> "
    /// What is heard at once; no mark.
    case heard
    /// What is heard after a pause.
    case afterPause = "~ "
    /// What can be found at a stop, and is not heard.
    case offer = "+ "
    case announcement = "! "
    /// A sound or an event without words.
    case sound = "* "
    /// What another assistive technology shows.
    case shown = "= "

    /// The kinds with a mark, which is what stands in front of their text.
    static let marked: [Kind] = [
      .screen, .flow, .task, .step, .afterPause, .offer, .announcement, .sound, .shown,
    ]

    /// The kind whose mark a line begins with; `nil` if it begins with none.
    static func marked(_ line: some StringProtocol) -> Kind? {
      marked.first { line.utf8.starts(with: $0.rawValue.utf8) }
    }

    /// What stands before the text; nothing for kinds without a mark.
    var mark: String { Kind.marked.contains(self) ? rawValue : "" }

    /// The word that stands for the mark where marks are not wanted; `nil` for what needs none.
    var word: String? {
      switch self {
      case .header, .blank, .heard: nil
      case .screen: "screen"
      case .flow: "flow"
      case .task: "task"
      case .step: "step"
      case .afterPause: "after a pause"
      case .offer: "available"
      case .announcement: "announcement"
      case .sound: "event"
      case .shown: "shown"
      }
    }

    /// Whether words are heard.
    var isSpoken: Bool { self == .heard || self == .announcement }

    /// Whether it begins a walk: what was said before has been heard out.
    var beginsWalk: Bool { self == .screen || self == .flow }

    /// Whether a stop is told, at which something can be found besides; one without words makes no sound.
    var takesOffers: Bool { self == .heard || self == .sound }
  }

  package let kind: Kind
  /// The text after the mark.
  package let text: String
  /// The line's number, counted from one.
  package let number: Int
  /// How many of its words are heard, where something cuts it; `nil` for all.
  package internal(set) var wordsHeard: Int?

  /// What of the text is heard.
  package var heardText: String { SpeakingTime.prefix(of: text, words: wordsHeard) }

  /// Reads a line below the header.
  init(_ line: Substring, number: Int) {
    self.number = number
    kind = Kind.marked(line) ?? .heard
    // After a space there is no mark: these words are heard.
    let space = line.first == " " && TranscriptLine.looksMarked(line) ? 1 : 0
    text = String(line.dropFirst(kind.mark.count + space))
  }

  init(_ kind: Kind, _ text: Substring, number: Int) {
    self.kind = kind
    self.text = String(text)
    self.number = number
  }

  /// The line with other words.
  func saying(_ words: String) -> TranscriptLine { TranscriptLine(kind, Substring(words), number: number) }

  /// The line for people who listen, with a word in place of its mark.
  package var inWords: String {
    switch kind {
    // What is offered tells itself what it is: “available actions: Favorite, Reply”.
    case .offer: "available \(text)"
    case .header, .blank, .screen, .flow, .task, .step, .heard, .afterPause, .announcement, .sound, .shown:
      (kind.word.map { "\($0): " } ?? "") + text
    }
  }

  /// The line as it is written.
  package var written: String { kind == .heard ? TranscriptLine.written(heard: text) : kind.mark + text }

  /// Words that are heard, as a line: those that look like a mark stand after a space, so that they are read back as heard.
  package static func written(heard words: String) -> String { looksMarked(words) ? " " + words : words }

  /// Whether a mark stands at the start of a text, or after the spaces there.
  private static func looksMarked(_ text: some StringProtocol) -> Bool {
    guard let first = text.utf8.first(where: { $0 != space }), marks.contains(first) else { return false }
    return Kind.marked(text.drop { $0 == " " }) != nil
  }

  private static let space = UInt8(ascii: " ")

  /// The first bytes of all marks, so that most lines are looked at once.
  private static let marks = Set(Kind.marked.compactMap(\.rawValue.utf8.first))
}
