package import Foundation

/// The program as it was built beside the tests.
package enum BuiltProgram {
  /// Where the program is: `swift test` builds a bundle or a program, and both stand beside what they test.
  package static let url: URL = {
    let tests =
      Bundle.allBundles.map(\.bundleURL).first { $0.pathExtension == "xctest" }
      ?? URL(filePath: CommandLine.arguments[0])
    return tests.deletingLastPathComponent().appending(path: "a11ysim")
  }()

  /// Where a program that was built to count which lines run writes its counts; empty where nothing is counted.
  ///
  /// It is beside those of the tests, and not in the folder that the program is tested in.
  package static let counting = ProcessInfo.processInfo.environment.filter { $0.key == "LLVM_PROFILE_FILE" }

  /// What a run left.
  package struct Outcome: Sendable, Equatable {
    package var status: Int32
    /// What it wrote to standard output.
    package var output: String
    /// What it wrote to standard error.
    package var messages: String

    package init(status: Int32, output: String, messages: String) {
      self.status = status
      self.output = output
      self.messages = messages
    }
  }

  /// Runs a program and waits for its end.
  ///
  /// - Parameters:
  ///   - arguments: The words after its name.
  ///   - program: What is run; the program that was built unless given.
  ///   - folder: Where it runs; here unless given.
  ///   - environment: All that it finds in its environment.
  ///   - input: What it reads from standard input.
  /// - Returns: What the run left.
  /// - Throws: What kept the program from being run.
  package static func run(
    _ arguments: [String], of program: URL = url, in folder: URL? = nil, environment: [String: String],
    input: String = ""
  ) throws -> Outcome {
    // Files rather than pipes: whatever is written, nobody waits for a reader.
    let streams = try TemporaryFolder()
    for name in ["output", "messages"] { _ = try streams.write("", to: name) }
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.environment = environment.merging(counting) { own, _ in own }
    if let folder { process.currentDirectoryURL = folder }
    process.standardInput = try FileHandle(forReadingFrom: URL(filePath: streams.write(input, to: "input")))
    process.standardOutput = try FileHandle(forWritingTo: streams.file("output"))
    process.standardError = try FileHandle(forWritingTo: streams.file("messages"))
    try process.run()
    process.waitUntilExit()
    return Outcome(
      status: process.terminationStatus, output: try String(contentsOf: streams.file("output"), encoding: .utf8),
      messages: try String(contentsOf: streams.file("messages"), encoding: .utf8))
  }
}
