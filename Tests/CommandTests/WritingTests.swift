import Foundation
import TestSupport
import Testing

@Suite("Writing goldens")
struct WritingTests {
  private static let old = "scenario: A mailbox\nreader: VoiceOver, iOS 26, en-US\n\nOld\n"

  /// What may stand in the folder of scenarios at any time: whole goldens, and what a killed program left of its own.
  private func goldens(of command: Command) throws -> [String] {
    let names = try FileManager.default.contentsOfDirectory(atPath: command.folder.path + "/Scenarios")
    return names.filter { $0.hasSuffix(".golden.txt") }.compactMap { command.text("Scenarios/\($0)") }
  }

  @Test(
    "On a full disk, a golden stays whole, and the status says that something was not written", arguments: ["-u", ""])
  func survivesFullDisk(_ option: String) throws {
    let command = try Command(files: ["a.yaml": mailbox])
    defer { command.remove() }
    // A file system of one page, which the old golden and the scenario fill; only the superuser may make one.
    let mount = "mkdir disk && mount -t tmpfs -o size=4k tmpfs disk 2> /dev/null"
    guard try command.shell(mount).status == 0 else { return }
    defer { _ = try? command.shell("umount disk") }
    try command.write(Self.old, to: "disk/a.golden.txt")
    _ = try command.shell("ln -s ../a.yaml disk/a.yaml; cat /dev/zero > disk/rest 2> /dev/null")
    let outcome = try command.shell("a11ysim test \(option) disk")
    #expect(outcome.status == 74)
    #expect(outcome.output.contains("disk/a.yaml: cannot write disk/a.golden.txt: "))
    #expect(command.text("disk/a.golden.txt") == Self.old)
    #expect(command.text("disk/a.golden.txt.new") == nil)
  }

  @Test("Killed at any moment, every golden is the old one or the new one, whole", arguments: ["0.05", "0.2", "0.4"])
  func survivesKill(_ seconds: String) throws {
    let count = 30
    let command = try Command()
    defer { command.remove() }
    for number in 0..<count {
      try command.write(mailbox, to: "Scenarios/\(number).yaml")
      try command.write(Self.old, to: "Scenarios/\(number).golden.txt")
    }
    // The name alone would be that of a function of the shell, which only the shell itself can call.
    let program = BuiltProgram.url.path
    let outcome = try command.shell("timeout -s KILL \(seconds) '\(program)' test -u > /dev/null")
    // Killed, or done before that on a quick machine.
    #expect([137, 0].contains(outcome.status), "\(outcome.messages)")
    let texts = try goldens(of: command)
    #expect(texts.count == count)
    #expect(texts.allSatisfy { $0 == Self.old || $0 == mailboxGolden })
    // What a killed run left after does not disturb the next.
    #expect(try command.run("test", "-u").status == 0)
    #expect(try goldens(of: command).allSatisfy { $0 == mailboxGolden })
  }
}
