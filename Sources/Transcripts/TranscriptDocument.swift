package import Diagnostics
package import Foundation
package import Interface
internal import Markup

/// Transcripts in JSON: every part of every utterance with its kind, its words and the view that it comes from.
///
/// Readers must pass over kinds that they do not know; `version` changes only when something is taken away.
package struct TranscriptDocument: Sendable {
  /// A transcript with the name of its file, and with what is odd about its interface.
  package struct Entry: Sendable {
    package var file: String
    /// The names of the files that the scenario includes.
    package var included: [String]
    package var transcript: Transcript
    package var findings: [Finding]

    package init(file: String, included: [String] = [], transcript: Transcript, findings: [Finding] = []) {
      self.file = file
      self.included = included
      self.transcript = transcript
      self.findings = findings
    }
  }

  private let transcripts: [Entry]
  private let style: Style

  /// Collects transcripts.
  package init(_ transcripts: [Entry], style: Style) {
    self.transcripts = transcripts
    self.style = style
  }

  /// The document with sorted keys, so that the same transcripts give the same bytes.
  package func json() throws -> Data {
    var data = Data()
    try write { data.append(contentsOf: $0) }
    return data
  }

  /// Writes the document, and hands it on in portions of whole lines.
  package func write(to outlet: @escaping ([UInt8]) -> Void) throws {
    let encoder = JSONEncoder(.lines)
    let findings = try transcripts.map { $0.findings.isEmpty ? nil : Array(try encoder.encode($0.findings)) }
    var json = JSONText(handingOnTo: outlet)
    json.object { json in
      json.member("generator", Release.current.signature)
      json.member("transcripts", of: zip(transcripts, findings)) { $0.write($1.0, findings: $1.1, in: style) }
      json.member("version", 2)
    }
    outlet(json.file())
  }
}
