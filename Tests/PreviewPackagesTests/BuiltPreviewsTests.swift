import Foundation
import TestSupport
import Testing

@testable import PreviewPackages

@Suite("Previews that have been built before")
struct BuiltPreviewsTests {
  /// A folder with a Swift file, and with what a build of its previews leaves; the program is a script.
  private func project(of path: String, script: String) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let file = try folder.write("struct Row {}\n", to: path)
    var record = BuildRecord(of: [URL(fileURLWithPath: file).standardizedFileURL], by: URL(fileURLWithPath: "/bin/sh"))
    record.isBuilt = true
    let bundle = "\(BuiltPreviews.folder)/Previews.app"
    let source = try folder.write("#!/bin/sh\n\(script)\n", to: "\(bundle)/source")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: source)
    // Another test may start a process while this one writes, and what is open for that cannot be run.
    let copy = Process()
    copy.executableURL = URL(fileURLWithPath: "/bin/cp")
    copy.arguments = [source, folder.file("\(bundle)/\(PackageContents.program)").path]
    try copy.run()
    copy.waitUntilExit()
    try record.write(in: folder.file(BuiltPreviews.folder))
    return folder
  }

  @Test("The program of a folder above answers for a file, which it is told by its path from there")
  func answers() throws {
    let folder = try project(of: "App/Rows/Row.swift", script: "echo \"$@\"")
    let previews = try #require(BuiltPreviews(of: folder.file("App/Rows/Row.swift").path))
    #expect(previews.path == "App/Rows/Row.swift")
    #expect(previews.answer(to: ["explain", previews.path]) == Data("explain App/Rows/Row.swift\n".utf8))
  }

  @Test("There is none for a file that has changed since, nor for one that was not built")
  func changes() throws {
    let folder = try project(of: "Row.swift", script: "")
    _ = try folder.write("", to: "Other.swift")
    #expect(BuiltPreviews(of: folder.file("Other.swift").path) == nil)
    #expect(BuiltPreviews(of: folder.file("Row.swift").path) != nil)
    _ = try folder.write("struct Row { }\n", to: "Row.swift")
    #expect(BuiltPreviews(of: folder.file("Row.swift").path) == nil)
  }

  @Test(
    "A program that fails, or that takes too long, answers nothing", arguments: ["echo a; exit 2", "exec sleep 60"])
  func fails(_ script: String) throws {
    let folder = try project(of: "Row.swift", script: script)
    let previews = try #require(BuiltPreviews(of: folder.file("Row.swift").path))
    #expect(previews.answer(to: [], within: 0.2) == nil)
  }
}
