/// A report as the files of a folder: one page, or one for each scenario and an index.
package struct ReportFiles: Sendable {
  /// With more scenarios than these, one page would be slow to open.
  package static let mostOnOnePage = 100

  /// The files, by their paths in the folder; the index first.
  package let pages: [(path: String, bytes: [UInt8])]

  package init(_ report: Report, isSplit: Bool) {
    guard isSplit else {
      pages = [(path: "index.html", bytes: ReportPage(report).page.bytes)]
      return
    }
    let cases = ReportPage.cases(of: report)
    var pages = [(path: "index.html", bytes: IndexPage(report, cases).page.bytes)]
    for (index, view) in cases.enumerated() {
      let before = index > 0 ? cases[index - 1] : nil
      let after = index + 1 < cases.count ? cases[index + 1] : nil
      pages.append((path: view.page.path, bytes: CasePage(view, before: before, after: after).page.bytes))
    }
    self.pages = pages
  }
}
