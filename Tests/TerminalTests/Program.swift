import Foundation
import TestSupport

let mailbox = PackageFiles.mailbox

/// The program in the surroundings of the tests.
enum Program {
  /// The surroundings of the tests, without what a CI service or a listener would ask for.
  static let environment = ProcessInfo.processInfo.environment
    .filter { !["GITHUB_ACTIONS", "GITHUB_STEP_SUMMARY", "ACCESSIBLE", "NO_COLOR", "FORCE_COLOR"].contains($0.key) }
    .merging(["CI": "false"]) { $1 }

  /// Runs the program with some words on its standard input.
  static func run(
    _ arguments: String..., input: String = "", environment: [String: String]? = nil
  ) throws -> BuiltProgram.Outcome {
    try run(arguments, input: input, environment: environment)
  }

  /// Runs the program with some words on its standard input.
  static func run(
    _ arguments: [String], input: String = "", environment: [String: String]? = nil
  ) throws -> BuiltProgram.Outcome {
    try BuiltProgram.run(arguments, environment: environment ?? Program.environment, input: input)
  }
}

extension String {
  /// The lines of a transcript without those of what is there but not heard, which a walk tells when it is asked.
  var heardLines: String {
    split(separator: "\n", omittingEmptySubsequences: false).filter { !$0.hasPrefix("+ ") }.joined(separator: "\n")
  }
}
