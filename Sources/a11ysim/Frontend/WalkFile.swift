internal import A11ySimulation
internal import ArgumentParser
internal import Foundation

/// The file that keeps a walk as a flow.
struct WalkFile {
  private let path: String
  private let recording: WalkRecording

  /// The name of the flow.
  var flow: String { recording.name }

  /// Reads the file, or for a new one the scenario that is walked; reports why it can not take a flow.
  init(path: String, flow: String?, scenario: String) throws {
    self.path = path
    let isNew = !FileManager.default.fileExists(atPath: path)
    let source = isNew ? scenario : path
    do {
      let text = try ScenarioSource(path: source)
      let promised = Self.formats[URL(filePath: path).pathExtension.lowercased()]
      if let promised, promised != text.format { throw RecordingError.otherFormat(text.format) }
      recording = try WalkRecording(named: flow, into: text)
    } catch let error as RecordingError {
      Console.message("error: \(path): \(error)\n")
      throw ExitCode(Outcome.wrongInput.rawValue)
    } catch {
      Console.message("\(error)")
      throw ExitCode(Outcome.wrongInput.rawValue)
    }
  }

  /// The formats that the ends of files' names promise.
  private static let formats: [String: ScenarioSource.Format] = ["yaml": .yaml, "yml": .yaml, "json": .json]

  /// Writes the walk; the whole file is replaced at once, or stays as it was.
  func write(_ walk: ManualWalk) throws {
    do {
      let text = try recording.text(of: walk)
      try Data(text.utf8).write(to: URL(filePath: path), options: .atomic)
      Console.message("recorded '\(flow)' in \(path)\n")
    } catch let error as RecordingError {
      Console.message("error: \(path): \(error)\n")
      try Outcome.wrongInput.exit()
    } catch {
      Console.message("error: cannot write \(path): \(error.localizedDescription)\n")
      try Outcome.notWritten.exit()
    }
  }
}
