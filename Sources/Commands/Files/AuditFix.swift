internal import A11ySimulation
internal import Foundation
internal import TestRuns

/// Mends what can be mended for certain in the file of a scenario.
struct AuditFix {
  let path: String
  let defaults: ScenarioDefaults
  /// Whether the file is left as it is, and only the difference is shown.
  let isDry: Bool
  /// What is found in a scenario.
  let findings: (Scenario) -> [Finding]

  /// How often a file is looked at again at the most: what is mended takes something away that was found.
  private static let roundLimit = 20

  /// What came of mending.
  struct Result {
    /// Whether the file is other than before.
    var hasChanged = false
    /// Why findings that have a certain edit were not mended.
    var refusals: [Finding.Identity: String] = [:]
  }

  /// Mends the findings that have a certain edit until none is left that can be mended, shows the difference, and writes
  /// the file.
  ///
  /// Each edit is kept only if the file can still be read, and its flows go the same way and fail at no further step; what
  /// a flow calls by an old name gets the new one there, too.
  func apply() throws -> Result {
    guard path != "-", var source = try? ScenarioSource(path: path) else { return Result() }
    let original = source.file.text
    var result = Result()
    for _ in 0..<AuditFix.roundLimit {
      guard let mended = round(source, &result) else { break }
      source = mended
    }
    guard source.file.text != original else { return result }
    result.hasChanged = true
    Console.output(UnifiedDifference(from: original, to: source.file.text, path: PatchPath.path(of: path)).text())
    if !isDry { try WholeFile.write(Data(source.file.text.utf8), to: path) }
    return result
  }

  /// The text with all edits that its findings ask for now; `nil` if there is none that can be made.
  private func round(_ source: ScenarioSource, _ result: inout Result) -> ScenarioSource? {
    guard let scenario = try? readScenario(source, defaults: defaults), var editor = SourceEditor(source) else {
      return nil
    }
    let way = Way(of: scenario, in: editor)
    var hasChanged = false
    for finding in findings(scenario) where finding.confidence == .certain {
      guard let edit = finding.edit, let place = finding.place else { continue }
      guard place.file == 0 else {
        result.refusals[finding.identity] = "it stands in an included file"
        continue
      }
      do {
        editor = try editor.applying(edit, at: place) { candidate in
          try check(text(candidate.text, in: source), against: way)
        }
        hasChanged = true
        result.refusals[finding.identity] = nil
      } catch {
        result.refusals[finding.identity] = "\(error)"
      }
    }
    return hasChanged ? text(editor.text, in: source) : nil
  }

  /// A text in the place of that of the file.
  private func text(_ text: String, in source: ScenarioSource) -> ScenarioSource {
    ScenarioSource(text, name: path, format: source.format)
  }

  /// Makes sure that a text can be read, and that its flows go as before.
  private func check(_ source: ScenarioSource, against before: Way) throws(Refusal) {
    let scenario: Scenario
    do {
      scenario = try readScenario(source, defaults: defaults)
    } catch {
      throw .unreadable(error.diagnostics.shown.first)
    }
    guard let editor = SourceEditor(source) else { throw .unreadable(nil) }
    let after = Way(of: scenario, in: editor)
    if after.problems.count > before.problems.count, let problem = after.problems.first(where: { !before.has($0) }) {
      throw .failure(problem)
    }
    guard after.stops == before.stops else { throw .otherWay }
  }

  /// Why an edit that can be made is not kept.
  private enum Refusal: Error, CustomStringConvertible {
    case unreadable(Diagnostic?)
    case failure(Problem)
    case otherWay

    var description: String {
      switch self {
      case .unreadable(let problem):
        "the file could not be read then"
          + (problem.map { ": " + ($0.place.map { "line \($0.line): " } ?? "") + $0.message } ?? "")
      case .failure(let problem): "the step in line \(problem.origin.line) would fail: \(problem)"
      case .otherWay: "a flow would come to other elements"
      }
    }
  }

  /// Where the cursor goes in a scenario, and what fails there.
  private struct Way {
    /// The views that it lands on, by their numbers in the file.
    var stops: [Int?] = []
    var problems: [Problem] = []

    init(of scenario: Scenario, in editor: SourceEditor) {
      for event in scenario.play().events {
        switch event {
        case .focus(let element, _): stops.append(editor.number(ofViewAt: element.id.origin))
        case .problem(let problem): problems.append(problem)
        case .screen, .flow, .task, .step, .speech, .announcement, .cut, .sound, .shown: break
        }
      }
    }

    func has(_ problem: Problem) -> Bool { problems.contains { $0.message == problem.message } }
  }
}

extension SourceEditor {
  /// The editor with an edit that holds, if need be with the new name in the flows as well.
  fileprivate func applying(
    _ edit: Finding.Edit, at place: SourcePlace, _ check: (SourceEditor) throws -> Void
  ) throws -> SourceEditor {
    var editor = self
    try editor.apply(edit, at: place)
    do {
      try check(editor)
    } catch {
      guard case .replace(let old, let new) = edit else { throw error }
      let text = editor.text
      try editor.rename(old, to: new)
      guard editor.text != text else { throw error }
      try check(editor)
    }
    return editor
  }
}

extension Acceptances.Judgement {
  /// The findings with the reasons for which they were not mended.
  func telling(_ refusals: [Finding.Identity: String]) -> Acceptances.Judgement {
    var judgement = self
    judgement.open = open.map { finding in
      guard let reason = refusals[finding.identity] else { return finding }
      var finding = finding
      finding.notes.append(Diagnostic.Note("not mended: \(reason)"))
      return finding
    }
    return judgement
  }
}
