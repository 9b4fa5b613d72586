import Foundation
import PackagePlugin

/// `swift package a11ysim …`: the program in the package that depends on it, with all that its command line takes.
@main
struct A11ysimCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    let process = Process()
    process.executableURL = try context.tool(named: "a11ysim").url
    process.arguments = arguments
    process.environment = environment(in: context.package)
    // Where the package's a11ysim.yaml and Scenarios are, wherever in it the command was given.
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    // The status is the answer: 1 for a transcript that differs, 2 for a wrong input.
    if process.terminationStatus != 0 { exit(process.terminationStatus) }
  }

  /// The environment of the program, which compiles previews with the sources of a11ysim: those of the dependency, wherever
  /// the program itself was built.
  private func environment(in package: Package) -> [String: String] {
    var environment = ProcessInfo.processInfo.environment
    if environment["A11YSIM_PACKAGE"] == nil, let simulator = simulator(among: package.dependencies) {
      environment["A11YSIM_PACKAGE"] = simulator.directoryURL.path
    }
    return environment
  }

  /// The package of a11ysim among dependencies and those of them, whatever it is called.
  private func simulator(among dependencies: [PackageDependency]) -> Package? {
    var packages = dependencies.map(\.package)
    // Many packages depend on the same ones.
    var known: Set<Package.ID> = []
    while !packages.isEmpty {
      packages = packages.filter { known.insert($0.id).inserted }
      if let simulator = packages.first(where: \.isSimulator) { return simulator }
      packages = packages.flatMap { $0.dependencies.map(\.package) }
    }
    return nil
  }
}

extension Package {
  fileprivate var isSimulator: Bool {
    FileManager.default.fileExists(atPath: directoryURL.appending(path: "Sources/PreviewRunner").path)
  }
}
