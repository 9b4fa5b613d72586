package import Foundation

#if canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#endif

/// Files that are replaced in one step: whoever reads one meanwhile finds the old text or the new one.
package enum FileReplacement {
  /// Writes a file; one that is there keeps its mode, and a link to it stays a link.
  package static func write(_ data: Data, to path: String) throws {
    let url = URL(filePath: path).resolvingSymlinksInPath()
    removeLeftovers(of: url)
    let mode = try? FileManager.default.attributesOfItem(atPath: url.path)[.posixPermissions]
    let temporary = url.deletingLastPathComponent().appending(path: name(of: url, writtenBy: getpid()))
    defer { try? FileManager.default.removeItem(at: temporary) }
    try data.write(to: temporary)
    if let mode { try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: temporary.path) }
    guard rename(temporary.path, url.path) == 0 else {
      throw CocoaError(.fileWriteUnknown, userInfo: [NSLocalizedDescriptionKey: String(cString: strerror(errno))])
    }
  }

  /// The end of the names of files that are being written, which git ignores beside goldens.
  private static let suffix = Golden.suffix + Golden.pendingSuffix

  private static func prefix(of url: URL) -> String { ".\(url.lastPathComponent)." }

  private static func name(of url: URL, writtenBy process: Int32) -> String {
    prefix(of: url) + "\(process)" + suffix
  }

  /// Removes what programs have left that were ended while they wrote the file.
  private static func removeLeftovers(of url: URL) {
    let folder = url.deletingLastPathComponent()
    let (prefix, names) = (prefix(of: url), (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
    for name in names where name.hasPrefix(prefix) && name.hasSuffix(suffix) {
      guard let process = Int32(name.dropFirst(prefix.count).dropLast(suffix.count)), process > 0,
        kill(process, 0) != 0, errno == ESRCH
      else { continue }
      try? FileManager.default.removeItem(at: folder.appending(path: name))
    }
  }
}
