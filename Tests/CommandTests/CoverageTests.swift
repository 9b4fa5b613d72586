import Foundation
import TestSupport
import Testing

@Suite("Coverage")
struct CoverageTests {
  private static let scenario = """
    scenario: A
    settings: { hints: off }
    screens:
      list:
        views:
          - text: First
          - button: Open
            action: { push: detail }
          - text: Last
            actions: { Like: back, Share: back }
      detail:
        views: [{ text: Detail }]
      help:
        views: [{ text: Help }]
    flows:
      Like it: [last, { perform: Like }]

    """

  @Test("A run ends with how much was gone through, and a file says what was left out")
  func tells() throws {
    let command = try Command(files: ["a.yaml": Self.scenario])
    defer { command.remove() }
    let outcome = try command.run("test", "-u", "--coverage", "coverage.txt", "a.yaml")
    #expect(
      outcome.output == """
        recorded a.golden.txt
        2 of 6 stops heard, 1 of 4 actions performed, 1 of 3 screens visited
        1 recorded, 0 as expected

        """)
    #expect(
      command.text("coverage.txt") == """
        a.yaml: 2 of 6 stops heard, 1 of 4 actions performed, 1 of 3 screens visited
          not heard: list: Open
          not heard: detail: Back
          not heard: detail: Detail
          not heard: help: Help
          not performed: list: Open, double tap
          not performed: list: Last, action Share
          not performed: detail: Back, double tap
          not visited: detail
          not visited: help
        2 of 6 stops heard, 1 of 4 actions performed, 1 of 3 screens visited

        """)
  }

  @Test("For programs it is JSON, and reports that are merged tell it again")
  func writesJSON() throws {
    let command = try Command(files: ["a.yaml": Self.scenario])
    defer { command.remove() }
    let outcome = try command.run(
      "test", "-u", "--coverage", "coverage.json", "--reporter", "plain", "--reporter", "jsonl=a.jsonl", "a.yaml")
    let json = try JSONSerialization.jsonObject(with: Data(try #require(command.text("coverage.json")).utf8))
    let scenarios = (json as? [String: Any])?["scenarios"] as? [[String: Any]]
    let coverage = scenarios?.first?["coverage"] as? [String: Any]
    let screens = coverage?["screens"] as? [String: Any]
    #expect(screens?["all"] as? Int == 3)
    #expect(screens?["missing"] as? [String] == ["detail", "help"])
    #expect(try command.run("merge-reports", "--reporter", "plain", "a.jsonl").output == outcome.output)
    // A report that has been on Windows.
    _ = try command.shell("sed -i 's/$/\\r/' a.jsonl")
    #expect(try command.run("merge-reports", "--reporter", "plain", "a.jsonl").output == outcome.output)
  }
}
