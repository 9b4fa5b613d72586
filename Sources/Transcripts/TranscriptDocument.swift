public import Foundation
public import Interface

/// Transcripts in JSON: every part of every utterance with its kind, its words and the view that it comes from.
///
/// Readers must pass over kinds that they do not know; `version` changes only when something is taken away.
public struct TranscriptDocument: Encodable, Sendable {
  private let version = 1
  private let transcripts: [Item]

  /// Collects transcripts, each with the name of its file.
  public init(_ transcripts: [(file: String, transcript: Transcript)], style: Style) {
    self.transcripts = transcripts.map { Item(file: $0.file, transcript: $0.transcript, style: style) }
  }

  /// Writes the document with sorted keys, so that the same transcripts give the same bytes.
  public func json() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(self) + Data("\n".utf8)
  }
}
