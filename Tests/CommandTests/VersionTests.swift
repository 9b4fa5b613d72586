import Foundation
import TestSupport
import Testing

@Suite("Versions")
struct VersionTests {
  /// The version that the changelog begins with.
  private func newest() throws -> String {
    let article = try PackageFiles.text("Sources/A11ySimulation/Documentation.docc/Releases.md")
    let heading = try #require(article.split(separator: "\n").first { $0.hasPrefix("### ") })
    return String(heading.dropFirst(4).prefix { $0.isNumber || $0 == "." })
  }

  @Test("The program, its documents and its reports name the version that the changelog begins with")
  func names() throws {
    let command = try Command(files: ["Scenarios/a.yaml": mailbox, "Scenarios/a.golden.txt": mailboxGolden])
    defer { command.remove() }
    let version = try newest()
    #expect(try command.run("--version").output == "\(version)\n")
    #expect(try command.run("doctor").output.hasPrefix("version: \(version)\n"))
    let transcript = try command.run("transcript", "--format", "json", "Scenarios/a.yaml").output
    #expect(transcript.contains(#""generator" : "a11ysim \#(version)""#))
    #expect(try command.run("test", "--reporter", "jsonl").output.contains(#""generator":"a11ysim \#(version)""#))
    #expect(
      try command.run("test", "--reporter", "junit").output
        .contains("<property name=\"generator\" value=\"a11ysim \(version)\"></property>"))
    #expect(try command.run("audit", "--format", "sarif", "Scenarios").output.contains(#""version" : "\#(version)""#))
  }

  @Test("A test says when the goldens are of another version, and only then")
  func otherVersion() throws {
    let command = try Command(files: ["Scenarios/a.yaml": mailbox, "Scenarios/a.golden.txt": mailboxGolden])
    defer { command.remove() }
    let note = "The goldens are those of a11ysim 7.3.0, and this is "
    try command.write("version: 7.3\n", to: "a11ysim.yaml")
    let report = try command.run("test", "--reporter", "jsonl=run.jsonl", "--reporter", "plain")
    #expect(report.status == 0)
    #expect(report.output.contains(note) && report.output.hasSuffix("1 as expected\n"))
    #expect(try command.run("merge-reports", "run.jsonl").output.contains(note))
    #expect(try command.run("test", "--reporter", "tap").output.contains("\n# \(note)"))
    #expect(try command.run("test", "--reporter", "github").output.hasPrefix("::notice title=a11ysim::\(note)"))
    #expect(try command.run("doctor").output.contains("goldens: of 7.3.0, with which words may differ\n"))

    // A patch says the same.
    try command.write("version: \(newest())\n", to: "a11ysim.yaml")
    #expect(try command.run("test").output == mailboxCoverage + "1 as expected\n")
    #expect(try command.run("doctor").output.contains("goldens: of this version\n"))
  }

  @Test("What is not a version is an error at its place")
  func wrongVersion() throws {
    let command = try Command(files: ["Scenarios/a.yaml": mailbox, "a11ysim.yaml": "version: newest\n"])
    defer { command.remove() }
    let outcome = try command.run("test")
    #expect(outcome.status == 2)
    #expect(outcome.messages.hasPrefix("a11ysim.yaml:1:10: error: 'newest' is not a version such as 0."))
  }
}
