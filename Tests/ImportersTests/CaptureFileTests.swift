import Importers
import TestSupport
import Testing

@Suite("Captures among other files")
struct CaptureFileTests {
  @Test("Every capture is known by its content", arguments: Fixture.all)
  func captures(_ name: String) throws {
    let folder = try TemporaryFolder()
    #expect(CaptureFile.isOne(try folder.write(try Fixture.text(name), to: name)))
  }

  @Test("So is one that breaks off")
  func brokenCaptures() throws {
    let folder = try TemporaryFolder()
    let text = try Fixture.text("recipes.xml")
    #expect(CaptureFile.isOne(try folder.write(String(text.prefix(text.count / 2)), to: "a.xml")))
    let json = try Fixture.text("trains.idb.json")
    #expect(CaptureFile.isOne(try folder.write(String(json.prefix(json.count / 2)), to: "a.json")))
  }

  @Test(
    "Other files of a project are none",
    arguments: [
      ("a.xml", "<plist version=\"1.0\"><dict><key>Button</key></dict></plist>"),
      ("a.xml", "<!-- <Button/> -->\n<svg><g><path/></g></svg>"), ("a.xml", "<hierarchy rotation=\"0\"/>"),
      ("a.xml", ""),
      ("a.txt", "Hello"), ("a.txt", "PK\u{3}\u{4}"), ("a.json", "{ \"name\": \"app\", \"type\": \"module\" }"),
      ("a.json", "{ \"scenario\": \"A\", \"views\": [] }"), ("a.json", "["),
    ])
  func otherFiles(_ name: String, _ text: String) throws {
    let folder = try TemporaryFolder()
    #expect(!CaptureFile.isOne(try folder.write(text, to: name)))
  }
}
