import Foundation
import TestSupport
import Testing

@testable import PreviewPackages

@Suite("A compiler that looks for errors")
struct TypeCheckTests {
  /// What the compiler prints when it is stopped, as Swift 6.3 does.
  private static let dump = """
    Please submit a bug report (https://swift.org/contributing/#reporting-bugs) and include the crash backtrace.
    Stack dump:
    0.\tProgram arguments: swift-frontend -frontend -typecheck
    3.\tWhile evaluating request TypeCheckPrimaryFileRequest(source_file "/code/Row.swift")
    4.\tWhile evaluating request TypeCheckFunctionBodyRequest(Team.(file).Row._@/code/Row.swift:4:25)
    5.\tWhile type-checking statement at [/code/Row.swift:4:25 - line:7:3] RangeText="{
    """

  @Test("One that is stopped tells the file and the declaration that it was at")
  func stops() throws {
    let stop = try #require(CompilerStop(in: TypeCheckTests.dump))
    #expect(stop.file == "/code/Row.swift")
    #expect(stop.place == "/code/Row.swift:4:25")
    #expect(stop.errorOfFile == "")
    let other = try #require(CompilerStop(in: TypeCheckTests.dump.replacing("_@/code/Row", with: "_@/code/Tea")))
    #expect(other.error == "/code/Tea.swift:4:25: error: \(CompilerStop.message)\n")
    #expect(other.errorOfFile == "/code/Row.swift:1:1: error: \(CompilerStop.message)\n")
    #expect(CompilerStop(in: "/code/Row.swift:4:25: error: cannot find 'Chip' in scope") == nil)
  }

  /// A compiler that never comes to an end with one of the files, and has an error in each other one.
  private static let compiler = """
    #!/bin/sh
    case "$*" in *-###*) echo "sh $0 -frontend any-file.swift -typecheck"; exit ;; esac
    while [ "$1" != -primary-filelist ]; do shift; done
    for file in $(cat "$2"); do
      case $file in
        */Slow.swift)
          printf '\\nStack dump:\\n1.\\tWhile evaluating request TypeCheckPrimaryFileRequest(source_file "%s")\\n' $file
          printf '2.\\tWhile evaluating request TypeCheckFunctionBodyRequest(Team.Slow.f@%s:3:8)\\n' $file
          exit 152 ;;
        *) echo "$file:1:1: error: cannot find 'Chip' in scope" ;;
      esac
    done
    """

  @Test("A file that it does not come to an end with costs no other one")
  func costs() throws {
    let folder = try TemporaryFolder()
    let compiler = try folder.write(TypeCheckTests.compiler, to: "compiler")
    let files = try ["Row.swift", "Slow.swift", "Zoom.swift"].map { try folder.write("", to: "Team/\($0)") }
    let plan = try folder.write(
      """
        "C.Team-debug.module":
          tool: shell
          inputs: \(files)
          args: \(["sh", compiler])
      """, to: "plan")
    let check = try #require(TypeCheck(of: "Team", in: folder.url, planned: URL(fileURLWithPath: plan)))
    let output = try check.run(on: files.map(URL.init(fileURLWithPath:)))
    let errors = CompilerMessages.errors(in: output, under: folder.file("Team"))
    #expect(errors["Row.swift"]?.map(\.line) == [1])
    #expect(errors["Zoom.swift"]?.map(\.line) == [1])
    #expect(errors["Slow.swift"]?.map(\.line) == [3])
    #expect(errors["Slow.swift"]?.allSatisfy(\.isOfStop) == true)
  }

  @Test("What is declared is looked at first, then what is soon said, then all", arguments: TypeCheck.Depth.allCases)
  func depth(_ depth: TypeCheck.Depth) throws {
    let folder = try TemporaryFolder()
    let compiler = try folder.write(
      """
      #!/bin/sh
      case "$*" in *-###*) echo "sh $0 -frontend any-file.swift -typecheck"; exit ;; esac
      echo "/code/Row.swift:1:1: error: $*"
      """, to: "compiler")
    let file = try folder.write("", to: "Team/Row.swift")
    let plan = try folder.write(
      """
        "C.Team-debug.module":
          tool: shell
          inputs: \([file])
          args: \(["sh", compiler])
      """, to: "plan")
    let check = try #require(TypeCheck(of: "Team", in: folder.url, planned: URL(fileURLWithPath: plan)))
    let output = try check.run(on: [URL(fileURLWithPath: file)], depth)
    #expect(output.contains("skip-all-function-bodies") == (depth == .declarations))
    #expect(output.contains("-solver-scope-threshold") == (depth != .expressions))
  }
}
