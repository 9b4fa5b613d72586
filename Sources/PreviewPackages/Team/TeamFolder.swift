package import Foundation

/// The files of a team's in some folders, without what is not a part of the app: tests, manifests, what was built.
package enum TeamFolder {
  /// The Swift files at some paths, in the order of their paths.
  package static func sources(at paths: [String]) -> [TeamFile] { places(at: paths).compactMap(TeamFile.init) }

  /// Those of the files that a word stands in; the others are not looked at line by line.
  package static func sources(at paths: [String], holding word: String) -> [TeamFile] {
    places(at: paths).filter { (try? String(contentsOf: $0, encoding: .utf8))?.holds(word) == true }
      .compactMap(TeamFile.init)
  }

  /// Where the files are, in their order.
  private static func places(at paths: [String]) -> [URL] {
    var found: Set<URL> = []
    for path in paths {
      let url = URL(fileURLWithPath: path).standardizedFileURL
      if url.pathExtension == "swift" {
        found.insert(url)
      } else {
        found.formUnion(files(in: url, isSource))
      }
    }
    return found.sorted { $0.path < $1.path }
  }

  /// The Swift files that the projects in some folders name and that stand elsewhere, as what several of them share does.
  static func sourcesElsewhere(at folders: [String]) -> [TeamFile] {
    let targets = projects(at: folders).compactMap(XcodeProject.init).flatMap(\.targets).filter { !$0.isOfTests }
    let files = Set(targets.flatMap(\.files).map { URL(fileURLWithPath: $0).standardizedFileURL })
    return files.filter { file in isSource(file) && !folders.contains { file.path.hasPrefix("\($0)/") } }
      .sorted { $0.path < $1.path }.compactMap(TeamFile.init)
  }

  /// The translations in some folders: catalogs, and the files of each language's folder; and catalogs of assets.
  package static func resources(at paths: [String]) -> [URL] {
    found(at: paths) { ["xcstrings", "strings", "stringsdict", "xcassets"].contains($0.pathExtension) }
  }

  /// The files that the app reads: those of these kinds that are not the project's own.
  static func data(at paths: [String]) -> [URL] {
    let kinds: Set<String> = [
      "json", "geojson", "plist", "txt", "csv", "tsv", "xml", "html", "css", "js", "md", "yaml", "yml", "ics", "gpx",
      // What is played or drawn, which an app takes to be there (`Bundle.main.url(forResource: "song", …)!`).
      "mp3", "m4a", "wav", "aac", "caf", "aif", "aiff", "mid", "mp4", "m4v", "mov", "png", "jpg", "jpeg", "gif", "heic",
      "svg", "webp", "pdf", "rtf", "ttf", "otf", "ttc", "usdz", "scn", "sqlite", "db", "bin", "der", "cer",
    ]
    return found(at: paths) { kinds.contains($0.pathExtension.lowercased()) && $0.lastPathComponent != informationList }
      .filter { !isOfProject($0) }
  }

  /// Whether a file is inside of what is the project's own.
  private static func isOfProject(_ file: URL) -> Bool {
    file.pathComponents.contains { part in projectSuffixes.contains { part.hasSuffix($0) } }
  }

  /// What the apps and their extensions say of themselves.
  static func informationLists(at paths: [String]) -> [URL] {
    found(at: paths) { $0.lastPathComponent == informationList && !isOfProject($0) }
  }

  /// The files that give settings to projects.
  static func settings(at paths: [String]) -> [URL] {
    found(at: paths) { $0.pathExtension == "xcconfig" }
  }

  /// The models of Core Data's, each a folder with its versions.
  static func dataModels(at paths: [String]) -> [URL] {
    found(at: paths) { $0.pathExtension == "xcdatamodeld" }
  }

  /// What the app can be asked to do by Siri, and how its older widgets are configured.
  static func intentDefinitions(at paths: [String]) -> [URL] {
    found(at: paths) { $0.pathExtension == "intentdefinition" }
  }

  /// The models of Core ML's: files, and folders that hold such a file; not those that a project of Create ML keeps.
  static func learnedModels(at paths: [String]) -> [URL] {
    found(at: paths) { file in
      let folder = file.deletingLastPathComponent().pathComponents
      return ["mlmodel", modelPackage].contains(file.pathExtension)
        && !folder.contains { $0.hasSuffix(".\(modelPackage)") || $0.hasSuffix(".mlproj") }
    }
  }
  static let modelPackage = "mlpackage"

  /// The projects of Xcode.
  static func projects(at paths: [String]) -> [URL] {
    found(at: paths) { $0.pathExtension == "xcodeproj" }
  }

  /// What packages say of themselves.
  static func manifests(at paths: [String]) -> [URL] {
    found(at: paths) { $0.lastPathComponent == manifest }
  }

  private static func isSource(_ file: URL) -> Bool {
    file.pathExtension == "swift" && file.lastPathComponent != manifest
  }

  private static let manifest = "Package.swift"
  private static let informationList = "Info.plist"
  private static let projectSuffixes = [".xcodeproj", ".xcworkspace", ".xcassets", ".xcdatamodeld", ".docc"]

  private static func found(at paths: [String], _ isWanted: (URL) -> Bool) -> [URL] {
    let found = paths.flatMap { path -> [URL] in
      let url = URL(fileURLWithPath: path).standardizedFileURL
      return files(in: url.pathExtension == "swift" ? url.deletingLastPathComponent() : url, isWanted)
    }
    return Set(found).sorted { $0.path < $1.path }
  }

  /// Whether there are previews at a path: in a Swift file, or in one of a folder's.
  package static func hasPreviews(at path: String) -> Bool {
    let url = URL(fileURLWithPath: path).standardizedFileURL
    return (isSource(url) ? [url] : files(in: url, isSource)).contains { file in
      guard let data = try? Data(contentsOf: file) else { return false }
      return ["#Preview", "PreviewProvider"].contains { data.range(of: Data($0.utf8)) != nil }
    }
  }

  /// Whether a part of a path tells that what is there belongs to tests, or is to be tried out by itself.
  private static func isOfNoApp(_ part: String) -> Bool {
    part == "Tests" || ["Tests", "Tests.swift", ".playground"].contains(where: part.hasSuffix)
  }

  private static func files(in folder: URL, _ isWanted: (URL) -> Bool) -> [URL] {
    let contents = FileManager.default.enumerator(
      at: folder, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
    var found: [URL] = []
    while let file = contents?.nextObject() as? URL {
      let parts = file.pathComponents.dropFirst(folder.pathComponents.count)
      if parts.contains(where: isOfNoApp) { continue }
      if isWanted(file) { found.append(file.standardizedFileURL) }
    }
    return found
  }
}
