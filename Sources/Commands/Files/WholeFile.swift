internal import A11ySimulation
internal import Foundation

#if canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#endif

/// Files that are replaced in one step: whoever reads one meanwhile finds the old text or the new one.
enum WholeFile {
  /// Writes a file; one that is there keeps its mode, and a link to it stays a link.
  ///
  /// - Parameters:
  ///   - data: What it holds from now on.
  ///   - path: Where it is.
  ///   - isOneOfMany: Whether it is one of many that can be made again, for which nobody waits until the disk has them.
  /// - Throws: What keeps it from being written.
  static func write(_ data: Data, to path: String, isOneOfMany: Bool = false) throws {
    guard !isStream(path) else { return try FileHandle(forWritingTo: URL(filePath: path)).write(contentsOf: data) }
    try FileReplacement.write(data, to: path, isOneOfMany: isOneOfMany)
  }

  /// Throws if nothing can be written there, as far as can be told beforehand.
  static func check(_ path: String) throws {
    guard !isStream(path) else { return }
    let folder = folder(of: path).path
    guard !ScenarioFinder.isFolder(path) else { throw problem("'\(path)' is a folder") }
    guard FileManager.default.fileExists(atPath: folder) else { throw problem("there is no folder \(folder)") }
    guard ScenarioFinder.isFolder(folder) else { throw problem("\(folder) is not a folder") }
    guard FileManager.default.isWritableFile(atPath: folder) else { throw problem("\(folder) is closed to you") }
  }

  /// Makes the folder of a file that is to be written, and checks the file.
  static func prepare(_ path: String) throws {
    // What stands in the way is told by the check, in words of its own.
    try? FileManager.default.createDirectory(at: folder(of: path), withIntermediateDirectories: true)
    try check(path)
  }

  /// Writes a report or a picture: a file that is made anew, with its folder if that is missing.
  static func make(_ data: Data, at path: String, isOneOfMany: Bool = false) throws {
    try prepare(path)
    try write(data, to: path, isOneOfMany: isOneOfMany)
  }

  /// Does what writes a file; that it cannot be written is told, and ends the command.
  static func attempt<Result>(_ path: String, _ write: () throws -> Result) throws -> Result {
    do {
      return try write()
    } catch {
      throw Console.unwritten(path, error).exitCode
    }
  }

  /// Whether a path leads to a pipe or a device, such as `/dev/stdout`, which takes what is written and stays.
  private static func isStream(_ path: String) -> Bool {
    var status = stat()
    guard stat(path, &status) == 0 else { return false }
    return ![S_IFREG, S_IFDIR].contains(status.st_mode & S_IFMT)
  }

  private static func problem(_ reason: String) -> any Error {
    CocoaError(.fileWriteUnknown, userInfo: [NSLocalizedDescriptionKey: reason])
  }

  private static func folder(of path: String) -> URL {
    URL(filePath: path).resolvingSymlinksInPath().deletingLastPathComponent()
  }
}
