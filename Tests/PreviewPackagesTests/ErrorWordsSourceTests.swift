import Foundation
import TestSupport
import Testing

@testable import PreviewPackages

@Suite("What errors say")
struct ErrorWordsSourceTests {
  private func source(_ text: String, of name: String = "Sky News") throws -> String {
    let folder = try TemporaryFolder()
    let place = try folder.write(text, to: "Row.swift")
    return ErrorWordsSource.source(for: [try #require(TeamFile(URL(fileURLWithPath: place)))]) { name }
  }

  @Test("Errors are of the app, and not of the module that it is compiled as")
  func names() throws {
    let source = try source("let words = error.localizedDescription\n")
    let property = "nonisolated var localizedDescription: String { _words(of: \"Team\", called: \"Sky_News\") }"
    #expect(source.contains("extension Swift.Error { \(property) }"))
    #expect(source.contains("extension Foundation.NSError { \(property) }"))
  }

  // Xcode makes a name for C of that of the product (`PRODUCT_NAME:c99extidentifier`).
  @Test("A number at the beginning of a name is a line in that of its module")
  func leadingNumber() throws {
    #expect(try source("error.localizedDescription\n", of: "2048 Plus").contains("called: \"_048_Plus\""))
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
