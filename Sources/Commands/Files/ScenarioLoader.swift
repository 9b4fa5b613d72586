internal import A11ySimulation
internal import ArgumentParser
internal import Foundation
internal import Importers
internal import TestRuns

/// Reads scenarios for a command, and reports what is wrong with them and with the walks through them.
struct ScenarioLoader {
  /// The gravest problem so far.
  private(set) var outcome = Outcome.fine
  /// The files that were read, by the paths that led to them.
  private(set) var files: [String: SourceFile] = [:]
  /// The previews that were read, by their addresses.
  private(set) var previews: [String: LoadedScenario] = [:]
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
  let captures: CaptureOptions?

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
    note(.wrongInput)
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

  /// Reads what was heard of the real VoiceOver; reports its errors and returns `nil` if it has some.
  mutating func log(_ path: String) -> HeardLog? {
    do {
      let (data, name) = try bytes(at: path)
      return try HeardLog(SourceFile(name: name, text: DecodedText.decode(data, name: name)))
    } catch {
      return refuse(error.text(isAccessible: isAccessible))
    }
  }

  private func content(of path: String) throws(ScenarioError) -> FileContent {
    let (data, name) = try bytes(at: path)
    return try readFile(data, name: name, as: captures?.from)
  }

  func bytes(at path: String) throws(ScenarioError) -> (Data, String) {
    path == "-" ? (try FileBytes.readStandardInput(), "<stdin>") : (try FileBytes.read(path), path)
  }

  /// Notes how something has come out; the gravest counts.
  mutating func note(_ other: Outcome) { outcome = max(outcome, other) }

  /// Keeps a file that was read, so that what is wrong with it can be shown in it.
  mutating func keep(_ file: SourceFile, at path: String) { files[path] = file }

  /// Reports what is wrong, and yields nothing.
  mutating func refuse<Answer>(_ message: String) -> Answer? {
    Console.message(message)
    note(.wrongInput)
    return nil
  }
}
