import Foundation
import Testing

@testable import PreviewPackages

@Suite("What a package was built from") struct BuildRecordTests {
  // A project was given first, and then the folder of a package that it needs as well.
  @Test("Only of a file that is new it is asked whether it declares what was missing")
  func newFiles() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("BuildRecordTests-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    func file(_ name: String, _ text: String) throws -> TeamFile {
      let url = folder.appendingPathComponent(name)
      try Data(text.utf8).write(to: url)
      return try #require(TeamFile(url))
    }
    let row = try file("Row.swift", "struct Row: View {\n  var body: some View { Text(Store.shared.name) }\n}\n")
    let store = try file("Store.swift", "public final class Store {}\n")
    let other = try file("Other.swift", "public final class Other {}\n")
    var record = BuildRecord(of: [row.url], by: URL(fileURLWithPath: "/bin/sh"))
    let error = CompilerError(line: 2, column: 29, message: "cannot find 'Store' in scope")
    record.omissions = [
      Omission(file: row.url, reason: .parts([Mend(what: "body", error: error)]), previewCount: 0)
    ]
    #expect(record.lacks(namesOf: [row, store]))
    #expect(!record.lacks(namesOf: [row, other]))
    record.stamps[store.url.path] = BuildRecord.Stamp(of: store.url)
    #expect(!record.lacks(namesOf: [row, store]))
  }
}
