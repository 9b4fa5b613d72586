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

  @Test("Files that are named alike are not checked by one compiler, since one that takes long is seldom alone")
  func shares() {
    let files = (1...8).map(String.init)
    #expect(TypeCheck.shares(of: files, each: 4).map(Array.init) == [["1", "3", "5", "7"], ["2", "4", "6", "8"]])
    #expect(TypeCheck.shares(of: files, each: 8).map(Array.init) == [files])
  }

  /// A compiler that does not soon say whether Slow.swift has an error, and misses a name in Row.swift.
  private static let noting = """
    #!/bin/sh
    case "$*" in *-###*) echo "sh $0 -frontend any-file.swift -typecheck"; exit ;; esac
    case "$*" in
      *skip-all-function-bodies*) depth=declarations ;;
      *-solver-scope-threshold*) depth=simple ;;
      *) depth=all ;;
    esac
    while [ "$1" != -primary-filelist ]; do shift; done
    for file in $(cat "$2"); do
      echo "$(basename $file) $depth" >>"$(dirname "$0")/checked"
      case "$(basename $file) $depth" in
        "Slow.swift simple") echo "$file:2:3: error: \(message)" ;;
        "Row.swift declarations" | "Row.swift all") ;;
        Row.swift*) grep -q ': Int { Chip' $file && echo "$file:2:20: error: cannot find 'Chip' in scope" ;;
      esac
    done
    """
  private static let message =
    "the compiler is unable to type-check this expression in reasonable time; "
    + "try breaking up the expression into distinct sub-expressions"

  @Test("Where it is not soon said what is wrong, it is asked once, and then for all that is wrong")
  func once() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write("struct Row {\n  var chip: Int { Chip().count }\n}\n", to: "Code/Row.swift")
    _ = try folder.write("struct Slow {\n  var total: Int { Row().chip }\n}\n", to: "Code/Slow.swift")
    var package = PreviewPackage(
      at: [folder.file("Code").path], in: folder.file("Package"), simulator: folder.file("Simulator"))
    try package.contents.write()
    let compiler = try folder.write(TypeCheckTests.noting, to: "compiler")
    let files = ["Row.swift", "Slow.swift"].map { package.contents.sources.appendingPathComponent($0).path }
    try FileManager.default.createDirectory(
      at: package.products.plan.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(
      """
        "C.\(PackageContents.module)-debug.module":
          tool: shell
          inputs: \(files)
          args: \(["sh", compiler])
      """.utf8
    ).write(to: package.products.plan)
    var record = BuildRecord(of: [], by: nil)
    try package.mend([:], &record) { _ in }
    let checked = try String(contentsOf: folder.file("checked"), encoding: .utf8).split(separator: "\n")
    #expect(package.lostNames == ["chip"])
    #expect(checked.count { $0 == "Slow.swift simple" } == 1)
    #expect(checked.count { $0 == "Slow.swift all" } == 1)
  }
}

extension PreviewPackage {
  /// What is left out of the files.
  fileprivate var lostNames: [String] {
    contents.team.omissions.flatMap { omission -> [String] in
      if case .parts(let mends) = omission.reason { mends.map(\.what) } else { [] }
    }
  }
}
