import Diagnostics
import Foundation
import ScenarioFiles
import TestRuns
import Testing

@Suite("Files that the views of a preview are made in")
struct CodeFilesTests {
  @Test("A finding leads to the line of the file that makes the view, also the first one that leads there")
  func places() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let row = folder.appendingPathComponent("Row.swift")
    try Data("import SwiftUI\nText(\"Tea\")\n".utf8).write(to: row)
    let screen = SourceFile(name: "Screen.swift", text: "#Preview { Row() }\n")
    let files = CodeFiles(screen, at: "/App/Screen.swift") { calls in
      Dictionary(uniqueKeysWithValues: calls.map { ($0, CodePlace(path: row.path, line: 2, column: 1)) })
    }
    let preview = LoadedScenario(
      try readScenario(ScenarioSource("scenario: A row\nviews: [{ text: Tea }]")), in: nil, viewsAt: nil, of: files)
    let finding = Finding(
      rule: "heading-missing", severity: .warning, confidence: .guess, message: "“Tea” looks like a heading",
      place: SourcePlace(call: 7))
    let told = preview.told([finding])
    let place = try #require(told.findings.first?.place)
    #expect(told.file.file(of: place).name == row.path)
    #expect(told.file.file(of: place).line(place.line) == "Text(\"Tea\")")
  }
}
