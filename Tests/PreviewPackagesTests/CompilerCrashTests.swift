import Testing

@testable import PreviewPackages

@Suite("Compilers that crash while they make a program")
struct CompilerCrashTests {
  private func errors(in line: String) -> [String: [CompilerError]] {
    CompilerCrash.errors(
      in: """
        error: emit-module command failed due to signal 6 (use -v to see invocation)

        Stack dump:
        0.\tProgram arguments: swift-frontend -emit-module /code/Team/Other.swift:1:1
        1.\tSwift version 6.3.1 (swift-6.3.1-RELEASE)
        \(line)
        5.\tAssertion failed: (must be owned), function init at Utils.swift:173.

        """, of: "Team"
    ) { $0 == "OrderList" ? "OrderList.swift" : nil }
  }

  @Test("The file is found by the mangled name of the function")
  func mangled() {
    let line = #"4.\tWhile running pass #3 "Diagnostics" on SILFunction "@$s4Team9OrderListV6ActionO3allXevr"."#
    #expect(
      errors(in: line) == [
        "OrderList.swift": [CompilerError(line: 1, column: 1, message: "the compiler crashes here")]
      ])
  }

  @Test("The file is found by the place, with the line")
  func place() {
    let line = #" for getter for total (at /code/Sources/Team/Row.swift:4:25)"#
    #expect(
      errors(in: line) == ["Row.swift": [CompilerError(line: 4, column: 25, message: "the compiler crashes here")]])
  }

  @Test("A function of another module, and a build that has not crashed, tell of no file")
  func others() {
    #expect(errors(in: #"4.\tOn SILFunction "@$s5Other9OrderListV3allXevr"."#).isEmpty)
    #expect(CompilerCrash.errors(in: "error: no such module 'X'", of: "Team") { $0 }.isEmpty)
  }
}
