internal import A11ySimulation
internal import Foundation
internal import TestRuns

extension Golden {
  /// Whether a transcript waits for a decision.
  var isPending: Bool { FileManager.default.fileExists(atPath: pendingPath) }

  /// What is recorded; `nil` if nothing is, or it cannot be read.
  var recordedText: String? { try? recorded() }

  /// What waits, or nothing if it cannot be read.
  var pendingText: String { (try? pending()) ?? "" }
}
