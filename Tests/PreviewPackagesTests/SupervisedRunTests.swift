import Foundation
import TestSupport
import Testing

@testable import PreviewPackages

@Suite("A run that previews can end")
struct SupervisedRunTests {
  /// A program with the previews a, b, c, d and e, of which b, d and e end it, the last two for the same reason; it notes
  /// how it is run, and what it plays.
  private static let script = """
    #!/bin/sh
    cd "$(dirname "$0")"
    crashes=$A11YSIM_SUPERVISION/crashes.json
    case $SWIFT_BACKTRACE in *symbolicate=full) way=" with the way" ;; esac
    echo "${A11YSIM_TRIAL:+trial}$way" >>runs
    for preview in a b c d e; do
      if grep -q "\\"$preview\\"" "$crashes" 2>/dev/null; then
        if [ -n "$A11YSIM_TRIAL" ]; then todo=; fi
      else
        todo="$todo $preview"
      fi
    done
    for preview in $todo; do
      printf %s $preview >"$A11YSIM_SUPERVISION/playing"
      echo $preview >>runs
      case $preview in
        b) echo "Team/Board.swift:7: Fatal error: no b" >&2; kill -ABRT $$ ;;
        d | e)
          echo "Fatal error: no theme" >&2
          if [ -n "$way" ]; then echo " 3 in Board.body.getter at /tmp/Board.swift:9:5" >&2; fi
          kill -ABRT $$ ;;
      esac
    done
    cp "$crashes" found 2>/dev/null
    exit 3
    """

