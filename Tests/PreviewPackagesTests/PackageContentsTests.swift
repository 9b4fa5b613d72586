import Foundation
import TestSupport
import Testing

@testable import PreviewPackages

@Suite("What a package of previews is made of")
struct PackageContentsTests {
  // Two runs in one folder at once: the second writes its own links while the program of the first begins.
  @Test("A preview is of its own file although the link that was compiled is gone")
  func links() throws {
    let folder = try TemporaryFolder()
    let paths = try ["Row.swift", "Mended.swift"].map { try folder.write("#Preview { EmptyView() }", to: "App/\($0)") }
    let files = try paths.map { try #require(TeamFile(URL(fileURLWithPath: $0))) }
    let contents = PackageContents(
      folder: folder.file("package"), simulator: folder.file("simulator"),
      team: CompiledFiles(files, renamed: [files[1]: "import SwiftUI"]), resources: [], assetSymbols: "",
      managedObjects: "", options: [])
    let source = contents.programSource
    for (name, path) in zip(["Row.swift", "Mended.swift"], paths) {
      let compiled = contents.sources.appendingPathComponent(name).path
      #expect(source.contains("\(compiled.debugDescription): \(path.debugDescription)"))
    }
  }
}
