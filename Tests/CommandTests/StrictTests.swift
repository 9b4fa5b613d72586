import Foundation
import TestSupport
import Testing

/// What becomes of findings in CI.
@Suite("Findings in CI")
struct StrictTests {
  /// A heading level on what is not a heading, which is a warning.
  private static let odd = "scenario: A\nviews:\n  - text: B\n    heading: 2\n"
  /// A button without a name, which is an error.
  private static let wrong = "scenario: A\nviews:\n  - button:\n    action: back\n"

  @Test(
    "Warnings fail where they count",
    arguments: [("test -u", "", 0), ("test -u --strict", "", 1), ("test -u", "strict: on\n", 1)])
  func countsWarnings(_ line: String, _ project: String, _ status: Int32) throws {
    let command = try Command(files: ["a.yaml": Self.odd, "a11ysim.yaml": "scenarios: [a.yaml]\n" + project])
    defer { command.remove() }
    let outcome = try command.shell("a11ysim \(line)")
    #expect(outcome.status == status)
    #expect(outcome.output.contains("recorded a.golden.txt\n"))
    #expect(outcome.output.contains("[level-without-header]"))
  }

  @Test("A golden is not recorded over an error, until it is mended or accepted")
  func withholds() throws {
    let command = try Command(files: ["a.yaml": Self.wrong])
    defer { command.remove() }
    let outcome = try command.run("test", "-u", "a.yaml")
    #expect(outcome.status == 1)
    #expect(
      outcome.output.contains(
        "a.yaml: not recorded, because of errors; mend them, or accept each at its place with a reason\n"))
    #expect(command.text("a.golden.txt") == nil)
    try command.write(Self.wrong + "    accept: { name-missing: \"decorative, see ticket 12\" }\n", to: "a.yaml")
    let accepted = try command.run("test", "-u", "a.yaml")
    #expect(accepted.status == 0)
    #expect(accepted.output.hasSuffix("1 recorded, 0 as expected, 1 accepted\n"))
  }

  @Test("An acceptance is needless only if no variant needs it")
  func judgesAllVariants() throws {
    let scenario = """
      scenario: A
      variants: { large: { settings: { dynamicType: accessibility3 } } }
      views:
        - button: { text: "${if settings.dynamicType == 'accessibility3' then '' else 'Close'}" }
          action: back
          accept: { name-missing: only at large sizes }

      """
    let command = try Command(files: ["a.yaml": scenario])
    defer { command.remove() }
    let outcome = try command.run("test", "-u", "--strict", "a.yaml")
    #expect(outcome.output.hasSuffix("2 recorded, 0 as expected, 1 accepted\n"))
  }

  @Test("GitHub shows what fails as an error, and JUnit as a failure")
  func reports() throws {
    let command = try Command(files: ["a.yaml": Self.odd])
    defer { command.remove() }
    _ = try command.run("test", "-u", "a.yaml")
    let github = try command.run("test", "--strict", "--reporter", "github", "--reporter", "junit=a.xml", "a.yaml")
    #expect(github.output.hasPrefix("::error file=a.yaml,line=3,col=5,title=level-without-header::"))
    #expect(try #require(command.text("a.xml")).contains("<failure message=\"a.yaml:3:5: warning: "))
  }
}
