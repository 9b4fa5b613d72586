import Diagnostics
import Foundation
import ScenarioFiles
import Testing

@Suite("Files")
struct ScenarioSourceTests {
  private func message(_ bytes: [UInt8], name: String = "a.yaml") -> String {
    do {
      _ = try ScenarioSource(data: Data(bytes), name: name)
      return ""
    } catch {
      return "\(error)"
    }
  }

  @Test("What cannot be opened is an error of its own")
  func unreadable() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let missing = folder.appending(path: "missing.yaml").path
    let large = folder.appending(path: "large.yaml").path
    _ = FileManager.default.createFile(atPath: large, contents: nil)
    // A file of 300 MB, of which the system stores nothing.
    let handle = try #require(FileHandle(forWritingAtPath: large))
    try handle.truncate(atOffset: 300_000_000)
    try handle.close()
    for (path, problem) in [
      (missing, "there is no such file [file-not-found]"),
      (folder.path, "this is a folder, not a file [is-a-folder]"),
      (large, "the file is larger than 256 MiB [file-too-large]"),
    ] {
      let error = #expect(throws: ScenarioError.self) { try ScenarioSource(path: path) }
      #expect(error.map { "\($0)" } == "\(path): error: \(problem)\n1 error in \(path)\n")
    }
  }

  @Test("A path that leads nowhere is told with what is called nearly so beside it")
  func nearFile() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data("scenario: A\n".utf8).write(to: folder.appending(path: "inbox.yaml"))
    let wrong = folder.appending(path: "inbx.yaml").path
    let error = #expect(throws: ScenarioError.self) { try ScenarioSource(path: wrong) }
    let right = folder.appending(path: "inbox.yaml").path
    #expect(error?.diagnostics.shown.first?.hints == ["did you mean '\(right)'?"])
  }

  @Test("Bytes that are no text are pointed to")
  func bytes() {
    #expect(
      message(Array("a: é\nb: ".utf8) + [0xFF, 0x0A])
        == """
        a.yaml:2:4: error: the byte 0xFF is not UTF-8 [invalid-utf8]
        2 | b: \u{FFFD}
          |    ^
          = hint: save the file as UTF-8
        1 error in a.yaml

        """)
    #expect(message([0xFF, 0xFE, 0x61, 0x00]).contains("the file is UTF-16 [invalid-utf8]"))
    #expect(
      message(Array("a: b\0c\u{1B}".utf8))
        == """
        a.yaml:1:5: error: a NUL byte cannot stand in a scenario [nul-byte]
        1 | a: b\\u{0}c\\u{1B}
          |     ^~~~~
        a.yaml:1:7: error: the control character U+001B cannot stand in a scenario [control-character]
        1 | a: b\\u{0}c\\u{1B}
          |           ^~~~~~
        2 errors in a.yaml

        """)
    #expect(message(Array("a: \u{2028}".utf8)).contains("a.yaml:1:4: error: U+2028 ends a line for some tools"))
    #expect(message(Array("{\"a\": \"\u{2028}\"}".utf8), name: "a.json") == "")
    #expect(message(Array("a: \u{FEFF}".utf8)).contains("a byte-order mark can only stand at the beginning"))
  }

  @Test("A file without text is empty", arguments: ["", " \n\t\r\n", "\u{FEFF}"])
  func empty(text: String) {
    #expect(
      message(Array(text.utf8)) == """
        a.yaml: error: the file is empty [empty-file]
         = hint: a scenario begins with 'scenario: …' and 'views: […]'
        1 error in a.yaml

        """)
  }

  @Test(
    "The format comes from the name, or else from the first character",
    arguments: [
      ("a.json", "a", .json), ("a.YAML", "{", .yaml), ("a.yml", "[", .yaml), ("<stdin>", " \n{", .json),
      ("<stdin>", "[", .json), ("<stdin>", "a: {", .yaml), ("a.txt", "# {", .yaml),
    ] as [(String, String, ScenarioSource.Format)])
  func format(name: String, text: String, expected: ScenarioSource.Format) throws {
    #expect(try ScenarioSource(data: Data(text.utf8), name: name).format == expected)
  }
}
