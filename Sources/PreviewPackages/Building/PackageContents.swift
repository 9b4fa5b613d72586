internal import Foundation

/// What the package around a team's files is made of, and how it is written.
struct PackageContents {
  /// Where the package is written.
  let folder: URL
  /// Where the package of the simulator is.
  let simulator: URL
  /// The team's files, and what is compiled of them.
  var team: CompiledFiles
  /// Translations and pictures of the app's.
  let resources: [URL]
  /// The source of the constants for pictures and colors.
  let assetSymbols: String
  /// The source of the classes for what Core Data keeps.
  let managedObjects: String
  /// The source of the classes for models of Core ML's.
  let learnedModels: String
  /// The source of the classes for what an app can be asked to do.
  let intents: String
  /// The source of the members of what stands for types that are not there.
  let unknownMembers: String
  /// The source by which errors say what they do on a device.
  let errorWords: String
  /// The files that only an app for the watch has.
  var watchFiles: Set<TeamFile> = []
  /// What the compiler is told by the settings of the app's own.
  let options: [String]

  /// The module that the team's files are compiled as.
  static let module = "Team"
  /// A target without code, which needs all that the team's files need.
  static let support = "PreviewSupport"
  /// The program that plays the previews.
  static let program = "PreviewProgram"
  /// What the program needs of the simulator.
  static let runner = "PreviewRunner"

  /// The seconds of work after which the compiler gives an expression up: one with something that is not there can take
  /// minutes, and nobody's own takes that long.
  private static let longestExpression = 8

  /// Where the team's files are compiled from.
  var sources: URL { folder.appendingPathComponent("Sources/\(PackageContents.module)") }

  /// Where some files are compiled from.
  func places(of files: [TeamFile]) -> [URL] { files.map(place) }

  /// Where a file is compiled from.
  private func place(of file: TeamFile) -> URL { sources.appendingPathComponent(team.name(of: file)) }

  /// The modules that the files import and that have to be made.
  ///
  /// For one of the app's own an empty one is enough, since its files are compiled with the others.
  var modules: [String] {
    Set(team.files.flatMap(\.imports)).subtracting(ModuleTable.available)
      .subtracting(ModuleTable.ofOtherDevices).sorted()
  }

  /// Writes it; what stands there already is not touched.
  func write() throws {
    try sourceFolder.write()
    try FolderContents.write(manifestSource, to: manifest)
  }

  /// Whether it stands there already as it is now, with all that is made of the project's settings.
  var isWritten: Bool {
    sourceFolder.isWritten && (try? String(contentsOf: manifest, encoding: .utf8)) == manifestSource
  }

  private var manifest: URL { folder.appendingPathComponent("Package.swift") }

  /// What is to stand in the folder of the sources.
  private var sourceFolder: FolderContents {
    var contents = FolderContents(folder.appendingPathComponent("Sources"))
    // The compiler goes by the times of what it has compiled before: of two apps that came in one archive all files are of
    // one time, and a link to the one would be taken for that to the other.
    for file in team.files { contents.texts["\(PackageContents.module)/\(team.name(of: file))"] = team.text(of: file) }
    // One file is always there, so that there is a bundle.
    contents.texts["\(PackageContents.module)/Resources/previews.txt"] = ""
    contents.texts["\(PackageContents.module)/AssetSymbols.swift"] = assetSymbols
    contents.texts["\(PackageContents.module)/GeneratedManagedObjects.swift"] = managedObjects
    contents.texts["\(PackageContents.module)/GeneratedLearnedModels.swift"] = learnedModels
    contents.texts["\(PackageContents.module)/GeneratedIntents.swift"] = intents
    contents.texts["\(PackageContents.module)/GeneratedUnknownMembers.swift"] = unknownMembers
    contents.texts["\(PackageContents.module)/GeneratedErrorWords.swift"] = errorWords
    for resource in resources where resource.pathExtension != "xcassets" {
      let parent = resource.deletingLastPathComponent()
      let folder = parent.pathExtension == "lproj" ? parent.lastPathComponent + "/" : ""
      let name = "\(PackageContents.module)/Resources/\(folder)\(resource.lastPathComponent)"
      // Of two tables of one name the first counts.
      if contents.links[name] == nil { contents.links[name] = resource }
    }
    let stubs = modules
    for module in stubs { contents.texts["\(module)/\(module).swift"] = source(of: module) }
    contents.texts["\(PackageContents.support)/\(PackageContents.support).swift"] = ""
    contents.texts["\(PackageContents.program)/main.swift"] = programSource
    return contents
  }

