import Foundation

/// A program that is run from its start to its end, with what it writes thrown away.
struct Program {
  let file: URL

  /// How long the processor works for the program, in seconds: the least of some runs.
  ///
  /// - Throws: An error if it cannot be started or does not succeed.
  func seconds(_ arguments: [String], runs: Int = 3) throws -> Double {
    var least = Double.infinity
    for _ in 0..<runs { least = min(least, try run(arguments)) }
    return least
  }

  private func run(_ arguments: [String]) throws -> Double {
    let process = Process()
    process.executableURL = file
    process.arguments = arguments
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    let before = Program.secondsOfChildren()
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw CocoaError(.executableLoad) }
    return Program.secondsOfChildren() - before
  }

  /// How long the processor has worked so far for programs that this one has started and that have ended.
  private static func secondsOfChildren() -> Double {
    var usage = rusage()
    #if os(Linux)
    getrusage(__rusage_who_t(RUSAGE_CHILDREN.rawValue), &usage)
    #else
    getrusage(RUSAGE_CHILDREN, &usage)
    #endif
    return [usage.ru_utime, usage.ru_stime].reduce(0) { $0 + Double($1.tv_sec) + Double($1.tv_usec) / 1e6 }
  }
}

extension Program {
  /// This program.
  static let own = Program(file: Bundle.main.executableURL ?? URL(filePath: CommandLine.arguments[0]))

  /// `a11ysim`, built beside this program; `nil` if it is not.
  static let a11ysim: Program? = {
    let file = own.file.deletingLastPathComponent().appending(path: "a11ysim")
    return FileManager.default.isExecutableFile(atPath: file.path) ? Program(file: file) : nil
  }()
}
