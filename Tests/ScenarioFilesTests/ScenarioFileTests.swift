import ScenarioFiles
import TestSupport
import Testing

@Suite("Scenarios among other files")
struct ScenarioFileTests {
  @Test(
    "What has a key of a scenario's at its top is one, whatever is wrong with it",
    arguments: [
      ("scenario: A\nviews: []", true), ("scenario: A\nveiws: []", true), ("scenaro: A\nviews: []", true),
      ("locale: de\nscreens: {}", true), ("flows: {}", true), ("state: {\nscenario: A", true),
      ("{ scenario: A, views: [] }", true), ("title: A\nviews: [", true),
      ("# yaml-language-server: $schema=../a11ysim.schema.json\nscenaro: A", true),
      ("# yaml-language-server: $schema=../a11ysim.schema.json\ncomponents: {}", false),
      ("components: {}\nstate: {}", false), ("services: { web: { image: nginx } }", false),
      ("openapi: 3.1.0\npaths: { /views: {} }\ncomponents: {}", false), ("- scenario: A", false),
      ("jobs: [\n  a", false), ("scenarios: Flows\nlocale: de", false), ("", false), ("# nothing\n", false),
    ])
  func yaml(_ text: String, isScenario: Bool) throws {
    let folder = try TemporaryFolder()
    #expect(ScenarioFile.isOne(try folder.write(text, to: "a.yaml")) == isScenario)
  }

  @Test(
    "JSON is told apart by its own keys, not by those inside of them",
    arguments: [
      (#"{ "scenario": "A", "views": [] }"#, true), (#"{ "$schema": "a11ysim.schema.json", "veiws": [] }"#, true),
      (#"{ "locale": "de", "views": [] }"#, true), ("{ \"scenario\": \"A\",\n", true),
      (#"{ "name": "app", "scripts": { "views": "vite" } }"#, false), (#"[{ "views": [] }]"#, false),
      (#"{ "cases": [{ "scenario": "A" }] }"#, false), (#"{ "title": "A scenario", "type": "object" }"#, false),
    ])
  func json(_ text: String, isScenario: Bool) throws {
    let folder = try TemporaryFolder()
    #expect(ScenarioFile.isOne(try folder.write(text, to: "a.json")) == isScenario)
  }

  @Test("The comment at the beginning can be long")
  func recognizesAfterComment() throws {
    let folder = try TemporaryFolder()
    let comment = String(repeating: "# Rows of all lists\n", count: 500)
    #expect(!ScenarioFile.isOne(try folder.write(comment + "components: {}\n", to: "rows.yaml")))
    #expect(ScenarioFile.isOne(try folder.write(comment + "locale: de\nscenario: A\n", to: "a.yaml")))
  }

  @Test("A file with bytes that are no text is none")
  func bytes() throws {
    let folder = try TemporaryFolder()
    #expect(!ScenarioFile.isOne(try folder.write("\u{0}\u{1}PNG", to: "a.json")))
    #expect(!ScenarioFile.isOne(folder.path))
  }
}
