import Foundation
import TestSupport
import Testing

@testable import PreviewPackages

@Suite("What became of the previews of an app")
struct PlayingAccountTests {
  @Test("All previews in the code are counted, with what became of those of which nothing was heard")
  func summary() {
    var account = PlayingAccount(total: 61)
    (account.told, account.heard, account.empty) = (61, 51, 1)
    #expect(
      account.summary(besides: 23)
        == "51 of 84 previews heard; 23 are in what is left out, 9 could not be played to the end, "
        + "of 1 nothing is heard, for want of what is left out of it")
    (account.told, account.heard, account.empty) = (8, 8, 0)
    #expect(account.summary(besides: 1) == "8 of 62 previews heard; 1 is in what is left out, 53 not played in time")
  }

  @Test("Nothing is told where all are heard")
  func all() {
    var account = PlayingAccount(total: 2)
    (account.told, account.heard) = (2, 2)
    #expect(account.summary(besides: 0) == nil)
    #expect(PlayingAccount(total: 0).summary(besides: 2) == "0 of 2 previews heard; 2 are in what is left out")
  }

  @Test("Those that are left out count in the files and folders that are named")
  func places() throws {
    let folder = try TemporaryFolder()
    let supervision = Supervision(in: folder.url)
    #expect(supervision.lostCount(in: ["/App"]) == 0)
    supervision.lost = ["/App/Rows/Row.swift": 2, "/App/Board.swift": 1, "/App2/Other.swift": 4]
    #expect(supervision.lostCount(in: ["/App"]) == 3)
    #expect(supervision.lostCount(in: ["/App/Rows/Row.swift", "/App2/"]) == 6)
    #expect(supervision.lostCount(in: ["/App/Rows/Row.swift", "/App/Rows"]) == 2)
  }

  @Test("The previews that are left out are those of the files that were given and that do not compile")
  func lost() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write("import SwiftUI\nstruct Row {}\n#Preview { Row() }\n#Preview { Row() }\n", to: "Row.swift")
    _ = try folder.write("import SwiftUI\n#Preview { Row() }\n", to: "Board.swift")
    var package = PreviewPackage(at: [folder.url.path], in: folder.file(".build"), simulator: folder.url)
    #expect(package.lostPreviews.isEmpty)
    let row = try #require(package.given.first { $0.url.lastPathComponent == "Row.swift" })
    package.contents.team.leaveOut(row, .error(CompilerError(line: 1, column: 1, message: "no such module 'Rows'")))
    #expect(package.lostPreviews == [row.url.path: 2])
  }
}
