import Foundation
import TestSupport
import Testing

@Suite("Variants and tags")
struct VariantTests {
  private let scenario = """
    scenario: A switch
    tags: [smoke]
    variants:
      de: { locale: de-DE }
      quiet: { settings: { hints: off }, style: snapshot }
    views:
      - toggle: Wi-Fi

    """

  @Test("A scenario is played under each of its variants, which have goldens of their own")
  func playsVariants() throws {
    let command = try Command(files: ["Scenarios/a.yaml": scenario])
    defer { command.remove() }
    #expect(
      try command.run("test", "-u").output == """
        recorded Scenarios/a.golden.txt
        recorded Scenarios/a.de.golden.txt
        recorded Scenarios/a.quiet.golden.txt
        1 of 1 stop heard, 0 of 1 action performed, 1 of 1 screen visited
        3 recorded, 0 as expected

        """)
    #expect(command.text("Scenarios/a.de.golden.txt")?.contains("reader: VoiceOver, iOS 26, de-DE\n") == true)
    #expect(command.text("Scenarios/a.golden.txt")?.contains("~ Double tap to toggle setting\n") == true)
    // The notation of AccessibilitySnapshot.
    #expect(command.text("Scenarios/a.quiet.golden.txt")?.contains("~") == false)
    #expect(command.text("Scenarios/a.quiet.golden.txt")?.contains("Wi-Fi. Switch Button. Off.\n") == true)
    #expect(try command.run("test").output.hasSuffix(" visited\n3 as expected\n"))
  }

  @Test("Chosen settings are set together, in a variant and on the command line")
  func playsPairs() throws {
    let command = try Command(files: [
      "Scenarios/a.yaml": """
      scenario: A word for both
      variants:
        chosen: { matrix: [{ boldText: on, appearance: dark }, { boldText: on, buttonShapes: on }] }
      views:
        - text: Gulls
        - text: Both
          if: settings.boldText and settings.appearance == 'dark'

      """
    ])
    defer { command.remove() }
    #expect(
      try command.run("test", "-u").output.hasPrefix(
        """
        recorded Scenarios/a.golden.txt
        recorded Scenarios/a.chosen.bold-text-on.appearance-dark.golden.txt

        """))
    let outcome = try command.run(
      "matrix", "--pairs", "boldText=on,appearance=dark,buttonShapes=on", "Scenarios/a.yaml")
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("  different: boldText on with appearance dark\n"))
    #expect(
      outcome.output.contains("buttonShapes on with boldText on")
        || outcome.output.contains("boldText on with buttonShapes on"))
    #expect(try command.run("matrix", "--pairs", "boldText=on", "Scenarios/a.yaml").status == 64)
    #expect(try command.run("matrix", "--pairs", "boldText=on,x=y", "Scenarios/a.yaml").status == 64)
    // A setting cannot have two values at once.
    #expect(try command.run("matrix", "--pairs", "boldText=on,boldText=off", "Scenarios/a.yaml").status == 64)
  }

  @Test("Under all that a person can set, only what is heard otherwise has a golden, and a step that fails is told")
  func playsMatrix() throws {
    let command = try Command(files: [
      "Scenarios/a.yaml": """
      scenario: A still picture
      variants: { matrix: display }
      views:
        - text: Gulls
        - button: Play
          if: not settings.autoPlayAnimatedImages
          action: { announce: { text: It flies, delay: 0.8 } }

      """
    ])
    defer { command.remove() }
    #expect(
      try command.run("test", "-u").output.hasPrefix(
        """
        recorded Scenarios/a.golden.txt
        recorded Scenarios/a.matrix.auto-play-animated-images-off.golden.txt

        """))
    #expect(
      command.text("Scenarios/a.matrix.auto-play-animated-images-off.golden.txt")?.contains("Play, button\n") == true)
    #expect(try command.run("test").output.hasSuffix("2 as expected\n"))
    try command.write(
      """
      scenario: A flow that needs Motion
      variants:
        matrix: { matrix: display }
      views:
        - text: Gulls
        - button: Fly
          if: not settings.reduceMotion
          action: back
      flows:
        Fly: [ { focus: Fly }, activate ]

      """, to: "Scenarios/a.yaml")
    let outcome = try command.run("test", "-u")
    #expect(outcome.status != 0)
    #expect(outcome.output.contains("a.yaml (matrix.reduce-motion-on)"))
    try command.write(
      "scenario: A\nvariants: { matrix: displays }\nviews: [ { text: Gulls } ]\n", to: "Scenarios/a.yaml")
    #expect(try command.run("check", "Scenarios/a.yaml").messages.contains("unknown matrix 'displays'"))
  }

  @Test("A variant whose golden is that of another file is an error")
  func refusesCollisions() throws {
    let command = try Command(files: ["Scenarios/a.yaml": scenario, "Scenarios/a.de.yaml": mailbox])
    defer { command.remove() }
    let outcome = try command.run("test", "-u")
    #expect(outcome.status == 2)
    #expect(outcome.output.contains("the golden would be the same file as that of Scenarios/a.de.yaml"))
  }

  @Test("Names that could lead elsewhere are refused")
  func refusesNames() throws {
    let command = try Command(files: [
      "Scenarios/a.yaml": scenario.replacingOccurrences(of: "de:", with: "'../../de':")
    ])
    defer { command.remove() }
    let outcome = try command.run("test", "-u")
    #expect(outcome.status == 2)
    #expect(outcome.output.contains("[not-a-variant-name]"))
  }

  @Test("Tags select scenarios", arguments: [("smoke", 0), ("slow", 2)] as [(String, Int32)])
  func selects(_ tag: String, _ status: Int32) throws {
    let command = try Command(files: ["Scenarios/a.yaml": scenario, "Scenarios/b.yaml": mailbox])
    defer { command.remove() }
    #expect(try command.run("test", "-u", "--tag", tag).status == status)
    #expect(command.text("Scenarios/b.golden.txt") == nil)
  }
}
