import Foundation
import TestSupport
import Testing

@testable import PreviewPackages

@Suite("What errors say")
struct ErrorWordsSourceTests {
  private func source(_ text: String) throws -> String {
    let folder = try TemporaryFolder()
    let place = try folder.write(text, to: "Row.swift")
    return ErrorWordsSource.source(for: [try #require(TeamFile(URL(fileURLWithPath: place)))]) { "Sky News" }
  }

  @Test("Errors are of the app, and not of the module that it is compiled as")
  func names() throws {
    let source = try source("let words = error.localizedDescription\n")
    let property = "nonisolated var localizedDescription: String { _words(of: \"Team\", called: \"Sky_News\") }"
    #expect(source.contains("extension Swift.Error { \(property) }"))
    #expect(source.contains("extension Foundation.NSError { \(property) }"))
  }

  @Test(
    "What an app says itself is left to it, and who asks for nothing needs nothing",
    arguments: [
      ("extension Error { var localizedDescription: String { \"No\" } }\n", ["Swift.Error"]),
      ("class Own: NSError {\n  override var localizedDescription: String { \"No\" }\n}\n", ["Error", "NSError"]),
      ("struct Row {}\n", ["Error", "import"]),
    ])
  func ownWords(text: String, hasNot: [String]) throws {
    let source = try source(text)
    #expect(hasNot.allSatisfy { !source.contains("\($0) {") && !source.contains("\($0) Found") })
  }
}
