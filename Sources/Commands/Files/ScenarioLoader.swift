internal import A11ySimulation
internal import ArgumentParser
internal import Foundation
internal import Importers
internal import TestRuns

/// Reads scenarios for a command, and reports what is wrong with them and with the walks through them.
struct ScenarioLoader {
  /// The gravest problem so far.
  private(set) var outcome = Outcome.fine
  private var files: [String: SourceFile] = [:]
  private var previews: [String: LoadedScenario] = [:]
  /// Whether files that have only what scenarios include are read by themselves, rather than refused.
  var takesIncluded = false
  /// Those of them that are correct.
  private(set) var included: Set<String> = []
  /// What the project has decided for scenarios that say nothing.
  var defaults: ScenarioDefaults { project.project.defaults }
  private let project: ProjectFile
  /// Whether output is made for people who listen.
  let isAccessible: Bool
  /// How captures of running apps are read.
  private let captures: CaptureOptions?

  /// - Parameters:
  ///   - listening: Whether problems are told in sentences.
  ///   - captures: How captures of running apps are read.
  /// - Throws: An exit status if the file of the project is wrong, which is then reported.
  init(_ listening: ListeningOption, _ captures: CaptureOptions? = nil) throws {
    project = try ProjectFile()
    self.captures = captures
    isAccessible = listening.isOn(in: .current, project)
  }

  /// The scenarios at the paths that a command line names, or at those of the project; that there are none is reported.
  ///
  /// - Throws: An exit status if the project names a path that leads nowhere, which is then reported.
  mutating func files(at named: [String]) throws -> [String] {
    let files = ScenarioFinder.files(at: try project.paths(named), includingCaptures: captures != nil)
    guard files.isEmpty else { return files }
    Console.message("error: \(project.absence(in: named))\n")
    outcome = max(outcome, .wrongInput)
    return []
  }

  /// Reads the scenario at a path, or on standard input for `-`; reports its errors and returns `nil` if it has some.
  ///
  /// A capture of a running app is read as the scenario that it is imported as.
  mutating func load(_ path: String) -> Scenario? {
    do {
      if let preview = try preview(at: path) { return preview }
      switch try content(of: path) {
      case .capture(let capture): return imported(capture, at: path)?.scenario
      case .scenario(var source):
        files[path] = source.file
        if takesIncluded { source.readDocument() }
        if takesIncluded, source.isIncluded {
          try checkIncluded(source, defaults: defaults)
          included.insert(path)
          return nil
        }
        let scenario = try readScenario(source, defaults: defaults)
        files[path] = source.file.including(scenario.inclusion.files.wrapped)
        return scenario
      }
    } catch {
      return refuse(error.text(isAccessible: isAccessible))
    }
  }

  /// The names of the files that places in a scenario lead to.
  func names(of path: String) -> FileNames { (previews[path]?.viewFile ?? files[path])?.names ?? FileNames(path) }

  /// The preview of a Swift file, or at an address; `nil` for a path that leads to something else.
  private mutating func preview(at path: String) throws(ScenarioError) -> Scenario? {
    guard let library = Program.library, let address = try library.preview(named: path) else { return nil }
    let loaded = try library.scenario(of: address, defaults: defaults)
    files[path] = loaded.file
    previews[path] = loaded
    return loaded.scenario
  }

  /// What an import can be made of.
  enum Importable {
    case capture(CaptureImport)
    /// What a test did between captures.
    case script(TestScript)
  }

  /// Reads the capture, or the log of a test, at a path, or on standard input for `-`; reports its errors and returns
  /// `nil` if it has some.
  mutating func importFile(_ path: String) -> Importable? {
    do {
      let (data, name) = try bytes(at: path)
      if captures?.from == nil,
        let script = TestScript(SourceFile(name: name, text: try DecodedText.decode(data, name: name)))
      {
        return .script(script)
      }
      if case .capture(let capture) = try readFile(data, name: name, as: captures?.from) {
        return imported(capture, at: path).map { .capture($0) }
      }
      return refuse(
        "error: \(path) is not a capture that is known; --from tells its format, such as \(CaptureFormat.appium.rawValue)\n"
      )
    } catch {
      return refuse(error.text(isAccessible: isAccessible))
    }
  }

