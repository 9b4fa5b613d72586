internal import Foundation

/// How a patch names a file.
package enum PatchPath {
  /// The path from the top of the repository around a file, as `git apply` takes it; without a repository, from the
  /// current folder; of a file that is in neither, no more than its name.
  package static func path(of file: String) -> String {
    let url = URL(filePath: file).standardizedFileURL
    let here = URL(filePath: FileManager.default.currentDirectoryPath).standardizedFileURL
    let top = repository(around: url.deletingLastPathComponent()) ?? here
    let (names, above) = (url.pathComponents, top.pathComponents)
    guard names.starts(with: above) else { return file.shown }
    return names.dropFirst(above.count).joined(separator: "/")
  }

  /// The folder in which the program runs, from the top of the repository around it; empty for the top, and without one.
  static var folder: String {
    let here = URL(filePath: FileManager.default.currentDirectoryPath).standardizedFileURL
    guard let top = repository(around: here) else { return "" }
    return here.pathComponents.dropFirst(top.standardizedFileURL.pathComponents.count).joined(separator: "/")
  }

  /// The nearest folder that holds a repository of git's.
  private static func repository(around folder: URL) -> URL? {
    var folder = folder
    while folder.pathComponents.count > 1 {
      if FileManager.default.fileExists(atPath: folder.appending(path: ".git").path) { return folder }
      folder.deleteLastPathComponent()
    }
    return nil
  }
}

extension String {
  /// The path as services know it that show a repository: from its top; what is not a file stays as it is.
  var inRepository: String {
    FileManager.default.fileExists(atPath: self) ? PatchPath.path(of: self) : self
  }
}
