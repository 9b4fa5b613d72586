internal import A11ySimulation
internal import ArgumentParser
internal import Foundation

/// The file that keeps a walk as a flow.
struct WalkFile {
  private let path: String
  private let recording: WalkRecording

  /// Reads the file, or for a new one the scenario that is walked; reports why it can not take a flow.
  init(path: String, flow: String, scenario: String, _ defaults: ScenarioDefaults, _ changes: ScenarioChanges) throws {
    self.path = path
    let source = FileManager.default.fileExists(atPath: path) ? path : scenario
    do {
      recording = try WalkRecording(named: flow, into: ScenarioSource(path: source), defaults: defaults) {
        changes.applied(to: $0)
      }
    } catch let error as RecordingError {
      Console.message("error: \(source): \(error)\n")
      throw ExitCode(Outcome.wrongInput.rawValue)
    } catch {
      Console.message("\(error)")
      throw ExitCode(Outcome.wrongInput.rawValue)
    }
  }

  /// Writes the walk; the whole file is replaced at once, or stays as it was.
  func write(_ walk: ManualWalk) throws {
    do {
      let text = try recording.text(of: walk)
      try Data(text.utf8).write(to: URL(filePath: path), options: .atomic)
      Console.message("recorded '\(recording.name)' in \(path)\n")
    } catch let error as RecordingError {
      Console.message("error: \(path): \(error)\n")
      try Outcome.wrongInput.exit()
    } catch {
      Console.message("error: cannot write \(path): \(error.localizedDescription)\n")
      try Outcome.notWritten.exit()
    }
  }
}
