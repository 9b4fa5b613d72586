import Testing

@testable import Reports

@Suite("The page that follows a file")
struct LivePageTests {
  private func view(saying words: String, mistake: String? = nil) -> LiveView {
    var report = ReportPageTests.report(saying: words)
    report.cases.removeLast()
    let line = Report.Line(.heard, number: 1, words: [Report.Words(words)], language: "de")
    let walk = LiveWalk(
      screen: words, picture: Report.Picture(svg: "<svg xmlns=\"http://www.w3.org/2000/svg\"/>", width: 10, height: 20),
      replies: [.init(lines: [line], notes: [words])], question: .init(words: words, choices: [words]),
      keys: ["Moving:", "right arrow: next"])
    return LiveView(name: words, version: 3, mistake: mistake, report: report, walk: walk)
  }

  @Test("It passes the audit of pages, with a mistake and without one, and before anything was right")
  func passesAudit() {
    #expect(PageAudit.problems(of: LivePage(view(saying: "Reply")).text) == [])
    #expect(PageAudit.problems(of: LivePage(view(saying: "Reply", mistake: "a.yaml:1:1: error: no")).text) == [])
    #expect(PageAudit.problems(of: LivePage(LiveView(name: "a.yaml", version: 1, mistake: "error: no")).text) == [])
  }

  @Test(
    "Whatever a file says, it adds no element and no attribute",
    arguments: ["</title><script>alert(1)</script>", "\" onmouseover=\"alert(1)", "</pre></section></main>", "<!--"])
  func keepsText(words: String) throws {
    let plain = try #require(PageTree.nodes(of: LivePage(view(saying: "plain", mistake: "plain")).text))
    let hostile = try #require(PageTree.nodes(of: LivePage(view(saying: words, mistake: words)).text))
    #expect(hostile.map(\.name) == plain.map(\.name))
    #expect(hostile.map { $0.attributes.keys.sorted() } == plain.map { $0.attributes.keys.sorted() })
  }

  @Test("It may ask its own server and nobody else, which a report may not")
  func policy() {
    #expect(LivePage.policy.contains("connect-src 'self'") && LivePage.policy.contains("media-src data: 'self'"))
    #expect(!LivePage.policy.contains("unsafe") && !LivePage.policy.contains("http"))
    #expect(!ReportPage(ReportPageTests.report()).text.contains("connect-src"))
  }

  @Test("The file's mistake stands above what was there before")
  func mistake() throws {
    let page = LivePage(view(saying: "Reply", mistake: "a.yaml:1:1: error: no"))
    #expect(page.pieces.status == "Reply has a mistake; below is what it was before.")
    #expect(page.pieces.mistake.contains("a.yaml:1:1: error: no"))
    #expect(page.pieces.review.contains("Reply, ") && page.pieces.version == 3)
    #expect(LivePage(view(saying: "Reply")).pieces.mistake.isEmpty)
  }
}
