import Foundation
import TestSupport
import Testing

/// What is other words each time.
@Suite("What varies")
struct VaryingTests {
  private static func scenario(_ words: String, _ head: String = "") -> String {
    "scenario: A\n\(head)views: [{ text: \"\(words)\" }, { text: End }]\n"
  }

  private static func golden(_ words: String) -> String {
    "scenario: A\nreader: VoiceOver, iOS 26, en-US\n\n> open main\n\(words)\n> next, to the last element\nEnd\n"
  }

  @Test(
    "A placeholder in a golden stands for what varies",
    arguments: [
      ("Synced at {{time}}", "Synced at 9:41 AM", true), ("Synced at {{time}}", "Synced at noon", false),
      ("Due {{date}}", "Due May 3, 2026", true), ("Due {{date}}", "Due Tuesday, 5/3/26", true),
      ("Due {{date}}", "Due soon", false), ("{{number}} unread", "1,024 unread", true),
      ("{{number}} unread", "No unread", false), ("From {{*}}, today", "From Nick and Beth, today", true),
      ("From {{*}}, today", "From Nick, tomorrow", false),
    ])
  func matches(_ recorded: String, _ words: String, _ isSame: Bool) throws {
    let command = try Command(files: ["a.yaml": Self.scenario(words), "a.golden.txt": Self.golden(recorded)])
    defer { command.remove() }
    #expect(try command.run("test", "--check", "a.yaml").status == (isSame ? 0 : 1))
  }

  @Test("Recording keeps the placeholders that still fit")
  func keeps() throws {
    let old = Self.golden("{{number}} unread").replacingOccurrences(of: "End", with: "Old")
    let command = try Command(files: ["a.yaml": Self.scenario("7 unread"), "a.golden.txt": old])
    defer { command.remove() }
    let outcome = try command.run("test", "--check", "a.yaml")
    #expect(outcome.output.contains("a.yaml: differs from its golden, 1 changed\n"))
    #expect(try command.run("test", "-u", "a.yaml").status == 0)
    #expect(command.text("a.golden.txt") == Self.golden("{{number}} unread"))
  }

  @Test("Recording keeps the placeholders that fit in a line that changes elsewhere")
  func keepsInside() throws {
    let command = try Command(files: [
      "a.yaml": Self.scenario("Ben, 12 unread at 9:41 AM, seen"),
      "a.golden.txt": Self.golden("Ann, {{number}} unread at {{time}}, new"),
    ])
    defer { command.remove() }
    #expect(
      try command.run("test", "--check", "a.yaml").output.contains("'Ann' became 'Ben'\n        'new' became 'seen'\n"))
    #expect(try command.run("test", "-u", "a.yaml").status == 0)
    #expect(command.text("a.golden.txt") == Self.golden("Ben, {{number}} unread at {{time}}, seen"))
  }

  @Test(
    "A mask keeps words out of every golden, in a scenario and in the file of the project",
    arguments: [
      ("mask: { 'Order *': order }\n", "", "{{order}}, paid"),
      ("mask: { '/[0-9]+/': count }\n", "", "Order {{count}}, paid"),
      ("mask: { '/order [0-9]+/i': order }\n", "", "{{order}}, paid"),
      ("", "mask: { '/[0-9]+/': count }\n", "Order {{count}}, paid"),
    ])
  func masks(_ head: String, _ project: String, _ words: String) throws {
    let command = try Command(files: [
      "a.yaml": Self.scenario("Order 4711, paid", head), "a11ysim.yaml": "scenarios: [a.yaml]\n" + project,
    ])
    defer { command.remove() }
    #expect(try command.run("test", "-u").status == 0)
    #expect(command.text("a.golden.txt") == Self.golden(words))
    try command.write(Self.scenario("Order 4712, paid", head), to: "a.yaml")
    #expect(try command.run("test", "--check").status == 0)
    try command.write(Self.scenario("Order 4712, due", head), to: "a.yaml")
    #expect(try command.run("test", "--check").output.contains("'paid' became 'due'"))
  }

  @Test(
    "A mask that cannot be is an error at its place",
    arguments: [
      ("mask: { '/[/': count }\n", "a.yaml:2:9: error: '/[/' is not a regular expression [broken-pattern]"),
      (
        "mask: { 'Order [0-9]+': count }\n",
        "a.yaml:2:9: error: a regular expression stands between slashes [bare-expression]"
      ),
      ("mask: { Order: 'a,b' }\n", "a.yaml:2:9: error: 'a,b' cannot stand for 'Order' in a golden [not-a-mask-name]"),
    ])
  func refuses(_ head: String, _ message: String) throws {
    let command = try Command(files: ["a.yaml": Self.scenario("A", head)])
    defer { command.remove() }
    let outcome = try command.run("check", "a.yaml")
    #expect(outcome.status == 2)
    #expect(outcome.messages.hasPrefix(message + "\n"))
  }
}
