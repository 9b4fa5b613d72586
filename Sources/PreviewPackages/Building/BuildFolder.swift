internal import Foundation

/// Where SwiftPM builds the packages of previews: beside the simulator, so that what stands in for SwiftUI is compiled once
/// and not for each app.
struct BuildFolder {
  let url: URL
  /// The package that is built in it now.
  private let package: URL
  /// Where the sources of the simulator are.
  private let simulator: URL

  /// The folder beside the simulator, or one in the package where nothing can be written there.
  init(for package: URL, simulator: URL) {
    let shared = simulator.appendingPathComponent(".build/previews", isDirectory: true)
    let own = package.appendingPathComponent(".build", isDirectory: true)
    let manager = FileManager.default
    try? manager.createDirectory(at: shared, withIntermediateDirectories: true)
    url = manager.isWritableFile(atPath: shared.path) ? shared : own
    // The lock and the name of the owner are written before anything is built.
    if url == own { try? manager.createDirectory(at: own, withIntermediateDirectories: true) }
    self.package = package
    self.simulator = simulator
  }

  /// The program that plays the previews.
  var program: URL { url.appendingPathComponent("debug/\(PackageContents.program)") }

  /// How all that is to be compiled is planned.
  var plan: URL { url.appendingPathComponent("debug.yaml") }

  /// Whether the program that stands in it is that of the package.
  var isOfPackage: Bool { owner?.package == package.path && FileManager.default.fileExists(atPath: program.path) }

  /// Whether the simulator has been compiled in it, as it is now.
  var isReady: Bool { FileManager.default.fileExists(atPath: readyFile.path) }

  private var readyFile: URL { url.appendingPathComponent("simulator-built") }

  /// Notes that the simulator has been compiled.
  func noteReady() throws { try Data().write(to: readyFile) }

  /// Whether nothing has been compiled in it.
  var isNew: Bool { !FileManager.default.fileExists(atPath: url.appendingPathComponent("debug").path) }

  /// Whose program stands in the folder, and which modules were made for it.
  private struct Owner: Codable, Equatable {
    var package: String
    var modules: [String]
    /// The program that builds.
    var simulator: BuildRecord.Stamp?
    /// The names of the simulator's sources.
    var sources: [String]?
  }

  private var ownerFile: URL { url.appendingPathComponent("built-for.json") }

  private var owner: Owner? {
    (try? Data(contentsOf: ownerFile)).flatMap { try? JSONDecoder().decode(Owner.self, from: $0) }
  }

  /// Takes the folder for the package; no file can import what was made for another one.
  ///
  /// - Parameters:
  ///   - modules: The modules that are made for the package.
  ///   - simulator: The program that builds.
  /// - Throws: What keeps files from being written.
  func claim(with modules: [String], by simulator: BuildRecord.Stamp?) throws {
    let before = owner
    let now = Owner(package: package.path, modules: modules, simulator: simulator, sources: simulatorSources)
    if before?.simulator != now.simulator || before?.sources != now.sources {
      // SwiftPM does not notice files that are new in a package that others depend on.
      for file in [plan, readyFile] { try? FileManager.default.removeItem(at: file) }
    }
    // Packages that ask whether they can import Combine are not to find what was made for an app.
    for module in before?.modules ?? [] where !isReady || !modules.contains(module) {
      let place = url.appendingPathComponent("debug/Modules/\(module).swiftmodule")
      try? FileManager.default.removeItem(at: place)
    }
    if now != before { try JSONEncoder().encode(now).write(to: ownerFile, options: .atomic) }
  }

  /// The files that the simulator is made of, by their paths in its folder.
  private var simulatorSources: [String] {
    let folder = simulator.appendingPathComponent("Sources").path
    let paths = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return paths.filter { $0.hasSuffix(".swift") || $0.hasSuffix(".c") || $0.hasSuffix(".h") }.sorted()
  }
}
