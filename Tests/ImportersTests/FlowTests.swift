import Diagnostics
import Importers
import Interface
import OrderedCollections
import ScenarioFiles
import Testing
import Transcripts

@Suite("Captures of one app become a flow")
struct FlowTests {
  private static let names = ["shelf.xml", "book.xml", "borrow.xml", "book-again.xml"]

  private func imports(_ names: [String] = FlowTests.names) throws -> [CaptureImport] {
    try names.map { CaptureImport(try Fixture.capture(of: try Fixture.text("Library/\($0)"), name: $0)) }
  }

  private func script(_ name: String) throws -> TestScript {
    try #require(TestScript(SourceFile(name: name, text: try Fixture.text("Library/\(name)"))))
  }

  private func script(of text: String) throws -> TestScript {
    try #require(TestScript(SourceFile(name: "script", text: text)))
  }

  /// What is done on the way, and where it leads, by the names of the files: a row opens a book, a button an alert, and its
  /// way out leads back to the book.
  private let walked = [
    "> focus Tides, by M. Holm", "> activate", "* screen changed", "> focus note", "> activate", "> type for the trip",
    "> focus Borrow", "> activate", "* screen changed", "> focus Cancel", "> activate", "* screen changed",
  ]

  private func walked(_ flow: CapturedFlow) throws -> [String] {
    let scenario = try readScenario(ScenarioSource(try flow.text()))
    let transcript = Transcript(of: scenario)
    #expect(transcript.problems.isEmpty)
    let lines = transcript.text().split(separator: "\n").map(String.init)
    return lines.filter { $0.hasPrefix("> ") || $0.hasPrefix("* ") }.filter { $0 != "> open shelf" }
  }

  @Test(
    "The log of a session tells what was tapped between its page sources", arguments: ["session.log", "client.log"])
  func appium(_ log: String) throws {
    let flow = CapturedFlow(try imports(), try script(log))
    #expect(try walked(flow) == walked)
    #expect(flow.scenario.screenNames == ["shelf", "tides", "borrow"])
    #expect(flow.remarks == ["book-again.xml shows the screen of book.xml, which is taken from there"])
  }

  @Test("A flow file of Maestro's tells it by what is on each capture")
  func maestro() throws {
    #expect(try walked(CapturedFlow(try imports(), try script("read-a-book.yaml"))) == walked)
  }

  @Test("A name in a flow file is an expression that the whole label fits")
  func expressions() throws {
    let flow = try script(of: "appId: a\n---\n- tapOn: tides, .*")
    let captured = CapturedFlow(try imports(["shelf.xml", "book.xml"]), flow)
    #expect(try walked(captured) == ["> focus Tides, by M. Holm", "> activate", "* screen changed"])
    let part = CapturedFlow(try imports(["shelf.xml", "book.xml"]), try script(of: "appId: a\n---\n- tapOn: by M.*"))
    #expect(part.remarks.contains("What is touched on line 3 is not on shelf.xml"))
  }

  @Test("Pictures that a flow file takes by the names of the captures say where they belong")
  func screenshots() throws {
    let flow = try script(
      of: """
        appId: com.example.library
        ---
        - tapOn: Not there yet
        - takeScreenshot: shelf
        - tapOn: { id: row-0 }
        - takeScreenshot: book
        - back
        """)
    let captured = CapturedFlow(try imports(["shelf.xml", "book.xml"]), flow)
    #expect(captured.remarks.isEmpty)
    #expect(
      try walked(captured) == [
        "> focus Tides, by M. Holm", "> activate", "* screen changed", "> escape", "* screen changed",
      ])
  }

  @Test("Without a script it is guessed by titles and by the way back, and said to be")
  func guesses() throws {
    let flow = CapturedFlow(try imports(["shelf.xml", "book.xml", "shelf.xml"]), nil)
    #expect(
      try walked(flow) == [
        "> focus Tides, by M. Holm", "> activate", "* screen changed", "> focus Shelf", "> activate",
        "* screen changed",
      ])
    let yaml = try flow.text()
    #expect(yaml.contains("# guessed: the element is taken to lead to the next capture"))
    let lost = CapturedFlow(try imports(["shelf.xml", "borrow.xml"]), nil)
    #expect(lost.remarks == ["Nothing tells what leads from shelf.xml to borrow.xml"])
    #expect(lost.scenario.flows.isEmpty)
  }

  @Test("What is not on the capture is told with its line")
  func absent() throws {
    let flow = CapturedFlow(
      try imports(["shelf.xml", "book.xml"]),
      try script(of: "appId: a\n---\n- tapOn: Rivers\n- tapOn: Moss, by E. Dahl"))
    #expect(flow.remarks == ["What is touched on line 3 is not on shelf.xml"])
    #expect(
      flow.scenario.flows.values.first?.tasks.first?.steps.map(\.command) == [.focus("Moss, by E. Dahl"), .activate])
  }

  @Test("A capture is not a script, and neither is a scenario")
  func noScripts() throws {
    for text in ["scenario: A\nviews: []", "appId: a\nname: b", try Fixture.text("recipes.xml")] {
      #expect(TestScript(SourceFile(name: "a", text: text)) == nil)
    }
  }
}
