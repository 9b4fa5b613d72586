internal import A11ySimulation
internal import ArgumentParser
internal import TestRuns

/// The command `a11ysim reject`, which drops what a run left to decide on.
struct RejectCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "reject", abstract: "Drops what is pending; the goldens stay as they are.",
    discussion: "  a11ysim reject Scenarios/beach-trip/comments.yaml")

  @OptionGroup var pending: PendingPaths

  func run() throws {
    try pending.decide("rejected") { try $0.reject() }
  }
}
