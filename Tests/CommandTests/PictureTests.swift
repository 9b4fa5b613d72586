import Foundation
import TestSupport
import Testing

@Suite("Pictures")
struct PictureTests {
  private static let trips = """
    scenario: Trips
    screens:
      trips: { title: Trips, views: [{ navigationLink: Beach, destination: beach }] }
      beach: { title: Beach, views: [{ text: Sand }, { button: Book, action: { present: done } }] }
      done: { views: [{ text: Booked }] }
    flows:
      Book:
        - task: Book the beach
          steps: [{ focus: Beach }, activate, { hear: { contains: Sand } }, { focus: Book }, activate]
    """

  private func folder() throws -> Command {
    // A tool that says what it was asked for, in the place of that of librsvg.
    let tool = """
      #!/bin/bash
      while [ $# -gt 1 ]; do [ "$1" = --output ] && output=$2; [ "$1" = --format ] && format=$2; shift; done
      printf '%s of %s' "$format" "$(head -c 4 "$1")" > "$output"
      """
    let command = try Command(files: ["in/a.yaml": Self.trips, "in/b.yaml": mailbox, "bin/rsvg-convert": tool])
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: command.folder.appending(path: "bin/rsvg-convert").path)
    return command
  }

  @Test("Several scenarios go into a folder, each under its name, with all screens in a folder of its own")
  func several() throws {
    let command = try folder()
    defer { command.remove() }
    #expect(try command.shell("a11ysim picture in -o out").status == 0)
    #expect(command.text("out/a.svg") != nil && command.text("out/b.svg") != nil)
    #expect(try command.shell("a11ysim picture --all in/a.yaml in/b.yaml -o all").status == 0)
    for path in ["all/a/trips.svg", "all/a/beach.svg", "all/a/done.svg", "all/b/main.svg"] {
      #expect(command.text(path) != nil)
    }
  }

  @Test("No picture takes the place of another, whatever the screens are called")
  func namesOfScreens() throws {
    let command = try Command(files: [
      "a.yaml": """
      scenario: A
      screens:
        rows/done: { views: [{ text: A }] }
        rows-done: { views: [{ text: B }] }
        Rows-Done: { views: [{ text: C }] }
      """
    ])
    defer { command.remove() }
    #expect(try command.shell("a11ysim picture --all a.yaml -o all").status == 0)
    for path in ["all/rows-done.svg", "all/rows-done-2.svg", "all/Rows-Done-3.svg"] {
      #expect(command.text(path) != nil, "\(path)")
    }
  }

  @Test("A screen is drawn as the flow came to it: with its way back")
  func pushed() throws {
    let command = try folder()
    defer { command.remove() }
    let picture = try command.shell("a11ysim picture in/a.yaml --screen beach").output
    #expect(picture.contains(": Trips, back button"))
  }

  @Test("Any moment of a flow can be drawn, with or without annotation")
  func moments() throws {
    let command = try folder()
    defer { command.remove() }
    let first = try command.shell("a11ysim picture in/a.yaml --flow Book --step 2 --no-annotation").output
    #expect(first.contains(">Sand<") && !first.contains("class="))
    let last = try command.shell("a11ysim picture in/a.yaml --flow Book --no-legend").output
    #expect(last.contains(">Booked<") && last.contains("class=\"numbers\"") && !last.contains("class=\"words\""))
  }

  @Test("A step that cannot be done ends the flow, and the picture does not keep it a secret")
  func momentOfFailedFlow() throws {
    let command = try folder()
    defer { command.remove() }
    try command.write(Self.trips.replacingOccurrences(of: "focus: Beach", with: "focus: Harbor"), to: "in/a.yaml")
    let outcome = try command.shell("a11ysim picture in/a.yaml --flow Book --step 3")
    let warning = "warning: the flow 'Book' of in/a.yaml ends at step 1: there is no element 'Harbor'"
    #expect(outcome.messages.contains(warning))
    #expect(outcome.output.contains("after step 1"))
  }

  @Test(
    "The name of the file tells the format",
    arguments: [
      ("-o a.png", "a.png", "png"), ("-o a.PDF", "a.PDF", "pdf"), ("--format png --all -o out", "out/trips.png", "png"),
    ])
  func formats(_ arguments: String, _ path: String, _ format: String) throws {
    let command = try folder()
    defer { command.remove() }
    let outcome = try command.shell(
      "a11ysim picture in/a.yaml \(arguments)", environment: ["PATH": "bin:/usr/bin:/bin"])
    #expect(outcome.status == 0)
    #expect(command.text(path) == "\(format) of <svg")
  }

  @Test("Without a tool, what to install is said, and nothing is written")
  func toolMissing() throws {
    let command = try folder()
    defer { command.remove() }
    let outcome = try command.run("picture", "in/a.yaml", "-o", "a.png", environment: ["PATH": "nowhere"])
    #expect(outcome.status == 69)
    #expect(outcome.messages.contains("PNG is made by rsvg-convert or by Chromium, and neither is here"))
    #expect(command.text("a.png") == nil)
  }

  @Test("A tool that fails is told of")
  func toolFails() throws {
    let command = try folder()
    defer { command.remove() }
    try command.write("#!/bin/bash\necho no fonts >&2\nexit 1\n", to: "bin/rsvg-convert")
    let outcome = try command.shell("a11ysim picture in/a.yaml -o a.png", environment: ["PATH": "bin:/usr/bin:/bin"])
    #expect(outcome.status == 74)
    #expect(outcome.messages.hasSuffix("rsvg-convert made no picture: no fonts\n"))
    #expect(command.text("a.png") == nil)
  }

  @Test(
    "What cannot be drawn is said",
    arguments: [
      ("in/a.yaml --flow Bok", 2, "it has 'Book'|did you mean 'Book'"),
      ("in/a.yaml --flow Book --step 9", 2, "the flow 'Book' of in/a.yaml has 4 steps"),
      ("in/a.yaml --step 1", 64, "--step needs a flow"),
      ("in/a.yaml --flow Book --screen beach", 64, "leave --screen out"),
      ("in", 64, "several pictures need a folder"),
      ("in/a.yaml --watch", 64, "--watch needs a file"),
      ("in/a.yaml --format png -o a.svg", 64, "a.svg is not the name of a file in PNG"),
      ("in/a.yaml -o a.jpg", 64, "a picture ends in .svg, .png, .pdf, and not as a.jpg does"),
    ])
  func refusals(_ arguments: String, _ status: Int32, _ messages: String) throws {
    let command = try folder()
    defer { command.remove() }
    let outcome = try command.shell("a11ysim picture \(arguments)")
    #expect(outcome.status == status)
    #expect(messages.split(separator: "|").contains { outcome.messages.contains($0) })
  }
}
