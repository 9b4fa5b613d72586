package import Foundation

/// The apps in some folders: of two that are compiled as one, the second would lose what the first has as well.
package enum AppFolders {
  /// The folders of several apps below some others, and of what else has previews beside them, in the order of their paths.
  ///
  /// An app is a project or a package of its own that begins a program and has previews. The projects of a workspace are
  /// parts of one.
  ///
  /// - Parameter paths: Folders, or files.
  /// - Returns: Nothing unless there are two apps at least.
  package static func several(at paths: [String]) -> [URL] {
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
    return showing.sorted().map { URL(fileURLWithPath: $0, isDirectory: true) }
  }
}
