import Diagnostics
package import Foundation

/// Reads files whole, but never more than a scenario may hold.
package enum FileBytes {
  package static func read(_ path: String) throws(ScenarioError) -> Data {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw ScenarioError(.absence(of: path), name: path)
    }
    if isFolder.boolValue { throw ScenarioError(.isFolder, name: path) }
    guard let file = FileHandle(forReadingAtPath: path) else { throw ScenarioError(.closed(path), name: path) }
    defer { try? file.close() }
    do {
      let size = try file.seekToEnd()
      guard size <= Limits.fileSize else { throw ScenarioError(.fileTooLarge(Limits.fileSize), name: path) }
      try file.seek(toOffset: 0)
      // A file has what is written in it; a device, such as a terminal, has no size.
      return size > 0 ? try file.read(upToCount: Int(size)) ?? Data() : try readStream(file, name: path)
    } catch let error as ScenarioError {
      throw error
    } catch {
      throw ScenarioError(.unreadable, name: path)
    }
  }

  /// Reads standard input to its end.
  package static func readStandardInput() throws(ScenarioError) -> Data {
    try readStream(.standardInput, name: "<stdin>")
  }

  private static func readStream(_ stream: FileHandle, name: String) throws(ScenarioError) -> Data {
    let bytes: Data?
    // One byte more than allowed tells that there is more.
    do { bytes = try stream.read(upToCount: Limits.streamSize + 1) } catch {
      throw ScenarioError(.unreadable, name: name)
    }
    guard let bytes, bytes.count > Limits.streamSize else { return bytes ?? Data() }
    throw ScenarioError(.fileTooLarge(Limits.streamSize), name: name)
  }
}

extension Diagnostic {
  fileprivate static func absence(of path: String) -> Diagnostic {
    if let target = try? FileManager.default.destinationOfSymbolicLink(atPath: path) {
      return Diagnostic("broken-link", "this is a link to '\(target)', which leads nowhere", at: nil)
    }
    return Diagnostic(
      "file-not-found", "there is no such file", at: nil,
      hints: NearFile.hint(for: path, at: path).map { [$0] } ?? [])
  }

  /// The error for a file that is there and cannot be opened.
  fileprivate static func closed(_ path: String) -> Diagnostic {
    guard !FileManager.default.isReadableFile(atPath: path) else { return .unreadable }
    return Diagnostic(
      "unreadable-file", "there is no permission to read the file", at: nil, hints: ["'ls -l' tells who may read it"])
  }

  fileprivate static let isFolder = Diagnostic("is-a-folder", "this is a folder, not a file", at: nil)
  fileprivate static let unreadable = Diagnostic("unreadable-file", "the file cannot be read", at: nil)
  static func fileTooLarge(_ limit: Int) -> Diagnostic {
    Diagnostic("file-too-large", "the file is larger than \(limit / 1024 / 1024) MiB", at: nil)
  }
}
