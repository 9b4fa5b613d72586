internal import Foundation

/// What some files look like from outside, to notice which of them have changed.
package struct FileStamps: Sendable, Hashable {
  private struct Stamp: Sendable, Hashable {
    var modified: Date?
    var size: Int?
    /// A file that is replaced as a whole is another one, even within one tick of the clock.
    var number: Int?
  }

  private var stamps: [String: Stamp] = [:]

  /// Looks at the files; those that are not there count too, so that one notices when they come.
  package init(of paths: [String] = []) {
    for path in paths { stamps[path] = FileStamps.stamp(of: path) }
  }

  /// The files that have come, gone or changed since, in the order of their paths.
  package func changes(since before: FileStamps) -> [String] {
    Set(stamps.keys).union(before.stamps.keys).filter { stamps[$0] != before.stamps[$0] }.sorted()
  }

  /// Whether one of the files that both know has changed in between.
  package func differ(from before: FileStamps) -> Bool {
    before.stamps.contains { path, stamp in stamps[path].map { $0 != stamp } ?? false }
  }

  private static func stamp(of path: String) -> Stamp? {
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: path) else { return nil }
    return Stamp(
      modified: attributes[.modificationDate] as? Date, size: attributes[.size] as? Int,
      number: attributes[.systemFileNumber] as? Int)
  }
}
