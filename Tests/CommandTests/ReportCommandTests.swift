import Foundation
import TestSupport
import Testing

@Suite("a11ysim report")
struct ReportCommandTests {
  /// A folder with a scenario that says what was recorded, and one that does not.
  private func folder() throws -> Command {
    try Command(files: [
      "Scenarios/a.yaml": mailbox, "Scenarios/a.golden.txt": mailboxGolden,
      "Scenarios/b.yaml": mailbox,
      "Scenarios/b.golden.txt": mailboxGolden.replacingOccurrences(of: "Delete, button", with: "Delete, link"),
    ])
  }

  @Test("It writes a page, the same for programs, and the first lines for a comment; no golden")
  func writes() throws {
    let command = try folder()
    defer { command.remove() }
    let outcome = try command.run("report", "-o", "out")
    #expect(outcome.status == 0)
    #expect(outcome.output.hasPrefix("1 of 2 scenarios is heard otherwise than recorded.\nout/index.html: "))
    let page = try #require(command.text("out/index.html"))
    #expect(page.contains("<h1>1 of 2 scenarios is heard otherwise than recorded.</h1>"))
    #expect(page.contains("Delete, <del>link</del>"))
    #expect(page.contains("Delete, <ins>button</ins>"))
    #expect(
      page.contains("role &apos;link&apos; became &apos;button&apos;") || page.contains("role 'link' became 'button'"))
    #expect(page.contains("a11ysim test -u Scenarios/b.yaml"))
    #expect(page.contains("data:image/svg+xml,"))
    // The folders of the machine are nobody's business.
    #expect(!page.contains(command.folder.path))
    // Only pictures have an address in them: the name of their language.
    let markup = page.replacing(/src="data:[^"]*"/, with: "")
    #expect(!markup.contains("http://") && !markup.contains("https://"))
    let json = try #require(command.text("out/report.json"))
    let report = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    #expect(report["version"] as? Int == 1)
    #expect((report["cases"] as? [[String: Any]])?.map { $0["verdict"] as? String } == ["as expected", "differs"])
    let summary = try #require(command.text("out/summary.md"))
    #expect(
      summary.hasPrefix(
        "## 1 of 2 scenarios is heard otherwise than recorded.\n\n1 changed. 1 differs, 1 as expected.\n"))
    #expect(summary.contains("role 'link' became 'button'"))
    #expect(command.text("Scenarios/b.golden.txt.new") == nil)
  }

  @Test("Paths of the machine are not shown of files that are elsewhere either")
  func hidesFoldersElsewhere() throws {
    let (command, other) = (try folder(), try folder())
    defer {
      command.remove()
      other.remove()
    }
    let path = other.folder.path
    #expect(try command.run("report", "\(path)/Scenarios", "-o", "out").status == 0)
    for file in ["out/index.html", "out/report.json", "out/summary.md"] {
      #expect(command.text(file)?.contains(path) == false)
      #expect(command.text(file)?.contains("b.yaml") == true)
    }
  }

  @Test("Paths of the machine are not shown, however the scenario is named")
  func hidesFolders() throws {
    let command = try folder()
    defer { command.remove() }
    let path = command.folder.path
    #expect(try command.run("report", "\(path)/Scenarios/b.yaml", "-o", "out").status == 0)
    for file in ["out/index.html", "out/report.json", "out/summary.md"] {
      #expect(command.text(file)?.contains(path) == false)
      #expect(command.text(file)?.contains("Scenarios/b.yaml") == true)
    }
  }

  @Test("With the project as it was, changed screens are shown before and now")
  func showsBefore() throws {
    let command = try folder()
    defer { command.remove() }
    try command.write(
      mailbox.replacingOccurrences(of: "button: Delete", with: "link: Delete"), to: "old/Scenarios/b.yaml")
    #expect(try command.run("report", "-o", "out", "--before", "old").status == 0)
    let page = try #require(command.text("out/index.html"))
    #expect(page.contains("<figcaption>Before</figcaption>"))
    #expect(page.contains("<figcaption>Now</figcaption>"))
    #expect(try command.run("report", "-o", "out", "--before", "nowhere").status == 64)
  }

  @Test("A file that cannot be read stands on the page, and in the exit status")
  func tellsOfWrongInput() throws {
    let command = try Command(files: ["Scenarios/d.yaml": "scenario: D\nviws: []\n"])
    defer { command.remove() }
    #expect(try command.run("report").status == 2)
    #expect(command.text("report/index.html")?.contains("One scenario has a mistake in it.") == true)
    #expect(try command.run("report", "nowhere").status == 2)
  }

  @Test("A page for each scenario, where that is asked for")
  func splits() throws {
    let command = try folder()
    defer { command.remove() }
    #expect(try command.run("report", "--pages", "each", "--audio", "none").status == 0)
    #expect(command.text("report/index.html")?.contains("href=\"scenarios/scenarios-b-yaml.html\"") == true)
    #expect(command.text("report/scenarios/scenarios-b-yaml.html")?.contains("Delete, <ins>button</ins>") == true)
  }

  @Test("A comment leads to the page, and shows what changed where there is a tool for pictures")
  func linksToPage() throws {
    let command = try folder()
    defer { command.remove() }
    let tool = """
      #!/bin/bash
      while [ $# -gt 1 ]; do [ "$1" = --output ] && output=$2; shift; done
      cp "$1" "$output"
      """
    try command.write(tool, to: "bin/rsvg-convert")
    #expect(try command.shell("chmod +x bin/rsvg-convert").status == 0)
    let path = ["PATH": "\(command.folder.path)/bin:/usr/bin:/bin"]
    let line = "a11ysim report --audio none --link https://ci.example/7/"
    #expect(try command.shell(line, environment: path).status == 0)
    let comment = try #require(command.text("report/summary.md"))
    #expect(comment.contains("[The whole report](<https://ci.example/7/index.html>)"))
    #expect(
      comment.contains(
        "<img src=\"https://ci.example/7/thumbnails/a11ysim-1.png\" alt=\"Screen main, now\" width=\"200\">"))
    #expect(command.text("report/thumbnails/a11ysim-1.png")?.hasPrefix("<svg") == true)
    #expect(try command.run("report", "--link", "javascript:alert(1)").status == 64)
  }

  @Test("Of report.json everything is made again, byte by byte, also where nothing can be played")
  func madeOfReport() throws {
    let command = try folder()
    defer { command.remove() }
    func options(_ folder: String) -> String {
      ["junit", "sarif", "markdown", "html", "json"].map { "--reporter \($0)=\(folder)/\($0)" }.joined(separator: " ")
        + " --audio none -o \(folder)"
    }
    #expect(try command.shell("a11ysim report \(options("one"))").status == 0)
    #expect(try command.shell("mkdir two && mv one/report.json two && rm -r Scenarios").status == 0)
    #expect(try command.shell("a11ysim report --from two/report.json \(options("two"))").status == 0)
    for file in ["index.html", "summary.md", "junit", "sarif", "markdown", "html", "json"] {
      #expect(command.text("one/\(file)") == command.text("two/\(file)"))
    }
    #expect(command.text("two/json") == command.text("two/report.json"))
    #expect(command.text("two/junit")?.contains("type=\"differs\"") == true)
  }

  @Test("A report that cannot be read is told, and what is played is refused beside one")
  func refusesReports() throws {
    let command = try folder()
    defer { command.remove() }
    let outcome = try command.run("report", "--from", "Scenarios/a.yaml")
    #expect(outcome.status == 2)
    #expect(outcome.messages == "error: Scenarios/a.yaml: this is not a report.json of a11ysim\n")
    #expect(try command.run("report", "--from", "none.json").status == 2)
    #expect(try command.run("report", "--from", "a.json", "Scenarios").status == 64)
    let wrong = try command.run("report", "--from", "a.json", "--locale", "de")
    #expect(wrong.status == 64 && wrong.messages.contains("leave --locale out"))
    #expect(try command.run("report", "--reporter", "tap=a").status == 64)
    #expect(try command.run("report", "--reporter", "junit").status == 64)
  }

  @Test("Pages of scenarios that are there no longer go, and nothing else does")
  func takesOldPagesAway() throws {
    let command = try folder()
    defer { command.remove() }
    #expect(try command.run("report", "--pages", "each", "--audio", "none").status == 0)
    try command.write("mine", to: "report/scenarios/mine.html")
    try command.write("mine", to: "report/scenarios/scenarios-c-yaml.html")
    #expect(try command.run("report", "Scenarios/a.yaml", "--pages", "each", "--audio", "none").status == 0)
    #expect(command.text("report/scenarios/scenarios-a-yaml.html") != nil)
    #expect(command.text("report/scenarios/scenarios-b-yaml.html") == nil)
    #expect(command.text("report/scenarios/scenarios-c-yaml.html") == "mine")
    #expect(command.text("report/scenarios/mine.html") == "mine")
    #expect(try command.run("report", "--audio", "none").status == 0)
    #expect(command.text("report/scenarios/scenarios-a-yaml.html") == nil)
  }

  @Test("With a voice, what changed can be heard before and now, line by line")
  func speaks() throws {
    let command = try folder()
    defer { command.remove() }
    let outcome = try command.run("report", "--audio", "changed")
    // Without eSpeak NG, whoever asks for sound is told so.
    guard outcome.status != 69 else { return }
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("\nwith 2 recordings, "))
    let page = try #require(command.text("report/index.html"))
    #expect(page.contains("aria-label=\"Sound of Screen main, before\""))
    #expect(page.contains("data-line=\"b7\""))
    #expect(page.contains("src=\"data:text/vtt;base64,"))
    #expect(try command.run("report", "--audio", "none").status == 0)
    #expect(command.text("report/index.html")?.contains("<audio") == false)
  }

  @Test(
    "A browser runs the page's own script and takes its style sheet, and refuses nothing",
    arguments: ["index.html", "scenarios/scenarios-b-yaml.html"])
  func inBrowser(page: String) throws {
    let chromium = "/usr/bin/chromium"
    guard FileManager.default.isExecutableFile(atPath: chromium) else { return }
    let command = try folder()
    defer { command.remove() }
    #expect(try command.run("report", "--audio", "none", "--pages", page == "index.html" ? "one" : "each").status == 0)
    let outcome = try command.shell(
      "'\(chromium)' --headless --no-sandbox --disable-gpu --user-data-dir=profile --enable-logging=stderr --dump-dom "
        + "\"file://$PWD/report/\(page)\"", environment: ["HOME": command.folder.path])
    guard outcome.status == 0 else { return }
    // The script adds the choice of keys.
    #expect(outcome.output.contains("id=\"keys\""))
    #expect(!outcome.messages.contains("Refused to"))
    #expect(!outcome.messages.contains("violates the following Content Security Policy"))
    #expect(!outcome.messages.contains("Uncaught"))
  }

  @Test("As reporters of a test: a page with pictures, and Markdown")
  func reporters() throws {
    let command = try folder()
    defer { command.remove() }
    let outcome = try command.run(
      "test", "--check", "--reporter", "html=out/page.html", "--reporter", "markdown=out/comment.md")
    #expect(outcome.status == 1)
    #expect(command.text("out/page.html")?.contains("data:image/svg+xml,") == true)
    #expect(command.text("out/comment.md")?.contains("a11ysim test -u Scenarios/b.yaml\n") == true)
  }

  @Test("Of reports in JSON Lines, a page without pictures can be made")
  func merged() throws {
    let command = try folder()
    defer { command.remove() }
    #expect(try command.run("test", "--check", "--reporter", "jsonl=run.jsonl").status == 1)
    #expect(try command.run("merge-reports", "run.jsonl", "--reporter", "html=page.html").status == 1)
    #expect(command.text("page.html")?.contains("Delete, <ins>button</ins>") == true)
  }
}
