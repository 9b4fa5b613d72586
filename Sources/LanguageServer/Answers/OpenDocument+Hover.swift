import Diagnostics
import ScenarioFiles
import Transcripts

extension OpenDocument {
  /// The sentence that is heard at a place, and why; and what the word there is for.
  func hover(at position: Position) -> Hover? {
    guard analysis.subject != .foreign else { return nil }
    let place = file.place(of: position)
    let sections = analysis.hearing(around: place) + (analysis.subject.isOurs ? analysis.word(at: place) : [])
    return sections.isEmpty ? nil : Hover(contents: MarkupContent(value: sections.joined(separator: "\n\n---\n\n")))
  }
}

extension Analysis {
  /// How many stops of one view are told, such as of a row that stands for many.
  private static let limit = 3

  /// The innermost view around a place that is heard, or that is passed over.
  fileprivate func hearing(around place: SourcePlace) -> [String] {
    for place in views(around: place) {
      let heard = stops.filter { $0.places.contains(place) }
      if !heard.isEmpty {
        let more = heard.count > Self.limit ? ["and \(heard.count - Self.limit) more"] : []
        return heard.prefix(Self.limit).map(\.markdown) + more
      }
      if let omission = omissions.first(where: { $0.place == place }) {
        return ["Not a stop: \(OutputText.markdown(omission.reason))"]
      }
    }
    return []
  }

  /// What the key or the word at a place is for.
  fileprivate func word(at place: SourcePlace) -> [String] {
    guard let entry = help.entry(at: place), !entry.summary.isEmpty else { return [] }
    let form = entry.form.map { " After it: \(OutputText.markdown($0))." } ?? ""
    return ["`\(entry.name)`: \(OutputText.markdown(entry.summary))\(form)"]
  }
}

extension ExplainedStop {
  /// The sentence, what is said after a pause, and the reasons as a list.
  fileprivate var markdown: String {
    let pause = afterPause.map { "\n\nAfter a pause: \(OutputText.markdown($0))" }.joined()
    let list = reasons.map(\.written).map { reason in
      let text = reason.drop { $0 == " " }
      let indent = String(repeating: " ", count: reason.count - text.count)
      return "\n\(indent)- \(OutputText.markdown(String(text)))"
    }
    return "**\(OutputText.markdown(sentence))**\(pause)\n\(list.joined())"
  }
}
