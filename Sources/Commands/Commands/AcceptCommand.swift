internal import A11ySimulation
internal import ArgumentParser
internal import TestRuns

/// The command `a11ysim accept`, which records what a run left to decide on.
struct AcceptCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "accept", abstract: "Records what is pending as the new goldens.",
    discussion: "  a11ysim accept Scenarios/beach-trip/comments.yaml")

  @OptionGroup var pending: PendingPaths

  func run() throws {
    try pending.decide("accepted") { try $0.accept() }
  }
}
