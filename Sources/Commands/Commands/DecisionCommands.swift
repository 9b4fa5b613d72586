internal import A11ySimulation
internal import ArgumentParser
internal import Foundation
internal import Markup
internal import TestRuns

/// The goldens that a command is to decide on.
struct PendingPaths: ParsableArguments {
  @Argument(
    help: "Scenario files, goldens, or folders with them; those of the project, or Scenarios, unless given.",
    completion: .file())
  var paths: [String] = []

  /// What waits for a decision.
  ///
  /// - Throws: An exit status if a path leads nowhere, which is then reported.
  func goldens() throws -> [Golden] {
    let paths = try ProjectFile().paths(paths)
    let absent = paths.filter { !FileManager.default.fileExists(atPath: $0) && !Golden(path: $0).isPending }
    for path in absent { Console.message("error: \(path) does not exist\n") }
    if !absent.isEmpty { try Outcome.wrongInput.exit() }
    return ScenarioFinder.pendingGoldens(at: paths)
  }
}

/// The command `a11ysim accept`, which records what a run left to decide on.
struct AcceptCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "accept", abstract: "Records what is pending as the new goldens.",
    discussion: "  a11ysim accept Scenarios/beach-trip/comments.yaml")

  @OptionGroup var pending: PendingPaths

  func run() throws {
    try decide(on: pending.goldens(), "accepted") { try $0.accept() }
  }
}

/// The command `a11ysim reject`, which drops what a run left to decide on.
struct RejectCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "reject", abstract: "Drops what is pending; the goldens stay as they are.",
    discussion: "  a11ysim reject Scenarios/beach-trip/comments.yaml")

  @OptionGroup var pending: PendingPaths

  func run() throws {
    try decide(on: pending.goldens(), "rejected") { try $0.reject() }
  }
}

/// Decides on some goldens alike, and tells each.
private func decide(on goldens: [Golden], _ word: String, _ decision: (Golden) throws -> Bool) throws {
  var outcome = Outcome.fine
  for golden in goldens {
    do {
      if try decision(golden) { Console.output("\(word) \(golden.path)\n") }
    } catch {
      outcome = Console.unwritten(golden.path, error)
    }
  }
  if goldens.isEmpty { Console.output("nothing is pending\n") }
  try outcome.exit()
}

/// The command `a11ysim pending`, which lists what a run left to decide on.
struct PendingCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "pending", abstract: "Lists the goldens that wait for a decision.",
    discussion: "  a11ysim pending --json")

  @OptionGroup var pending: PendingPaths

  @Flag(help: "Write the list as JSON, with the changes in sentences.")
  var json = false

  private struct List: Encodable {
    var version = 1
    var pending: [Item]
  }

  private struct Item: Encodable {
    var golden: String
    var pending: String
    var isNew: Bool
    var changes: [String]
  }

  func run() throws {
    let goldens = try pending.goldens()
    guard json else {
      let lines = goldens.map { "\($0.path): \($0.recordedText == nil ? "new" : "differs")\n" }
      return Console.output(lines.isEmpty ? "nothing is pending\n" : lines.joined())
    }
    let items = goldens.map { golden in
      let recorded = golden.recordedText
      let changes = recorded.map { SpeechDifference(from: $0, to: golden.pendingText).sentences } ?? []
      return Item(golden: golden.path, pending: golden.pendingPath, isNew: recorded == nil, changes: changes)
    }
    let encoder = JSONEncoder(.lines)
    Console.output(try encoder.encode(List(pending: items)) + Data("\n".utf8))
  }
}

extension Golden {
  /// Whether a transcript waits for a decision.
  var isPending: Bool { FileManager.default.fileExists(atPath: pendingPath) }

  /// What is recorded; `nil` if nothing is, or it cannot be read.
  var recordedText: String? { try? recorded() }

  /// What waits, or nothing if it cannot be read.
  var pendingText: String { (try? pending()) ?? "" }
}
