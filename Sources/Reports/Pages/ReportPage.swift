/// A report as one page that needs nothing besides itself, and can be read without a script.
package struct ReportPage: Sendable {
  private let report: Report
  private let cases: [CaseView]

  package init(_ report: Report) {
    self.report = report
    var anchors = AnchorTable()
    let inOrder = report.casesToLookAt + report.cases.filter { !$0.verdict.needsLook }
    cases = inOrder.map { CaseView($0, anchor: anchors.unique(Anchor(of: $0.name))) }
  }

  /// The document.
  package var text: String {
    Page(title: "a11ysim: \(report.verdictInWords)") {
      header
      navigation
      HTML(.main, .id(Page.main), .target) {
        CaseFilter.controls
        HTML(cases.map(\.html))
      }
      footer
    }.text
  }

  private var header: HTML {
    HTML(.header, .css("verdict")) {
      HTML(.p, .css("kicker"), text: "What VoiceOver says")
      HTML(.h1, text: report.verdictInWords)
      HTML(.ul, .css("counts")) {
        HTML(
          counts.map { count, words in
            HTML(.li) {
              HTML(.strong, text: "\(count)")
              " \(words)"
            }
          })
      }
      HTML(report.notes.map { HTML(.p, .css("note"), text: $0) })
    }
  }

  private var counts: [(Int, String)] {
    let findings = report.findingCount
    return report.changes.counts.filter { $0.count > 0 }.map { ($0.count, $0.word) }
      + (findings > 0 ? [(findings, findings == 1 ? "finding" : "findings")] : [])
      + [(report.cases.count, report.cases.count == 1 ? "scenario" : "scenarios")]
  }

  private var navigation: HTML {
    HTML(.nav, .label("Scenarios")) {
      if cases.contains(where: \.needsLook) {
        HTML(.ul) { HTML(cases.filter(\.needsLook).map(\.link)) }
      }
      if cases.contains(where: { !$0.needsLook }) {
        HTML(.details) {
          HTML(.summary, text: "As recorded: \(cases.count { !$0.needsLook })")
          HTML(.ul) { HTML(cases.filter { !$0.needsLook }.map(\.link)) }
        }
      }
    }
  }

  private var footer: HTML {
    HTML(.footer) {
      if !report.coverage.isEmpty { HTML(.p, text: "Gone through: \(report.coverage).") }
      HTML(.p, text: "\(report.summary). Made with \(report.generator).")
    }
  }
}
