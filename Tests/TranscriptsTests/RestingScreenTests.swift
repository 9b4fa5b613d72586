import Foundation
import Interface
import OrderedCollections
import ScenarioFiles
import Testing
import Transcripts

/// What a golden holds besides what is done: every screen from its first stop to its last, and what is offered there.
@Suite("Screens at rest")
struct RestingScreenTests {
  private func body(_ yaml: String, flow: String? = nil) throws -> String {
    let transcript = Transcript(of: try readScenario(ScenarioSource("scenario: A\n" + yaml)), flow: flow)
    return String(transcript.text().dropFirst(transcript.heading.count))
  }

  private static let shop = """
    settings: { hints: off }
    state: { chosen: nothing }
    screens:
      list:
        views:
          - button: Tea
            action: [{ set: { chosen: Tea } }, { push: detail }]
          - text: Beside the way
      detail:
        title: ${chosen}
        views: [{ button: Buy, actions: { Give away: back } }]
      help:
        views: [{ text: "What was chosen: ${chosen}" }]
    flows:
      Look at tea: [activate]

    """

  // A tab bar is entered with its name, its tabs are counted, and the open one is selected (AccessibilitySnapshot,
  // testTabBars; accessibilityupto11.com, tab bars).
  @Test("A tab that no flow chooses is read after those that a flow has chosen")
  func readsTabs() throws {
    #expect(
      try body(
        """
        views:
          - tabView:
              - { tab: Home, views: [{ text: Hello }] }
              - { tab: Search, views: [{ text: Nothing yet }] }
              - { tab: Me, views: [{ text: Nick }] }
        flows:
          Look: [{ focus: Me }, activate]

        """
      ).components(separatedBy: "\n\nflow: ").first == """
        screen: main
        Hello
        Tab Bar, selected, Home, tab, 1 of 3
        Search, tab, 2 of 3
        Me, tab, 3 of 3

        screen: main, tab Me
        Nick
        Tab Bar, Home, tab, 1 of 3
        Search, tab, 2 of 3
        selected, Me, tab, 3 of 3

        screen: main, tab Search
        Nothing yet
        Tab Bar, Home, tab, 1 of 3
        selected, Search, tab, 2 of 3
        Me, tab, 3 of 3
        """)
  }

  // EhPanda, iOS 26.5: the way back bears the title of the screen before. Where several screens push one, or it is presented
  // too, nobody knows which it is.
  @Test("A screen that one other alone pushes has its way back at rest")
  func waysBack() throws {
    let screens = """
      screens:
        home: { title: Trips, views: [{ button: Oslo, action: { push: oslo } }, { button: Rome, action: { push: rome } }] }
        oslo: { title: Oslo, views: [{ button: Rome, action: { present: rome } }] }
        rome: { title: Rome, views: [{ text: Map }] }

      """
    #expect(
      try body(screens).components(separatedBy: "\n\n").contains(
        """
        screen: oslo
        Trips, back button
        Oslo, heading
        Rome, button
        """))
    #expect(try body(screens).contains("screen: rome\nRome, heading\nMap"))
  }

  // A screen is read as it is when the flow first comes to it, with the way back (WWDC12-210); one that no flow opens as
  // it begins. A pushed screen has its title as a heading after the way back (EhPanda, iOS 26.5).
  @Test("Each screen is read as a flow first finds it, else opened by itself; then come the flows")
  func reads() throws {
    #expect(
      try body(Self.shop) == """
        screen: list
        Tea, button
        Beside the way

        screen: detail
        back button
        Tea, heading
        Buy, button
        ~ Actions available
        + actions: Give away

        screen: help
        What was chosen: nothing

        flow: Look at tea
        > open list
        Tea, button
        > activate
        * screen changed
        Buy, button
        ~ Actions available

        """)
  }

  @Test("A screen that shows what another one hands over cannot be opened by itself, and says so once")
  func tellsClosedScreens() throws {
    var scenario = try readScenario(ScenarioSource("scenario: A\n" + Self.shop))
    scenario.flows = [:]
    scenario.state = [:]
    let text = Transcript(of: scenario).text()
    #expect(text.components(separatedBy: "screen: help, which cannot be opened by itself\n").count == 2)
  }

  @Test("A screen may want what another one chooses for it, though nothing is chosen yet")
  func opensLater() throws {
    let rows = """
      scenario: A
      state: { chosen: null, items: [{ name: Sand }, { name: Sea }] }
      screens:
        list:
          views:
            - forEach: item in items
              views: [{ button: "${item.name}", action: [{ set: { chosen: "${item}" } }, { push: detail }] }]
        detail: { views: [{ text: "About ${chosen.name}" }] }
      """
    let unvisited = Transcript(of: try readScenario(ScenarioSource(rows))).text()
    #expect(unvisited.contains("screen: detail, which cannot be opened by itself\n"))
    let flow = "\nflows: { Look: [{ focus: Sea }, activate, next] }"
    let visited = Transcript(of: try readScenario(ScenarioSource(rows + flow))).text()
    #expect(visited.contains("About Sea\n"))
  }

  @Test("One flow alone is told without the screens, and its offers where it comes to them")
  func narrows() throws {
    let text = try body(Self.shop, flow: "Look at tea")
    #expect(text.hasPrefix("flow: Look at tea\n> open list\n"))
    #expect(text.hasSuffix("Buy, button\n~ Actions available\n+ actions: Give away\n"))
  }

  @Test("Without flows the other screens follow the walk through the first")
  func walks() throws {
    let text = try body("screens: { one: { views: [{ text: A }, { text: B }] }, two: { views: [{ text: C }] } }\n")
    #expect(text == "> open one\nA\n> next, to the last element\nB\n\nscreen: two\nC\n")
  }

  @Test("What comes to stand in front of a screen is read too")
  func readsFronts() throws {
    let text = try body(
      """
      settings: { hints: off }
      state: { asks: false }
      views:
        - button: Delete
          action: { set: { asks: true } }
        - sheet: [{ button: Keep }]
          isPresented: $asks
        - menu: [{ button: Copy }]
          label: More
      flows:
        Delete: [activate, escape, last, activate]

      """)
    #expect(text.contains("screen: main\nDelete, button\nMore, button, pop up button\n+ menu: Copy\n"))
    #expect(text.contains("\nscreen: main, sheet\nKeep, button\n"))
    #expect(text.contains("\nscreen: main, menu\nCopy, button\n"))
  }

  @Test(
    "What can be found and is not heard stands below its stop",
    arguments: [
      ("{ text: A, actions: [Reply, 'Like, share'] }", "+ actions: Reply, 'Like, share'\n"),
      ("{ text: A, rotors: { Days: [A] } }", "+ rotor Days: A\n"),
      // More Content says the value first, then the label (accessibilityupto11.com).
      ("{ text: A, customContent: [{ label: Size, value: Big }] }", "+ more content: 'Big, Size'\n"),
      ("{ text: A, dropPoints: [{ name: Left }, { name: Right }] }", "+ drop points: Left, Right\n"),
      ("{ text: A, inputLabels: [Eh, Ay] }", "+ input labels: Eh, Ay\n"),
      ("{ text: A B, links: { B: back } }", "+ links: B\n"),
    ])
  func offers(_ view: String, _ line: String) throws {
    #expect(try body("views: [\(view)]\n").hasSuffix(line))
  }

  @Test("In a flow only what has become of an offer is told")
  func tellsChanges() throws {
    let text = try body(
      """
      settings: { hints: off, actions: off }
      state: { isOn: false }
      views:
        - text: A
          actions:
            - { name: "${if isOn then 'Leave' else 'Join'}", action: { toggle: isOn } }
      flows:
        Join: [{ perform: Join }, first, first]

      """)
    #expect(text.hasSuffix("> perform Join\n> first\nA\n+ actions: Leave\n> first\nA\n"))
  }
}
