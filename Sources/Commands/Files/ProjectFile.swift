internal import A11ySimulation
internal import ArgumentParser
internal import Foundation
internal import TestRuns

/// The file of the project that a command runs in.
struct ProjectFile {
  /// Where the file is, from here; `nil` if there is none.
  let path: String?
  let project: Project
  /// The text of the file, for messages.
  private let source: SourceFile?

  /// Looks for the file in a folder and in those around it.
  ///
  /// - Parameter folder: The folder, with a slash at its end; this one unless given.
  /// - Throws: An exit status if the file is wrong, which is then reported.
  init(around folder: String = "") throws {
    guard let path = ProjectFile.nearest(to: folder) else {
      self.path = nil
      project = Project()
      source = nil
      return
    }
    self.path = path
    do {
      let source = try ScenarioSource(path: path)
      project = try readProject(source)
      self.source = source.file
    } catch let error where error.isForEmptyFile {
      // What is not there yet decides nothing.
      project = Project()
      source = nil
    } catch {
      Console.message(error.text(isAccessible: RunEnvironment.current.isAccessible))
      throw Outcome.wrongInput.exitCode
    }
  }

  /// The paths of the scenarios from here.
  var scenarios: [String] { project.scenarios.map { fromHere($0.path) } }

  /// The paths of the Swift code from here.
  var previews: [String] { project.previews.map { fromHere($0.path) } }

  /// The paths that a command line names, or those of the project if it names none.
  ///
  /// - Throws: An exit status if the project names a path that leads nowhere, which is then reported at its place.
  func paths(_ named: [String]) throws -> [String] {
    if named.isEmpty { try checkScenarios() }
    return places(named)
  }

  /// The paths that a command line names, or else those of the project: the standard folder is looked into if it is there.
  func places(_ named: [String]) -> [String] {
    named.isEmpty ? scenarios.filter(FileManager.default.fileExists) + previews : named
  }

  /// That there are no scenarios where a command line, or else the project, says that they are, and how to begin.
  func absence(in named: [String]) -> String {
    ScenarioFinder.absence(in: named.isEmpty ? scenarios + previews : named)
  }

  /// Checks that all paths of scenarios lead somewhere.
  ///
  /// - Throws: An exit status if the file names one that does not, which is then reported at its place.
  func checkScenarios() throws {
    let absent = (project.scenarios + project.previews).filter { location in
      location.place != nil && !FileManager.default.fileExists(atPath: fromHere(location.path))
    }
    let diagnostics = absent.map { location in
      let near = NearFile.hint(for: location.path, at: fromHere(location.path))
      return Diagnostic(
        "file-not-found", "there is no file or folder '\(location.path)'", at: location.place,
        hints: [near ?? "'a11ysim init' writes a first scenario into a new folder"])
    }
    try reject(diagnostics)
  }

  /// Reports what is wrong with the file, if anything is, and ends the command.
  private func reject(_ diagnostics: [Diagnostic]) throws {
    guard let source, !diagnostics.isEmpty else { return }
    let isAccessible = RunEnvironment.current.isAccessible || project.isAccessible
    Console.message(DiagnosticRenderer(source, isAccessible: isAccessible).text(DiagnosticList(diagnostics)))
    throw Outcome.wrongInput.exitCode
  }

  /// The reporters that the project asks for, with the paths of their files from here.
  var reporters: [ReporterChoice] {
    project.reporters.map { ReporterChoice($0.name, file: $0.file.map(fromHere)) }
  }

  /// The file with the findings that are known, from here.
  var baseline: String? { project.audit.baseline.map(fromHere) }

  /// An audit as the project wants it: rules that are off are left out, the others are as bad as it says; with a severity of
  /// the project's a rule that is off by default is on.
  ///
  /// - Parameters:
  ///   - ids: The names of the rules that are asked for; all if there are none.
  ///   - examinesSettings: Whether all is looked at under what a person can set, and rules are asked about that.
  /// - Returns: The audit.
  /// - Throws: An exit status if the file decides on rules that there are not, which is then reported.
  func audit(only ids: [String] = [], examiningSettings examinesSettings: Bool = false) throws -> Audit {
    let houseRules = project.audit.houseRules.map { Audit.Rule($0) }
    let all = Audit.Rule.all + houseRules
    var decisions: [String: Diagnostic.Severity?] = [:]
    var unknown: [Diagnostic] = []
    for decision in project.audit.decisions {
      if let rule = Audit.Rule.named(decision.rule) ?? houseRules.first(where: { $0.id == decision.rule }) {
        decisions[rule.id] = .some(decision.severity)
      } else {
        let hint = NearMiss.hint(for: decision.rule, among: all.map(\.id)) ?? "'a11ysim rules' lists them all"
        unknown.append(
          Diagnostic(
            "unknown-rule", "there is no rule '\(decision.rule)'", at: decision.place, length: decision.rule.count,
            hints: [hint]))
      }
    }
    try reject(unknown)
    let asked = Set(ids.compactMap { id in Audit.Rule.named(id)?.id ?? houseRules.first { $0.id == id }?.id })
    let rules = all.compactMap { rule -> Audit.Rule? in
      guard asked.isEmpty ? examinesSettings || !rule.needsSettings : asked.contains(rule.id) else { return nil }
      guard let decision = decisions[rule.id] else { return asked.isEmpty && rule.offReason != nil ? nil : rule }
      return decision.map { rule.with(severity: $0) } ?? (asked.isEmpty ? nil : rule)
    }
    var audit = Audit(rules: rules)
    audit.examinesSettings = examinesSettings
    return audit
  }

  /// The path from here of what the file names.
  private func fromHere(_ name: String) -> String {
    guard !name.hasPrefix("/"), let path else { return name }
    return path.dropLast(Project.fileName.count) + name
  }

  /// Whether there is a file of this path, or a link, though it leads nowhere: that is a mistake to be told.
  private static func isThere(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: path)
      || (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil
  }

  private static func nearest(to folder: String) -> String? {
    var folder = folder
    let depth = URL(filePath: folder.isEmpty ? FileManager.default.currentDirectoryPath : folder).pathComponents.count
    for _ in 0..<depth {
      let path = folder + Project.fileName
      if isThere(path) { return path }
      folder += "../"
    }
    return nil
  }
}
