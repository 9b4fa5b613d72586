internal import A11ySimulation
internal import ArgumentParser
internal import Foundation

/// The file that keeps a walk as a flow.
struct WalkFile {
  /// The name of the flow.
  let flow: String
  private let place: Place

  /// Reads the file, or for a new one the scenario that is walked; reports why it cannot take a flow.
  init(path: String, flow: String?, scenario: String, _ loader: ScenarioLoader) throws {
    place = Place(path: path, scenario: scenario, defaults: loader.defaults, isAccessible: loader.isAccessible)
    do {
      try WholeFile.check(path)
      self.flow = try place.keptWalk(named: flow).name
    } catch {
      throw place.report(error)
    }
  }

  /// Writes the walk; the whole file is replaced at once, or stays as it was.
  ///
  /// What has changed in the file since the walk began stays as well. A walk that cannot be kept there is told, so that
  /// it is not lost.
  func write(_ walk: ManualWalk) throws {
    do {
      try WholeFile.write(Data(place.keptWalk(named: flow).text(of: walk).utf8), to: place.path)
      Console.message("recorded '\(flow)' in \(place.path)\n")
    } catch {
      let exit = place.report(error)
      Console.message("the walk, to be kept by hand:\n\(walk.flowText(named: flow))")
      throw exit
    }
  }
}

extension WalkFile {
  /// A file with all that it takes to read it.
  private struct Place {
    var path: String
    /// The scenario that a new file begins with.
    var scenario: String
    /// What holds where the scenario says nothing.
    var defaults: ScenarioDefaults
    /// Whether problems are told in sentences.
    var isAccessible: Bool

    /// The formats that the ends of files' names promise.
    private static let formats: [String: ScenarioSource.Format] = ["yaml": .yaml, "yml": .yaml, "json": .json]

    func keptWalk(named flow: String?) throws -> KeptWalk {
      let source = try ScenarioSource(path: FileManager.default.fileExists(atPath: path) ? path : scenario)
      let promised = Self.formats[URL(filePath: path).pathExtension.lowercased()]
      if let promised, promised != source.format { throw KeepingError.otherFormat(source.format) }
      return try KeptWalk(named: flow, into: source, defaults: defaults)
    }

    /// Tells what is wrong, and returns the exit status for it.
    func report(_ error: any Error) -> ExitCode {
      switch error {
      case let error as KeepingError: Console.message("error: \(path): \(error)\n")
      case let error as ScenarioError: Console.message(error.text(isAccessible: isAccessible))
      default: return Console.unwritten(path, error).exitCode
      }
      return Outcome.wrongInput.exitCode
    }
  }
}
