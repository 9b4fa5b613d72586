package import Foundation
internal import PreviewVariables

/// A home folder for the apps of one run.
///
/// They find nothing in it that an earlier run has left, so that they say the same each time, and they leave nothing in the
/// home of the person who runs them. Whoever makes one removes it.
package struct AppHome: Sendable {
  private let folder: URL

  /// - Throws: What keeps the folder from being made.
  package init(
    in folder: URL = FileManager.default.temporaryDirectory.appendingPathComponent("a11ysim-\(UUID().uuidString)")
  ) throws {
    self.folder = folder
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  /// What tells Foundation of the folder: `HOME` stays, by which sound and other tools find what is the person's.
  package var environment: [String: String] {
    [
      PreviewVariable.home: folder.path, "CFFIXED_USER_HOME": folder.path,
      "XDG_DATA_HOME": path(".local/share"), "XDG_CONFIG_HOME": path(".config"), "XDG_CACHE_HOME": path(".cache"),
    ]
  }

  private func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

  /// Takes the folder away with all that apps have put there.
  package func remove() { try? FileManager.default.removeItem(at: folder) }
}
