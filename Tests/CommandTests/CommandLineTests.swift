import ArgumentParser
import TestSupport
import Testing

@testable import Commands

@Suite("Command lines that are wrong")
struct CommandLineTests {
  @Test(
    "What does not go together is told, and what to give instead",
    arguments: [
      ("audit a.yaml --dry-run", "--dry-run is for --fix"),
      ("audit a.yaml --accept-new", "--accept-new needs a --baseline"),
      ("audit a.yaml --rule name-mising", "did you mean 'name-missing'?"),
      ("compare a.yaml", "compare with a second file, or with --heard FILE"),
      ("compare a.yaml b.yaml --heard log.txt", "compare with a second file, or with --heard FILE"),
      ("explain a.yaml --reader switch-control", "'--reader' is voiceover or talkback here"),
      ("matrix a.yaml --pairs boldText=on", "'--pairs' takes two settings or more"),
      ("mutate a.yaml --jobs 0", "--jobs is at least 1"),
      ("mutate a.yaml --kind role-lst", "did you mean 'role-lost'?"),
      ("picture a.yaml --all", "--all needs a folder: give one with --output"),
      ("picture a.yaml --all --screen main -o out", "--all draws every screen; leave --screen out"),
      ("picture a.yaml --flow F --screen main", "--flow draws the screen that it leads to; leave --screen out"),
      ("picture a.yaml --step 2", "--step needs a flow: give one with --flow"),
      ("picture a.yaml --flow F --step=-1", "--step is at least 0"),
      ("picture a.yaml -o a.gif", "a picture ends in .svg, .png, .pdf, and not as a.gif does"),
      ("preview -", "a preview follows a file; name one"),
      ("preview .", "'.' is a folder; name a scenario in it"),
      ("report --before nowhere", "there is no folder nowhere"),
      ("report --link example.com", "'example.com' is not an address; it begins with https://"),
      ("report --from report.json --shard 1/2", "--from makes the report of a file alone; leave --shard out"),
      ("schema --project --report", "--project and --report ask for different schemas; give one of them"),
      ("speak", "name a scenario file, or '-' for standard input"),
      ("speak a.yaml --from-stop 2 --only 2", "--from-stop and --only exclude each other"),
      ("speak a.yaml --only 0", "stops count from one"),
      ("speak a.yaml --cues a.srt", "a cue sheet is a file that ends in .json or .vtt"),
      ("speak a.yaml --output a.mp3", "the sound is written as WAV: name a file that ends in .wav"),
      ("test -u --update all", "-u is --update changed; give one of them"),
      ("test --check -u", "--check writes nothing; leave --update out"),
      ("test --jobs 0", "--jobs is at least 1"),
      ("transcript a.yaml --heard --format json", "'--heard' is for text in the spoken style"),
      (
        "transcript a.yaml --readers voiceover,talkback --flow F",
        "'--readers' reads whole screens at rest, in the spoken style"
      ),
      ("transcript a.yaml --locale xx-QQ", "unknown language 'xx-QQ'"),
      ("walk -", "a walk reads its commands from standard input; name a file"),
      ("walk a.yaml --record -", "a walk is recorded into a file; name one"),
      (
        "walk a.yaml --record b.yaml --locale de-DE",
        "a recorded flow is played in the scenario's own language; leave --locale out"
      ),
      (
        "walk a.yaml --record b.yaml --reading backLabels=on",
        "a recorded flow is played with the scenario's own readings; leave --reading out"
      ),
      ("walk a.yaml --flow F", "--flow names what --record FILE keeps"),
    ])
  func wrongLine(line: String, message: String) throws {
    let words = line.split(separator: " ").map(String.init)
    let error = try #require(throws: (any Error).self) { try Program.command(of: words) }
    #expect(A11ysim.exitCode(for: error).rawValue == 64)
    #expect(A11ysim.fullMessage(for: error).contains(message))
  }

  @Test(
    "The program ends there, before anything is written",
    arguments: [
      ("test --check -u", "--check writes nothing; leave --update out"),
      ("test --reporter junit=a.xml --reporter sarif=./a.xml", "'./a.xml' would be written twice; name another file"),
      ("test --coverage a.json --patch-output a.json", "'a.json' would be written twice; name another file"),
    ])
  func ending(line: String, message: String) throws {
    let command = try Command(files: ["a.yaml": mailbox])
    defer { command.remove() }
    let outcome = try command.shell("a11ysim \(line)")
    #expect(outcome.status == 64)
    #expect(outcome.messages.contains(message), "\(outcome.messages)")
    #expect(outcome.output == "")
  }

  @Test(
    "An input that cannot be used is told, and nothing is written",
    arguments: [
      (
        "audit a.yaml --baseline none.json", "CI=1", 2,
        "error: there is no baseline at none.json, and in CI none is written\n"
      ),
      (
        "audit a.yaml --baseline list.json", "", 2,
        "list.json:1:1: error: this is not a baseline of an audit [not-a-baseline]\n1 | [1, 2]\n  | ^\n"
          + "  = hint: 'a11ysim audit --baseline list.json' writes one where no file is\n1 error in list.json\n"
      ),
      ("picture a.yaml --flow Go --step 9 -o a.svg", "", 2, "error: the flow 'Go' of a.yaml has 1 step\n"),
      ("speak a.yaml --only 99 --dry-run", "", 2, "error: there is no stop 99 in a.yaml\n"),
      ("picture a.yaml --watch -o a.svg", "CI=1", 64, "error: --watch waits for a person, and this is CI\n"),
      (
        "report --from none.json", "", 2,
        "none.json: error: there is no such file [file-not-found]\n1 error in none.json\n"
      ),
      (
        "merge-reports lists.json", "", 2,
        "lists.json: error: there is no such file [file-not-found]\n"
          + " = hint: did you mean 'list.json'?\n1 error in lists.json\n"
      ),
    ])
  func unusable(line: String, environment: String, status: Int32, message: String) throws {
    let flow = "flows:\n  Go: [next]\n"
    let command = try Command(files: ["a.yaml": mailbox + flow, "list.json": "[1, 2]\n"])
    defer { command.remove() }
    let outcome = try command.shell("\(environment.isEmpty ? "" : "export \(environment); ")a11ysim \(line)")
    #expect(outcome.status == status)
    #expect(outcome.messages == message)
    #expect(command.text("a.svg") == nil && command.text("none.json") == nil)
  }
}
