import Foundation
import TestSupport
import Testing

@Suite("The app's own words on the command line")
struct StringsCommandTests {
  // The words of VoiceOver's own are those of its phrasebooks; the app's are those of its table.
  private static let scenario = """
    scenario: A
    strings:
      en: { title: Trip, reply: Reply, sent: Sent }
      de: { title: Reise, reply: Antworten }
    title: { key: title }
    views:
      - button: { key: reply }
        action: { announce: { text: { key: sent }, delay: 1 } }
    flows:
      Answer: [{ focus: Reply }, { hear: { label: Reply } }, activate, { wait: 2 }]
    """

  private func run(_ line: String) throws -> Command.Outcome {
    let command = try Command(files: ["a.yaml": Self.scenario])
    defer { command.remove() }
    return try command.shell(line)
  }

  @Test("--locale gives the app's words and VoiceOver's, and flows follow")
  func plays() throws {
    let english = try run("a11ysim transcript a.yaml")
    #expect(english.status == 0)
    #expect(english.output.contains("Trip, heading\n> focus Reply\nReply, button\n"))
    #expect(english.output.contains("! Sent\n"))
    let german = try run("a11ysim transcript a.yaml --locale de-DE")
    #expect(german.status == 0)
    #expect(german.output.contains("Reise, Überschrift\n> focus Antworten\nAntworten, Taste\n"))
    // Nobody has translated it: it is heard as it is in the table's first language that has it, or as its key.
    #expect(german.output.contains("! sent\n"))
  }

  @Test("A missing translation is a finding at its place, and fails under --strict")
  func finds() throws {
    let outcome = try run("a11ysim test -u a.yaml --locale de-DE --strict")
    #expect(outcome.status == 1)
    #expect(
      (outcome.output + outcome.messages).contains(
        "a.yaml:8:40: warning: 'sent' has no words in de-DE, and the key is heard [translation-missing]\n"))
    #expect(try run("a11ysim test -u a.yaml --strict").status == 0)
  }

  @Test("explain tells the key, the table and the language")
  func explains() throws {
    let outcome = try run("a11ysim explain a.yaml --locale de-DE")
    #expect(outcome.output.contains("'Reise': label, key 'title' of strings, in de\n"))
    #expect(outcome.output.contains("'Antworten': label, key 'reply' of strings, in de\n"))
  }
}
