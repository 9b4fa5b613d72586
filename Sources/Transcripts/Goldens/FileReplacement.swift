package import Foundation

#if canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#endif

/// Files that are replaced in one step: whoever reads one meanwhile finds the old text or the new one.
package enum FileReplacement {
  /// Writes a file; one that is there keeps its mode, and a link to it stays a link.
  ///
  /// - Parameters:
  ///   - data: What it holds from now on.
  ///   - path: Where it is.
  ///   - isOneOfMany: Whether it is one of many that can be made again: nobody waits until the disk has it, and what other
  ///     programs have left in its folder is looked for by ``removeLeftovers(in:)``, once for all.
  /// - Throws: What keeps it from being written.
  package static func write(_ data: Data, to path: String, isOneOfMany: Bool = false) throws {
    let url = URL(filePath: path).resolvingSymlinksInPath()
    let folder = url.deletingLastPathComponent()
    if !isOneOfMany { removeLeftovers(in: folder, of: url.lastPathComponent) }
    let mode = try? FileManager.default.attributesOfItem(atPath: url.path)[.posixPermissions]
    let temporary = folder.appending(path: name(of: url, writtenBy: getpid()))
    defer { unlink(temporary.path) }
    if isOneOfMany {
      guard FileManager.default.createFile(atPath: temporary.path, contents: nil) else {
        throw CocoaError(.fileWriteNoPermission)
      }
      let file = try FileHandle(forWritingTo: temporary)
      try file.write(contentsOf: data)
      try file.close()
    } else {
      try data.write(to: temporary)
    }
    if let mode { try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: temporary.path) }
    guard rename(temporary.path, url.path) == 0 else {
      throw CocoaError(.fileWriteUnknown, userInfo: [NSLocalizedDescriptionKey: String(cString: strerror(errno))])
    }
  }

  /// The end of the names of files that are being written, which git ignores beside goldens.
  private static let suffix = Golden.suffix + Golden.pendingSuffix

  private static func name(of url: URL, writtenBy process: Int32) -> String {
    ".\(url.lastPathComponent).\(process)\(suffix)"
  }

  /// Removes what programs have left in a folder that were ended while they wrote a file.
  package static func removeLeftovers(in folder: URL) { removeLeftovers(in: folder, of: nil) }

  /// Removes what they have left of a file, or of any.
  private static func removeLeftovers(in folder: URL, of file: String?) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let prefix = file.map { ".\($0)." } ?? "."
    for name in names where name.hasPrefix(prefix) && name.hasSuffix(suffix) {
      let writer = name.dropLast(suffix.count)
      guard let dot = writer.lastIndex(of: "."),
        file == nil || dot == writer.index(writer.startIndex, offsetBy: prefix.count - 1),
        let process = Int32(writer[writer.index(after: dot)...]), process > 0, kill(process, 0) != 0, errno == ESRCH
      else { continue }
      try? FileManager.default.removeItem(at: folder.appending(path: name))
    }
  }
}
