import Foundation
import TestSupport
import Testing

@Suite("Expectations in flows")
struct ExpectationTests {
  /// A flow that lands on the second stop, which says “selected, Saturday, button, 3 new” and offers an action, and expects something of it.
  private func outcome(expecting expectation: String) throws -> Command.Outcome {
    let command = try Command(files: [
      "a.yaml": """
      scenario: A week
      views:
        - text: Week
        - button: Saturday
          value: 3 new
          hint: Shows the day
          selected: true
          actions: [ { button: Share } ]
      flows:
        Look:
          - task: Find the day
            steps:
              - next
              - hear: \(expectation)

      """
    ])
    defer { command.remove() }
    return try command.run("transcript", "a.yaml")
  }

  @Test(
    "What holds is passed over",
    arguments: [
      "selected, Saturday, 3 new, button", "{ exactly: 'selected, Saturday, 3 new, button' }", "{ contains: Saturday }",
      "{ not: Sunday }", "{ matches: 'selected, *day, * new, button' }", "{ matches: '*' }", "{ label: Saturday }",
      "{ value: 3 new }", "{ role: button }", "{ state: selected }", "{ hint: Shows the day }", "{ action: Share }",
      // One gesture; six words, which take 2 seconds at 180 a minute.
      "{ within: { gestures: 1 } }", "{ within: { seconds: 2 } }", "{ within: { seconds: 1, rate: 360 } }",
      "{ role: button, state: selected, within: { gestures: 1, seconds: 2 } }",
    ])
  func holds(_ expectation: String) throws {
    #expect(try outcome(expecting: expectation).messages == "")
  }

  @Test(
    "What does not hold is told with what was expected, what was heard, and the place",
    arguments: [
      ("Sunday", "'Sunday'", "selected, Saturday, 3 new, button"),
      ("{ not: Saturday }", "nothing with 'Saturday'", "selected, Saturday, 3 new, button"),
      ("{ matches: 'Satur*' }", "something like 'Satur*'", "selected, Saturday, 3 new, button"),
      ("{ role: link }", "role 'link'", "role 'button' / selected, Saturday, 3 new, button"),
      ("{ state: dimmed }", "state 'dimmed'", "state 'selected' / selected, Saturday, 3 new, button"),
      ("{ action: Reply }", "action 'Reply'", "action 'Share' / selected, Saturday, 3 new, button"),
      ("{ within: { seconds: 1 } }", "at most 1 seconds", "6 words, 2 seconds at 180 a minute"),
    ])
  func fails(_ expectation: String, _ expected: String, _ heard: String) throws {
    let outcome = try outcome(expecting: expectation)
    #expect(outcome.status == 1)
    #expect(outcome.messages.hasPrefix("a.yaml:14:"))
    #expect(outcome.messages.contains("= note: expected: \(expected)\n"))
    #expect(outcome.messages.contains("= note: heard: \(heard)\n"))
  }

  @Test("Where a part of what is heard is expected, the way to expect a part is told")
  func hintsAtParts() throws {
    let hint = "= hint: write 'hear: { contains: \"Saturday, 3\" }' for a part of what is heard\n"
    #expect(try outcome(expecting: "Saturday, 3").messages.contains(hint))
    #expect(try !outcome(expecting: "{ label: Satur }").messages.contains("= hint:"))
  }

  @Test("An option of the rotor's that is not offered is not taken for a misspelled one")
  func hintsAtOptions() throws {
    let command = try Command(files: [
      "a.yaml": "scenario: A\nviews: [{ button: B }]\nflows: { f: [{ rotor: Actions }, { rotor: Buttns }] }\n"
    ])
    defer { command.remove() }
    let messages = try command.run("transcript", "a.yaml").messages
    #expect(messages.contains("= hint: one of: 'Characters', "))
    #expect(messages.components(separatedBy: "did you mean 'Buttons'?").count == 2)
  }

  @Test("An expectation of nothing is an error")
  func refusesNothing() throws {
    let outcome = try outcome(expecting: "{}")
    #expect(outcome.status == 2)
    #expect(outcome.messages.contains("[nothing-expected]"))
  }
}
