internal import Foundation
internal import Markup

/// Which scenarios were no pass when they were last tested, kept in a folder that version control ignores.
package struct LastRun: Sendable, Codable, Equatable {
  private var version = 1
  /// The paths of the scenarios.
  package private(set) var failed: [String]

  private static let folder = ".a11ysim"
  private static let path = folder + "/last-run.json"

  package init(failed: [String] = []) {
    self.failed = Array(Set(failed)).sorted()
  }

  /// What the last run left; `nil` if there was none, or its record cannot be read.
  package static func read() -> LastRun? {
    guard isOwn, let data = FileManager.default.contents(atPath: path) else { return nil }
    return try? JSONDecoder().decode(LastRun.self, from: data)
  }

  /// The record after a run that tested some files, of which some failed; what it did not test stays as it was.
  package func updated(testing tested: [String], failing: [String]) -> LastRun {
    let tested = Set(tested)
    return LastRun(failed: failed.filter { !tested.contains($0) } + failing)
  }

  /// Whether the folder, where there is one, stands in the current one: a link that came with somebody's project could
  /// lead anywhere.
  private static var isOwn: Bool {
    (try? FileManager.default.destinationOfSymbolicLink(atPath: folder)) == nil
  }

  /// Writes the record, in a folder that ignores itself; nothing where that is a link.
  package func write() throws {
    guard LastRun.isOwn else { return }
    let files = FileManager.default
    try files.createDirectory(atPath: LastRun.folder, withIntermediateDirectories: true)
    try Data("*\n".utf8).write(to: URL(filePath: LastRun.folder + "/.gitignore"), options: .atomic)
    let encoder = JSONEncoder(.lines)
    try (encoder.encode(self) + Data("\n".utf8)).write(to: URL(filePath: LastRun.path), options: .atomic)
  }
}
