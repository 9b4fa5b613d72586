import Foundation
import TestSupport
import Testing

@testable import PreviewPackages

@Suite("What a crash tells")
struct CrashReportTests {
  private func words(_ text: String) throws -> String {
    let folder = try TemporaryFolder()
    let path = try folder.write("", to: "OrderView.swift")
    let files = [TeamFile(URL(fileURLWithPath: path))].compactMap(\.self)
    return CrashReport(text, of: files).words { "App/" + $0.lastPathComponent }
  }

  // As the Swift runtime writes it, with and without a backtrace.
  @Test("A crash in the team's own line is told with it")
  func own() throws {
    #expect(
      try words("Team/OrderView.swift:12: Fatal error: Unexpectedly found nil while unwrapping an Optional value\n")
        == "App/OrderView.swift:12: Unexpectedly found nil while unwrapping an Optional value")
  }

  @Test("A crash in the library is told with the line that led there")
  func library() throws {
    let text = """
      Swift/ContiguousArrayBuffer.swift:693: Fatal error: Index out of range

      Thread 0 "PreviewProgram" crashed:

      0 [inlined] [system] 0x0000 Array.subscript.getter in PreviewProgram at //<compiler-generated>
      1 [ra]               0x0000 OrderView.body.getter + 60 in PreviewProgram at /tmp/Sources/Team/OrderView.swift:7:5

      """
    #expect(try words(text) == "App/OrderView.swift:7: Index out of range")
  }

  @Test("What was said of another preview before is not the place of this crash")
  func afterAnother() throws {
    let text = """
      App/OrderView.swift: error: the preview 'A' ended the program: App/OrderView.swift:92: Index out of range
      Swift/Array.swift:1350: Fatal error: Index out of range
      *** Signal 4: Backtracing from 0x7f08f736df7f... done ***
        3 [ra] closure #1 in OrderView.body.getter + 131 in PreviewProgram at /tmp/Sources/Team/OrderView.swift:7:37

      """
    #expect(try words(text) == "App/OrderView.swift:7: Index out of range")
  }

  // As the Swift runtime writes it of a program that ends itself.
  @Test("What a crash says is the same in each run")
  func withoutAddress() throws {
    let text =
      "*** Signal 6: Backtracing from 0x7f2b... done ***\n\n*** Program crashed: Aborted at 0x0000000000001daf ***\n"
    #expect(try words(text) == "Program crashed: Aborted")
  }

  @Test("A program that says nothing is told of too")
  func silent() throws {
    #expect(try words("") == "it ended without a word")
  }
}
