import Foundation
import Testing

@testable import PreviewPackages

@Suite("What the compiler says")
struct CompilerMessagesTests {
  @Test("Of a module that is called as its own view is, the view is missing")
  func modulesOfOneName() throws {
    let output = """
      /code/Row.swift:4:7: error: cannot call value of non-function type 'module<VideoPlayer>'
      /code/Row.swift:9:3: error: cannot call value of non-function type 'String'
      """
    let errors = try #require(
      CompilerMessages.errors(in: output, under: URL(fileURLWithPath: "/code"))["Row.swift"])
    #expect(errors.map(\.missingName) == ["VideoPlayer", nil])
    #expect(errors.first?.message == "cannot find 'VideoPlayer' in scope")
  }

  @Test("A module that is not there is missing in each file that imports it", arguments: ["\n", "\r\n"])
  func missingModules(_ end: String) throws {
    let lines = ["import SwiftUI", "@preconcurrency import AppKit", "import class Cocoa.NSImage", "// import AppKit"]
    let text = lines.joined(separator: end)
    let errors = CompilerMessages.imports(of: ["AppKit", "Cocoa"], in: text)
    #expect(errors.map(\.line) == [2, 3])
    #expect(errors.map(\.column) == [24, 14])
    #expect(errors.map(\.missingModule) == ["AppKit", "Cocoa"])
  }

  @Test(
    "A type that is called as its module is, which is empty here, is what is missing",
    arguments: [
      ("cannot specialize non-generic type 'module<Tagged>'", "cannot find type 'Tagged' in scope"),
      ("cannot call value of non-function type 'module<Lottie>'", "cannot find 'Lottie' in scope"),
      (
        "cannot convert value of type 'module<Version>' to expected argument type 'Any.Type'",
        "cannot find 'Version' in scope"
      ),
    ])
  func modules(message: String, words: String) {
    let output = "/code/Team/Row.swift:1:2: error: \(message)"
    let errors = CompilerMessages.errors(in: output, under: URL(fileURLWithPath: "/code/Team"))
    #expect(errors["Row.swift"]?.map(\.message) == [words])
  }

  @Test("What a macro adds to a type counts where nothing else of the file is wrong")
  func additions() {
    let added = """
      macro expansion @Client:4:43: error: cannot find type 'Chip' in scope
      `- /code/Team/Row.swift:24:1: note: expanded code originates here
      macro expansion #Preview:4:43: error: cannot find 'Card' in scope
      `- /code/Team/Card.swift:8:1: note: expanded code originates here
      """
    let folder = URL(fileURLWithPath: "/code/Team")
    let alone = CompilerMessages.errors(in: added, under: folder)
    #expect(alone["Row.swift"]?.map(\.line) == [24])
    #expect(alone["Card.swift"]?.map(\.line) == [8])
    let others = "/code/Team/Row.swift:26:8: error: x\n/code/Team/Card.swift:2:8: error: y\n"
    let errors = CompilerMessages.errors(in: added + "\n" + others, under: folder)
    #expect(errors["Row.swift"]?.map(\.line) == [26])
    #expect(errors["Card.swift"]?.map(\.line) == [8, 2])
  }

  @Test("In what a macro has rewritten, a file is named by its module")
  func rewritten() {
    let output = "Team/Store.swift:42:29: error: value of type 'UITextView' has no member 'pasteDelegate'"
    let errors = CompilerMessages.errors(in: output, under: URL(fileURLWithPath: "/code/Sources/Team"))
    #expect(errors["Store.swift"]?.map(\.line) == [42])
  }

  @Test(
    "What stands in for something is not told by its name, which nobody has written",
    arguments: [
      (
        "cannot convert value of type '[Any]' to specified type '_PreviewUnknown'",
        "it needs what is left out elsewhere"
      ),
      ("value of type 'Trips' has no member '_withoutWords'", "it needs what is left out elsewhere"),
      ("cannot convert value of type 'KeyPath<Trip, _PreviewUnknown>'", "it needs what is left out elsewhere"),
      (
        "failed to produce diagnostic for expression; please submit a bug report (https://swift.org/contributing/)",
        "the compiler does not say what is wrong"
      ),
      ("cannot find 'Trip_Previews' in scope", "cannot find 'Trip_Previews' in scope"),
    ])
  func words(message: String, words: String) {
    #expect(CompilerError(line: 1, column: 1, message: message).words == words)
  }
}
