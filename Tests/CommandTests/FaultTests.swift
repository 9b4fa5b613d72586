import Foundation
import TestSupport
import Testing

/// A command that writes: how it is called in a folder with the files of the harness, and what it leaves there.
private struct Writer: Sendable, CustomTestStringConvertible {
  var name: String
  /// The line of the shell.
  var line: String
  /// The files that it writes, by their paths; each has a text before.
  var outputs: [String]
  /// The status of a run to which nothing happens.
  var status: Int32 = 0

  var testDescription: String { name }
}

/// What becomes of files when something fails outside of the program: every command that writes leaves each file as it was
/// or whole and new, says so, and leaves nothing else behind.
@Suite("Faults outside of the program")
struct FaultTests {
  private static let writers = [
    Writer(name: "test -u", line: "a11ysim test -u disk/a.yaml", outputs: ["disk/a.golden.txt"]),
    Writer(name: "test", line: "a11ysim test disk/a.yaml", outputs: ["disk/a.golden.txt.new"], status: 1),
    Writer(name: "accept", line: "a11ysim accept disk/a.yaml", outputs: ["disk/a.golden.txt"]),
    Writer(
      name: "test --reporter", line: "a11ysim test --check --reporter markdown=disk/out disk/a.yaml",
      outputs: ["disk/out"],
      status: 1),
    Writer(
      name: "test --coverage", line: "a11ysim test --check --coverage disk/out disk/a.yaml", outputs: ["disk/out"],
      status: 1),
    Writer(
      name: "test --patch-output", line: "a11ysim test --check --patch-output disk/out disk/a.yaml",
      outputs: ["disk/out"], status: 1),
    Writer(
      name: "audit --output", line: "a11ysim audit --format sarif -o disk/out disk/a.yaml", outputs: ["disk/out"]),
    Writer(name: "audit --fix", line: "a11ysim audit --fix disk/fix.yaml", outputs: ["disk/fix.yaml"]),
    Writer(name: "picture", line: "a11ysim picture -o disk/out.svg disk/a.yaml", outputs: ["disk/out.svg"]),
    Writer(name: "import", line: "a11ysim import --force -o disk/out.yaml capture.xml", outputs: ["disk/out.yaml"]),
    Writer(
      name: "walk --record", line: "echo next | a11ysim walk --record disk/walk.yaml disk/walk.yaml",
      outputs: ["disk/walk.yaml"]),
    Writer(name: "report", line: "a11ysim report -o disk/page disk/a.yaml", outputs: ["disk/page/index.html"]),
  ]

  private static let old = "scenario: A mailbox\nreader: VoiceOver, iOS 26, en-US\n\nOld\n"
  private static let walked = "scenario: A\nviews: [{ text: A }, { text: B }]\n"
  /// A name that ends in its role, which is mended.
  private static let mended = "scenario: A\nviews:\n  - button: Reply button\n    traits: button\n"
  private static let capture = """
    <?xml version="1.0" encoding="UTF-8"?><AppiumAUT>
    <XCUIElementTypeApplication type="XCUIElementTypeApplication" name="A" label="A" enabled="true" visible="true" x="0" y="0" width="390" height="844">
    <XCUIElementTypeButton type="XCUIElementTypeButton" name="OK" label="OK" enabled="true" visible="true" accessible="true" x="0" y="0" width="90" height="44"/>
    </XCUIElementTypeApplication></AppiumAUT>
    """

  private static let mounting = "mkdir disk && mount -t tmpfs -o size=1m tmpfs disk 2> /dev/null"

  /// Whether disks can be made here, which only the superuser may.
  fileprivate static let canMakeDisks: Bool = {
    guard let command = try? Command() else { return false }
    defer { command.remove() }
    return (try? command.shell("\(mounting) && umount disk").status) == 0
  }()

  /// A folder whose part `disk` is a disk of its own.
  private func harness(for writer: Writer) throws -> Command {
    let command = try Command(files: ["capture.xml": Self.capture])
    try #require(try command.shell(Self.mounting).status == 0)
    try fill(command, for: writer)
    return command
  }

  private func fill(_ command: Command, for writer: Writer) throws {
    try command.write(mailbox, to: "disk/a.yaml")
    try command.write(Self.old, to: "disk/a.golden.txt")
    if writer.name == "accept" { try command.write(mailboxGolden, to: "disk/a.golden.txt.new") }
    for output in writer.outputs where command.text(output) == nil || output.hasSuffix(".new") {
      try command.write(before(output), to: output)
    }
  }

