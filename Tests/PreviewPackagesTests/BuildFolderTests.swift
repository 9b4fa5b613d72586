import Foundation
import Testing

@testable import PreviewPackages

@Suite("Where previews are built")
struct BuildFolderTests {
  private let root = FileManager.default.temporaryDirectory.appendingPathComponent("BuildFolderTests-\(UUID())")

  private func write(_ path: String) throws {
    let file = root.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data().write(to: file)
  }

  @Test("Two apps build in one folder, and neither takes the other's program or imports its modules")
  func shared() throws {
    defer { try? FileManager.default.removeItem(at: root) }
    let one = BuildFolder(for: root.appendingPathComponent("one"), simulator: root)
    let other = BuildFolder(for: root.appendingPathComponent("other"), simulator: root)
    #expect(one.url == other.url && one.isNew)
    try one.claim(with: ["Lottie", "Charts"], by: nil)
    for file in ["PreviewProgram", "Modules/Lottie.swiftmodule", "Modules/Charts.swiftmodule"] {
      try write(".build/previews/debug/\(file)")
    }
    #expect(one.isOfPackage && !other.isOfPackage && !one.isNew)
    try other.claim(with: ["Charts"], by: nil)
    #expect(other.isOfPackage && !one.isOfPackage)
    let modules = one.url.appendingPathComponent("debug/Modules").path
    #expect(try FileManager.default.contentsOfDirectory(atPath: modules) == ["Charts.swiftmodule"])
  }

  @Test("What is to be compiled is planned anew once the simulator has another file")
  func newFiles() throws {
    defer { try? FileManager.default.removeItem(at: root) }
    let folder = BuildFolder(for: root.appendingPathComponent("one"), simulator: root)
    try write("Sources/A11ySwiftUI/Text.swift")
    try folder.claim(with: [], by: nil)
    try write(".build/previews/debug.yaml")
    try folder.claim(with: [], by: nil)
    #expect(FileManager.default.fileExists(atPath: folder.plan.path))
    try write("Sources/A11ySwiftUI/Row.swift")
    try folder.claim(with: [], by: nil)
    #expect(!FileManager.default.fileExists(atPath: folder.plan.path))
  }

  @Test("Where nothing can be written beside the simulator, the package has a folder of its own")
  func alone() throws {
    defer { try? FileManager.default.removeItem(at: root) }
    // A file stands where the folder would.
    try write(".build")
    let package = root.appendingPathComponent("one")
    let folder = BuildFolder(for: package, simulator: root)
    #expect(folder.url.path == package.appendingPathComponent(".build").path)
    try folder.claim(with: [], by: nil)
    try write("one/.build/debug/PreviewProgram")
    #expect(folder.isOfPackage)
  }
}
