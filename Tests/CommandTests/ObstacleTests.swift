import Foundation
import TestSupport
import Testing

/// What stands in the way of a command is told where it can be mended, and nothing is lost by it.
@Suite("Obstacles")
struct ObstacleTests {
  @Test(
    "What is not there, or is something else, is told in a line",
    arguments: [
      ("mutate empty", 2, "error: there is no scenario in empty; those of this folder are meant by '.'"),
      ("report empty -o out", 2, "error: there is no scenario in empty; those of this folder are meant by '.'"),
      ("mutate a.yaml --jobs 0", 64, "error: --jobs is at least 1\n"),
      ("mutate broken.yaml", 2, "broken.yaml:2:11: error: unknown kind of view 'txt' [unknown-kind]\n"),
      ("import notes.json", 2, "error: notes.json is not a capture that is known; --from tells its format"),
      ("import gone.xml", 2, "gone.xml: error: there is no such file [file-not-found]\n"),
      ("import capture.json --overlay gone.yaml", 2, "gone.yaml: error: there is no such file [file-not-found]\n"),
      ("compare a.yaml --heard gone.txt", 2, "gone.txt: error: there is no such file [file-not-found]\n"),
      ("compare gone.yaml a.yaml", 2, "gone.yaml: error: there is no such file [file-not-found]\n"),
      (
        "audit --baseline notes.json a.yaml", 2,
        "notes.json:1:1: error: this is not a baseline of an audit [not-a-baseline]\n1 | { \"notes\": [] }\n"
      ),
      (
        "audit --baseline cut.json a.yaml", 2,
        "cut.json:1:28: error: expected a value, found the end of the file [json-syntax]\n"
      ),
      ("audit --baseline empty a.yaml", 2, "empty: error: this is a folder, not a file [is-a-folder]\n"),
      ("transcript a.yaml --setting hins=off", 64, "did you mean 'hints'?"),
      ("transcript a.yaml --reading arival=bar", 64, "did you mean 'arrival'?"),
    ])
  func refuses(_ line: String, _ status: Int32, _ message: String) throws {
    let command = try Command(files: [
      "a.yaml": "scenario: A\nviews: [{ text: B }]\n", "broken.yaml": "scenario: A\nviews: [{ txt: B }]\n",
      "notes.json": "{ \"notes\": [] }", "cut.json": "{ \"version\": 1, \"findings\":", "capture.json": Self.capture,
      "empty/note.txt": "",
    ])
    defer { command.remove() }
    let outcome = try command.shell("a11ysim \(line)")
    #expect(outcome.status == status)
    #expect(outcome.messages.contains(message), "\(outcome.messages)")
  }