  // What stands before a crash is played once more when it is told, and not again for each other crash. The way is asked
  // for once for each message that names no place.
  @Test("After the first crash the others are looked for by themselves, and then all the rest is played")
  func crashes() throws {
    let folder = try TemporaryFolder()
    let program = try folder.write(SupervisedRunTests.script, to: "program")
    let board = try #require(TeamFile(URL(fileURLWithPath: try folder.write("struct Board {}", to: "Board.swift"))))
    let run = SupervisedRun(URL(fileURLWithPath: "/bin/sh"), [program], of: [board])
    let status = try run.perform(isInteractive: false) { $0.lastPathComponent }.status
    #expect(status == 3)
    func lines(_ name: String) throws -> String { try String(contentsOf: folder.file(name), encoding: .utf8) }
    let runs = try lines("runs").split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    #expect(
      runs == [
        "", "a", "b", "trial", "c", "d", "trial with the way", "c", "d", "trial", "e", "trial", "", "a", "c",
      ])
    let found = try JSONDecoder().decode([Supervision.Crash].self, from: Data(lines("found").utf8))
    #expect(found.map(\.words) == ["Board.swift:7: no b", "Board.swift:9: no theme", "no theme"])
  }

  /// A program that tells of the previews a, b, c and d one by one; b ends it.
  private static let telling = """
    #!/bin/sh
    cd "$(dirname "$0")"
    account=$A11YSIM_SUPERVISION/account.json
    told=$(sed -n 's/.*"told":\\([0-9]*\\).*/\\1/p' "$account" 2>/dev/null)
    echo "run from ${told:=0}${A11YSIM_TRIAL:+ trial}" >>runs
    number=0
    for preview in a b c d; do
      number=$((number + 1))
      if [ $number -le $told ]; then continue; fi
      if [ -e "$A11YSIM_SUPERVISION/over" ]; then exit 1; fi
      printf %s $preview >"$A11YSIM_SUPERVISION/playing"
      if ! grep -q "\\"$preview\\"" "$A11YSIM_SUPERVISION/crashes.json" 2>/dev/null; then
        if [ $preview = b ]; then echo "Team/Board.swift:7: Fatal error: no b" >&2; kill -ABRT $$; fi
        echo $preview >>runs
      fi
      printf '{"total":4,"told":%s,"heard":0,"empty":0,"status":0,"errorLength":0}' $number >"$account"
    done
    exit 3
    """

  @Test("What was told of before a crash is not played again")
  func telling() throws {
    let folder = try TemporaryFolder()
    let program = try folder.write(SupervisedRunTests.telling, to: "program")
    let board = try #require(TeamFile(URL(fileURLWithPath: try folder.write("struct Board {}", to: "Board.swift"))))
    let run = SupervisedRun(URL(fileURLWithPath: "/bin/sh"), [program], of: [board])
    #expect(try run.perform(isInteractive: false) { $0.lastPathComponent }.status == 3)
    let runs = try String(contentsOf: folder.file("runs"), encoding: .utf8).split(separator: "\n")
    #expect(runs == ["run from 0", "a", "run from 1", "c", "d"])
  }

  @Test("When the time is over before anything is played, nothing is")
  func late() throws {
    let folder = try TemporaryFolder()
    let program = try folder.write(SupervisedRunTests.telling, to: "program")
    let run = SupervisedRun(URL(fileURLWithPath: "/bin/sh"), [program], of: [])
    #expect(try run.perform(isInteractive: false, until: .now) { $0.path }.status == 1)
    #expect(try String(contentsOf: folder.file("runs"), encoding: .utf8) == "run from 0\n")
  }

  @Test("A view that ends the program before it is opened is left out of the next run, and costs no preview")
  func unopened() throws {
    let folder = try TemporaryFolder()
    let program = try folder.write(
      """
      #!/bin/sh
      echo run >>"$(dirname "$0")/runs"
      for view in Share Rate; do
        grep -q $view "$A11YSIM_UNOPENED" 2>/dev/null && continue
        echo $view >>"$A11YSIM_UNOPENED"
        kill -USR2 $$
      done
      """, to: "program")
    let run = SupervisedRun(URL(fileURLWithPath: "/bin/sh"), [program], of: [])
    #expect(try run.perform(isInteractive: false) { $0.path }.status == 0)
    let runs = try String(contentsOf: folder.file("runs"), encoding: .utf8)
    #expect(runs.split(separator: "\n").count == 3)
  }

  @Test("A view of UIKit's that ends the program while it is made is left out of the next run, and costs no preview")
  func tried() throws {
    let folder = try TemporaryFolder()
    let program = try folder.write(
      """
      #!/bin/sh
      echo run >>"$(dirname "$0")/runs"
      for view in Camera Map; do
        grep -q $view "$A11YSIM_UNOPENED" 2>/dev/null && continue
        echo $view >"$A11YSIM_UNOPENED.tried"
        kill -ILL $$
      done
      """, to: "program")
    let run = SupervisedRun(URL(fileURLWithPath: "/bin/sh"), [program], of: [])
    #expect(try run.perform(isInteractive: false) { $0.path }.status == 0)
    let runs = try String(contentsOf: folder.file("runs"), encoding: .utf8)
    #expect(runs.split(separator: "\n").count == 3)
  }

  @Test("A view that ends the program although it is left out ends its preview, and not the next run for ever")
  func triedAgain() throws {
    let folder = try TemporaryFolder()
    let program = try folder.write(
      """
      #!/bin/sh
      echo run >>"$(dirname "$0")/runs"
      if [ -e "$A11YSIM_SUPERVISION/crashes.json" ]; then exit 3; fi
      printf a >"$A11YSIM_SUPERVISION/playing"
      echo Camera >"$A11YSIM_UNOPENED.tried"
      kill -ILL $$
      """, to: "program")
    let run = SupervisedRun(URL(fileURLWithPath: "/bin/sh"), [program], of: [])
    #expect(try run.perform(isInteractive: false) { $0.path }.status == 3)
    // As it is, without the view, once more for the way to the crash, for other crashes, and without the preview.
    let runs = try String(contentsOf: folder.file("runs"), encoding: .utf8)
    #expect(runs.split(separator: "\n").count == 5)
  }

  @Test("The program knows whether previews of other apps were told before, and tells how many it has told of")
  func continuation() throws {
    let folder = try TemporaryFolder()
    let program = try folder.write(
      """
      #!/bin/sh
      if [ -e "$A11YSIM_SUPERVISION/continuation" ]; then heard=2; else heard=1; fi
      printf '{"total":4,"told":3,"heard":%s,"empty":0,"status":0,"errorLength":0}' $heard \\
        >"$A11YSIM_SUPERVISION/account.json"
      """, to: "program")
    func heardCount(isContinuation: Bool) throws -> Int {
      let run = SupervisedRun(
        URL(fileURLWithPath: "/bin/sh"), [program], of: [], isContinuation: isContinuation)
      return try run.perform(isInteractive: false) { $0.path }.heardCount
    }
    #expect(try heardCount(isContinuation: false) == 1)
    #expect(try heardCount(isContinuation: true) == 2)
  }
}
