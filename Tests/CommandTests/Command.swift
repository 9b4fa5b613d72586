import Foundation
import TestSupport

/// A run of the real program in a folder of its own.
struct Command {
  typealias Outcome = BuiltProgram.Outcome

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
    try launch(arguments, of: BuiltProgram.url, environment)
  }

  /// Runs a line of the shell in which `a11ysim` stands for the program; one of plain words alone needs no shell.
  func shell(_ line: String, environment: [String: String] = [:]) throws -> Outcome {
    if line.wholeMatch(of: /a11ysim(?: +[-\w.,:\/=@%+]+)* */) != nil {
      return try launch(line.split(separator: " ").dropFirst().map(String.init), of: BuiltProgram.url, environment)
    }
    let script = "a11ysim() { '\(BuiltProgram.url.path)' \"$@\"; }; \(line)"
    return try launch(["-c", script], of: URL(filePath: "/bin/bash"), environment)
  }

  private func launch(_ arguments: [String], of program: URL, _ environment: [String: String]) throws -> Outcome {
    let surroundings = environment.merging(["PATH": "/usr/bin:/bin"]) { first, _ in first }
    return try BuiltProgram.run(arguments, of: program, in: folder, environment: surroundings)
  }
}
