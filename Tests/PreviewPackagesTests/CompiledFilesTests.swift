import Foundation
import TestSupport
import Testing

@testable import PreviewPackages

@Suite("Which files of a team's are compiled, and what of them")
struct CompiledFilesTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func file(_ name: String, _ text: String) throws -> TeamFile {
    try #require(TeamFile(URL(fileURLWithPath: try folder.write(text, to: name))))
  }

  @Test("Files of one name have links of two names")
  func names() throws {
    let files = CompiledFiles([try file("A/Row.swift", "struct A {}"), try file("B/Row.swift", "struct B {}")])
    #expect(files.files.map(files.name) == ["Row.swift", "Row-2.swift"])
  }

  @Test("What begins a program and what is a tool's is not compiled, and it is said why")
  func programs() throws {
    let main = try file("main.swift", "print(1)")
    let test = try file("RowTests.swift", "import XCTest\nclass RowTests: XCTestCase {}")
    let row = try file("Row.swift", "struct Row {}")
    let files = CompiledFiles([main, test, row])
    #expect(files.files == [row])
    #expect(files.omissions.map(\.reason) == [.entryPoint, .tool(module: "XCTest")])
  }

  @Test("What runs on a server is not compiled, but what an app and its server share is")
  func servers() throws {
    let routes = try file("routes.swift", "import Vapor\nfunc routes(_ app: Application) {}")
    let model = try file("Model.swift", "#if canImport(Vapor)\nimport Vapor\n#endif\nstruct Model {}")
    let files = CompiledFiles([routes, model])
    #expect(files.files == [model])
    #expect(files.omissions.map(\.reason) == [.tool(module: "Vapor")])
  }

  @Test("Of a file with an error all is compiled but what has it")
  func parts() throws {
    let row = try file(
      "Row.swift", "struct Row: View {\n  var body: some View { Text(\"A\").glow() }\n}\n#Preview { Row() }\n")
    var files = CompiledFiles([row])
    let error = CompilerError(line: 2, column: 35, message: "value of type 'Text' has no member 'glow'")
    files.leaveOutParts(with: ["Row.swift": [error]])
    #expect(files.files == [row])
    #expect(files.text(of: row) == row.text.replacing(".glow()", with: ""))
    #expect(files.omissions.map(\.reason) == [.parts([Mend(what: ".glow()", error: error)])])
  }

  @Test("A file with an error that stands nowhere in it is left out")
  func wholes() throws {
    let (row, chip) = (try file("Row.swift", "#Preview { Chip() }\n"), try file("Chip.swift", "struct Chip {}\n"))
    var files = CompiledFiles([row, chip])
    let error = CompilerError(line: 99, column: 1, message: "something is wrong")
    files.leaveOutParts(with: ["Row.swift": [error]])
    #expect(files.files == [chip])
    #expect(files.omissions == [Omission(file: row.url, reason: .error(error), previewCount: 1)])
    let errors = ["Chip.swift": [error]]
    let isLeftOut = (files.leaveOutWholes(with: errors), files.leaveOutWholes(with: errors))
    #expect(isLeftOut == (true, false))
    #expect(files.files.isEmpty)
  }

  /// What the compiler says of the second of two declarations.
  private func repeated(_ name: String) -> CompilerError {
    CompilerError(line: 1, column: 8, message: "invalid redeclaration of '\(name)'")
  }

  @Test("What two files declare is compiled of one of them, and the rest of the other stays")
  func twins() throws {
    let phone = try file("App/Row.swift", "struct Row {}\n")
    let watch = try file("App/Watch/Rows.swift", "struct Row {}\nstruct Watch {}\n")
    var files = CompiledFiles([phone, watch])
    files.leaveOutParts(with: ["Rows.swift": [repeated("Row")]])
    #expect(files.files == [phone, watch])
    #expect(!files.text(of: watch).contains("struct Row"))
    #expect(files.text(of: watch).contains("struct Watch"))
  }

  @Test("With what is declared twice goes what is declared nowhere, and nothing that can follow from it")
  func twinsWithOthers() throws {
    let (first, second) = (try file("A/Row.swift", "struct Row {}"), try file("A/Old/Row.swift", "struct Row {}"))
    let list = try file("A/List.swift", "let list = Chip()\nlet row = Row().chip\n")
    var files = CompiledFiles([first, second, list])
    files.leaveOutParts(with: [
      "Row-2.swift": [repeated("Row")],
      "List.swift": [
        CompilerError(line: 1, column: 12, message: "cannot find 'Chip' in scope"),
        CompilerError(line: 2, column: 17, message: "value of type 'Row' has no member 'chip'"),
      ],
    ])
    #expect(files.files == [first, list])
    #expect(!files.text(of: list).contains("Chip"))
    #expect(files.text(of: list).contains("let row = Row().chip"))
  }

  @Test("What can follow from what another file lacks waits, and what has nothing to do with it does not")
  func causes() throws {
    let trip = try file("Trip.swift", "struct Trip { var chip: Chip }")
    let row = try file("Row.swift", "struct Row: Hashable { var trip: Trip }")
    let card = try file("Card.swift", "struct Card: Hashable { var size = Size() }")
    let files = CompiledFiles([trip, row, card])
    func promise(_ type: String) -> CompilerError {
      CompilerError(line: 1, column: 8, message: "type '\(type)' does not conform to protocol 'Hashable'")
    }
    let missing = CompilerError(line: 1, column: 25, message: "cannot find type 'Chip' in scope")
    let own = ["Row.swift": [promise("Row")], "Card.swift": [promise("Card")]]
    let all = own.merging(["Trip.swift": [missing, promise("Trip")]]) { first, _ in first }
    #expect(files.causes(among: all) == ["Trip.swift": [missing], "Card.swift": [promise("Card")]])
    #expect(files.causes(among: own) == own)
  }

  @Test("A file with an error in each round is left out in the end")
  func rounds() throws {
    let lines = (0..<20).map { "func f\($0)() -> Int { g() }\n" }.joined()
    let (row, chip) = (try file("Row.swift", lines), try file("Chip.swift", "struct Chip {}\n"))
    var files = CompiledFiles([row, chip])
    var counts: [Int] = []
    for line in 1...11 {
      files.leaveOutParts(
        with: ["Row.swift": [CompilerError(line: line, column: 24, message: "cannot find 'g' in scope")]])
      counts.append(files.files.count)
    }
    #expect(counts == Array(repeating: 2, count: 10) + [1])
    var anew = CompiledFiles([row, chip])
    for line in 1...11 {
      anew.beginRounds()
      anew.leaveOutParts(
        with: ["Row.swift": [CompilerError(line: line, column: 24, message: "cannot find 'g' in scope")]])
    }
    #expect(anew.files == [row, chip])
  }

  @Test("A file that declares only what another one does is left out")
  func wholeTwins() throws {
    let (first, second) = (try file("A/Row.swift", "struct Row {}"), try file("A/Old/Row.swift", "struct Row {}"))
    var files = CompiledFiles([first, second])
    files.leaveOutParts(with: ["Row-2.swift": [repeated("Row")]])
    #expect(files.files == [first])
    #expect(files.omissions.map(\.reason) == [.twin(of: first.url, name: "Row")])
  }

  @Test("Of two apps the smaller one is left out as a whole")
  func apps() throws {
    let large = try ["Row", "List", "Card"].map { try file("Phone/\($0).swift", "struct \($0) {}\n") }
    let small = [
      try file("Watch/Row.swift", "struct Row {}\n"),
      try file("Watch/App.swift", "@main\nstruct WatchApp: App {\n}\n"),
    ]
    var files = CompiledFiles(large + small)
    files.leaveOutParts(with: ["Row-2.swift": [repeated("Row")]])
    #expect(files.files == large)
    #expect(files.omissions.map(\.reason) == [.twin(of: large[0].url, name: "Row"), .companion(of: small[0].url)])
  }

  @Test("That a folder is of an app of its own is known where previews do not need how that begins")
  func beginnings() throws {
    let large = try ["Row", "List", "Card"].map { try file("Phone/\($0).swift", "struct \($0) {}\n") }
    let small = try file("Watch/Row.swift", "struct Row {}\nenum Section {}\n")
    var files = CompiledFiles(
      large + [small], beginnings: [try file("Watch/App.swift", "@main\nstruct WatchApp: App {\n}\n").url])
    files.leaveOutParts(with: ["Row-2.swift": [repeated("Row")]])
    #expect(files.files == large)
  }

  @Test("A file that was given counts more than one that it needs")
  func companions() throws {
    let (given, other) = (try file("A/Row.swift", "struct Row {}"), try file("B/Row.swift", "struct Row {}"))
    let third = try file("B/Card.swift", "struct Card {}")
    var files = CompiledFiles([given], with: [other, third])
    files.leaveOutParts(with: ["Row.swift": [repeated("Row")]])
    #expect(files.files == [given, third])
  }

  @Test("What was left out is left out again, until it or what it lacks has changed")
  func again() throws {
    let (row, chip) = (try file("Row.swift", "let row = Chip()\n"), try file("Chip.swift", "struct Chip {}\n"))
    let error = CompilerError(line: 1, column: 11, message: "cannot find 'Chip' in scope")
    let before = [Omission(file: row.url, reason: .error(error), previewCount: 0)]
    func files(changed: TeamFile?) -> [TeamFile] {
      var files = CompiledFiles([row, chip])
      files.leaveOut(before, unlessMendedBy: Set([changed?.url.path].compactMap(\.self)), in: folder.file("Sources"))
      return files.files
    }
    #expect(files(changed: nil) == [chip])
    #expect(files(changed: row) == [row, chip])
    #expect(files(changed: chip) == [row, chip])
  }

  @Test("What was left out of a file is left out of it again as it was compiled")
  func partsAgain() throws {
    let row = try file("Row.swift", "struct Row {}\nlet row = Chip()\n")
    let sources = folder.file("Sources")
    _ = try folder.write("struct Row {}\n\n", to: "Sources/Row.swift")
    let error = CompilerError(line: 2, column: 11, message: "cannot find 'Chip' in scope")
    var files = CompiledFiles([row])
    let before = [Omission(file: row.url, reason: .parts([Mend(what: "row", error: error)]), previewCount: 0)]
    files.leaveOut(before, unlessMendedBy: [], in: sources)
    #expect(files.text(of: row) == "struct Row {}\n\n")
    #expect(files.omissions == before)
  }
}
