import Diagnostics
package import Foundation

/// Reads files whole, but never more than a scenario may hold.
package enum FileBytes {
  /// Reads standard input; one that does not end is given up where it is too long.
  package static func readStandardInput(as name: String) throws(ScenarioError) -> Data {
    do {
      let bytes = try FileHandle.standardInput.read(upToCount: Limits.fileSize + 1) ?? Data()
      guard bytes.count <= Limits.fileSize else { throw ScenarioError(.fileTooLarge, name: name) }
      return bytes
    } catch let error as ScenarioError {
      throw error
    } catch {
      throw ScenarioError(.unreadable, name: name)
    }
  }

  package static func read(_ path: String) throws(ScenarioError) -> Data {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw ScenarioError(.fileNotFound, name: path)
    }
    if isFolder.boolValue { throw ScenarioError(.isFolder, name: path) }
    guard let file = FileHandle(forReadingAtPath: path) else { throw ScenarioError(.unreadable, name: path) }
    defer { try? file.close() }
    do {
      // One byte more than allowed tells that there is more; what has no size, such as a pipe, is bounded too.
      let size = try file.seekToEnd()
      guard size <= Limits.fileSize else { throw ScenarioError(.fileTooLarge, name: path) }
      try file.seek(toOffset: 0)
      let bytes = try file.read(upToCount: Limits.fileSize + 1) ?? Data()
      guard bytes.count <= Limits.fileSize else { throw ScenarioError(.fileTooLarge, name: path) }
      return bytes
    } catch let error as ScenarioError {
      throw error
    } catch {
      throw ScenarioError(.unreadable, name: path)
    }
  }
}

extension Diagnostic {
  fileprivate static let fileNotFound = Diagnostic("file-not-found", "there is no such file", at: nil)
  fileprivate static let isFolder = Diagnostic("is-a-folder", "this is a folder, not a file", at: nil)
  fileprivate static let unreadable = Diagnostic("unreadable-file", "the file can not be read", at: nil)
  static let fileTooLarge = Diagnostic(
    "file-too-large", "the file is larger than \(Limits.fileSize / 1024 / 1024) MiB", at: nil)
}
