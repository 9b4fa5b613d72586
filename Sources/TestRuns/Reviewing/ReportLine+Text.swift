internal import Diagnostics
package import Reports
internal import Transcripts

extension Report.Line {
  /// Lines of a transcript below its heading.
  ///
  /// - Parameters:
  ///   - text: The lines.
  ///   - language: The language in which they are said.
  /// - Returns: The lines as reports have them.
  package static func lines(of text: String, language: String) -> [Report.Line] {
    TranscriptText(below: text).lines.filter { $0.kind != .blank }.map { line in
      var shown = Report.Line(
        Kind(line.kind), number: line.number, words: [Report.Words(line.text.onOneLine)], language: language)
      shown.wordsHeard = line.wordsHeard
      return shown
    }
  }
}
