import Diagnostics
internal import Markup
import Reports
import Transcripts

/// Reports in Markdown for a comment on a pull request: the verdict first, then what is heard otherwise.
package struct MarkdownReporter: Reporter {
  /// GitHub takes 65,536 characters in a comment.
  private static let limit = 60_000

  /// A picture of a case, with what it shows.
  package struct Thumbnail: Sendable, Hashable {
    package var words: String
    /// Where the picture is.
    package var address: String

    package init(words: String, address: String) {
      self.words = words
      self.address = address
    }
  }

  /// Where the page with all of it is; `nil` where that is not known.
  private let page: String?
  private var cases: [Report.Case] = []
  /// What is told of the cases that do not pass, in order, by their names.
  private var passages: [(name: String, heading: String, text: String)] = []
  private var length = 0
  private var omitted = 0

  /// Pictures of the cases, by their names.
  package var thumbnails: [String: [Thumbnail]] = [:]

  package init(leadingTo page: String? = nil) { self.page = page }

  package mutating func report(_ result: TestResult) -> String {
    let item = Report.Case(result)
    cases.append(item)
    guard !result.verdict.isPass else { return "" }
    let heading = "### \(OutputText.markdown(item.name)): \(result.verdict.rawValue)\n\n"
    let text = MarkdownReporter.text(of: item, result)
    let added = heading.utf8.count + text.utf8.count
    guard length + added <= MarkdownReporter.limit else {
      omitted += 1
      return ""
    }
    length += added
    passages.append((item.name, heading, text))
    return ""
  }

  package mutating func finish(_ summary: RunSummary) -> String {
    let report = Report(cases, summary)
    let changes = report.changes.inWords
    var text = "## \(OutputText.markdown(report.verdictInWords))\n\n"
    if !changes.isEmpty { text += "\(changes). " }
    text += "\(OutputText.markdown(summary.text)).\n\n"
    text += report.notes.map { "\(OutputText.markdown($0))\n\n" }.joined()
    if let page { text += "[The whole report](<\(page)>), with pictures, sound and reasons.\n\n" }
    for passage in passages { text += passage.heading + pictures(of: passage.name) + passage.text }
    if omitted > 0 { text += "\(omitted) more are not shown.\n\n" }
    let commands = report.casesToLookAt.filter { !$0.patch.isEmpty }.map(\.acceptCommand)
    guard !commands.isEmpty else { return text }
    return text + "If this is meant:\n\n" + MarkdownFence.fenced(commands.prefix(20).joined(separator: "\n") + "\n")
  }

  /// What is heard otherwise in one case, and what else is wrong there.
  private static func text(of item: Report.Case, _ result: TestResult) -> String {
    var lines = item.failures.map { failure in
      (failure.flow.map { "flow '\($0)': " } ?? "") + failure.message
        + (failure.place.map { " (\($0.inWords))" } ?? "") + "\n"
    }.joined()
    switch result.comparison {
    case .differs(let change) where !change.difference.isEmpty: lines += change.difference.text()
    case .differs(let change): lines += change.summary + "\n"
    case .missing: lines += "there is no golden\n"
    case .same, .none: break
    }
    lines += result.failingFindings.map { $0.line(in: result.names.shown) + "\n" }.joined()
    return MarkdownFence.fenced(lines, language: "diff")
  }

  /// Small pictures side by side.
  private func pictures(of name: String) -> String {
    guard let thumbnails = thumbnails[name], !thumbnails.isEmpty else { return "" }
    let images = thumbnails.map { thumbnail in
      let (address, words) = (XMLText.attribute(thumbnail.address), XMLText.attribute(thumbnail.words))
      return "<img src=\"\(address)\" alt=\"\(words)\" width=\"200\">"
    }
    return images.joined(separator: " ") + "\n\n"
  }
}
