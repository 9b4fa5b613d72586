import Foundation
import TestSupport
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

  @Test("A record tells which files have changed, and whether it is of the same app")
  func changes() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("BuildRecordTests-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = ["A.swift", "B.swift", "C.swift"].map { folder.appendingPathComponent($0) }
    for file in files { try Data("// \(file.lastPathComponent)".utf8).write(to: file) }
    let program = URL(fileURLWithPath: "/bin/sh")
    let before = BuildRecord(of: files, by: program)
    #expect(before.isSame(as: BuildRecord(of: files, by: program)))
    try before.write(in: folder)
    #expect(BuildRecord.read(in: folder) == before)
    try Data("// something longer".utf8).write(to: files[1])
    let after = BuildRecord(of: files, by: program)
    #expect(!after.isSame(as: before) && after.changes(since: before) == [files[1].path])
    #expect(before.isOfSameApp(as: BuildRecord(of: Array(files.prefix(2)), by: program)))
    // More than half of its files are those of another app.
    #expect(!BuildRecord(of: [files[0]], by: program).isOfSameApp(as: before))
  }

  @Test("What was left out for want of time is looked at again when there is more")
  func hurry() {
    let now = BuildRecord(of: [], by: nil)
    var before = now
    #expect(before.isOfUse(for: now, of: [], inLimitedTime: false))
    before.isHurried = true
    #expect(before.isOfUse(for: now, of: [], inLimitedTime: true))
    #expect(!before.isOfUse(for: now, of: [], inLimitedTime: false))
    before.simulator = BuildRecord.Stamp(of: URL(fileURLWithPath: "/bin/sh"))
    #expect(!before.isOfUse(for: now, of: [], inLimitedTime: true))
  }

  @Test("A file is another one when a setting of its project has types in it go by other names")
  func renamedTexts() throws {
    let folder = try TemporaryFolder()
    let row = try #require(TeamFile(URL(fileURLWithPath: try folder.write("struct Row {}", to: "Row.swift"))))
    func record(_ text: String) -> BuildRecord {
      var record = BuildRecord(of: [row.url], by: nil)
      record.texts = CompiledFiles([row], renamed: [row: text]).digestsOfRenamed
      return record
    }
    let before = record("struct Row_Watch {}")
    #expect(record("struct Row_Watch {}").isSame(as: before))
    let after = record("struct Row_Phone {}")
    #expect(!after.isSame(as: before) && after.changes(since: before) == [row.url.path])
  }

  @Test("A simulator whose sources have changed is another one, but for one that was checked out")
  func sources() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("// one", to: "Sources/Kit/A.swift")
    let checkedOut = try folder.write("// one", to: "checkouts/a11ysim/Sources/A.swift")
    func record(_ name: String) -> BuildRecord {
      BuildRecord(of: [], by: URL(fileURLWithPath: "/bin/sh"), from: folder.file(name))
    }
    let before = ["Sources", "checkouts/a11ysim/Sources"].map(record)
    for path in [file, checkedOut] {
      try FileManager.default.setAttributes([.modificationDate: Date(timeIntervalSince1970: 4e9)], ofItemAtPath: path)
    }
    #expect(!record("Sources").isSame(as: before[0]))
    #expect(record("checkouts/a11ysim/Sources").isSame(as: before[1]))
  }

  @Test("What is left out is counted in plain words")
  func sentences() {
    let file = URL(fileURLWithPath: "/App/Row.swift")
    let error = CompilerError(line: 1, column: 1, message: "no such module 'Kit'")
    let whole = Omission(file: file, reason: .error(error), previewCount: 0)
    let part = Omission(file: file, reason: .parts([Mend(what: "body", error: error)]), previewCount: 0)
    let needed = "of the same project that these need: compiled as well"
    #expect(Omission.sentence(of: 1, without: []) == "1 file \(needed)")
    #expect(
      Omission.sentence(of: 3, without: [whole, part])
        == "3 files \(needed), 1 of them without some parts, 1 of them left out")
    #expect(Omission.sentence(ofFar: 1, withPreviews: 1).hasPrefix("1 file with 1 preview left out"))
    #expect(Omission.sentence(ofFar: 5, withPreviews: 2).hasPrefix("5 files with 2 previews left out"))
    #expect(Omission.sentence(ofFar: 2, withPreviews: 0).hasPrefix("2 files left out"))
    #expect(Omission.sentence(ofIdle: 1) == "1 file not compiled, since no preview needs it")
    #expect(Omission.sentence(ofIdle: 4) == "4 files not compiled, since no preview needs them")
    #expect(whole.isForError && !Omission(file: file, reason: .entryPoint, previewCount: 0).isForError)
  }
}
