import Foundation
import Testing

@testable import Reports

@Suite("The page of a report")
struct ReportPageTests {
  /// A report that has some of everything.
  static func report(saying words: String = "Favorite, button") -> Report {
    let line = Report.Line(.heard, number: 4, words: [Report.Words(words)], language: "de")
    let pause = Report.Line(.afterPause, number: 5, words: [Report.Words(words)], language: "en-US")
    var screen = Report.Section(.screen, named: words)
    screen.entries = [
      Report.Entry(.same, now: [Report.Line(.screen, number: 3, words: [Report.Words(words)], language: "en-US")]),
      Report.Entry(.same, now: [line, pause]),
      Report.Entry(
        .changed,
        before: [
          Report.Line(
            .heard, number: 6, words: [Report.Words("Reply, "), Report.Words("link", isChanged: true)], language: "en")
        ],
        now: [
          Report.Line(
            .heard, number: 6, words: [Report.Words("Reply, "), Report.Words("button", isChanged: true)],
            language: "en")
        ], notes: ["role 'link' became 'button'"]),
      Report.Entry(.removed, before: [line]),
    ]
    screen.silent = [Report.Silence("image “\(words)”: decorative", isNew: true)]
    screen.explanation = "screen: \(words)\n"
    screen.sound = Report.Sound(
      data: Data("sound".utf8), form: .opus, milliseconds: 1200,
      cues: [Report.Sound.Cue(line: Report.LineName(line, isBefore: false), start: 0, end: 1200)],
      captions: "WEBVTT\n\n1\n00:00:00.000 --> 00:00:01.200\n\(words)\n", language: words)
    screen.soundBefore = screen.sound
    var flow = Report.Section(.flow, named: words)
    flow.entries = [
      Report.Entry(.same, now: [Report.Line(.task, number: 9, words: [Report.Words(words)], language: "en")]),
      Report.Entry(.same, now: [Report.Line(.step, number: 10, words: [Report.Words("next")], language: "en")]),
      Report.Entry(.added, now: [Report.Line(.announcement, number: 11, words: [Report.Words(words)], language: "en")]),
    ]
    flow.costs = [Report.Cost(task: words, gestures: 1, words: 2, seconds: 3)]
    var different = Report.Case(path: "\(words).yaml", golden: "\(words).golden.txt", verdict: .differs)
    different.title = words
    different.language = "en-US"
    different.sections = [screen, flow, screen]
    different.failures = [Report.Failure(message: words, flow: words, place: Report.Place(line: 3, file: words))]
    different.findings = [
      Report.Finding(
        rule: "name-missing", summary: words, severity: "error", confidence: "certain", message: words,
        place: Report.Place(line: 4),
        heard: words, setting: "boldText on", hints: [words], edit: words, fails: true)
    ]
    different.findings[0].notes = [Report.Note(words, at: Report.Place(line: 5, column: 2))]
    different.findings[0].fix = Report.Fix(from: (4, 3), to: (4, 9), text: words)
    (different.findings[0].subject, different.findings[0].margin) = (words, 1.5)
    (different.findings[0].fingerprint, different.findings[0].isKnown) = ("0123456789abcdef", false)
    different.discrepancy = Report.Discrepancy(
      "differs from its golden, 1 changed", sentences: [words], text: "-\(words)\n")
    (different.place, different.file, different.seconds) = (Report.Place(line: 4), "\(words).swift", 0.0125)
    different.coverage = Report.Coverage(summary: "1 of 2 stops heard", omissions: [words])
    different.assumptions = [words]
    different.patch = "+\(words)\n"
    var same = different
    (same.verdict, same.variant, same.patch, same.failures) = (.asExpected, words, "", [])
    var report = Report(generator: "a11ysim", summary: words)
    same.findings[0].acceptance = words
    report.cases = [same, different]
    report.folder = "App"
    report.rules = [
      Report.Rule(
        id: "name-missing", summary: words, reason: words, description: words, severity: "error", confidence: "certain",
        criteria: ["4.1.2"], clauses: ["11.4.1.2"])
    ]
    report.notes = [words]
    return report
  }

