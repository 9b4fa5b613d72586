import Interface
import ScenarioFiles
import Testing
import Transcripts

@Suite("Where flows begin")
struct FlowOpeningTests {
  // UIKit's bar has the way back to what a screen was pushed from (WWDC15-201: “Detail, earthquakes, back button”); a
  // screen that is presented has none (EhPanda, iOS 26.5: a sheet begins with its own “Cancel”).
  @Test(
    "A flow begins on the screen that it names, with the way back that the screen has",
    arguments: [
      ("[first, next]", ["Inbox, heading", "Open, button"]),
      ("{ screen: inbox, steps: [first, next] }", ["Inbox, heading", "Open, button"]),
      ("{ screen: letter, steps: [first, next, next] }", ["Inbox, back button", "Letter, heading", "Dear Ann"]),
      ("{ screen: answer, steps: [first, next] }", ["Answer, heading", "Close, button"]),
    ])
  func opens(flow: String, heard: [String]) throws {
    let text = """
      scenario: Letters
      settings: { hints: off }
      screens:
        inbox: { views: [ { navigationBar: Inbox }, { button: Open, action: { push: letter } } ] }
        letter: { title: Letter, views: [ { text: Dear Ann }, { button: Reply, action: { present: answer } } ] }
        answer: { title: Answer, views: [ { button: Close, action: dismiss } ] }
      flows: { F: \(flow) }
      """
    let lines = Transcript(of: try readScenario(ScenarioSource(text)), flow: "F").text().split(separator: "\n")
    // What is heard when the screen opens stands before the second step.
    let steps = lines.indices.filter { lines[$0].hasPrefix("> ") }.dropFirst()
    #expect(steps.map { lines.indices.contains($0 + 1) ? String(lines[$0 + 1]) : "" } == heard)
  }
}
