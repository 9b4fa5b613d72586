internal import Foundation

/// Finds the scenarios that a command line names.
enum ScenarioFinder {
  private static let extensions: Set<String> = ["yaml", "yml", "json"]

  /// The files behind some paths: files as they are, and all scenarios inside folders, in the order of their paths.
  static func files(at paths: [String]) -> [String] {
    paths.flatMap { path in
      var isFolder: ObjCBool = false
      guard path != "-", FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue else {
        return [path]
      }
      return scenarios(in: path)
    }
  }

  private static func scenarios(in folder: String) -> [String] {
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    let base = folder.hasSuffix("/") ? folder : folder + "/"
    return names.filter { extensions.contains(($0 as NSString).pathExtension) && !isHidden($0) }
      .sorted()
      .map { base + $0 }
  }

  private static func isHidden(_ path: String) -> Bool {
    path.split(separator: "/").contains { $0.hasPrefix(".") }
  }
}
