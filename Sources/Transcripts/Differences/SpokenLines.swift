internal import Interface

/// What the heard lines of two transcripts are made of.
///
/// Of a transcript the parts are known; of a text they are read, with the phrasebook, the system and the settings of its
/// header.
struct SpokenLines: Sendable {
  /// Who reads the lines of both; `nil` where no line became another one.
  private let readers: (old: SentenceReader, new: SentenceReader)?
  private let parts: [Int: [SpokenPart]]

  /// Of lines of which none became another one.
  init() {
    readers = nil
    parts = [:]
  }

  /// - Parameters:
  ///   - old: The text of what was heard.
  ///   - new: What is heard now.
  ///   - style: The notation of both; `nil` if it shows only in them.
  init(from old: TranscriptText, to new: TranscriptText, in style: Style?) {
    let style = style ?? old.likelyStyle
    readers = (SentenceReader(of: old, in: style), SentenceReader(of: new, in: style))
    parts = new.parts
  }

  /// How the words of a line became those of another.
  func words(from old: TranscriptLine, to new: TranscriptLine) -> WordDifference {
    guard let readers, old.kind == .heard, new.kind == .heard else {
      return WordDifference(from: [SpokenPart(text: old.text)], to: [SpokenPart(text: new.text)])
    }
    let newParts = parts[new.number] ?? readers.new.parts(of: new.text)
    return WordDifference(from: readers.old.parts(of: old.text, become: newParts), to: newParts)
  }
}

extension SentenceReader {
  /// A reader for the lines of a transcript.
  fileprivate init(of text: TranscriptText, in style: Style) {
    self.init(language: text.language, platform: text.platform, settings: text.settings, style: style)
  }
}

extension TranscriptText {
  /// How many lines are looked at to tell in which notation all are written.
  private static let sampleSize = 200

  /// The notation in which most roles and states are found.
  fileprivate var likelyStyle: Style {
    let sample = lines.lazy.filter { $0.kind == .heard }.prefix(Self.sampleSize).map(\.text)
    let counts = Style.allCases.map { style in
      let reader = SentenceReader(of: self, in: style)
      return (style, sample.reduce(0) { $0 + reader.familiarity(of: $1) })
    }
    return counts.reduce((.spoken, 0)) { $1.1 > $0.1 ? $1 : $0 }.0
  }
}
