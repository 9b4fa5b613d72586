internal import Foundation

extension String {
  /// A path as reports show it: from the folder in which the program runs, or only its end; never the folders of a machine.
  package var shown: String {
    guard hasPrefix("/") else { return hasPrefix("./") ? String(dropFirst(2)) : self }
    let here = URL(filePath: FileManager.default.currentDirectoryPath).standardizedFileURL.pathComponents
    let names = URL(filePath: self).standardizedFileURL.pathComponents
    guard names.starts(with: here), names.count > here.count else { return names.last ?? self }
    return names.dropFirst(here.count).joined(separator: "/")
  }
}
