internal import Foundation

/// The recorded transcript that stands beside a scenario: `comments.golden.txt` beside `comments.yaml`.
public struct Golden: Sendable {
  /// How a transcript compares with its golden.
  public enum Comparison: Sendable, Hashable {
    case same
    /// No golden stands there.
    case missing
    /// The lines that were taken away and added, among those that stayed.
    case different([LineDifference])
  }

  public let path: String

  /// The golden of a scenario file.
  public init(besides scenario: String) {
    let url = URL(filePath: scenario)
    path = url.deletingPathExtension().appendingPathExtension("golden.txt").relativePath
  }

  /// Compares a transcript with what was recorded.
  public func compare(with transcript: String) throws -> Comparison {
    guard FileManager.default.fileExists(atPath: path) else { return .missing }
    let recorded = try String(contentsOfFile: path, encoding: .utf8)
    guard recorded != transcript else { return .same }
    return .different(LineDifference.between(recorded, transcript))
  }

  /// Records a transcript: the whole file is replaced at once, or stays as it was.
  public func record(_ transcript: String) throws {
    try Data(transcript.utf8).write(to: URL(filePath: path), options: .atomic)
  }
}
