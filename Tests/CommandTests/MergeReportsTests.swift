import Foundation
import TestSupport
import Testing

@Suite("Reports of shards put together")
struct MergeReportsTests {
  /// A folder with scenarios that come out in every way, one of them with variants, and a golden without a scenario.
  private func folder() throws -> Command {
    try Command(files: [
      "Scenarios/a.yaml": mailbox, "Scenarios/a.golden.txt": mailboxGolden,
      "Scenarios/b.yaml": mailbox,
      "Scenarios/b.golden.txt": mailboxGolden.replacingOccurrences(of: "Delete, button", with: "Delete, link"),
      "Scenarios/c.yaml": "variants: { de: { locale: de-DE } }\n" + mailbox,
      "Scenarios/deep/d.yaml": mailbox + "flows: { F: [{ hear: Nobody }] }\n",
      "Scenarios/e.yaml": mailbox, "Scenarios/e.golden.txt": mailboxGolden,
      "Scenarios/gone.golden.txt": mailboxGolden,
    ])
  }

  /// A report without its times, which differ from run to run.
  private func timeless(_ text: String?) -> String? {
    text?.replacing(#/(time=|"seconds":)"?[0-9.]+"?/#) { "\($0.output.1)" }
  }

  private static let reporters = ["plain", "tap", "junit", "github", "jsonl"]

  /// The options that have every reporter write a file.
  private func options(writing name: String) -> String {
    Self.reporters.map { "--reporter \($0)=\(name).\($0)" }.joined(separator: " ") + " --patch-output \(name).diff"
  }

  @Test(
    "The merged report of the shards is that of one run, in every form, with the same exit status", arguments: [2, 7])
  func equalsOneRun(_ count: Int) throws {
    let command = try folder()
    defer { command.remove() }
    let whole = try command.shell("a11ysim test --check --obsolete fail \(options(writing: "one"))")
    #expect(whole.status == 1)
    try command.write("", to: "parts/.keep")
    for shard in 1...count {
      _ = try command.shell(
        "a11ysim test --check --shard \(shard)/\(count) --reporter jsonl=parts/part-\(shard).jsonl")
    }
    let merged = try command.shell("a11ysim merge-reports parts --obsolete fail \(options(writing: "merged"))")
    #expect(merged == whole)
    for form in Self.reporters + ["diff"] {
      #expect(timeless(command.text("merged.\(form)")) == timeless(command.text("one.\(form)")), "\(form)")
      #expect(command.text("one.\(form)")?.isEmpty == false)
    }
  }

  @Test("Told again in the same form, a report is the same byte for byte")
  func tellsAgain() throws {
    let command = try folder()
    defer { command.remove() }
    _ = try command.shell("a11ysim test --check \(options(writing: "one"))")
    _ = try command.shell("a11ysim merge-reports one.jsonl \(options(writing: "two"))")
    for form in Self.reporters + ["diff"] { #expect(command.text("two.\(form)") == command.text("one.\(form)")) }
  }

  @Test("For people who listen, the merged report is made of sentences, whatever the shards were told in")
  func speaks() throws {
    let command = try folder()
    defer { command.remove() }
    _ = try command.shell("a11ysim test --check --reporter jsonl=one.jsonl Scenarios/deep")
    let outcome = try command.run("merge-reports", "--accessible", "one.jsonl")
    #expect(outcome.output.contains("Scenarios/deep/d.yaml, line 5, column 14: error: "))
    #expect(!outcome.output.contains("^"))
  }

  @Test("A report that is missing, cut off, double or none at all is an error")
  func refuses() throws {
    let command = try folder()
    defer { command.remove() }
    for (name, shard) in [("1", "1/2"), ("2", "2/2"), ("other", "2/3")] {
      _ = try command.shell("a11ysim test --check --shard \(shard) --reporter jsonl=\(name).jsonl")
    }
    _ = try command.shell("head -n 1 1.jsonl > cut.jsonl")
    // What is only read is made once for all.
    for (paths, message) in [
      ("1.jsonl", "the report of shard 2 of 2 is missing"), ("1.jsonl 1.jsonl 2.jsonl", "is in 1.jsonl and in 1.jsonl"),
      ("1.jsonl other.jsonl", "are not shards of the same run"), ("cut.jsonl", "the report has no end"),
      ("Scenarios/a.yaml", "Scenarios/a.yaml:1: this is not a line of a report in jsonl"),
      ("Scenarios", "there are no reports in Scenarios"), ("absent.jsonl", "absent.jsonl"),
    ] {
      let outcome = try command.shell("a11ysim merge-reports \(paths)")
      #expect(outcome.status == 2, "\(paths)")
      #expect(outcome.messages.contains(message), "\(paths)")
    }
  }
}
