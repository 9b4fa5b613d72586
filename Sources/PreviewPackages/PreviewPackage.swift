package import Foundation

/// A package around a team's files, in a folder of its own: it compiles them, unchanged, against the module that stands in
/// for SwiftUI, and plays their previews.
package struct PreviewPackage {
  /// Where the package is written.
  package let folder: URL
  /// Where the package of the simulator is.
  private let simulator: URL
  /// All files that were given.
  package let given: [TeamFile]
  private var files: [TeamFile]
  /// What the links to the files are called.
  private let names: [TeamFile: String]
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
    given = files
    names = PreviewPackage.names(of: files)
    self.files = []
    self.resources = resources
    folderNames = Set(files.flatMap { $0.url.deletingLastPathComponent().pathComponents })
    for file in files {
      let missing = file.imports.filter { !ModuleTable.available.contains($0) && source(of: $0) == nil }
      if file.isEntryPoint {
        omit(file, .entryPoint)
      } else if let module = missing.first {
        omit(file, .module(module))
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

  private mutating func omit(_ file: TeamFile, _ reason: Omission.Reason) {
    omissions.append(Omission(file: file.url, reason: reason, previewCount: file.previewCount))
    files.removeAll { $0.url == file.url }
  }

  /// Writes the package and compiles it; files with errors are left out, then those that needed them.
  ///
  /// Nothing is compiled when nothing has changed since the last time.
  ///
  /// - Returns: The program that plays the previews; `nil` if nothing can be compiled.
  package mutating func build(_ progress: (String) -> Void) throws -> URL? {
    let program = folder.appendingPathComponent(".build/debug/PreviewProgram")
    var record = BuildRecord(of: given.map(\.url) + resources, by: URL(fileURLWithPath: CommandLine.arguments[0]))
    let before = BuildRecord.read(in: folder)
    // Another simulator may have what was missing.
    if let before, before.simulator == record.simulator {
      leaveOut(before.omissions, unlessMendedBy: record.changes(since: before))
    }
    let manager = FileManager.default
    if let before, before.isBuilt, before.isSame(as: record), manager.fileExists(atPath: program.path) {
      return program
    }
    let isFirst = !manager.fileExists(atPath: folder.appendingPathComponent(".build").path)
    for round in 1...PreviewPackage.rounds {
      guard !files.isEmpty else { return nil }
      try write()
      progress(PreviewPackage.progress(round, isFirst: isFirst, files.count))
      let outcome = try Shell.run(
        ["swift", "build", "--package-path", folder.path, "--product", "PreviewProgram", "-c", "debug"])
      let errors = CompilerMessages.errors(in: outcome.output, under: sources)
      if outcome.status != 0, errors.isEmpty { throw PreviewPackageError(output: outcome.output + outcome.errors) }
      for file in files { if let error = errors[names[file] ?? ""] { omit(file, .error(error)) } }
      record.omissions = omissions.filter(\.isForError)
      record.isBuilt = outcome.status == 0
      try record.write(in: folder)
      if record.isBuilt { return program }
    }
    return nil
  }

  /// Leaves out again what did not compile the last time, unless it or what it lacks has changed.
  private mutating func leaveOut(_ before: [Omission], unlessMendedBy changes: Set<String>) {
    let changed = given.filter { changes.contains($0.url.path) }
    for omission in before {
      guard case .error(let error) = omission.reason, let file = files.first(where: { $0.url == omission.file }),
        !changed.contains(file)
      else { continue }
      if let name = error.missingName, changed.contains(where: { $0.mentions(name) }) { continue }
      omit(file, omission.reason)
    }
  }

  private static func progress(_ round: Int, isFirst: Bool, _ count: Int) -> String {
    let files = count == 1 ? "1 file" : "\(count) files"
    if round > 1 { return "compiling \(files) again, without those that do not compile" }
    return isFirst
      ? "compiling \(files); the first time it takes some minutes, since SwiftUI's stand-in is compiled too"
      : "compiling \(files)"
  }

  private var sources: URL { folder.appendingPathComponent("Sources/\(PreviewPackage.module)") }

  /// The names of the links to some files, of which no two are the same.
  private static func names(of files: [TeamFile]) -> [TeamFile: String] {
    var counts: [String: Int] = [:]
    return files.reduce(into: [:]) { names, file in
      let name = file.url.deletingPathExtension().lastPathComponent
      counts[name, default: 0] += 1
      names[file] = counts[name] == 1 ? "\(name).swift" : "\(name)-\(counts[name] ?? 0).swift"
    }
  }

  private func write() throws {
    var contents = FolderContents(folder.appendingPathComponent("Sources"))
    for file in files { contents.links["\(PreviewPackage.module)/\(names[file] ?? "")"] = file.url }
    // One file is always there, so that there is a bundle.
    contents.texts["\(PreviewPackage.module)/Resources/previews.txt"] = ""
    for resource in resources {
      let parent = resource.deletingLastPathComponent()
      let folder = parent.pathExtension == "lproj" ? parent.lastPathComponent + "/" : ""
      let name = "\(PreviewPackage.module)/Resources/\(folder)\(resource.lastPathComponent)"
      // Of two tables of one name the first counts.
      if contents.links[name] == nil { contents.links[name] = resource }
    }
    let stubs = modules
    for module in stubs { contents.texts["\(module)/\(module).swift"] = source(of: module) ?? "" }
    contents.texts["PreviewProgram/main.swift"] = program
    try contents.write()
    try FolderContents.write(manifest(stubs), to: folder.appendingPathComponent("Package.swift"))
  }

  /// The source of the program: it tells the runner where previews stand that do not know it themselves.
  private var program: String {
    let places = Dictionary(files.flatMap { file in file.providers.map { ($0, file.url.path) } }) { first, _ in first }
    let providers = places.sorted { $0.key < $1.key }.map { "    \"\($0)\": \"\($1)\",\n" }
    return """
      import PreviewRunner
      import \(PreviewPackage.module)

      PreviewRunner.run(
        providers: [
      \(providers.isEmpty ? "    :" : providers.joined())
        ])

      """
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
