internal import Foundation

#if canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#endif

/// Files that are replaced in one step: whoever reads one meanwhile finds the old text or the new one.
enum WholeFile {
  /// Writes a file; one that is there keeps its mode, and a link to it stays a link.
  static func write(_ data: Data, to path: String) throws {
    let url = URL(filePath: path).resolvingSymlinksInPath()
    let mode = try? FileManager.default.attributesOfItem(atPath: url.path)[.posixPermissions]
    let temporary = folder(of: path).appending(path: ".\(url.lastPathComponent).\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: temporary) }
    try data.write(to: temporary, options: .withoutOverwriting)
    if let mode { try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: temporary.path) }
    guard rename(temporary.path, url.path) == 0 else { throw problem(String(cString: strerror(errno))) }
  }

  /// Throws if nothing can be written there, as far as can be told beforehand.
  static func check(_ path: String) throws {
    let folder = folder(of: path).path
    guard FileManager.default.fileExists(atPath: folder) else { throw problem("there is no folder \(folder)") }
    guard FileManager.default.isWritableFile(atPath: folder) else { throw problem("\(folder) is closed to you") }
  }

  private static func problem(_ reason: String) -> any Error {
    CocoaError(.fileWriteUnknown, userInfo: [NSLocalizedDescriptionKey: reason])
  }

  private static func folder(of path: String) -> URL {
    URL(filePath: path).resolvingSymlinksInPath().deletingLastPathComponent()
  }
}
