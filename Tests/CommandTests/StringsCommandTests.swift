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

  @Test("A part of a name, and a name with something in its gaps, are those of the other language too")
  func playsParts() throws {
    let scenario = """
      scenario: A
      strings:
        en: { save: Save as draft, "%lld comments by %@": { one: "%lld comment by %@", other: "%lld comments by %@" } }
        de: { save: Als Entwurf sichern, "%lld comments by %@": { other: "%lld Kommentare von %@" } }
      state: { n: 3, name: Beth }
      views: [{ button: { key: save } }, { button: "${n} comments by ${name}" }, { text: A }]
      flows: { F: [last, { focus: draft }, last, { focus: 3 comments by Beth }] }
      """
    let command = try Command(files: ["a.yaml": scenario])
    defer { command.remove() }
    let english = try command.run("transcript", "a.yaml", "--flow", "F").output
    #expect(english.contains("Save as draft, button\n") && english.contains("3 comments by Beth, button\n"))
    let german = try command.run("transcript", "a.yaml", "--flow", "F", "--locale", "de-DE").output
    #expect(german.contains("> focus Als Entwurf sichern\nAls Entwurf sichern, Taste\n"), "\(german)")
    #expect(german.contains("> focus 3 Kommentare von Beth\n3 Kommentare von Beth, Taste\n"), "\(german)")
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
