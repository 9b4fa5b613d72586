import Diagnostics
import Importers
import ScenarioFiles
import Testing

@Suite("An overlay adds what a capture has lost")
struct OverlayTests {
  private func heard(_ notes: String) throws -> [String] {
    let overlay = try Overlay(SourceFile(name: "notes.yaml", text: notes))
    return Fixture.heard(try CaptureImport(try Fixture.capture("leave.xml"), overlay: overlay))
  }

  private func problems(_ notes: String) throws -> [String] {
    do {
      _ = try heard(notes)
      return []
    } catch let error as ScenarioError {
      return error.diagnostics.shown.map { "\($0.id) \($0.place?.line ?? 0):\($0.place?.column ?? 0)" }
    }
  }

  @Test("By label and by path")
  func added() throws {
    #expect(
      try heard(
        """
        - element: Stay
          hint: Closes the question
          actions: [Ask later]
        - path: 2/2
          heading: 2
        - element: Leave
          hidden: true
        """) == [
          "Alert! Leave the boat?", "Your seat is given away., heading level 2".replacing(".,", with: "."),
          "Stay, button", "~ Closes the question", "~ Actions available",
        ])
  }

  @Test(
    "What means nothing or several things, and what is not a note",
    arguments: [
      ("- element: Sty\n  hint: x", ["overlay-none 1:3"]),
      ("- path: 9\n  hint: x", ["overlay-none 1:3"]),
      ("- hint: x", ["overlay-name 1:3"]),
      ("- element: Stay\n  hnt: x", ["unknown-key 2:3"]),
      ("- element: Stay\n  traits: headr", ["unknown-trait 2:11"]),
      ("- element: Stay\n  heading: 9", ["wrong-shape 2:12"]),
      ("element: Stay", ["wrong-shape 1:1"]),
      ("- path: a/b\n  hint: x", ["wrong-shape 1:9", "overlay-name 1:3"]),
    ])
  func wrong(_ notes: String, _ expected: [String]) throws {
    #expect(Set(try problems(notes)) == Set(expected))
  }

  @Test("A label that several elements have is refused with their paths")
  func several() throws {
    let xml = Fixture.window(
      """
      <XCUIElementTypeButton label="Go" x="0" y="0" width="40" height="40"/>
      <XCUIElementTypeButton label="Go" x="0" y="50" width="40" height="40"/>
      """)
    let overlay = try Overlay(SourceFile(name: "notes.yaml", text: "- element: Go\n  hint: x"))
    do {
      _ = try CaptureImport(try Fixture.capture(of: xml), overlay: overlay)
      Issue.record("two elements of one name")
    } catch let error as ScenarioError {
      #expect(error.diagnostics.shown.flatMap(\.hints) == ["write the 'path' of one of them: 1, 2"])
    }
  }
}
