internal import Foundation

/// The packages of others that a project is built with, and whose sources are not in its folders.
struct ForeignPackages {
  /// Where the sources of a module are kept, by the module's name.
  private(set) var addresses: [String: String] = [:]
  /// The products that projects have of packages that stand beside them, and that nobody tells the address of.
  private(set) var beside: Set<String> = []

  /// Reads what the projects and the packages in some folders depend on.
  init(of folders: [String]) {
    for folder in folders {
      note(submodules: ForeignPackages.text(of: URL(fileURLWithPath: folder).appendingPathComponent(".gitmodules")))
    }
    for project in TeamFolder.projects(at: folders) {
      note(project: ForeignPackages.text(of: project.appendingPathComponent("project.pbxproj")))
    }
    for manifest in TeamFolder.manifests(at: folders) { note(manifest: ForeignPackages.text(of: manifest)) }
  }

  /// The packages that some files import, those that most of them do first.
  ///
  /// - Parameters:
  ///   - files: The files that lack something.
  ///   - all: All files, among which a package's own can be.
  /// - Returns: The packages of which no file is there, and nothing of the simulator's stands in for them.
  func wanted(by files: [TeamFile], among all: [TeamFile]) -> [WantedPackage] {
    let folders = Set(all.flatMap { $0.url.deletingLastPathComponent().pathComponents })
    var counts: [String: Int] = [:]
    for module in files.flatMap({ Set($0.imports) }) { counts[module, default: 0] += 1 }
    return counts.compactMap { module, count in
      let address = addresses[module]
      guard address != nil || beside.contains(module), !folders.contains(module), !ModuleTable.isOfPhone(module) else {
        return nil
      }
      return WantedPackage(module: module, address: address, fileCount: count)
    }
    .sorted { (-$0.fileCount, $0.module) < (-$1.fileCount, $1.module) }
  }

  private static func text(of file: URL) -> String { (try? String(contentsOf: file, encoding: .utf8)) ?? "" }

  /// Takes from a project of Xcode's which product is of which package.
  private mutating func note(project text: String) {
    var references: [Substring: String] = [:]
    for match in text.matches(of: /(\w+) \/\* XCRemoteSwiftPackageReference[^{}]*\{[^{}]*repositoryURL = "?([^";]+)/) {
      references[match.output.1] = String(match.output.2)
    }
    for match in text.matches(of: /package = (\w+)[^;]*;\s*productName = "?([^";]+)/) {
      if let address = references[match.output.1] { addresses[String(match.output.2)] = address }
    }
    for match in text.matches(of: /isa = XCSwiftPackageProductDependency;\s*productName = "?([^";]+)/) {
      beside.insert(String(match.output.1))
    }
  }

  /// Takes from a repository which others stand in folders of it; who clones it has to ask for these.
  private mutating func note(submodules text: String) {
    for section in text.split(separator: /\[submodule[^\]]*\]/) {
      guard let path = section.firstMatch(of: /(?m)^\s*path\s*=\s*(\S.*?)\s*$/)?.output.1,
        let address = section.firstMatch(of: /(?m)^\s*url\s*=\s*(\S.*?)\s*$/)?.output.1,
        let name = path.split(separator: "/").last
      else { continue }
      addresses[String(name)] = String(address)
    }
  }

  /// Takes from the manifest of a package what it depends on; a product without a name of its own is called as its package.
  private mutating func note(manifest text: String) {
    var packages: [String: String] = [:]
    for match in text.matches(of: /\.package\([^)]*?url:\s*"([^"]+)"/) {
      let address = String(match.output.1)
      let name = (address.split(separator: "/").last ?? "").replacing(/\.git$/, with: "")
      packages[name.lowercased()] = address
      addresses[String(name)] = address
    }
    for match in text.matches(of: /\.product\(\s*name:\s*"([^"]+)",\s*package:\s*"([^"]+)"/) {
      if let address = packages[match.output.2.lowercased()] { addresses[String(match.output.1)] = address }
    }
  }
}
