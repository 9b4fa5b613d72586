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
