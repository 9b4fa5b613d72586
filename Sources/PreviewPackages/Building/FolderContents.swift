internal import Foundation

/// What is to stand in a folder: nothing else, and what stands there already is not touched.
///
/// Whoever builds from the folder goes by the times of the files.
struct FolderContents {
  private let folder: URL
  /// The texts of files, by their paths in the folder.
  var texts: [String: String] = [:]
  /// What links lead to, by their paths in the folder.
  var links: [String: URL] = [:]

  init(_ folder: URL) {
    self.folder = folder
  }

  /// Whether all of it stands there.
  var isWritten: Bool {
    texts.allSatisfy { name, text in
      FileManager.default.contents(atPath: folder.appendingPathComponent(name).path) == Data(text.utf8)
    }
      && links.allSatisfy { name, target in
        let place = folder.appendingPathComponent(name).path
        return (try? FileManager.default.destinationOfSymbolicLink(atPath: place)) == target.path
      }
  }

  func write() throws {
    let manager = FileManager.default
    try manager.createDirectory(at: folder, withIntermediateDirectories: true)
    for name in manager.enumerator(atPath: folder.path)?.compactMap({ $0 as? String }) ?? [] {
      let url = folder.appendingPathComponent(name)
      let isFolder = (try? url.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true
      if !isFolder, texts[name] == nil, links[name] == nil { try manager.removeItem(at: url) }
    }
    for (name, text) in texts {
      let url = folder.appendingPathComponent(name)
      // What a link leads to is somebody's own, and not written to.
      if (try? manager.destinationOfSymbolicLink(atPath: url.path)) != nil { try manager.removeItem(at: url) }
      try FolderContents.write(text, to: url)
    }
    for (name, target) in links {
      let url = folder.appendingPathComponent(name)
      if (try? manager.destinationOfSymbolicLink(atPath: url.path)) == target.path { continue }
      try? manager.removeItem(at: url)
      try manager.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try manager.createSymbolicLink(at: url, withDestinationURL: target)
    }
  }

  /// Writes a file, unless it holds the text already.
  static func write(_ text: String, to url: URL) throws {
    let data = Data(text.utf8)
    if FileManager.default.contents(atPath: url.path) == data { return }
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url, options: .atomic)
  }
}
