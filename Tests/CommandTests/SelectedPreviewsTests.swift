import Diagnostics
import ScenarioFiles
import TestRuns
import Testing
import Transcripts

@testable import Commands

@Suite("Previews that a command line asks for by name")
struct SelectedPreviewsTests {
  private struct Library: PreviewLibrary {
    func previews(at path: String) -> [PreviewAddress] {
      path == "App"
        ? [
          PreviewAddress(file: "App/Order.swift", name: "Order, placed"),
          PreviewAddress(file: "App/Order.swift", name: "Order, canceled"),
          PreviewAddress(file: "App/Tips.swift", name: "Preview"),
        ] : []
    }
    func scenario(of preview: PreviewAddress, defaults: ScenarioDefaults) throws(ScenarioError) -> LoadedScenario {
      throw ScenarioError(Diagnostic("unread", "not read", at: nil), name: preview.file)
    }
  }

  private func found(_ words: String) -> [String] {
    SelectedPreviews(library: Library(), words: words).previews(at: "App").map(\.name)
  }

  @Test("The name counts before words of it, and these before the name of the file")
  func names() {
    #expect(found("Order, placed") == ["Order, placed"])
    #expect(found("order") == ["Order, placed", "Order, canceled"])
    #expect(found("Tips") == ["Preview"])
    #expect(found("Beach").isEmpty)
  }

  @Test("A name that no preview has is told, with the names that there are")
  func noSuchName() throws {
    let selection = SelectedPreviews(library: Library(), words: "Beach")
    let error = #expect(throws: ScenarioError.self) { try selection.preview(named: "App") }
    let text = try #require(error).text(isAccessible: false)
    #expect(text.contains("no preview is called 'Beach'") && text.contains("Order, placed, in App/Order.swift"))
    #expect(try selection.preview(named: "other.yaml") == nil)
  }
}
