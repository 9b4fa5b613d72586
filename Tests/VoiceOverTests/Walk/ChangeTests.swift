import Apps
import Elements
import Interface
import Order
import OrderedCollections
import ScenarioFiles
import TestSupport
import Testing
import Utterances
import VoiceOver

@Suite("Deriving what has changed")
struct ChangeTests {
  /// Screens whose state reaches every stage: what is written, where it stands, what it is, and in which order it is read.
  static let changing: [String] = [
    """
    state: { rows: [{ name: A, on: false, level: 0.5, note: x }, { name: B, on: true, level: 0, note: y }] }
    views:
      - button: Add
        action: { append: { to: rows, value: { name: New, on: false, level: 1, note: A note } } }
      - button: Remove
        action: { remove: { from: rows, index: 0 } }
      - button: Turn
        action: { move: { in: rows, from: 0, to: 1 } }
      - list:
          - forEach: row in rows
            views:
              - hstack: [{ text: "${row.name}" }, { spacer: }, { toggle: "${row.note}", isOn: $row.on }]
                swipeActions: [{ button: Delete, action: { remove: { from: rows, value: "${row}" } } }]
              - slider: Level
                value: $row.level
              - textField: Note
                text: $row.note
              - text: Only while it is on
                if: row.on
              - text: "${rows.count} rows"
    """,
    """
    state: { dim: false, groups: [{ title: One, open: false, items: [a, b] }, { title: Two, open: true, items: [c] }] }
    views:
      - toggle: Dim
        isOn: $dim
      - form:
          - forEach: group in groups
            views:
              - section: "${group.title}"
                views:
                  - disclosureGroup: More
                    isExpanded: $group.open
                    views: [{ text: "A long text that takes more than a single line of the screen, ${group.title}" }]
                  - forEach: item in group.items
                    views:
                      - hstack: [{ text: "${item}" }, { button: Open }, { circle: , label: Dot, hidden: "${dim}" }]
                        children: combine
                      - button: More of ${item}
                        enabled: ${not dim}
                        action: { append: { to: group.items, value: more } }
    """,
    """
    state: { tab: a, size: s, shown: false, sheet: false, rows: [[1, 2], [3, 4]], draft: "" }
    views:
      - tabView:
          - tab: First
            identifier: a
            views:
              - vstack:
                  - picker: Size
                    style: segmented
                    options: [s, m, l]
                    selection: $size
                  - toggle: Show
                    isOn: $shown
                  - text: Shown
                    hidden: ${not shown}
                  - zstack: [{ text: Back }, { text: "${size}" }, { button: Sheet, action: { set: { sheet: true } } }]
                  - textField: Draft
                    text: $draft
                  - text: "You wrote ${draft}, and you may go on writing until this takes several lines"
          - tab: Second
            identifier: b
            views:
              - table:
                columns: [X, Y]
                views:
                  - forEach: row in rows
                    views: [{ row: [{ text: "${row[0]}" }, { text: "${row[1]}" }] }]
              - button: Row
                action: { append: { to: rows, value: [5, 6] } }
        selection: $tab
      - sheet:
          - text: In front
          - button: Close
            action: { set: { sheet: false } }
        isPresented: $sheet
    """,
  ]