  @Test("A link that leads nowhere is told as such, and not taken for a file that is not there")
  func brokenLinks() throws {
    let command = try Command(files: ["a.yaml": "scenario: A\nviews: [{ text: B }]\n"])
    defer { command.remove() }
    let scenario = try command.shell("ln -s gone.yaml link.yaml && a11ysim check link.yaml")
    #expect(scenario.status == 2)
    #expect(
      scenario.messages.hasPrefix(
        "link.yaml: error: this is a link to 'gone.yaml', which leads nowhere [broken-link]\n1 error"),
      "\(scenario.messages)")
    let project = try command.shell("ln -s gone.yaml a11ysim.yaml && a11ysim check a.yaml")
    #expect(project.status == 2)
    #expect(
      project.messages.hasPrefix(
        "a11ysim.yaml: error: this is a link to 'gone.yaml', which leads nowhere [broken-link]\n1 error"),
      "\(project.messages)")
  }

  /// A button as idb tells of it, which has no name.
  private static let capture = """
    [{ "type": "Button", "role": "AXButton", "frame": { "x": 0, "y": 0, "width": 44, "height": 44 }, "AXLabel": null }]
    """

  @Test("A golden may begin with a byte-order mark, as Windows writes it")
  func markedGolden() throws {
    let command = try Command(files: ["a.yaml": "scenario: A\nviews: [{ text: B }]\n"])
    defer { command.remove() }
    let outcome = try command.shell(
      "a11ysim test -u a.yaml && sed -i '1s/^/\\xef\\xbb\\xbf/; s/$/\\r/' a.golden.txt && a11ysim test a.yaml")
    #expect(outcome.status == 0, "\(outcome.output)")
    #expect(command.text("a.golden.txt")?.utf8.contains(UInt8(ascii: "\r")) == true)
  }

  @Test("A golden that cannot be read is told with what it is")
  func unreadableGolden() throws {
    let command = try Command(files: ["a.yaml": "scenario: A\nviews: [{ text: B }]\n"])
    defer { command.remove() }
    // PowerShell writes so.
    let encoded = try command.shell("printf '\\377\\376s\\000' > a.golden.txt; a11ysim test a.yaml")
    #expect(encoded.status == 2)
    #expect(
      encoded.output.contains(
        "a.golden.txt: error: cannot read the golden: it is not UTF-8; save it as UTF-8, or remove it and record it again\n"
      ))
    let merged = try command.shell(
      """
      printf '%s\\n' 'scenario: A' '<<<<<<< ours' B '=======' C '>>>>>>> theirs' > a.golden.txt; a11ysim test a.yaml
      """)
    #expect(merged.status == 2)
    #expect(
      merged.output.contains(
        "a.golden.txt: error: cannot read the golden: line 2 has a mark of a merge that is not settled\n"))
    _ = try command.shell("rm a.golden.txt && mkdir a.golden.txt")
    let folder = try command.run("test", "a.yaml")
    #expect(folder.status == 2)
    #expect(folder.output.contains("a.golden.txt: error: cannot read the golden: it is a folder\n"))
  }

  @Test("What waits for a decision is a list in JSON, with its changes in sentences")
  func listsWhatIsPending() throws {
    let transcript = "scenario: A\nreader: VoiceOver, iOS 26, en-US\n\n> open main\n"
    let command = try Command(files: [
      "a.golden.txt": transcript + "Delete, button\n", "a.golden.txt.new": transcript + "Delete\n",
      "b.golden.txt.new": transcript + "Send, button\n",
    ])
    defer { command.remove() }
    let output = try command.run("pending", ".", "--json").output
    let list = try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any]
    let items = try #require(list?["pending"] as? [[String: Any]])
    #expect(items.map { $0["golden"] as? String } == ["./a.golden.txt", "./b.golden.txt"])
    #expect(items.map { $0["isNew"] as? Bool } == [false, true])
    let changes = items.map { $0["changes"] as? [String] ?? [] }
    #expect(changes[0].contains { $0.contains("role 'button' is no longer spoken") } && changes[1].isEmpty)
  }

  @Test("What was heard is compared with what is simulated, line by line")
  func comparesWithWhatWasHeard() throws {
    // Three lines moved, changed and missing; the words are those of the scenario, and of a person who heard others.
    let command = try Command(files: [
      "a.yaml": "scenario: A\nviews: [{ text: One }, { button: Two }, { text: Three }, { text: Four }]\n",
      "same.txt": "One\nTwo, button\nThree\nFour\n", "other.txt": "Three\nOne\nTwo, link\nFour\nFive\n",
    ])
    defer { command.remove() }
    let same = try command.run("compare", "a.yaml", "--heard", "same.txt")
    #expect(same.status == 0 && same.output == "4 of 4 lines as heard, in the order heard; 100 % of the words\n")
    let other = try command.run("compare", "a.yaml", "--heard", "other.txt")
    #expect(other.status == 1)
    let lines = other.output.split(separator: "\n").filter { !$0.hasPrefix("  ") }
    #expect(
      lines == [
        "heard:     Two, link", "simulated: Two, button", "only heard: Five", "heard at another time: Three",
        "3 of 5 lines as heard, 1 of them at another time; 66 % of the words",
      ])
  }

  @Test("In CI what is mended stays in the baseline, and fails")
  func keepsBaseline() throws {
    let command = try Command(files: ["a.yaml": "scenario: A\nviews: [{ button: , action: back }]\n"])
    defer { command.remove() }
    #expect(try command.run("audit", "--baseline", "known.json", "a.yaml").status == 0)
    let known = command.text("known.json")
    try command.write("scenario: A\nviews: [{ button: Back, action: back }]\n", to: "a.yaml")
    let outcome = try command.run("audit", "--baseline", "known.json", "a.yaml", environment: ["CI": "true"])
    #expect(outcome.status == 1)
    #expect(outcome.messages.contains("mended: name-missing"))
    #expect(outcome.messages.contains("take what is mended out of known.json: run the command where it is not CI"))
    #expect(command.text("known.json") == known)
  }

  @Test("Without librsvg a browser takes the picture, as large as it is", arguments: ["png", "pdf"])
  func asksBrowser(_ format: String) throws {
    // A browser that writes what it was asked for into the file that it was asked for.
    let browser = """
      #!/bin/bash
      for word in "$@"; do
        case "$word" in --screenshot=*|--print-to-pdf=*) file="${word#*=}" ;; esac
      done
      printf '%s\\n' "$@" > "$file"
      """
    let command = try Command(files: ["a.yaml": "scenario: A\nviews: [{ text: B }]\n", "bin/chromium": browser])
    defer { command.remove() }
    _ = try command.shell("chmod +x bin/chromium; ln -s /bin/bash bin/bash")
    let folder = command.folder.appending(path: "bin").path
    let outcome = try command.run("picture", "a.yaml", "-o", "a.\(format)", environment: ["PATH": folder])
    #expect(outcome.status == 0, "\(outcome.messages)")
    let words = try #require(command.text("a.\(format)")).split(separator: "\n")
    #expect(words.first == "--headless")
    #expect(words.contains { $0.hasPrefix(format == "png" ? "--window-size=" : "--print-to-pdf=") })
    #expect(words.last?.hasSuffix("/page.html") == true)
  }

  @Test(
    "Swift code that cannot be compiled here is told of, with what to do",
    arguments: [
      ("previews a.swift", 2, "error: A11YSIM_PACKAGE is 'nowhere', where the package of a11ysim is not\n"),
      ("walk a.swift", 2, "hint: check the package out, and set A11YSIM_PACKAGE to its folder\n"),
      ("transcript gone.swift", 2, "error: there is no file 'gone.swift'\n"),
      ("picture a.swift -o a.svg --watch", 64, "error: --watch takes scenarios; Swift code has to be compiled"),
    ])
  func refusesCode(_ line: String, _ status: Int32, _ message: String) throws {
    let command = try Command(files: ["a.swift": "import SwiftUI\n#Preview { Text(\"A\") }\n"])
    defer { command.remove() }
    let outcome = try command.shell("a11ysim \(line)", environment: ["A11YSIM_PACKAGE": "nowhere"])
    #expect(outcome.status == status)
    #expect(outcome.messages.contains(message), "\(outcome.messages)")
  }

  @Test("What is wrong in an included file is told there, and stays as it is")
  func leavesIncludedFile() throws {
    let part = "components:\n  SaveRow: { views: [{ text: Save, action: back }] }\n"
    let command = try Command(files: [
      "a.yaml": "scenario: A\ninclude: part.yaml\nviews: [{ SaveRow: }]\n", "part.yaml": part,
    ])
    defer { command.remove() }
    let outcome = try command.run("audit", "--fix", "a.yaml")
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("part.yaml:2:22: error: "))
    #expect(outcome.output.contains("note: not mended: it stands in an included file\n"))
    #expect(command.text("part.yaml") == part)
  }

  @Test("What a report is made of by the project is told by the doctor")
  func tellsReporters() throws {
    let command = try Command(files: ["a11ysim.yaml": "reporters: [tap, junit=out.xml]\n"])
    defer { command.remove() }
    #expect(try command.run("doctor").output.contains("tap, junit=out.xml"))
  }
}