  /// What stands in an output before a run.
  private func before(_ output: String) -> String {
    switch output {
    case "disk/fix.yaml": Self.mended
    case "disk/walk.yaml": Self.walked
    case "disk/a.golden.txt": Self.old
    default: "old\n"
    }
  }

  private func remove(_ command: Command) {
    _ = try? command.shell("umount disk")
    command.remove()
  }

  /// The texts of the outputs, and the names of all other files on the disk.
  private func state(of writer: Writer, _ command: Command) throws -> (texts: [String?], names: Set<String>) {
    let names =
      FileManager.default.enumerator(atPath: command.folder.path + "/disk")?.compactMap { $0 as? String } ?? []
    return (writer.outputs.map(command.text), Set(names))
  }

  /// What a run leaves to which nothing happens.
  private func undisturbed(_ writer: Writer, _ command: Command) throws -> [String?] {
    let outcome = try command.shell(writer.line)
    #expect(outcome.status == writer.status, "\(outcome.messages)")
    let texts = try state(of: writer, command).texts
    #expect(texts.allSatisfy { $0 != nil } && texts != writer.outputs.map(before))
    return texts
  }

  @Test("Every file is as it was, or whole and new", .enabled(if: FaultTests.canMakeDisks), arguments: writers)
  fileprivate func faults(_ writer: Writer) throws {
    let command = try harness(for: writer)
    defer { remove(command) }
    let whole = try undisturbed(writer, command)
    try fullDisk(writer, command)
    try readOnlyDisk(writer, command)
    try killed(writer, command, whole)
    try twoAtOnce(writer, command, whole)
  }

  private func reset(_ command: Command, for writer: Writer) throws {
    _ = try command.shell("rm -rf disk/* disk/.[a-z]*")
    try fill(command, for: writer)
  }

  /// On a full disk nothing changes, and the status tells that something was not written.
  private func fullDisk(_ writer: Writer, _ command: Command) throws {
    try reset(command, for: writer)
    _ = try command.shell("cat /dev/zero > disk/rest 2> /dev/null")
    let before = try state(of: writer, command)
    let outcome = try command.shell(writer.line)
    #expect(outcome.status == 74, "full disk: \(outcome.output) \(outcome.messages)")
    #expect(!outcome.messages.contains("Error Domain"))
    let after = try state(of: writer, command)
    #expect(after.texts == before.texts && after.names == before.names, "full disk")
  }

  /// On a disk that can only be read it is the same.
  private func readOnlyDisk(_ writer: Writer, _ command: Command) throws {
    try reset(command, for: writer)
    let before = try state(of: writer, command)
    guard try command.shell("mount -o remount,ro disk").status == 0 else { return }
    let outcome = try command.shell(writer.line)
    _ = try command.shell("mount -o remount,rw disk")
    #expect(outcome.status == 74, "read-only: \(outcome.output) \(outcome.messages)")
    #expect(!outcome.messages.contains("Error Domain"))
    #expect(try state(of: writer, command).texts == before.texts, "read-only")
  }

  /// Killed as it writes or renames a file, it leaves the old text or the new one, and the next run clears up.
  private func killed(_ writer: Writer, _ command: Command, _ whole: [String?]) throws {
    guard try command.shell("strace -o /dev/null true 2> /dev/null").status == 0 else { return }
    for (call, number) in [("rename", 1), ("write", 1)] {
      try reset(command, for: writer)
      let old = try state(of: writer, command).texts
      let tracer = "strace -f -qq -o /dev/null -e inject=\(call):signal=KILL:when=\(number) "
      _ = try command.shell(writer.line.replacing("a11ysim ", with: "\(tracer) '\(BuiltProgram.url.path)' "))
      let texts = try state(of: writer, command).texts
      for (index, text) in texts.enumerated() {
        #expect([old[index], whole[index]].contains(text), "\(call) \(number)")
      }
    }
    guard try command.shell(writer.line).status == writer.status else { return }
    #expect(try !state(of: writer, command).names.contains { $0.hasPrefix(".") && $0.hasSuffix(".golden.txt.new") })
  }

  /// Of two runs at once each leaves whole files.
  private func twoAtOnce(_ writer: Writer, _ command: Command, _ whole: [String?]) throws {
    try reset(command, for: writer)
    _ = try command.shell("( \(writer.line) ) > first 2>&1 & \(writer.line) > second 2>&1; wait")
    // What is recorded is added to the file: of two walks one or both are there.
    guard writer.name != "walk --record" else { return }
    #expect(try state(of: writer, command).texts == whole, "two at once")
  }
}
