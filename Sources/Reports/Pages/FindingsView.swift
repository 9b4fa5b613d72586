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
      HTML(.ul, .css("findings")) { HTML(item.findings.map(html)) }
      if item.findings.contains(where: { $0.edit != nil }) {
        HTML(.p) {
          "What has a certain edit is mended by "
          HTML(.code, text: item.fixCommand)
          "."
        }
      }
    }
  }

  private func html(of finding: Report.Finding) -> HTML {
    HTML(.li, .css(finding.fails ? "finding fails" : "finding")) {
      HTML(.p) {
        HTML(.strong, .css("badge"), text: finding.severity)
        " \(finding.message)"
        if let place = finding.place { " (\(place.inWords))" }
      }
      if let heard = finding.heard {
        HTML(.p, .css("besides")) {
          HTML(.span, .css("cue"), text: "heard: ")
          HTML(.span, .css("said"), .language(item.language), .ownDirection, text: heard)
        }
      }
      if let setting = finding.setting { HTML(.p, .css("besides"), text: "with \(setting)") }
      HTML(finding.hints.map { HTML(.p, .css("besides"), text: $0) })
      if let edit = finding.edit { HTML(.p, .css("besides"), text: "Certain edit: \(edit)") }
      HTML(.p, .css("rule")) {
        HTML(.code, text: finding.rule)
        " \(finding.summary) (\(finding.confidence))"
      }
    }
  }
}
