import Diagnostics
import Transcripts

extension OpenDocument {
  /// What is heard of each element, at the end of the line where it begins.
  func inlayHints(in range: TextRange) -> [InlayHint] {
    let stops = analysis.stops.filter { $0.places.first?.inFile != nil }
    let lines = Dictionary(grouping: stops) { $0.places.first?.line ?? 0 }
    return lines.sorted { $0.key < $1.key }.compactMap { number, stops in
      guard (range.start.line...max(range.start.line, range.end.line)).contains(number - 1) else { return nil }
      let told = stops.map { OutputText.line($0.sentence) }
      let all = stops.flatMap { [$0.sentence] + $0.afterPause.map { "After a pause: \($0)" } }
      return InlayHint(
        position: file.end(ofLine: number), label: Self.label(told),
        tooltip: all.map { OutputText.line($0) }.joined(separator: "\n"))
    }
  }

  private static let width = 100

  /// The first sentence, shortened, and how many others there are.
  private static func label(_ sentences: [String]) -> String {
    let first = sentences.first ?? ""
    let short = first.count > width ? first.prefix(width) + "…" : first
    return sentences.count > 1 ? "\(short) (and \(sentences.count - 1) more)" : short
  }
}
