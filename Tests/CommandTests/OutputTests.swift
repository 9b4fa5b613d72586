import Foundation
import TestSupport
import Testing

/// Where output goes: what is lost is told, and nothing that is read is written over.
@Suite("Outputs")
struct OutputTests {
  private func folder() throws -> Command { try Command(files: ["a.yaml": mailbox]) }

  #if os(Linux)
  @Test(
    "A full disk is an error",
    arguments: [
      "transcript a.yaml", "schema", "picture a.yaml", "explain a.yaml", "help kinds", "help exit-status", "--help",
      "help test", "test --help",
    ])
  func full(line: String) throws {
    let command = try folder()
    defer { command.remove() }
    let outcome = try command.shell("a11ysim \(line) > /dev/full")
    #expect(outcome.status == 74)
    #expect(outcome.messages.contains("cannot write to standard output: No space left on device"))
  }
  #endif

  @Test("A reader that has gone away is none, and goldens are recorded all the same")
  func goneReader() throws {
    let command = try folder()
    defer { command.remove() }
    _ = try command.shell("a11ysim test -u a.yaml | true")
    #expect(command.text("a.golden.txt") != nil)
  }

  #if os(Linux)
  @Test("Standard input that does not end is given up")
  func endlessInput() throws {
    let command = try folder()
    defer { command.remove() }
    let outcome = try command.shell("timeout 60 bash -c 'cat /dev/zero' | a11ysim check -")
    #expect(outcome.status == 2)
    #expect(outcome.messages == "<stdin>: error: the file is larger than 64 MiB [file-too-large]\n1 error in <stdin>\n")
  }
  #endif

  @Test("A walk without standard input ends")
  func closedInput() throws {
    let command = try folder()
    defer { command.remove() }
    #expect(try command.shell("a11ysim walk a.yaml <&-").status == 0)
  }

  @Test(
    "An input is not written over",
    arguments: [
      "picture a.yaml -o ./a.yaml", "import a.yaml -o a.yaml", "test --check --reporter junit=a.yaml a.yaml",
      "test --check --coverage a.yaml a.yaml", "audit a.yaml -o a.yaml", "audit a.yaml --baseline ./a.yaml",
    ])
  func sameFile(line: String) throws {
    let command = try folder()
    defer { command.remove() }
    let outcome = try command.shell("a11ysim \(line)")
    #expect(outcome.status == 64)
    #expect(outcome.messages.contains("is read here, and would be written over"))
    #expect(command.text("a.yaml") == mailbox)
  }

  @Test(
    "Two forms of a report are not written into one file",
    arguments: [
      "-o out --reporter sarif=out/index.html", "-o out --reporter junit=out/../out/report.json",
      "--reporter junit=both.xml --reporter sarif=./both.xml",
    ])
  func sameOutput(options: String) throws {
    let command = try folder()
    defer { command.remove() }
    let outcome = try command.shell("a11ysim report a.yaml --audio none \(options)")
    #expect(outcome.status == 64)
    #expect(outcome.messages.contains("would be written twice; name another file"))
    #expect(command.text("out/index.html") == nil && command.text("report/index.html") == nil)
  }

  @Test("A picture of every screen stays in its folder, whatever the screens are called")
  func pictures() throws {
    let screens = "scenario: A\nscreens: { ../../evil: { views: [{ text: A }] }, a/b: { views: [{ text: B }] } }\n"
    let command = try Command(files: ["a.yaml": screens])
    defer { command.remove() }
    #expect(try command.run("picture", "--all", "-o", "deep/er/pictures", "a.yaml").status == 0)
    #expect(command.text("deep/er/pictures/-..-..-evil.svg") != nil)
    #expect(command.text("deep/er/pictures/a-b.svg") != nil)
  }

  @Test("A golden keeps its mode and the link to it, and a folder beside it stays")
  func golden() throws {
    let command = try folder()
    defer { command.remove() }
    let outcome = try command.shell(
      """
      mkdir real a.golden.txt.new && echo old > real/g && chmod 640 real/g && ln -s real/g a.golden.txt
      a11ysim test -u a.yaml; test -L a.golden.txt && test -d a.golden.txt.new && stat -c %a real/g && ls -A real
      """)
    #expect(outcome.output.hasSuffix("640\ng\n"))
    #expect(command.text("real/g")?.hasPrefix("scenario: A mailbox\n") == true)
  }

  @Test("What a run has left that was ended while it wrote goes with the next one")
  func leftovers() throws {
    let command = try folder()
    defer { command.remove() }
    // No process has this number.
    try command.write("half", to: ".a.golden.txt.999999999.golden.txt.new")
    _ = try command.run("test", "-u", "a.yaml")
    #expect(command.text(".a.golden.txt.999999999.golden.txt.new") == nil)
  }

  @Test("A patch names files as git does", arguments: ["a.yaml", "./a.yaml", "../repo/a.yaml", "$PWD/a.yaml", "."])
  func patches(path: String) throws {
    let command = try Command(files: ["repo/a.yaml": mailbox])
    defer { command.remove() }
    let outcome = try command.shell(
      """
      cd repo && git init -q . && a11ysim test --check --patch-output x.patch \(path) > /dev/null
      git apply x.patch && a11ysim test --check a.yaml > /dev/null && echo applied
      """)
    #expect(outcome.output == "applied\n", "\(outcome.messages)")
  }
}
