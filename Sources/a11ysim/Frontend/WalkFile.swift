internal import A11ySimulation
internal import ArgumentParser
internal import Foundation

/// The file that keeps a walk as a flow.
struct WalkFile {
  private let path: String
  /// The scenario that a new file begins with.
  private let scenario: String
  /// The name of the flow.
  let flow: String

  /// Reads the file, or for a new one the scenario that is walked; reports why it can not take a flow.
  init(path: String, flow: String?, scenario: String) throws {
    self.path = path
    self.scenario = scenario
    do {
      try WholeFile.check(path)
      self.flow = try Self.recording(named: flow, in: path, beginningWith: scenario).name
    } catch {
      throw Self.report(error, in: path)
    }
  }

  /// Writes the walk; the whole file is replaced at once, or stays as it was.
  ///
  /// What has changed in the file since the walk began stays as well. A walk that can not be kept there is told, so that
  /// it is not lost.
  func write(_ walk: ManualWalk) throws {
    do {
      let recording = try Self.recording(named: flow, in: path, beginningWith: scenario)
      try WholeFile.write(Data(recording.text(of: walk).utf8), to: path)
      Console.message("recorded '\(flow)' in \(path)\n")
    } catch {
      let exit = Self.report(error, in: path)
      Console.message("the walk, to be kept by hand:\n\(walk.flowText(named: flow))")
      throw exit
    }
  }

  private static func recording(
    named flow: String?, in path: String, beginningWith scenario: String
  ) throws -> WalkRecording {
    let source = try ScenarioSource(path: FileManager.default.fileExists(atPath: path) ? path : scenario)
    let promised = formats[URL(filePath: path).pathExtension.lowercased()]
    if let promised, promised != source.format { throw RecordingError.otherFormat(source.format) }
    return try WalkRecording(named: flow, into: source)
  }

  /// The formats that the ends of files' names promise.
  private static let formats: [String: ScenarioSource.Format] = ["yaml": .yaml, "yml": .yaml, "json": .json]

  /// Tells what is wrong, and returns the exit status for it.
  private static func report(_ error: any Error, in path: String) -> ExitCode {
    switch error {
    case let error as RecordingError: Console.message("error: \(path): \(error)\n")
    case let error as ScenarioError: Console.message("\(error)")
    default:
      Console.message("error: cannot write \(path): \(error.localizedDescription)\n")
      return ExitCode(Outcome.notWritten.rawValue)
    }
    return ExitCode(Outcome.wrongInput.rawValue)
  }
}
