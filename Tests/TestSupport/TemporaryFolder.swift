package import Foundation

/// A folder of a test's own that goes away with the test.
package final class TemporaryFolder: Sendable {
  /// Where the folder is.
  package let url = FileManager.default.temporaryDirectory.appendingPathComponent("a11ysim-test-\(UUID().uuidString)")

  /// Makes the folder.
  package init() throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  /// The path of the folder.
  package var path: String { url.path }

  /// Where a file of the folder is.
  package func file(_ name: String) -> URL { url.appendingPathComponent(name) }

  /// Writes a file, with the folders that it stands in, and returns its path.
  package func write(_ text: String, to name: String) throws -> String {
    let file = file(name)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
    return file.path
  }
}
