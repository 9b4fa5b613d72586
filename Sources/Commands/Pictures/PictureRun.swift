internal import A11ySimulation
internal import Foundation
internal import TestRuns

/// Draws what a command line of `a11ysim picture` asks for, once or again and again.
struct PictureRun {
  private let command: PictureCommand
  private let tool: PictureTool?

  /// - Throws: An exit status if no tool makes such pictures, which is then reported.
  init(_ command: PictureCommand) throws {
    self.command = command
    guard command.wantedFormat != .svg else {
      tool = nil
      return
    }
    tool = PictureTool()
    guard tool != nil else {
      Console.message("error: \(PictureTool.Failure.missing(command.wantedFormat))\n")
      throw Outcome.toolMissing.exitCode
    }
  }

  /// Draws the scenarios, or only those among some files.
  func run(_ changed: Set<String>?) throws -> Outcome {
    var loader = try ScenarioLoader(command.listening, command.captures)
    var folders = DistinctNames()
    for path in command.isFolder ? try loader.files(at: command.paths) : command.paths {
      let folder = folders.name(for: path.stem)
      guard changed?.contains(path) ?? true, let loaded = loader.load(path) else { continue }
      let scenario = command.changes.applied(to: loaded)
      do {
        var names = DistinctNames()
        for drawn in try screens(of: scenario, in: path, &loader) {
          try write(drawn.picture, to: file(named: names.name(for: drawn.name), in: folder))
        }
      } catch let error as CocoaError {
        return Console.unwritten(command.output, error)
      } catch let failure as PictureTool.Failure {
        Console.message("error: \(failure)\n")
        return .notWritten
      }
    }
    return loader.outcome
  }

  /// Draws all, and then again what changes.
  func watch() throws -> Outcome {
    let stop = StopFlag()
    let signals = SignalWatch { _ in stop.raise() }
    defer { withExtendedLifetime(signals) {} }
    let defaults = try ProjectFile().project.defaults
    var named = NamedFiles()
    func draw(_ changed: Set<String>?) -> FileStamps {
      let files = ScenarioFinder.files(at: command.paths)
      named.look(into: files, again: changed, defaults)
      // What changes from here on is news, even while it is drawn.
      let stamps = FileStamps(of: files + named.paths)
      // What is wrong with a file is said, and it may be right the next time.
      _ = try? run(changed)
      return stamps
    }
    var seen = draw(nil)
    Console.message("watching; Control-C ends it\n")
    while !stop.isRaised {
      Thread.sleep(forTimeInterval: 0.15)
      let now = FileStamps(of: ScenarioFinder.files(at: command.paths) + named.paths)
      let changes = Set(now.changes(since: seen))
      guard !changes.isEmpty, !stop.isRaised else { continue }
      Console.message("changed: \(changes.sorted().joined(separator: ", "))\n")
      seen = draw(changes.union(named.scenarios(naming: changes)))
    }
    return Outcome(endedBy: signals.received)
  }

  private func screens(of scenario: Scenario, in path: String, _ loader: inout ScenarioLoader) throws -> [DrawnScreen] {
    if command.all { return scenario.allDrawn }
    if let flow = command.flow {
      guard loader.accepts(flow, of: scenario, in: path) else { return [] }
      return try [moment(in: flow, of: scenario, at: path)]
    }
    guard let (name, screen) = try loader.screen(command.screen, of: scenario, in: path) else { return [] }
    return [scenario.drawn(screen, named: name)]
  }

  private func moment(in flow: String, of scenario: Scenario, at path: String) throws -> DrawnScreen {
    guard let moment = scenario.moment(inFlow: flow, afterStep: command.step) else {
      let count = scenario.flow(named: flow)?.deeds.count ?? 0
      Console.message("error: the flow '\(flow)' of \(path) has \(count.counted("step"))\n")
      throw Outcome.wrongInput.exitCode
    }
    if let problem = moment.problem {
      Console.message("warning: the flow '\(flow)' of \(path) ends at step \(moment.step): \(problem.message)\n")
    }
    let title = "\(scenario.name): \(flow), \(moment.screen) after step \(moment.step)"
    return DrawnScreen(name: moment.screen, picture: ScreenPicture(of: moment, titled: title, in: scenario))
  }

  /// The file for a picture: of all screens in a folder, of several scenarios in one named as the scenario.
  private func file(named name: String, in folder: String) -> String {
    guard command.isFolder else { return command.output }
    let end = ".\(command.wantedFormat.rawValue)"
    let isOne = command.paths.count == 1 && !ScenarioFinder.isFolder(command.paths[0])
    return command.output + "/" + (isOne ? name : command.all ? "\(folder)/\(name)" : folder) + end
  }

  private func write(_ picture: ScreenPicture, to path: String) throws {
    let svg = picture.svg(command.layers)
    guard let tool else {
      if path == "-" { return Console.output(svg) }
      return try WholeFile.make(Data(svg.utf8), at: path)
    }
    let data = try tool.picture(of: Data(svg.utf8), picture.size(command.layers), as: command.wantedFormat)
    if path == "-" { return Console.output(bytes: data) }
    try WholeFile.make(data, at: path)
  }
}

/// Names of the files of one folder, each once.
private struct DistinctNames {
  /// In small letters, since to some file systems they are the same.
  private var taken: Set<String> = []

  /// The name of a file for a text, with a number where another text has the same.
  mutating func name(for text: String) -> String {
    let name = text.asFileName
    var (distinct, number) = (name, 1)
    while !taken.insert(distinct.lowercased()).inserted {
      number += 1
      distinct = "\(name)-\(number)"
    }
    return distinct
  }
}

extension String {
  /// The name of a file without its folders and its ending.
  fileprivate var stem: String {
    self == "-" ? "stdin" : URL(filePath: self).deletingPathExtension().lastPathComponent
  }

  /// The name of a file in a folder, whatever the text is: what leads elsewhere or cannot stand in a name becomes `-`.
  fileprivate var asFileName: String {
    let name = String(
      map { character in
        let isControl = character.unicodeScalars.contains { $0.properties.generalCategory == .control }
        return isControl || "/\\:".contains(character) ? "-" : character
      })
    return name.isEmpty || name.hasPrefix(".") ? "-" + name : name
  }
}
