package import Foundation

/// The apps in some folders: of two that are compiled as one, the second would lose what the first has as well.
package enum AppFolders {
  /// An app, or what else has previews beside apps.
  package struct App: Sendable {
    package let folder: URL
    /// The folders and files in it that belong to it: all but the apps inside.
    package let paths: [String]
  }

  /// The apps below some folders, and what else has previews beside them, in the order of their paths.
  ///
  /// An app is a project or a package of its own that begins a program and has previews. The projects of a workspace are
  /// parts of one.
  ///
  /// - Parameter paths: Folders, or files.
  /// - Returns: Nothing unless there are two apps at least.
  package static func several(at paths: [String]) -> [App] {
    let folders = paths.map { URL(fileURLWithPath: $0).standardizedFileURL }
    let names = folders.flatMap { (try? FileManager.default.contentsOfDirectory(atPath: $0.path)) ?? [] }
    guard !names.contains(where: { $0.hasSuffix(".xcworkspace") }),
      TeamFolder.projects(at: paths).count + TeamFolder.manifests(at: paths).count > 1
    else { return [] }
    var (beginning, showing): (Set<String>, Set<String>) = ([], [])
    var roots: [URL: String] = [:]
    for file in TeamFolder.sources(at: paths) where file.beginsApp || file.previewCount > 0 {
      let folder = file.url.deletingLastPathComponent()
      let root = roots[folder] ?? ProjectFolder.root(of: folder.path)?.path ?? ""
      roots[folder] = root
      guard folders.contains(where: { root == $0.path || root.hasPrefix($0.path + "/") }) else { continue }
      if file.beginsApp { beginning.insert(root) }
      if file.previewCount > 0 { showing.insert(root) }
    }
    guard beginning.intersection(showing).count > 1 else { return [] }
    let apps = showing.sorted().map { URL(fileURLWithPath: $0, isDirectory: true) }
    return apps.map { app in App(folder: app, paths: contents(of: app, without: apps).map(\.path)) }
  }

  /// A folder, or what is in it beside some other folders inside.
  private static func contents(of folder: URL, without others: [URL]) -> [URL] {
    let inside = others.filter { $0.path.hasPrefix(folder.path + "/") }
    guard !inside.isEmpty else { return [folder] }
    let entries = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let visible = entries.filter { !$0.hasPrefix(".") }.sorted().map { folder.appendingPathComponent($0) }
    let code = visible.filter { $0.hasDirectoryPath || $0.pathExtension == "swift" }
    let own = code.filter { entry in !inside.contains { $0.path == entry.path } }
    return own.flatMap { contents(of: $0, without: inside) }
  }
}
