import Foundation
import Testing

/// The program as it was built beside the tests.
enum Program {
  static let url: URL = {
    // `swift test` builds a bundle or a program; both stand beside what they test.
    let tests =
      Bundle.allBundles.map(\.bundleURL).first { $0.pathExtension == "xctest" }
      ?? URL(filePath: CommandLine.arguments[0])
    return tests.deletingLastPathComponent().appending(path: "a11ysim")
  }()

  /// What came of a run.
  struct Outcome {
    var status: Int32
    var output: String
    var errors: String
  }

  /// The surroundings of the tests, without what a CI service or a listener would ask for.
  static let environment = ProcessInfo.processInfo.environment
    .filter { !["GITHUB_ACTIONS", "GITHUB_STEP_SUMMARY", "ACCESSIBLE", "NO_COLOR", "FORCE_COLOR"].contains($0.key) }
    .merging(["CI": "false"]) { $1 }

  /// Runs the program with some words on its standard input.
  static func run(_ arguments: String..., input: String = "", environment: [String: String]? = nil) throws -> Outcome {
    try run(arguments, input: input, environment: environment)
  }

  /// Runs the program with some words on its standard input.
  static func run(
    _ arguments: [String], input: String = "", environment: [String: String]? = nil
  ) throws -> Outcome {
    let folder = try Folder()
    let (output, errors) = (folder.file("output"), folder.file("errors"))
    let entry = folder.file("input")
    try Data(input.utf8).write(to: entry)
    for url in [output, errors] { try Data().write(to: url) }
    let process = Process()
    process.executableURL = url
    process.arguments = arguments
    process.environment = environment ?? Program.environment
    process.standardInput = try FileHandle(forReadingFrom: entry)
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    process.waitUntilExit()
    return Outcome(
      status: process.terminationStatus,
      output: try String(contentsOf: output, encoding: .utf8),
      errors: try String(contentsOf: errors, encoding: .utf8))
  }
}

/// A folder of a test's own that goes away with the test.
final class Folder {
  let url = FileManager.default.temporaryDirectory.appendingPathComponent("walk-\(UUID().uuidString)")

  init() throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  func file(_ name: String) -> URL { url.appendingPathComponent(name) }

  /// Writes a file and returns its path.
  func write(_ text: String, to name: String) throws -> String {
    try Data(text.utf8).write(to: file(name))
    return file(name).path
  }
}

/// A screen with a title, a row with actions, a field and a switch, and one screen more.
let mailbox = (try? String(contentsOf: sample, encoding: .utf8)) ?? ""

private let sample = URL(filePath: #filePath).appending(path: "../../Samples/mailbox.yaml").standardized
