import Foundation
import TestSupport
import Testing

@Suite("Explaining a screen")
struct ExplainTests {
  private static let scenario = """
    scenario: A
    state: { n: 0 }
    components:
      Card:
        parameters: [title]
        views: [{ text: "${title}" }]
    screens:
      main:
        onAppear: { announce: Welcome }
        onChange: { of: n, action: { set: { n: 1 } } }
        views:
          - Card: Harbor
          - text: Nick
            onAppear: { push: other }
            actions: [{ button: Reply, hidden: true, action: back }, { button: Share, action: back }]
      other: { views: [{ text: B }] }
    """

  private func explain() throws -> String {
    let command = try Command(files: ["a.yaml": Self.scenario])
    defer { command.remove() }
    return try command.run("explain", "a.yaml").output
  }

  @Test("As JSON it tells all screens, each stop with the places of its view and of the components around it")
  func json() throws {
    let command = try Command(files: ["a.yaml": Self.scenario])
    defer { command.remove() }
    let outcome = try command.run("explain", "a.yaml", "--format", "json")
    #expect(outcome.status == 0)
    let document = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any]
    let screens = document?["screens"] as? [[String: Any]] ?? []
    #expect(screens.map { $0["screen"] as? String } == ["main", "other"])
    let stop = (screens.first?["stops"] as? [[String: Any]])?.first
    #expect(stop?["sentence"] as? String == "Harbor")
    let places = (stop?["places"] as? [[String: Any]] ?? []).map { place in
      "\(place["file"] ?? ""):\(place["line"] ?? 0):\(place["column"] ?? 0)"
    }
    #expect(places == ["a.yaml:6:13", "a.yaml:12:9"])
    let one = try command.run("explain", "a.yaml", "--format", "json", "--screen", "other")
    #expect(one.output.contains(#""sentence" : "B""#) && !one.output.contains("Harbor"))
  }

  @Test("It tells the component that a view stands in, and where that is used")
  func components() throws {
    #expect(try explain().contains("view: text at a.yaml:6:13\n   component: Card, used at a.yaml:12:9\n"))
  }

  @Test("It tells what the screen and its views do by themselves")
  func reactions() throws {
    #expect(
      try explain().contains(
        """

        by itself:
           when the screen comes: announce 'Welcome'
           when 'n' changes: set 'n'
           when the text comes: push 'other', from a.yaml:13:9

        """))
  }

  @Test("A hidden button is not offered as an action")
  func hidden() throws {
    let text = try explain()
    #expect(text.contains("action: 'Share'"))
    #expect(!text.contains("action: 'Reply'"))
  }
}
