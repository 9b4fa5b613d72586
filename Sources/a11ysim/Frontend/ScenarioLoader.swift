internal import A11ySimulation
internal import ArgumentParser
internal import Foundation
internal import TestRuns

/// Reads scenarios for a command, and reports what is wrong with them and with the walks through them.
struct ScenarioLoader {
  /// The gravest problem so far.
  private(set) var outcome = Outcome.fine
  private var files: [String: SourceFile] = [:]
  /// What the project has decided for scenarios that say nothing.
  let defaults: ScenarioDefaults
  /// Whether output is made for people who listen.
  let isAccessible: Bool

  /// - Parameter listening: Whether problems are told in sentences.
  /// - Throws: An exit status if the file of the project is wrong, which is then reported.
  init(_ listening: ListeningOption) throws {
    let file = try ProjectFile()
    defaults = file.project.defaults
    isAccessible = listening.isOn(in: .current, file)
  }

  /// The scenarios behind the paths of a command line; that there are none is reported.
  mutating func files(at paths: [String]) -> [String] {
    let files = ScenarioFinder.files(at: paths)
    guard files.isEmpty else { return files }
    Console.message("error: \(ScenarioFinder.absence(in: paths))\n")
    outcome = max(outcome, .wrongInput)
    return []
  }

  /// Reads the scenario at a path, or on standard input for `-`; reports its errors and returns `nil` if it has some.
  mutating func load(_ path: String) -> Scenario? {
    do {
      let source =
        try path == "-"
        ? ScenarioSource(data: FileHandle.standardInput.readDataToEndOfFile()) : ScenarioSource(path: path)
      files[path] = source.file
      return try readScenario(source, defaults: defaults)
    } catch {
      Console.message(error.text(isAccessible: isAccessible))
      outcome = max(outcome, .wrongInput)
      return nil
    }
  }

  /// Whether a scenario has the flow that the command line asks for; reports it if not.
  mutating func accepts(_ flow: String?, of scenario: Scenario, in path: String) -> Bool {
    guard let flow, !scenario.flowNames.contains(flow) else { return true }
    Console.message(
      "error: \(path) has no flow '\(flow)'; \(ScenarioLoader.hint(for: flow, among: scenario.flowNames))\n")
    outcome = max(outcome, .wrongInput)
    return false
  }

  /// The screen that the command line asks for, or the first one; `nil` if the scenario has none.
  ///
  /// - Throws: An exit status if there is no screen of that name, which is then reported.
  func screen(_ name: String?, of scenario: Scenario, in path: String) throws -> (name: String, screen: Screen)? {
    guard let name else { return scenario.opening }
    guard let screen = scenario.screen(named: name) else {
      let hint = ScenarioLoader.hint(for: name, among: scenario.screenNames)
      Console.message("error: \(path) has no screen '\(name)'; \(hint)\n")
      throw ExitCode(Outcome.wrongInput.rawValue)
    }
    return (name, screen)
  }

  /// The names that were probably meant, or all that there are.
  private static func hint(for name: String, among names: [String]) -> String {
    if let hint = NearMiss.hint(for: name, among: names) { return hint }
    return names.isEmpty ? "it has none" : "it has \(names.map { "'\($0)'" }.joined(separator: ", "))"
  }

  /// Reports the steps that failed: names that are not there are wrong input, other words than expected a “no”.
  mutating func report(_ problems: [Problem], in path: String) {
    guard !problems.isEmpty, let file = files[path] else { return }
    for problem in problems {
      outcome = max(outcome, problem.isWrongInput ? .wrongInput : .no)
    }
    Console.message(
      DiagnosticRenderer(file, isAccessible: isAccessible).text(DiagnosticList(problems.map(Diagnostic.init))))
  }

  /// Warns of what the simulation does not tell for sure.
  func warn(of doubts: [Diagnostic], in path: String) {
    guard !doubts.isEmpty, let file = files[path] else { return }
    Console.message(DiagnosticRenderer(file, isAccessible: isAccessible).text(DiagnosticList(doubts)))
  }
}

extension Diagnostic {
  /// What is doubtful about an element, at its place.
  init(_ caution: Caution) {
    let name = caution.element.quotedName
    let place = SourcePlace(caution.element.id.origin)
    switch caution.cause {
    case .cellWithoutColumn:
      self.init(
        "cell-without-column", "\(name) is a cell without a column; what VoiceOver says of it is not known",
        at: place, severity: .warning, hints: ["give its 'cell' a 'column'"])
    case .tinyFrame:
      self.init(
        "tiny-frame", "\(name) is less than a point wide and high; devices may pass over it", at: place,
        severity: .warning)
    case .silent:
      self.init(
        "silent", "this \(caution.element.kind.rawValue) is a stop at which nothing is said", at: place,
        severity: .warning, hints: ["give it a 'label', or make it 'hidden'"])
    case .nameless:
      self.init(
        "nameless", "this \(caution.element.kind.rawValue) has no name", at: place, severity: .warning,
        hints: ["give it a 'label'"])
    case .hastyAnnouncement:
      self.init(
        "hasty-announcement",
        "what \(name) announces at once after a double tap may be lost, as it was on iOS 26.6.1", at: place,
        severity: .warning, hints: ["give the announcement a 'delay' of 0.75 seconds, or the priority 'high'"])
    }
  }

  /// The doubt about the order of two elements, at the place of the first.
  init(_ doubt: OrderDoubt) {
    let (first, second) = (doubt.first.quotedName, doubt.second.quotedName)
    let margin = Value.text(of: (doubt.margin * 10).rounded() / 10)
    let isOne = margin == "1"
    self.init(
      "unsure-order",
      "\(first) is read before \(second), but only \(margin) \(isOne ? "point" : "points") of an estimated layout decide it",
      at: SourcePlace(doubt.first.id.origin), severity: .warning,
      notes: [Note("\(second) stands here", at: SourcePlace(doubt.second.id.origin))]
        + (doubt.cause == .staircase
          ? [Note("they are steps of a staircase, in which no order is right for all")] : []),
      hints: ["give both a 'frame', or one of them a 'sortPriority'"])
  }
}

extension SourcePlace {
  fileprivate init(_ origin: Origin) {
    self.init(line: Int(origin.line), column: Int(origin.column))
  }
}

extension Element {
  /// The name of the element for a message, or what kind of view it is.
  fileprivate var quotedName: String { name.map { "'\($0)'" } ?? kind.rawValue }
}