  /// Reads what was heard of the real VoiceOver; reports its errors and returns `nil` if it has some.
  mutating func log(_ path: String) -> HeardLog? {
    do {
      let (data, name) = try bytes(at: path)
      return try HeardLog(SourceFile(name: name, text: DecodedText.decode(data, name: name)))
    } catch {
      return refuse(error.text(isAccessible: isAccessible))
    }
  }

  /// What the command line adds to captures.
  private func overlay() throws(ScenarioError) -> Overlay? {
    guard let path = captures?.overlay else { return nil }
    return try Overlay(SourceFile(name: path, text: DecodedText.decode(try FileBytes.read(path), name: path)))
  }

  private func content(of path: String) throws(ScenarioError) -> FileContent {
    let (data, name) = try bytes(at: path)
    return try readFile(data, name: name, as: captures?.from)
  }

  private func bytes(at path: String) throws(ScenarioError) -> (Data, String) {
    path == "-" ? (try FileBytes.readStandardInput(), "<stdin>") : (try FileBytes.read(path), path)
  }

  /// Reports what is wrong, and yields nothing.
  private mutating func refuse<Answer>(_ message: String) -> Answer? {
    Console.message(message)
    outcome = max(outcome, .wrongInput)
    return nil
  }

  /// Imports a capture, with an account of it; reports what is wrong, and yields nothing then.
  private mutating func imported(_ capture: Capture, at path: String) -> CaptureImport? {
    do {
      files[path] = capture.file
      let overlay = try overlay()
      let imported = try CaptureImport(capture, captures?.options ?? ImportOptions(), overlay: overlay)
      let renderer = DiagnosticRenderer(capture.file, isAccessible: isAccessible)
      if captures?.strict == true, !imported.summary.strictDiagnostics.isEmpty {
        return refuse(renderer.text(DiagnosticList(imported.summary.strictDiagnostics + capture.warnings)))
      }
      if !capture.warnings.isEmpty { Console.message(renderer.text(DiagnosticList(capture.warnings))) }
      Console.message(imported.summary.lines.map { "\(capture.file.name): \($0)\n" }.joined())
      return imported
    } catch {
      return refuse(error.text(isAccessible: isAccessible))
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
      throw Outcome.wrongInput.exitCode
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

  /// What is odd about an interface, with places as far as they are known.
  func placed(_ findings: [Finding], in path: String) -> [Finding] { previews[path]?.placed(findings) ?? findings }

  /// An explanation, with places as far as they are known.
  func placed(_ explanation: Explanation, in path: String) -> Explanation {
    previews[path].map { explanation.placed(by: $0.places(of:)) } ?? explanation
  }

  /// Reports what is odd about an interface, which is not a reason to fail.
  func report(_ findings: [Finding], in path: String) { Console.message(text(of: findings, in: path)) }

  /// A file that was read, by the path that led to it or by its own: previews at several addresses stand in one.
  private func file(named path: String) -> SourceFile? {
    previews[path]?.viewFile ?? files[path] ?? previews.values.lazy.map(\.viewFile).first { $0.name == path }
  }

  /// What is odd about an interface, with the lines of the file that it is about.
  func text(of findings: [Finding], in path: String) -> String {
    guard !findings.isEmpty, let file = file(named: path) else { return "" }
    let diagnostics = placed(findings, in: path).map { Diagnostic($0) }
    return DiagnosticRenderer(file, isAccessible: isAccessible).text(DiagnosticList(diagnostics))
  }
}

extension PreviewLibrary {
  /// The preview of a Swift file, or at an address; `nil` for a path that leads to something else.
  ///
  /// - Throws: ``ScenarioError`` if there are several.
  func preview(named path: String) throws(ScenarioError) -> PreviewAddress? {
    let found = previews(at: path)
    guard let address = PreviewAddress(path) ?? found.first else { return nil }
    guard found.count < 2 else {
      let names = found.map { Diagnostic.Note($0.file == path ? $0.name : "\($0.name), in \($0.file)") }
      throw ScenarioError(
        Diagnostic(
          "which-preview", "there are \(found.count) such previews", at: nil, notes: names,
          hints: ["give the name of one with --preview"]),
        name: path)
    }
    return address
  }
}