  /// Long screens, whose views are kept in pieces: more rows than one piece has.
  static let long: [String] = {
    let rows = (0..<40).map { row in "{ name: Row \(row), on: \(row % 3 == 0), level: 0.5, tags: [a, b], note: n }" }
    let state = "rows: [\(rows.joined(separator: ", "))]"
    let row = "{ name: New, on: true, level: 1, tags: [x], note: New }"
    return [
      // Rows that come, go and move anywhere in the list; nested loops; bodies that read what is outside.
      """
      state: { \(state), chosen: Row 3, at: 36, dim: false, extra: false }
      views:
        - button: Top
          action: [{ move: { in: rows, from: 37, to: 2 } }]
        - button: Middle
          action: [{ remove: { from: rows, index: 35 } }, { append: { to: rows, value: \(row) } }]
        - button: Insert
          action: [{ append: { to: rows, value: \(row) } }, { move: { in: rows, from: "${rows.count - 1}", to: "${at}" } }]
        - toggle: Dim
          isOn: $dim
        - disclosureGroup: Extra
          isExpanded: $extra
          views: [{ text: Above }]
        - list:
            - forEach: row in rows
              views:
                - hstack: [{ text: "${row.name}" }, { spacer: }, { toggle: "${row.note}", isOn: $row.on }]
                  label: { text: Named, if: dim }
                  actions:
                    - { button: Choose, action: { set: { chosen: "${row.name}" } } }
                    - { button: Grow, action: { append: { to: row.tags, value: more } } }
                    - { button: Delete, action: { remove: { from: rows, value: "${row}" } } }
                - text: Chosen, with ${row.name}
                  if: row.name == chosen
                - slider: Level
                  value: $row.level
                  hidden: ${not row.on}
                - forEach: tag in row.tags
                  views: [{ text: "${tag} of ${row.name}", if: row.on }]
                - toggle: Of its own
      """,
      // A page of views side by side, with bars, a title, priorities and frames of their own.
      """
      state: { \(state), given: false, sheet: false, draft: "" }
      screens:
        main:
          title: A long page
          views:
            - toolbar: [{ button: Tool, action: { append: { to: rows, value: \(row) } } }]
            - button: Shorten
              action: { remove: { from: rows, index: 20 } }
            - toggle: Sheet
              isOn: $sheet
            - forEach: row in rows
              views:
                - text: "${row.name}"
                  traits: [header]
                - toggle: "${row.note}"
                  isOn: $row.on
                - text: Now and then
                  if: row.on
                  sortPriority: ${if row.level > 0.6 then 1 else 0}
                - slider: Level
                  value: $row.level
            - sheet:
                - textField: Draft
                  text: $draft
                - text: ${draft}
                - button: Close
                  action: { set: { sheet: false } }
              isPresented: $sheet
      """,
      // Sections, tables and labeled groups over long lists.
      """
      state: { \(state), open: true }
      views:
        - list:
            - section: Switches
              views:
                - forEach: row in rows
                  views:
                    - vstack: [{ text: "${row.name}" }, { toggle: "${row.note}", isOn: $row.on }]
                      label: { text: "${row.name}, group", if: row.on }
                      children: contain
                      container: semanticGroup
                    - button: Delete ${row.name}
                      action: { remove: { from: rows, value: "${row}" } }
            - section: Steps
              views:
                - forEach: row in rows
                  views: [{ stepper: Level, value: $row.level }, { disclosureGroup: More, views: [{ text: Inside }] }]
      """,
      """
      state: { \(state) }
      views:
        - vstack:
            - forEach: row in rows
              views: [{ toggle: "${row.note}", isOn: $row.on }, { text: "${row.name}", hidden: "${row.on}" }]
          container: list
          label: Names
        - table:
          columns: [Name, Note]
          views:
            - forEach: row in rows
              views: [{ row: [{ text: "${row.name}" }, { button: Flip, action: { toggle: row.on } }, { text: "${row.on}" }] }]
      """,
      // Views that their author wrote one by one, each keeping its own value.
      "views: [\((0..<50).map { "{ toggle: Switch \($0) }, { stepper: Step \($0) }" }.joined(separator: ", "))]",
      // Frames of their own, among views that have none.
      """
      state: { \(state) }
      views:
        - forEach: row in rows
          views:
            - toggle: "${row.name}"
              isOn: $row.on
            - text: Here
              if: row.on
              frame: [10, 300, 100, 50]
      """,
    ]
  }()

  @Test("What is derived of a change is what is derived afresh, on screens of all sorts", arguments: changing.indices)
  func changingScreen(index: Int) throws {
    let text = "scenario: S\n" + ChangeTests.changing[index]
    let scenario = try readScenario(ScenarioSource(text))
    let changes = (1...5).reduce(0) { $0 + walk(scenario, steps: 60, seed: UInt64($1)) }
    #expect(changes > 5, "the walks should change the screen")
  }

  @Test("What is derived of a change is what is derived afresh, on long screens", arguments: long.indices)
  func longScreen(index: Int) throws {
    let text = "scenario: S\n" + ChangeTests.long[index]
    let scenario = try readScenario(ScenarioSource(text))
    let changes = (1...3).reduce(0) { $0 + walk(scenario, steps: 50, seed: UInt64($1)) }
    #expect(changes > 5, "the walks should change the screen")
  }

  @Test("What is derived of a change is what is derived afresh, in every scenario", arguments: PackageFiles.scenarios)
  func deliveredScenario(path: String) throws {
    let scenario = try PackageFiles.scenario(path)
    for seed in 1...2 { _ = walk(scenario, steps: 40, seed: UInt64(seed)) }
  }

  @Test("A step that changes nothing leaves the screen as it was derived")
  func nothingChanges() throws {
    let text = "scenario: S\nviews: [{ button: A }, { button: B, action: { set: { x: 1 } } }]\nstate: { x: 1 }"
    var session = Session(try readScenario(ScenarioSource(text)))
    _ = session.open()
    let tree = session.reading.tree
    for command in [Step.Command.activate, .next(1), .activate] { _ = session.perform(Step(command)) }
    #expect(session.reading.tree == tree)
  }

