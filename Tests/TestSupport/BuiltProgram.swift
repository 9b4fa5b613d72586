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

  /// Runs a program and waits for its end; our own as a copy of a process that has started already, where it can be.
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
    let request = CommandRequest(
      arguments: arguments, folder: folder?.path, environment: environment.merging(counting) { own, _ in own },
      input: try streams.write(input, to: "input"), output: streams.file("output").path,
      messages: streams.file("messages").path)
    // A program that counts which lines run tells of it at its own end.
    let canBeCopy = program == url && counting.isEmpty && CommandServers.areBuilt
    return Outcome(
      status: try canBeCopy ? CommandServers.shared.run(request) : request.run(program),
      output: try String(contentsOf: streams.file("output"), encoding: .utf8),
      messages: try String(contentsOf: streams.file("messages"), encoding: .utf8))
  }
}

extension CommandRequest {
  /// Runs a program from its start.
  fileprivate func run(_ program: URL) throws -> Int32 {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.environment = environment
    if let folder { process.currentDirectoryURL = URL(filePath: folder) }
    process.standardInput = try FileHandle(forReadingFrom: URL(filePath: input))
    process.standardOutput = try FileHandle(forWritingTo: URL(filePath: output))
    process.standardError = try FileHandle(forWritingTo: URL(filePath: messages))
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }
}
