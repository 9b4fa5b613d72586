internal import Foundation

/// The folder of the project that some code is a part of.
enum ProjectFolder {
  /// The nearest folder around a path that Xcode has a project in, or else the nearest package; `nil` if there is neither.
  ///
  /// Packages beside each other in a folder of Xcode's are parts of one app.
  static func root(of path: String) -> URL? {
    let manager = FileManager.default
    let home = manager.homeDirectoryForCurrentUser.standardizedFileURL.path
    var folder = URL(fileURLWithPath: path).standardizedFileURL
    var package: URL?
    while folder.path != "/", folder.path != home {
      let names = (try? manager.contentsOfDirectory(atPath: folder.path)) ?? []
      if names.contains(where: { $0.hasSuffix(".xcodeproj") || $0.hasSuffix(".xcworkspace") }) { return folder }
      if package == nil, names.contains("Package.swift") { package = folder }
      if names.contains(".git") { break }
      folder.deleteLastPathComponent()
    }
    return package
  }
}
