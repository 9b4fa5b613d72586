import Audits
import Diagnostics
import Interface
import OrderedCollections
import ScenarioFiles
import Testing

@Suite("An audit")
struct AuditTests {
  private func findings(_ text: String) throws -> [Finding] {
    Audit(rules: Audit.Rule.brief).findings(of: try readScenario(ScenarioSource("scenario: A\n\(text)\n")))
  }

  @Test("A finding has its place, what is heard there, and what to do")
  func finding() throws {
    var expected = Finding(
      rule: "name-missing", severity: .error, confidence: .certain, message: "this button has no name",
      place: SourcePlace(line: 4, column: 5), heard: "button", hints: ["give it a 'label'"])
    expected.screen = "main"
    expected.subject = "button"
    #expect(try findings("views:\n  - text: A\n  - button:\n    action: back") == [expected])
  }

  @Test("Nothing is said against words that are not known, and all against others")
  func unknownWords() {
    var unknown = View(.button)
    unknown.lacksWords = true
    func rules(_ views: [View]) -> [String] {
      Audit(rules: Audit.Rule.brief).findings(of: Scenario(name: "A", screens: ["main": Screen(views: views)])).map(
        \.rule)
    }
    #expect(rules([unknown, View(.text, .text(.constant("A")))]) == [])
    #expect(rules([View(.button), View(.text, .text(.constant("A")))]) == ["name-missing"])
  }

  @Test("Of an order in doubt, the margin and the second element are told")
  func order() throws {
    // A large title is 41 points high, body text 20⅓: in the middle of the row it begins 10⅓ points lower.
    let findings = try findings(
      "platform: iOS 18\nviews:\n  - hstack:\n      - text: Small\n      - text: Large\n        font: largeTitle")
    #expect(findings.map(\.rule) == ["order-fragile"])
    #expect(findings.map(\.margin) == [2.3])
    #expect(
      findings.flatMap(\.notes) == [
        Diagnostic.Note("'Small' stands here", at: SourcePlace(line: 5, column: 9))
      ])
  }

  @Test("What is dimmed at first is no other thing later")
  func dimmedAtFirst() throws {
    let findings = try findings(
      """
      state: { isReady: false }
      views:
        - toggle: Agree
          isOn: $isReady
        - text: Continue
          action: { announce: { text: Done, delay: 1 } }
          enabled: ${isReady}
      flows: { F: [{ focus: Continue }, { focus: Agree }, activate, { focus: Continue }] }
      """)
    #expect(findings.map(\.rule) == ["role-missing"])
    #expect(findings.map(\.heard) == ["Continue, dimmed"])
  }

  @Test("Of rows in rows, the outer ones are told")
  func rowsInRows() throws {
    let scenario = try readScenario(
      ScenarioSource(
        """
        scenario: A
        state: { books: [{ title: Dune, by: Herbert }, { title: Emma, by: Austen }, { title: Momo, by: Ende }] }
        views:
          - forEach: book in books
            views:
              - hstack: [{ vstack: [{ text: "${book.title}" }, { text: "${book.by}" }] }, { text: New }]
        """))
    let rule = try #require(Audit.Rule.named("row-fragmented"))
    #expect(
      Audit(rules: [rule]).findings(of: scenario).map(\.message) == ["3 rows take 9 stops; combined they take 3"])
  }

  @Test("What is found again later on the way is told once, and all in the order of the file")
  func once() throws {
    let findings = try findings(
      """
      views:
        - vstack: [{ text: A }]
          draggable: B
        - button:
          action: back
      flows: { F: [next, previous, next] }
      """)
    #expect(findings.map(\.rule) == ["actions-lost", "name-missing"])
  }

  @Test(
    "What is odd about an element is found",
    arguments: [
      ("[{ table: [{ row: [{ text: A }] }] }]", []),
      ("[{ table: [{ text: A, cell: { row: 1 } }] }]", ["cell-without-column"]),
      ("[{ element: , label: A, frame: { x: 0, y: 0, width: 0.5, height: 0.5 } }]", ["tiny-frame"]),
      ("[{ element: , label: A, frame: { x: 0, y: 0, width: 0.5, height: 9 } }]", []),
      ("[{ circle: , isElement: true }]", ["silent-stop"]),
      ("[{ button: }, { toggle: , isOn: true }]", ["name-missing", "name-missing"]),
      ("[{ slider: , value: 0.5 }, { text: ' ', label: A }]", ["value-without-label"]),
      // What is offered is heard, but not of what.
      ("[{ element: , actions: [A] }]", ["name-missing"]), ("[{ element: , hint: A, actions: [B] }]", ["name-missing"]),
      ("[{ text: A, heading: 2 }, { text: B, heading: 2, traits: header }]", ["level-without-header"]),
      // Sooner than this, announcements were not heard in the caption panel of iOS 26.6.1.
      ("[{ button: A, action: { announce: Done } }]", ["announcement-lost"]),
      ("[{ button: A, action: { announce: { text: Done, delay: 0.75 } } }]", []),
      ("[{ button: A, action: { announce: { text: Done, priority: high } } }]", []),
    ])
  func elements(_ views: String, _ rules: [String]) throws {
    #expect(try findings("views: \(views)").map(\.rule) == rules)
  }

  @Test("Only the given rules are asked")
  func rules() throws {
    let audit = Audit(rules: Audit.Rule.all.filter { $0.id == "silent-stop" })
    let scenario = try readScenario(
      ScenarioSource("scenario: A\nviews: [{ button: }, { circle: , isElement: true }]\n"))
    #expect(audit.findings(of: scenario).map(\.rule) == ["silent-stop"])
  }

  @Test("A finding is told with the sentence that is heard")
  func told() throws {
    let file = SourceFile(name: "a.yaml", text: "scenario: A\nviews:\n  - button:\n")
    let scenario = try readScenario(ScenarioSource(file: file, format: .yaml))
    let diagnostics = Audit().findings(of: scenario).map(Diagnostic.init)
    #expect(
      DiagnosticRenderer(file).text(DiagnosticList(diagnostics)) == """
        a.yaml:3:5: error: this button has no name [name-missing]
        3 |   - button:
          |     ^
          = note: heard: button
          = hint: give it a 'label'
        1 error in a.yaml

        """)
  }
}
