import Transcripts

extension TestResult {
  /// The patch that records what is heard; empty if that is as recorded, or not worth recording.
  package var patch: String {
    guard let transcript, writing != .recorded else { return "" }
    switch comparison {
    case .same, .none: return ""
    case .missing:
      return UnifiedDifference(from: nil, to: transcript, path: PatchPath.path(of: testCase.golden.path)).text()
    case .differs(let change):
      return UnifiedDifference(from: change.recorded, to: transcript, path: PatchPath.path(of: testCase.golden.path))
        .text()
    }
  }
}
