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

  @Test("In what a macro has rewritten, a file is named by its module")
  func rewritten() {
    let output = "Team/Store.swift:42:29: error: value of type 'UITextView' has no member 'pasteDelegate'"
    let errors = CompilerMessages.errors(in: output, under: URL(fileURLWithPath: "/code/Sources/Team"))
    #expect(errors["Store.swift"]?.map(\.line) == [42])
  }
}
