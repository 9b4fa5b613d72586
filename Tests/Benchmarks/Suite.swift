import A11ySimulation
import Foundation
import TestRuns

/// A folder with many scenarios and their goldens, which is tested as a whole and only read.
struct Suite {
  /// What one way through the folder took.
  private struct Cost {
    var seconds: Double
    /// The most memory that the process has held until then, in mebibytes.
    var peak: Int?
  }

  /// How many elements each scenario has, in eight rows.
  static let elements = 32
  /// How often each way is measured; the fastest counts, because the machine does other things too.
  private static let rounds = 5
  private static let jobs = ProcessInfo.processInfo.activeProcessorCount

  private let folder = FileManager.default.temporaryDirectory.appending(path: "a11ysim-\(UUID().uuidString)")
  private let format: String
  private let files: [String]

  /// Writes the scenarios, and records their goldens.
  init(scenarios count: Int, format: String) throws {
    self.format = format
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let text = Shape.rows.scenario(elements: Suite.elements)
    files = try (0..<count).map { [folder] number in
      let file = folder.appending(path: "scenario-\(number).\(format)")
      try Data(text.utf8).write(to: file)
      return file.path
    }
    let run = TestRun(files: files, rule: WritingRule(update: .all, isReadOnly: true), jobs: Suite.jobs)
    _ = run.perform { _ in }
  }

  func remove() { try? FileManager.default.removeItem(at: folder) }

  /// What testing costs beside reading, on one line.
  func line() -> String {
    let reading = Suite.fastest { read() }
    let testing = Suite.fastest { test() }
    let ratio = testing.seconds / reading.seconds
    let times = [reading, testing].map { String(format: "%.1f ms", $0.seconds * 1000) }
    return """
      \(files.count) \(format) files of \(Suite.elements) elements, \(Suite.jobs) at a time: \
      read \(times[0]), test \(times[1]), \(String(format: "%.2f", ratio)) times as long \
      (\(ratio <= 3 ? "within" : "BEYOND") three times)  peak \(testing.peak.map { "\($0) MiB" } ?? "unknown")
      """
  }

  /// Reads all files, and does nothing with them.
  private func read() {
    let (files, jobs) = (files, Suite.jobs)
    DispatchQueue.concurrentPerform(iterations: jobs) { job in
      for index in stride(from: job, to: files.count, by: jobs) {
        _ = try? readScenario(ScenarioSource(path: files[index]))
      }
    }
  }

  private func test() {
    let run = TestRun(files: files, jobs: Suite.jobs)
    _ = run.perform { result in precondition(result.verdict == .asExpected, result.testCase.name) }
  }

  private static func fastest(_ body: () -> Void) -> Cost {
    let clock = ContinuousClock()
    let times = (0..<rounds).map { _ in seconds(clock.measure(body)) }
    return Cost(seconds: times.min() ?? 0, peak: peakMemory())
  }
}
