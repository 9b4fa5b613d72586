package import Foundation

/// A package around a team's files, in a folder of its own: it compiles them, unchanged, against the module that stands in
/// for SwiftUI, and plays their previews.
package struct PreviewPackage {
  /// A file that is not in the package, and why.
  package struct Omission: Sendable, Hashable {
    package let file: URL
    package let reason: String
    package let previewCount: Int
  }

  /// Where the package is written.
  package let folder: URL
  /// Where the package of the simulator is.
  private let simulator: URL
  private var files: [TeamFile]
  /// Translations and pictures of the app's.
  private let resources: [URL]
  /// The names of the folders that the files stand in: the app's own modules are among them.
  private let folderNames: Set<String>
  package private(set) var omissions: [Omission] = []

  /// The most often that files with errors are left out and the others compiled again.
  private static let rounds = 8
  private static let module = "Team"

  package init(of files: [TeamFile], resources: [URL] = [], in folder: URL, simulator: URL) {
    self.folder = folder
    self.simulator = simulator
    self.files = []
    self.resources = resources
    folderNames = Set(files.flatMap { $0.url.deletingLastPathComponent().pathComponents })
    for file in files {
      let missing = file.imports.filter { !ModuleTable.available.contains($0) && source(of: $0) == nil }
      if file.isEntryPoint {
        omit(file, "it begins the app, which previews do not need")
      } else if let module = missing.first {
        omit(file, "it imports \(module), which is not there on Linux")
      } else {
        self.files.append(file)
      }
    }
  }

  package var fileCount: Int { files.count }

  /// What stands in for a module; for one of the app's own nothing, since its files are compiled with the others.
  private func source(of module: String) -> String? {
    ModuleTable.source(of: module) ?? (folderNames.contains(module) ? "" : nil)
  }

  private mutating func omit(_ file: TeamFile, _ reason: String) {
    omissions.append(Omission(file: file.url, reason: reason, previewCount: file.previewCount))
  }

  /// Writes the package and compiles it; files with errors are left out, then those that needed them.
  ///
  /// - Returns: The program that plays the previews; `nil` if nothing can be compiled.
  package mutating func build(_ progress: (String) -> Void) throws -> URL? {
    for round in 1...PreviewPackage.rounds {
      guard !files.isEmpty else { return nil }
      try write()
      progress(
        round == 1
          ? "Compiling \(files.count) files; the first time takes minutes" : "Compiling \(files.count) files again")
      let outcome = try Shell.run(
        ["swift", "build", "--package-path", folder.path, "--product", "PreviewProgram", "-c", "debug"])
      if outcome.status == 0 { return folder.appendingPathComponent(".build/debug/PreviewProgram") }
      let errors = CompilerMessages.errors(in: outcome.output, under: sources)
      guard !errors.isEmpty else { throw PreviewPackageError(output: outcome.output) }
      let broken = files.filter { errors[name(of: $0)] != nil }
      for file in broken { omit(file, errors[name(of: file)] ?? "it does not compile") }
      files.removeAll { file in broken.contains { $0.url == file.url } }
    }
    return nil
  }

  private var sources: URL { folder.appendingPathComponent("Sources/\(PreviewPackage.module)") }

  /// The name of the link to a file, which no other file has.
  private func name(of file: TeamFile) -> String {
    let same = files.filter { $0.url.lastPathComponent == file.url.lastPathComponent }
    guard same.count > 1, let index = same.firstIndex(where: { $0.url == file.url }), index > 0 else {
      return file.url.lastPathComponent
    }
    return "\(file.url.deletingPathExtension().lastPathComponent)-\(index + 1).swift"
  }

  private func write() throws {
    let manager = FileManager.default
    let stubs = modules
    try? manager.removeItem(at: folder.appendingPathComponent("Sources"))
    try manager.createDirectory(at: sources, withIntermediateDirectories: true)
    for file in files {
      try manager.createSymbolicLink(at: sources.appendingPathComponent(name(of: file)), withDestinationURL: file.url)
    }
    try link(resources, into: sources.appendingPathComponent("Resources"))
    for module in stubs {
      let place = folder.appendingPathComponent("Sources/\(module)")
      try manager.createDirectory(at: place, withIntermediateDirectories: true)
      try (source(of: module) ?? "").write(
        to: place.appendingPathComponent("\(module).swift"), atomically: true, encoding: .utf8)
    }
    let program = folder.appendingPathComponent("Sources/PreviewProgram")
    try manager.createDirectory(at: program, withIntermediateDirectories: true)
    try "import PreviewRunner\nimport \(PreviewPackage.module)\n\nPreviewRunner.run()\n".write(
      to: program.appendingPathComponent("main.swift"), atomically: true, encoding: .utf8)
    try manifest(stubs).write(to: folder.appendingPathComponent("Package.swift"), atomically: true, encoding: .utf8)
  }

  /// Puts resources where the app's bundle finds them.
  ///
  /// One file is always there, so that there is a bundle.
  private func link(_ resources: [URL], into folder: URL) throws {
    let manager = FileManager.default
    try manager.createDirectory(at: folder, withIntermediateDirectories: true)
    try "".write(to: folder.appendingPathComponent("previews.txt"), atomically: true, encoding: .utf8)
    for resource in resources {
      let parent = resource.deletingLastPathComponent()
      var place = folder
      if parent.pathExtension == "lproj" {
        place.appendPathComponent(parent.lastPathComponent)
        try manager.createDirectory(at: place, withIntermediateDirectories: true)
      }
      let link = place.appendingPathComponent(resource.lastPathComponent)
      // Of two tables of one name the first counts.
      guard !manager.fileExists(atPath: link.path) else { continue }
      try manager.createSymbolicLink(at: link, withDestinationURL: resource)
    }
  }

  /// The stand-ins that the files import.
  private var modules: [String] {
    var found: Set<String> = []
    for module in Set(files.flatMap(\.imports)) where !ModuleTable.available.contains(module) {
      found.insert(module)
      found.formUnion(ModuleTable.needed(by: module))
    }
    return found.sorted()
  }

  private func manifest(_ stubs: [String]) -> String {
    let swiftUI = #".product(name: "A11ySwiftUI", package: "a11ysim")"#
    let targets = stubs.map { stub in
      let needed = ModuleTable.needed(by: stub).map { "\"\($0)\"" }
      return ".target(name: \"\(stub)\", dependencies: [\(([swiftUI] + needed).joined(separator: ", "))]),"
    }
    let dependencies = [swiftUI] + stubs.map { "\"\($0)\"" }
    return """
      // swift-tools-version: 6.0
      import PackageDescription

      let package = Package(
        name: "previews",
        defaultLocalization: "en",
        platforms: [.macOS(.v14)],
        dependencies: [.package(name: "a11ysim", path: "\(simulator.path)")],
        targets: [
          \(targets.joined(separator: "\n    "))
          .target(
            name: "\(PreviewPackage.module)",
            dependencies: [\(dependencies.joined(separator: ", "))],
            resources: [.process("Resources")],
            swiftSettings: [
              .swiftLanguageMode(.v5),
              .unsafeFlags(["-module-alias", "SwiftUI=A11ySwiftUI", "-suppress-warnings", "-continue-building-after-errors"]),
            ]),
          .executableTarget(
            name: "PreviewProgram",
            dependencies: ["\(PreviewPackage.module)", .product(name: "PreviewRunner", package: "a11ysim")]),
        ]
      )

      """
  }
}

/// The package could not be built, for a reason that is not in the team's files.
package struct PreviewPackageError: Error {
  package let output: String
}