  @Test("A step that fails now is no gain, and is not shown as one")
  func newFailures() {
    func page(_ words: String) -> String {
      let line = Report.Line(.sound, number: 4, words: [Report.Words(words)], language: "en")
      return EntryView(Report.Entry(.added, now: [line]), anchor: Anchor("a"), stop: nil, isPlayed: false).html.written
    }
    #expect(page("failed: nothing is called 'Send'").contains("class=\"is failing\""))
    #expect(page("boundary").contains("class=\"is\""))
  }

  @Test("A link can lead to each line that is heard otherwise")
  func places() {
    let ids = ReportPage(Self.report()).text.matches(of: /<li id="[^"]*--(l\d+)"/).map { String($0.output.1) }
    // Of each scenario: the line in one screen, what is new in the flow, and the line in the screen once more.
    #expect(ids == ["l6", "l11", "l6", "l6", "l11", "l6"])
  }

  @Test("The commands that it offers can be given to a shell, whatever the file is called")
  func quotesPaths() {
    let text = ReportPage(Self.report(saying: "a b")).text
    #expect(text.contains("<code>a11ysim test -u 'a b.yaml'</code>"))
    #expect(text.contains("<code>a11ysim audit --fix 'a b.yaml'</code>"))
  }

  @Test("It passes an audit of its own")
  func passesAudit() {
    #expect(PageAudit.problems(of: ReportPage(Self.report()).text) == [])
    #expect(PageAudit.problems(of: ReportPage(Report(generator: "a11ysim", summary: "")).text) == [])
  }

  @Test("Pages of single scenarios pass it too, lead to each other, and have names of their own")
  func passesAuditInPieces() {
    let report = Self.report(saying: String(repeating: "Wort ", count: 100))
    let pages = ReportFiles(report, isSplit: true).pages.map {
      (path: $0.path, text: String(decoding: $0.bytes, as: UTF8.self))
    }
    #expect(pages.count == 3)
    #expect(Set(pages.map(\.path)).count == 3)
    for page in pages {
      #expect(PageAudit.problems(of: page.text) == [])
      #expect(page.path.utf8.count < 200)
    }
    for page in pages.dropFirst() { #expect(pages[0].text.contains("href=\"\(page.path)\"")) }
    #expect(pages[1].text.contains("href=\"../index.html\""))
  }

  @Test("What is heard in a section is what stayed, with what was before or what is now; an offer is not heard")
  func heard() {
    let section = Self.report().cases[0].sections[0]
    #expect(section.heard(isBefore: true).map(\.name.written) == ["4", "5", "b6", "b4"])
    #expect(section.heard(isBefore: false).map(\.name.written) == ["4", "5", "6"])
  }

  @Test("The file for programs can be read back, and has no sound")
  func roundTrip() throws {
    var report = Self.report()
    let read = try JSONDecoder().decode(Report.self, from: report.json())
    for index in report.cases.indices {
      for section in report.cases[index].sections.indices {
        report.cases[index].sections[section].sound = nil
        report.cases[index].sections[section].soundBefore = nil
      }
    }
    #expect(read == report)
  }

  @Test("Variants stand in a table, each with a link to what is heard under it")
  func matrix() throws {
    var report = Self.report()
    report.cases[0].variant = "de"
    let index = String(decoding: ReportFiles(report, isSplit: true).pages[0].bytes, as: UTF8.self)
    for page in [ReportPage(report).text, index] {
      let cells = try #require(PageTree.nodes(of: page)).filter { ["th", "td"].contains($0.name) }
      #expect(
        cells.map(\.accessibleName) == [
          "Scenario", "as it stands", "de", report.cases[0].title,
          "heard otherwise: 2 changed, 1 new, 2 no longer heard",
          "as recorded: 2 changed, 1 new, 2 no longer heard",
        ])
    }
    report.cases.removeAll { $0.variant != nil }
    #expect(!ReportPage(report).text.contains("<table>"))
  }

  @Test("The commands that it offers take no path for an option")
  func hyphens() {
    #expect(ReportPage(Self.report(saying: "-a")).text.contains("<code>a11ysim test -u ./-a.yaml</code>"))
  }

