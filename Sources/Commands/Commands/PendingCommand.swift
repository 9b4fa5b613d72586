internal import A11ySimulation
internal import ArgumentParser
internal import Foundation
internal import Markup
internal import TestRuns

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
