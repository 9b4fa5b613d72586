internal import Diagnostics
internal import Markup

/// A report in Markdown for a comment on a pull request: the verdict first, then what is heard otherwise.
package struct MarkdownComment: Sendable {
  /// GitHub takes 65,536 characters in a comment.
  private static let limit = 60_000
  /// How many commands are offered.
  private static let mostCommands = 20
  /// How many findings are told that fail nothing.
  private static let mostFindings = 20

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

  private let report: Report
  /// Where the page with all of it is; `nil` where that is not known.
  private let page: String?
  /// Pictures of the cases, by their names.
  private let thumbnails: [String: [Thumbnail]]

  package init(_ report: Report, leadingTo page: String? = nil, thumbnails: [String: [Thumbnail]] = [:]) {
    self.report = report
    self.page = page
    self.thumbnails = thumbnails
  }

  /// The comment.
  package var text: String {
    let changes = report.changes.inWords
    var text = "## \(OutputText.markdown(report.verdictInWords))\n\n"
    if !changes.isEmpty { text += "\(changes). " }
    text += "\(OutputText.markdown(report.summary)).\n\n"
    text += report.notes.map { "\(OutputText.markdown($0))\n\n" }.joined()
    if let page { text += "[The whole report](<\(page)>), with pictures, sound and reasons.\n\n" }
    text += passages + findings
    let commands = report.casesToLookAt.filter { !$0.patch.isEmpty }.map(\.acceptCommand)
    guard !commands.isEmpty else { return text }
    let lines = commands.prefix(MarkdownComment.mostCommands).joined(separator: "\n") + "\n"
    return text + "If this is meant:\n\n" + MarkdownFence.fenced(lines)
  }

  /// What is told of the cases that do not pass, as many as there is room for.
  private var passages: String {
    var (text, length, omitted) = ("", 0, 0)
    for item in report.casesToLookAt {
      let heading = "### \(OutputText.markdown(item.name)): \(item.verdict.rawValue)\n\n"
      let passage = MarkdownComment.text(of: item)
      let added = heading.utf8.count + passage.utf8.count
      guard length + added <= MarkdownComment.limit else {
        omitted += 1
        continue
      }
      length += added
      text += heading + pictures(of: item.name) + passage
    }
    return text + (omitted > 0 ? "\(omitted) more are not shown.\n\n" : "")
  }

  /// What is odd and fails nothing; what fails a case stands with it.
  private var findings: String {
    let lines = report.cases.flatMap { item in
      item.findings.filter { !$0.fails }.map { $0.line(in: item) + "\n" }
    }
    guard !lines.isEmpty else { return "" }
    let shown = lines.prefix(MarkdownComment.mostFindings)
    let omitted = lines.count - shown.count
    return "### Findings\n\n" + MarkdownFence.fenced(shown.joined())
      + (omitted > 0 ? "\(omitted) more are not shown.\n\n" : "")
  }

  /// What is heard otherwise in one case, and what else is wrong there.
  private static func text(of item: Report.Case) -> String {
    let failures = item.failures.map { failure in
      (failure.flow.map { "flow '\($0)': " } ?? "") + failure.message
        + (failure.place.map { " (\($0.inWords))" } ?? "") + "\n"
    }
    let findings = item.failing.map { $0.line(in: item) + "\n" }
    return MarkdownFence.fenced(
      failures.joined() + (item.discrepancy?.text ?? "") + findings.joined(), language: "diff")
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
