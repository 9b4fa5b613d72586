import Foundation
import TestSupport
import Testing

@Suite("Walking with commands as words")
struct LineFormTests {
  @Test("A script is carried out, and printed as a transcript")
  func script() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(mailbox, to: "mailbox.yaml")
    let run = try Program.run("walk", file, input: "next\nperform Flag\n# a note\nwhere\nquit\nnext\n")
    #expect(run.status == 0)
    #expect(run.messages.isEmpty)
    #expect(
      run.output == """
        scenario: A mailbox
        reader: VoiceOver, iOS 26, en-US
        settings: hints off

        > open inbox
        Inbox, heading
        > next
        Nick
        ~ Actions available
        > perform Flag
        flagged
        # screen: inbox, Inbox
        # element 2 of 3: Nick, flagged
        # rotor: Actions
        # 2 steps

        """)
  }

  @Test("What a script cannot do makes it wrong input, and it goes on")
  func refusal() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(mailbox, to: "mailbox.yaml")
    let run = try Program.run("walk", file, input: "nxt\nfocus Beth\nnext")
    #expect(run.status == 2)
    #expect(
      run.output.hasSuffix(
        """
        # there is no command 'nxt'; did you mean 'next'?
        # there is no element 'Beth' on this screen; there is 'Inbox', 'Nick', 'Alerts'
        > next
        Nick
        ~ Actions available
        # 1 step

        """))
  }

  @Test("A task that failed makes the answer no", arguments: [("task done", 0), ("task failed no name", 1)])
  func tasks(mark: String, status: Int32) throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(mailbox, to: "mailbox.yaml")
    let run = try Program.run("walk", file, input: "task begin Read\nnext\n\(mark)\n")
    #expect(run.status == status)
    #expect(run.output.contains("task: Read\n> next\n"))
  }

  @Test("The recording of a walk plays back to what was printed")
  func recording() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(mailbox, to: "mailbox.yaml")
    let record = folder.file("mine.yaml").path
    let script = "task begin Answer Nick\nnext\nperform Reply\nnext\nactivate\ntype It's: me\nescape\nescape\n"
    let walk = try Program.run("walk", file, "--record", record, "--flow", "Answer", input: script)
    #expect(walk.status == 0)
    #expect(walk.messages == "recorded 'Answer' in \(record)\n")
    let playback = try Program.run("transcript", record, "--flow", "Answer")
    #expect(playback.status == 0)
    #expect(playback.messages.isEmpty)
    #expect(walk.output == playback.output.heardLines + "# 7 steps\n# task 'Answer Nick': begun, not ended\n")
    // The scenario itself has stayed as it was, and the recording begins with it.
    #expect(try String(contentsOfFile: file, encoding: .utf8) == mailbox)
    #expect(try String(contentsOfFile: record, encoding: .utf8).hasPrefix(mailbox))
  }

  @Test("Settings of the command line are those of the walk")
  func settings() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(mailbox, to: "mailbox.yaml")
    let run = try Program.run("walk", file, "--setting", "actions=off", input: "next\n")
    #expect(run.output.contains("settings: hints off, actions off\n"))
    #expect(!run.output.contains("Actions available"))
  }

  @Test("In a recorded flow they are the first step, so that it plays back without them")
  func recordedSettings() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(mailbox, to: "mailbox.yaml")
    let settings = ["--setting", "hints=on", "--setting", "dynamicType=accessibility3"]
    let walk = try Program.run(["walk", file, "--record", file] + settings, input: "last\n")
    #expect(walk.output.contains("> settings dynamicType accessibility3, hints on\n> last\n"))
    #expect(walk.output.contains("Alerts, switch button, off\n~ Double tap to toggle setting\n"))
    let playback = try Program.run("transcript", file, "--flow", "Recorded walk")
    #expect(walk.output == playback.output.heardLines + "# 2 steps\n")
  }

  @Test("A walk is recorded into JSON, too")
  func recordingIntoJSON() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(#"{ "scenario": "S", "views": [{ "text": "A" }, { "text": "B" }] }"#, to: "s.json")
    let walk = try Program.run("walk", file, "--record", file, input: "next\n")
    #expect(walk.status == 0)
    let playback = try Program.run("transcript", file, "--flow", "Recorded walk")
    #expect(walk.output == playback.output.heardLines + "# 1 step\n")
  }

  @Test("A file that is there keeps its mode, and a link stays a link")
  func modeAndLink() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(mailbox, to: "mailbox.yaml")
    let link = folder.file("link.yaml").path
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: file)
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: file)
    #expect(try Program.run("walk", link, "--record", link, input: "next\n").status == 0)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == file)
    #expect(try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions] as? Int == 0o640)
    #expect(try String(contentsOfFile: file, encoding: .utf8).hasPrefix(mailbox))
  }

  @Test("A walk that could not be kept is not begun")
  func noTemporaryFolder() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(mailbox, to: "mailbox.yaml")
    let record = folder.file("nowhere/mine.yaml").path
    let run = try Program.run("walk", file, "--record", record, input: "next\n")
    #expect(run.status == 74)
    #expect(run.output.isEmpty)
    #expect(run.messages == "error: cannot write \(record): there is no folder \(folder.url.path)/nowhere\n")
  }

  @Test("A new file has the format of the scenario, or the walk is not begun")
  func otherFormat() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(mailbox, to: "mailbox.yaml")
    let record = folder.file("mine.json").path
    let run = try Program.run("walk", file, "--record", record, input: "next\n")
    #expect(run.status == 2)
    #expect(run.output.isEmpty)
    #expect(run.messages == "error: \(record): the file begins with the scenario, so its name must end in .yaml\n")
  }

  @Test("A scenario on standard input leaves no place for commands")
  func standardInput() throws {
    let run = try Program.run("walk", "-", input: mailbox)
    #expect(run.status == 64)
    #expect(run.messages.contains("a walk reads its commands from standard input; name a file"))
  }
}