  @Test("Views that come out the same of other values stay in the same pieces", arguments: [3, 40])
  func sharing(count: Int) throws {
    let text = """
      scenario: S
      state: { n: 1, rows: [\((0..<count).map(String.init).joined(separator: ", "))] }
      views:
        - vstack:
            - forEach: row in rows
              views:
                - hstack: [{ text: "${row}" }, { toggle: On, isOn: "${n > 0}" }]
                - text: Many
                  if: n > 2
      """
    let scenario = try readScenario(ScenarioSource(text))
    let screen = try #require(scenario.opening?.screen)
    var (resolver, scope) = (Resolver(scope: scenario.scope), scenario.scope)
    func rows(_ number: Double) throws -> ChunkedArray<View> {
      scope.state["n"] = .number(number)
      return try #require(resolver.resolve(screen, in: scope).views.first).children
    }
    let (one, two, three) = (try rows(1), try rows(2), try rows(3))
    #expect(two.isShared(with: one))
    #expect(!three.isShared(with: one))
    #expect(three.filter { $0.kind == .hstack } == Array(one))
  }

  /// Takes steps at random, compares the screen with a fresh one after each, and returns how often it has changed.
  private func walk(_ scenario: Scenario, steps: Int, seed: UInt64) -> Int {
    var numbers = RepeatableNumbers(state: seed)
    var session = Session(scenario)
    _ = session.open()
    var compared: Compared?
    expectSame(session, after: "opening", besides: &compared)
    var changes = 0
    for _ in 0..<steps {
      let tree = session.reading.tree
      let command = command(on: session, using: &numbers)
      _ = session.perform(Step(command))
      expectSame(session, after: "\(command), seed \(seed)", besides: &compared)
      if session.reading.tree != tree { changes += 1 }
    }
    return changes
  }

  private func command(on session: Session, using numbers: inout RepeatableNumbers) -> Step.Command {
    let stops = session.reading.order.stops.count
    let moves: [Step.Command] = [
      .next(Int.random(in: 1...max(stops, 1), using: &numbers)),
      .previous(Int.random(in: 1...max(stops, 1), using: &numbers)),
      .first, .last,
    ]
    let deeds: [Step.Command] = [
      .activate, .activate, .activate, .increment(1), .decrement(1), .type("word "), .delete(2), .escape, .magicTap,
      .drag(nil), .drop(nil),
    ]
    let settings: [Step.Command] = [
      .settings([.dynamicType: .text("accessibility3")]), .settings([.dynamicType: .text("large")]),
      .settings([.layoutDirection: .text("rightToLeft")]), .settings([.layoutDirection: .text("leftToRight")]),
      .settings([.differentiateWithoutColor: .flag(true)]), .settings([.hints: .flag(false)]),
    ]
    let actions = session.actionNames.map { Step.Command.perform(Query($0)) }
    let kinds = [
      moves, deeds, deeds, actions.isEmpty ? deeds : actions,
      Int.random(in: 0..<8, using: &numbers) == 0 ? settings : moves,
    ]
    let kind = kinds.randomElement(using: &numbers) ?? moves
    return kind.randomElement(using: &numbers) ?? .activate
  }

  /// What was compared last.
  private struct Compared {
    var scope: Scope
    var content: Screen
    /// What the screen is derived from: the content, or what stands in its place.
    var screen: Screen
    var settings: Settings
    var known: ScreenReading

    /// Whether neither what a screen is derived from nor what was derived is different, so that the comparison still holds.
    func holds(for other: Compared) -> Bool {
      scope == other.scope && content == other.content && screen == other.screen && settings == other.settings
        && known.title == other.known.title && known.tree == other.known.tree
        && known.order.stops == other.known.order.stops && known.order.containers == other.known.order.containers
        && known.order.doubts == other.known.order.doubts
    }
  }

  private func expectSame(_ session: Session, after step: String, besides last: inout Compared?) {
    guard let app = session.app as? ScenarioApp, let written = app.written else { return }
    let compared = Compared(
      scope: app.scope, content: app.screen.content, screen: session.reading.snapshot.screen,
      settings: session.settings, known: session.reading)
    defer { last = compared }
    if last?.holds(for: compared) == true { return }
    var resolver = Resolver(scope: app.scope)
    if !app.screen.isMenu { #expect(app.screen.content == resolver.resolve(written), "\(step)") }
    let screen = session.reading.snapshot.screen
    let fresh = ScreenReading(of: screen, under: session.circumstances, settings: session.settings)
    let known = session.reading
    #expect(known.title == fresh.title, "\(step)")
    #expect(known.tree == fresh.tree, "\(step)")
    #expect(known.order.stops == fresh.order.stops, "\(step)")
    #expect(known.order.containers == fresh.order.containers, "\(step)")
    #expect(known.order.doubts == fresh.order.doubts, "\(step)")
    #expect(known.utterances() == fresh.utterances(), "\(step)")
  }
}
