import Foundation
import TestSupport
import Testing

@testable import PreviewPackages

@Suite("What a package of previews is made of")
struct PackageContentsTests {
  @Test("A preview is of its own file, and not of the copy that was compiled")
  func copies() throws {
    let folder = try TemporaryFolder()
    let paths = try ["Row.swift", "Mended.swift"].map { try folder.write("#Preview { EmptyView() }", to: "App/\($0)") }
    let files = try paths.map { try #require(TeamFile(URL(fileURLWithPath: $0))) }
    let contents = PackageContents(
      folder: folder.file("package"), simulator: folder.file("simulator"),
      team: CompiledFiles(files, renamed: [files[1]: "import SwiftUI"]), resources: [], assetSymbols: "",
      managedObjects: "", learnedModels: "", intents: "", unknownMembers: "// members", errorWords: "",
      watchFiles: [files[0]], options: [])
    let source = contents.programSource
    #expect(source.contains("watchFiles: [\(paths[0].debugDescription)]"))
    for (name, path) in zip(["Row.swift", "Mended.swift"], paths) {
      let compiled = contents.sources.appendingPathComponent(name).path
      #expect(source.contains("\(compiled.debugDescription): \(path.debugDescription)"))
    }
  }

  @Test(
    "A package has copies of the team's files, what it was given of the app, and an empty module for each that lacks")
  func written() throws {
    let folder = try TemporaryFolder()
    let row = try folder.write("import Kit\nimport SwiftUI\n#Preview { EmptyView() }", to: "App/Row.swift")
    let mended = try folder.write("import UIKitten", to: "App/Mended.swift")
    let words = try folder.write("\"a\" = \"A\";", to: "App/de.lproj/Localizable.strings")
    _ = try folder.write("{}", to: "App/Assets.xcassets/Contents.json")
    let files = try [row, mended].map { try #require(TeamFile(URL(fileURLWithPath: $0))) }
    let contents = PackageContents(
      folder: folder.file("package"), simulator: folder.file("simulator"),
      team: CompiledFiles(files, renamed: [files[1]: "import SwiftUI"]),
      resources: [URL(fileURLWithPath: words), folder.file("App/Assets.xcassets")], assetSymbols: "// symbols",
      managedObjects: "", learnedModels: "", intents: "", unknownMembers: "// members", errorWords: "",
      options: ["-DDEMO"])
    #expect(!contents.isWritten)
    try contents.write()
    #expect(contents.isWritten)
    func text(_ name: String) throws -> String {
      try String(contentsOf: contents.folder.appendingPathComponent(name), encoding: .utf8)
    }
    let manager = FileManager.default
    #expect(try text("Sources/Team/Row.swift") == String(contentsOfFile: row, encoding: .utf8))
    #expect(try text("Sources/Team/Mended.swift") == "import SwiftUI")
    #expect(try text("Sources/Team/AssetSymbols.swift") == "// symbols")
    #expect(try text("Sources/Team/Resources/de.lproj/Localizable.strings").contains("\"A\""))
    #expect(!manager.fileExists(atPath: contents.sources.appendingPathComponent("Resources/Assets.xcassets").path))
    #expect(contents.modules.contains("Kit") && !contents.modules.contains("SwiftUI"))
    #expect(manager.fileExists(atPath: contents.folder.appendingPathComponent("Sources/Kit/Kit.swift").path))
    #expect(try text("Sources/PreviewProgram/main.swift").contains("import Team"))
    let manifest = try text("Package.swift")
    #expect(manifest.contains("path: \"\(folder.file("simulator").path)\"") && manifest.contains("\"-DDEMO\""))
    // Xcode's setting SWIFT_ENABLE_BARE_SLASH_REGEX, and the proposal SE-0411.
    #expect(manifest.contains("\"-enable-bare-slash-regex\", \"-enable-upcoming-feature\", \"IsolatedDefaultValues\""))
    #expect(manifest.contains(".target(name: \"Kit\""))
    // A setting of the project leads to another manifest.
    _ = try folder.write("", to: "package/Package.swift")
    #expect(!contents.isWritten)
    #expect(contents.places(of: [files[0]]).map(\.path) == [contents.sources.appendingPathComponent("Row.swift").path])
  }

  // What is unpacked from an archive is often all of one time.
  @Test("A file of another app that has the same name, size and time is written anew")
  func sameTimes() throws {
    let folder = try TemporaryFolder()
    let copy = folder.file("package/Sources/Team/Row.swift")
    for drink in ["Tea", "Ale"] {
      let path = try folder.write("#Preview { Text(\"\(drink)\") }", to: "\(drink)/Row.swift")
      try FileManager.default.setAttributes([.modificationDate: Date(timeIntervalSince1970: 1e9)], ofItemAtPath: path)
      let contents = PackageContents(
        folder: folder.file("package"), simulator: folder.file("simulator"),
        team: CompiledFiles([try #require(TeamFile(URL(fileURLWithPath: path)))]), resources: [], assetSymbols: "",
        managedObjects: "", learnedModels: "", intents: "", unknownMembers: "", errorWords: "", options: [])
      try contents.write()
      #expect(try String(contentsOf: copy, encoding: .utf8).contains(drink))
      let attributes = try FileManager.default.attributesOfItem(atPath: copy.path)
      #expect(attributes[.modificationDate] as? Date != Date(timeIntervalSince1970: 1e9))
    }
  }

  @Test("A package is of the files that were given, and forgets what an earlier one has left out")
  func given() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write("import SwiftUI\n#Preview { Text(\"A\") }\n", to: "App/Row.swift")
    let old = try folder.write("Old.swift: left out", to: "package/left-out.txt")
    let package = PreviewPackage(
      at: [folder.file("App").path], in: folder.file("package"), simulator: folder.file("simulator"))
    #expect(package.given.map(\.url.lastPathComponent) == ["Row.swift"] && package.companions.isEmpty)
    #expect(package.omissionsByOrigin.ofGiven.isEmpty && package.wantedPackages.isEmpty)
    #expect(package.writeOmissions { $0.path } == nil)
    #expect(!FileManager.default.fileExists(atPath: old))
  }

  @Test("Of what a build says only the errors are told, or all if there are none")
  func errors() {
    func told(_ output: String) -> String {
      PreviewPackageError(Shell.Outcome(status: 1, isExit: true, output: output, errors: "failed\n")).output
    }
    #expect(told("Compiling\nRow.swift:1:1: error: no such module\n") == "Row.swift:1:1: error: no such module\n")
    #expect(told("Compiling\n") == "Compiling\nfailed\n")
  }

  @Test("Who builds in a folder is waited for")
  func locks() throws {
    let folder = try TemporaryFolder()
    let (waiting, built) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    var first: BuildLock? = BuildLock(of: folder.url) { Issue.record("nobody else is there") }
    #expect(first != nil)
    Thread {
      let second = BuildLock(of: folder.url) { waiting.signal() }
      withExtendedLifetime(second) { _ = built.signal() }
    }.start()
    #expect(waiting.wait(timeout: .now() + 20) == .success)
    #expect(built.wait(timeout: .now()) == .timedOut)
    first = nil
    #expect(built.wait(timeout: .now() + 20) == .success)
  }
}
