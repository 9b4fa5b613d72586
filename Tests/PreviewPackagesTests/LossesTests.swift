import Foundation
import TestSupport
import Testing

@testable import PreviewPackages

@Suite("What files lose by what is left out of others")
struct LossesTests {
  @Test("Who makes a type by what an extension of it had is concerned, and nobody else")
  func beginnings() throws {
    let folder = try TemporaryFolder()
    func file(_ name: String, _ text: String) throws -> TeamFile {
      try #require(TeamFile(URL(fileURLWithPath: try folder.write(text, to: name))))
    }
    let links = try file("Links.swift", "extension NavigationLink {\n  init(route: Route) {}\n}\n")
    let row = try file("Row.swift", "struct Row: View { var body: some View { NavigationLink(route: .start) } }\n")
    let chip = try file("Chip.swift", "struct Chip: View { var body: some View { Text(\"A\") } }\n")
    var losses = Losses()
    let error = CompilerError(line: 2, column: 15, message: "cannot find type 'Route' in scope")
    losses.note([Mend(what: "init", error: error, isPreview: false)], in: links)
    #expect(losses.concern(row))
    #expect(!losses.concern(chip))
  }

  @Test("Who keeps a promise no more concerns those that name the type, and at first all others too")
  func promises() throws {
    let folder = try TemporaryFolder()
    func file(_ name: String, _ text: String) throws -> TeamFile {
      try #require(TeamFile(URL(fileURLWithPath: try folder.write(text, to: name))))
    }
    let route = try file("Route.swift", "struct Route: Hashable {}\n")
    let list = try file("List.swift", "let routes: [Route] = []\n")
    let chip = try file("Chip.swift", "let chip = Chip()\n")
    var losses = Losses()
    let error = CompilerError(line: 1, column: 8, message: "type 'Route' does not conform to protocol 'Hashable'")
    losses.note([Mend(what: "Route: Hashable", error: error, isPreview: false)], in: route)
    #expect(losses.concern(chip))
    #expect(losses.concern(list, byNameAlone: true))
    #expect(!losses.concern(chip, byNameAlone: true))
  }
}
