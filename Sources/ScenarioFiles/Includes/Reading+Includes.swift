import Diagnostics
import Interface
import OrderedCollections

extension Reading {
  /// A file with what it includes, whose places lead into the other files.
  mutating func including(_ node: DocumentNode) -> DocumentNode {
    guard node.value(of: IncludedFiles.key) != nil else { return node }
    var included = IncludedFiles()
    let merged = included.merge(into: node, of: file)
    include(included.files)
    for diagnostic in included.diagnostics { report(diagnostic) }
    errorsElsewhere += included.errors
    otherPaths += included.files.map(\.name) + included.absentPaths
    includedStrings = included.strings
    commentedLines.merge(included.commentedLines) { first, _ in first }
    isPart = included.isIncomplete
    return merged
  }

  /// Notes in a scenario what of it stands in other files.
  func note(inclusionsOf node: DocumentNode, in scenario: inout Scenario) {
    scenario.otherPaths = otherPaths
    scenario.inclusion.files.wrapped = file.included
    for name in node.includedNames(of: "state") { scenario.inclusion.state[name] = scenario.state[name] }
    for name in node.includedNames(of: "components") {
      scenario.inclusion.components[name] = scenario.components[name]
    }
  }
}

extension DocumentNode {
  /// Whether this is what files hold that scenarios include: it has some of it, and nothing that makes a scenario.
  var isIncluded: Bool {
    guard let keys = entries?.map(\.key.text) else { return false }
    let makesScenario = keys.contains(where: IncludedFiles.scenarioKeys.contains)
    return !makesScenario && keys.contains { $0 != "$schema" && IncludedFiles.keys.contains($0) }
  }

  /// The names after a key at the top that stand in other files.
  fileprivate func includedNames(of key: String) -> [String] {
    value(of: key)?.entries?.lazy.map(\.key).filter { $0.place.file > 0 }.map(\.text) ?? []
  }
}

extension ScenarioSource {
  /// Whether the text is not a scenario, but what scenarios include.
  ///
  /// The first key of most files tells that they are scenarios, so that nothing else of them is looked at.
  package var isIncluded: Bool {
    guard let first = file.keys(upTo: 1).first, !IncludedFiles.scenarioKeys.contains(first) else { return false }
    // What is broken has its errors where it is included.
    return outcome.node?.isIncluded ?? (IncludedFiles.keys.contains(first) && !file.keys().contains("scenario"))
  }
}

/// Reads a file that has only what scenarios include, with what it includes itself.
///
/// - Throws: ``ScenarioError`` with everything that is wrong, in the order of the file.
package func checkIncluded(
  _ source: ScenarioSource, defaults: ScenarioDefaults = ScenarioDefaults()
) throws(ScenarioError) {
  _ = try Reading.read(source, as: ValueSchema<Scenario>.includedFile, defaults: defaults)
}

extension Diagnostic {
  static func onlyIncluded(at place: SourcePlace) -> Diagnostic {
    Diagnostic(
      "not-a-scenario", "this file is for others to include, and has no screen of its own", at: place,
      hints: ["'check' reads such a file by itself"])
  }
}
