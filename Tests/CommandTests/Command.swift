import Foundation

/// A run of the real program in a folder of its own.
struct Command {
  /// What a run left.
  struct Outcome: Equatable {
    var status: Int32
    var output: String
    var messages: String
  }

  let folder: URL

  /// A new folder with some files.
  init(files: [String: String] = [:]) throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "a11ysim-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (path, text) in files { try write(text, to: path) }
  }

  /// Removes the folder.
  func remove() { try? FileManager.default.removeItem(at: folder) }

  func write(_ text: String, to path: String) throws {
    let url = folder.appending(path: path)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  func text(_ path: String) -> String? { try? String(contentsOf: folder.appending(path: path), encoding: .utf8) }

  /// Runs the program, with nothing in its environment but what is given.
  func run(_ arguments: String..., environment: [String: String] = [:]) throws -> Outcome {
    try launch(Command.program, arguments, environment)
  }

  /// Runs a line of the shell in which `a11ysim` stands for the program.
  func shell(_ line: String, environment: [String: String] = [:]) throws -> Outcome {
    let script = "a11ysim() { '\(Command.program.path)' \"$@\"; }; \(line)"
    return try launch(URL(filePath: "/bin/bash"), ["-c", script], environment)
  }

  private func launch(_ program: URL, _ arguments: [String], _ environment: [String: String]) throws -> Outcome {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = environment.merging(["PATH": "/usr/bin:/bin"]) { first, _ in first }
    process.standardInput = FileHandle.nullDevice
    // Files rather than pipes: whatever is written, nobody waits for a reader.
    let output = folder.appending(path: ".output")
    let messages = folder.appending(path: ".messages")
    for file in [output, messages] { try Data().write(to: file) }
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: messages)
    try process.run()
    process.waitUntilExit()
    return Outcome(status: process.terminationStatus, output: text(".output") ?? "", messages: text(".messages") ?? "")
  }

  /// The program lies beside the tests.
  private static let program: URL = {
    let tests = Bundle.allBundles.map(\.bundleURL).first { $0.pathExtension == "xctest" }
    let folder = (tests ?? Bundle.main.bundleURL).deletingLastPathComponent()
    let candidates = [folder, URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()]
      .map { $0.appending(path: "a11ysim") }
    return candidates.first { FileManager.default.isExecutableFile(atPath: $0.path) } ?? candidates[0]
  }()
}
