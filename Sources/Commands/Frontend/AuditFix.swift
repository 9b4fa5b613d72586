internal import A11ySimulation
internal import Foundation

/// Mends what can be mended for certain in the file of a scenario.
struct AuditFix {
  let path: String
  let defaults: ScenarioDefaults
  /// Whether the file is left as it is, and only the difference is shown.
  let isDry: Bool

  /// Mends the findings that have a certain edit, shows the difference, and writes the file.
  ///
  /// Each edit is kept only if the file can still be read, and no step of a flow fails that did not fail before.
  ///
  /// - Returns: Whether the file is other than before.
  func apply(_ findings: [Finding]) throws -> Bool {
    guard path != "-", let source = try? ScenarioSource(path: path),
      let before = try? readScenario(source, defaults: defaults)
    else { return false }
    let failures = before.failures
    var kept: [Finding] = []
    var text = source.file.text
    for finding in findings where finding.edit != nil && finding.confidence == .certain && finding.place?.file == 0 {
      guard let mended = mended(by: kept + [finding], in: source), mended != text,
        let scenario = try? readScenario(
          ScenarioSource(mended, name: path, format: source.format), defaults: defaults),
        scenario.failures <= failures
      else { continue }
      kept.append(finding)
      text = mended
    }
    guard !kept.isEmpty else { return false }
    Console.output(UnifiedDifference(from: source.file.text, to: text, path: path).text())
    if !isDry { try WholeFile.write(Data(text.utf8), to: path) }
    return true
  }

  private func mended(by findings: [Finding], in source: ScenarioSource) -> String? {
    guard var editor = SourceEditor(source) else { return nil }
    for finding in findings {
      guard let edit = finding.edit, let place = finding.place, editor.apply(edit, at: place) else { return nil }
    }
    return editor.text
  }
}

extension Scenario {
  /// How many steps of its flows fail.
  fileprivate var failures: Int {
    play().events.count { event in
      if case .problem = event { true } else { false }
    }
  }
}
