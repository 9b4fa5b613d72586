/// A report as one page that needs nothing besides itself, and can be read without a script.
package struct ReportPage: Sendable {
  private let report: Report
  private let cases: [CaseView]

  package init(_ report: Report) {
    self.report = report
    cases = ReportPage.cases(of: report)
  }

  /// The scenarios in the order in which they are looked at, each with its place.
  static func cases(of report: Report) -> [CaseView] {
    var anchors = AnchorTable()
    let inOrder = report.casesToLookAt + report.cases.filter { !$0.verdict.needsLook }
    return inOrder.map { CaseView($0, anchor: anchors.unique(Anchor(of: $0.name))) }
  }

  /// The document.
  package var text: String { page.text }

  var page: Page {
    Page(title: "a11ysim: \(report.verdictInWords)") {
      ReportHeader(report).html
      navigation
      HTML(.main, .id(Page.main), .target) {
        CaseFilter.controls
        HTML(cases.map(\.html))
        MatrixView(cases) { PageAddress($0.anchor) }.html
      }
      ReportFooter(report).html
    }
  }

  private var navigation: HTML {
    HTML(.nav, .label("Scenarios")) {
      if cases.contains(where: \.needsLook) {
        HTML(.ul) { HTML(cases.filter(\.needsLook).map { $0.link(to: PageAddress($0.anchor)) }) }
      }
      if cases.contains(where: { !$0.needsLook }) {
        HTML(.details) {
          HTML(.summary, text: "As recorded: \(cases.count { !$0.needsLook })")
          HTML(.ul) { HTML(cases.filter { !$0.needsLook }.map { $0.link(to: PageAddress($0.anchor)) }) }
        }
      }
    }
  }
}
