/// The page that leads to those of the scenarios.
struct IndexPage {
  private let report: Report
  private let cases: [CaseView]

  init(_ report: Report, _ cases: [CaseView]) {
    self.report = report
    self.cases = cases
  }

  var page: Page {
    Page(title: "a11ysim: \(report.verdictInWords)") {
      ReportHeader(report).html
      HTML(.main, .id(Page.main), .target) {
        list("To decide on", cases.filter(\.needsLook))
        list("As recorded", cases.filter { !$0.needsLook })
        MatrixView(cases) { PageAddress($0.page) }.html
      }
      ReportFooter(report).html
    }
  }

  private func list(_ title: String, _ cases: [CaseView]) -> HTML {
    guard !cases.isEmpty else { return .nothing }
    return HTML([
      HTML(.h2, text: "\(title): \(cases.count)"),
      HTML(.ul, .css("index")) { HTML(cases.map { $0.link(to: PageAddress($0.page)) }) },
    ])
  }
}