  private func source(of module: String) -> String {
    module == SymbolConstants.module ? SymbolConstants.source(for: team.given) : ModuleTable.source(of: module)
  }

  /// The source of the program: it tells the runner where previews stand that do not know it themselves, of which files
  /// those are that are compiled as copies, and which files are an app's for the watch.
  var programSource: String {
    // Types of one name in two targets are compiled under two.
    let providers = team.files.filter { !$0.providers.isEmpty }.flatMap { file in
      FileScan(of: team.text(of: file)).providers.map { ($0, file.url.path) }
    }
    let catalogs = resources.filter { $0.pathExtension == "xcassets" }
    let copies = team.files.map { (place(of: $0).path, $0.url.path) }
    let watchFiles = watchFiles.map(\.url.path).sorted()
    let registration = ManagedObjectModels.registration
    let beginning = managedObjects.contains(registration) ? "\(PackageContents.module).\(registration)()\n" : ""
    return """
      import PreviewRunner
      import \(PackageContents.module)

      \(beginning)PreviewRunner.run(
        providers: \(PackageContents.literal(providers)),
        copies: \(PackageContents.literal(copies)),
        colors: \(PackageContents.literal(AssetColors.read(catalogs).map { ($0.name, $0.color) })),
        watchFiles: \(watchFiles))

      """
  }

  /// A dictionary of paths, as it is written in Swift; of two entries of one name the first counts.
  private static func literal(_ entries: [(String, String)]) -> String {
    let entries = Dictionary(entries) { first, _ in first }.sorted { $0.key < $1.key }
    let lines = entries.map { "    \($0.key.debugDescription): \($0.value.debugDescription),\n" }
    return lines.isEmpty ? "[:]" : "[\n\(lines.joined())  ]"
  }

  /// What the compiler is told for all apps: as Xcode does, that `/…/` is a regular expression; and that what a parameter or
  /// a property has unless it is given belongs where they do, as it does in packages of Swift 6, with which others are
  /// compiled as one.
  private static let options = ["-enable-bare-slash-regex", "-enable-upcoming-feature", "IsolatedDefaultValues"]

  private var manifestSource: String {
    let stubs = modules
    func products(_ names: [String]) -> String {
      names.map { ".product(name: \"\($0)\", package: \"a11ysim\")" }.joined(separator: ", ")
    }
    let targets = stubs.map { stub in
      ".target(name: \"\(stub)\", dependencies: [\(products(ModuleTable.standIns(for: stub)))]),"
    }
    let dependencies = ([products([ModuleTable.swiftUI, ModuleTable.everywhere])] + stubs.map { "\"\($0)\"" })
    return """
      // swift-tools-version: 6.0
      import PackageDescription

      let package = Package(
        name: "previews",
        defaultLocalization: "en",
        platforms: [.macOS(.v14)],
        dependencies: [.package(name: "a11ysim", path: \(simulator.path.debugDescription))],
        targets: [
          \(targets.joined(separator: "\n    "))
          .target(name: "\(PackageContents.support)", dependencies: [\(dependencies.joined(separator: ", "))]),
          .target(
            name: "\(PackageContents.module)",
            dependencies: [\(dependencies.joined(separator: ", "))],
            resources: [.process("Resources")],
            swiftSettings: [
              .swiftLanguageMode(.v5),
              .unsafeFlags([
                "-module-alias", "SwiftUI=\(ModuleTable.swiftUI)", "-suppress-warnings", "-continue-building-after-errors",
                \(PackageContents.options.map(\.debugDescription).joined(separator: ", ")),
                \((TypeCheck.inFewBatches + options).map(\.debugDescription).joined(separator: ", ")),
                "-Xfrontend", "-import-module", "-Xfrontend", "\(ModuleTable.everywhere)",
                "-Xfrontend", "-solver-expression-time-threshold=\(PackageContents.longestExpression)",
              ]),
            ]),
          .executableTarget(
            name: "\(PackageContents.program)",
            dependencies: ["\(PackageContents.module)", .product(name: "\(PackageContents.runner)", package: "a11ysim")]),
        ]
      )

      """
  }
}
