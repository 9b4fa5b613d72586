internal import OrderedCollections

/// What an audit found in a scenario.
struct FindingsView: Sendable {
  private let item: Report.Case
  private let anchor: Anchor

  init(_ item: Report.Case, anchor: Anchor) {
    self.item = item
    self.anchor = anchor
  }

  var html: HTML {
    guard !item.findings.isEmpty else { return .nothing }
    let title = anchor.appending("findings")
    return HTML(.section, .css("part")) {
      HTML(.h3, .id(title), text: "Findings")
      HTML(.ul, .css("findings")) { HTML(groups.map(html)) }
      if item.findings.contains(where: { $0.edit != nil }) {
        HTML(.p) {
          "What has a certain edit is mended by "
          HTML(.code, text: item.fixCommand)
          "."
        }
      }
    }
  }

  /// The findings in their order; those of a rule about which the same is to be said stand together.
  private var groups: [[Report.Finding]] {
    Array(OrderedDictionary(grouping: item.findings, by: Remedy.init).values)
  }

  private func html(of group: [Report.Finding]) -> HTML {
    guard let first = group.first else { return .nothing }
    return HTML(.li, .css(first.fails ? "finding fails" : "finding")) {
      HTML(group.map(place))
      if let setting = first.setting { HTML(.p, .css("besides"), text: "with \(setting)") }
      HTML(first.hints.map { HTML(.p, .css("besides"), text: $0) })
      if let edit = first.edit { HTML(.p, .css("besides"), text: "Certain edit: \(edit)") }
      HTML(.p, .css("rule")) {
        HTML(.code, text: first.rule)
        " \(first.summary) (\(first.confidence))"
      }
    }
  }

  /// What was found at one place, and what is heard there.
  private func place(of finding: Report.Finding) -> HTML {
    HTML([
      HTML(.p) {
        HTML(.strong, .css("badge"), text: finding.severity)
        " \(finding.message)"
        if let place = finding.place { " (\(place.inWords))" }
      },
      finding.heard.map { heard in
        HTML(.p, .css("besides")) {
          HTML(.span, .css("cue"), text: "heard: ")
          HTML(.span, .css("said"), .language(item.language), .ownDirection, text: heard)
        }
      } ?? .nothing,
    ])
  }
}

/// What is said of a finding besides its place.
private struct Remedy: Hashable {
  private let rule, severity, confidence: String
  private let setting, edit: String?
  private let hints: [String]
  private let fails: Bool

  init(_ finding: Report.Finding) {
    (rule, severity, confidence) = (finding.rule, finding.severity, finding.confidence)
    (setting, edit, hints, fails) = (finding.setting, finding.edit, finding.hints, finding.fails)
  }
}
