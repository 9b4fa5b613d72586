internal import Diagnostics

/// A scenario of a report.
struct CaseView: Sendable {
  private let item: Report.Case
  let anchor: Anchor
  private let isLive: Bool
  private let sections: [(section: Report.Section, anchor: Anchor)]

  /// - Parameters:
  ///   - item: The scenario.
  ///   - anchor: Its place in the page.
  ///   - isLive: Whether it follows a file: nothing is folded away, and each line can be said.
  init(_ item: Report.Case, anchor: Anchor, isLive: Bool = false) {
    self.item = item
    self.anchor = anchor
    self.isLive = isLive
    var anchors = AnchorTable()
    sections = item.sections.map { ($0, anchors.unique(anchor.appending(wordsOf: $0.title))) }
  }

  var needsLook: Bool { item.verdict.needsLook }
  var title: String { item.title }
  var path: String { item.path }
  var variant: String? { item.variant }

  /// The page of its own, where there is one, seen from the index.
  var page: PageName { PageName(of: anchor) }
  /// The same, seen from the page of another.
  var pageFromCase: PageName { PageName(besides: anchor) }

  /// A link to it, with how it came out.
  func link(to address: PageAddress) -> HTML {
    HTML(.li) {
      HTML(.a, .href(address)) { HTML(.bdi, text: item.title) }
      HTML(.span, .css("path"), text: " \(item.name)")
      HTML(.span, .css("outcome"), text: " \(outcome)")
    }
  }

  /// How it came out, in a few words.
  var outcome: String {
    let changes = item.changes.inWords
    return changes.isEmpty ? item.verdict.inWords : "\(item.verdict.inWords): \(changes)"
  }

  var html: HTML {
    let title = anchor.appending("title")
    // Scenarios may have the same title: the file tells them apart.
    return HTML(.section, .id(anchor), .css(styles), .labelled(by: title, nameAnchor), .target) {
      HTML(.h2) {
        // The link is no part of the name.
        HTML(.span, .id(title)) {
          HTML(.bdi, text: item.title)
          if let variant = item.variant { " (\(variant))" }
        }
        " "
        PermanentLink.html(to: anchor, named: item.title)
      }
      about
      HTML(item.notes.map { HTML(.p, .css("note"), text: $0) })
      failures
      if needsLook || isLive {
        content
      } else {
        HTML(.details) {
          HTML(.summary, text: contentInWords)
          content
        }
      }
    }
  }

  private var nameAnchor: Anchor { anchor.appending("name") }

  private var styles: [StaticString] {
    ["case", needsLook ? "look" : "fine", item.findings.isEmpty ? "quiet" : "found"]
  }

  private var about: HTML {
    HTML(.p, .css("about")) {
      HTML(.strong, .css("badge"), text: item.verdict.inWords)
      if !item.changes.inWords.isEmpty { HTML(.span, text: " \(item.changes.inWords)") }
      " · "
      HTML(.span, .id(nameAnchor), .css("path"), text: item.name)
      if !item.reader.isEmpty { " · \(item.reader)" }
      if !item.settings.isEmpty { " · \(item.settings.joined(separator: ", "))" }
    }
  }

  private var failures: HTML {
    guard !item.failures.isEmpty else { return .nothing }
    return HTML(.ul, .css("failures")) {
      HTML(item.failures.map { HTML(.li, text: $0.inWords) })
    }
  }

  /// What is folded away in a scenario that is heard as recorded.
  private var contentInWords: String {
    let screens = item.sections.count { $0.kind == .screen }
    let flows = item.sections.count { $0.kind == .flow }
    let parts = [(screens, "screen"), (flows, "flow")].filter { $0.0 > 0 }
    let words = parts.map { $0.0.counted($0.1) }.joined(separator: " and ")
    let found = item.findings.count
    let findings = found == 0 ? "" : ", with \(found.counted("finding"))"
    return (words.isEmpty ? "Details" : "Pictures and words of \(words)") + findings
  }

  private var content: HTML {
    HTML([
      HTML(sections.map { SectionView($0.section, of: item, anchor: $0.anchor, isLive: isLive).html }),
      FindingsView(item, anchor: anchor).html,
      RemarksView(item, anchor: anchor).html,
      AcceptanceView(item, anchor: anchor).html,
    ])
  }
}

extension Report.Failure {
  /// The failure with where it is.
  fileprivate var inWords: String {
    (flow.map { "In flow '\($0)': " } ?? "") + message + (place.map { " (\($0.inWords))" } ?? "")
  }
}

/// A link that a person can send to another.
enum PermanentLink {
  static func html(to anchor: Anchor, named name: String) -> HTML {
    HTML(.a, .css("permalink"), .href(PageAddress(anchor)), .label("Link to \(name)"), text: "#")
  }
}