  @Test("The audit finds what is wrong with a page")
  func auditFinds() {
    let page = "<html><body><h1>a</h1><h3 id='a'/><img/><a href='#b' id='a'>c</a><p onclick='x'/></body></html>"
    #expect(PageAudit.problems(of: page).count >= 7)
  }

  @Test(
    "Whatever a scenario says, it adds no element and no attribute",
    arguments: [
      "</title><script>alert(1)</script>", "<img src=x onerror=alert(1)>", "\" onmouseover=\"alert(1)",
      "' onmouseover='alert(1)", "</pre></details></section></main>", "<!--", "]]>", "&lt;script&gt;",
      "javascript:alert(1)", "\u{0}\u{8}\u{1B}[31m", "\u{202E}right to left", "</style><style>*{}",
    ])
  func keepsText(words: String) throws {
    let plain = try #require(PageTree.nodes(of: ReportPage(Self.report(saying: "plain")).text))
    let page = ReportPage(Self.report(saying: words)).text
    let hostile = try #require(PageTree.nodes(of: page))
    #expect(hostile.map(\.name) == plain.map(\.name))
    // Only text that may run from right to left names its direction.
    let names = [hostile, plain].map { $0.map { $0.attributes.keys.filter { $0 != "dir" }.sorted() } }
    #expect(names[0] == names[1])
    #expect(PageAudit.problems(of: page) == [])
  }

  @Test("Each utterance names its language")
  func namesLanguages() throws {
    let nodes = try #require(PageTree.nodes(of: ReportPage(Self.report()).text))
    // The words are a part of the line where something stands before them, and the line itself elsewhere.
    let heard = nodes.filter { $0.attributes["class"] == "heard" }.map { line in
      line.children.first { $0.attributes["class"] == "said" } ?? line
    }
    #expect(!heard.isEmpty)
    #expect(heard.allSatisfy { $0.attributes["lang"]?.isEmpty == false })
    #expect(heard.contains { $0.attributes["lang"] == "de" })
  }

  @Test("What somebody has to decide on comes first, and what changed is said in words as well")
  func order() throws {
    let page = ReportPage(Self.report()).text
    let look = try #require(page.firstRange(of: "case look"))
    let fine = try #require(page.firstRange(of: "case fine"))
    #expect(look.lowerBound < fine.lowerBound)
    #expect(page.contains("<del>link</del>"))
    #expect(page.contains("<ins>button</ins>"))
    #expect(page.contains("role 'link' became 'button'"))
    #expect(page.contains(">No longer heard</p>"))
  }

  @Test(
    "The verdict is a sentence",
    arguments: [
      ([Report.Verdict.asExpected], "The scenario is heard as recorded."),
      ([.asExpected, .asExpected], "All 2 scenarios are heard as recorded."),
      ([.asExpected, .differs], "1 of 2 scenarios is heard otherwise than recorded."),
      ([.differs, .differs], "All 2 scenarios are heard otherwise than recorded."),
      (
        [.differs, .missing, .failed],
        "1 of 3 scenarios is heard otherwise than recorded. One fails. One has no golden yet."
      ),
      ([.asExpected, .unusable], "Nothing is heard otherwise than recorded. One has a mistake in it."),
      ([.missing, .missing, .failed], "One scenario fails. 2 have no golden yet."),
      ([], "There is nothing to hear."),
    ])
  func verdict(verdicts: [Report.Verdict], words: String) {
    var report = Report(generator: "a11ysim", summary: "")
    report.cases = verdicts.map { Report.Case(path: "a.yaml", golden: "a.golden.txt", verdict: $0) }
    #expect(report.verdictInWords == words)
  }

  @Test("A flow that fails can be heard otherwise as well")
  func verdictOfFailedFlow() {
    var report = Report(generator: "a11ysim", summary: "")
    var failed = Report.Case(path: "a.yaml", golden: "a.golden.txt", verdict: .unusable)
    var screen = Report.Section(.screen, named: "main")
    screen.entries = [Report.Entry(.changed)]
    failed.sections = [screen]
    report.cases = [failed]
    #expect(report.verdictInWords == "The scenario is heard otherwise than recorded. One has a mistake in it.")
  }
}
