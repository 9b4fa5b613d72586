import A11ySimulation
import Foundation

/// What whole programs take for the same files, from start to end, compared with programs that do less.
struct ProgramBenchmark {
  private static let elements = 100_000
  private let folder = FileManager.default.temporaryDirectory.appending(path: "a11ysim-\(UUID().uuidString)")
  private let a11ysim: Program

  /// Prints the ratios, or what is missing for them.
  static func measure() throws {
    guard let a11ysim = Program.a11ysim else {
      print("programs: there is no a11ysim yet; 'swift build -c release --product a11ysim' makes it")
      return
    }
    try ProgramBenchmark(a11ysim: a11ysim).measure()
  }

  private func measure() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let empty = try Yardstick.empty.compile(in: folder).seconds([], runs: 10)
    let start = try a11ysim.seconds(["--version"], runs: 10)
    print(
      "start: \(milliseconds(start)), \(ratio(start, empty)) times a program with Foundation that does nothing; "
        + "schema \(milliseconds(try a11ysim.seconds(["schema"], runs: 10)))")
    let floor = try Yardstick.floor.compile(in: folder)
    for shape in Shape.allCases { print(try line(for: shape, floor: floor, empty: empty)) }
  }

  private func line(for shape: Shape, floor: Program, empty: Double) throws -> String {
    let file = folder.appending(path: "\(shape.rawValue).json").path
    try Data(shape.scenario(elements: ProgramBenchmark.elements).utf8).write(to: URL(filePath: file))
    let text = try a11ysim.seconds(["transcript", file])
    let afterLoading = text - (try Program.own.seconds([WholeTask.load.rawValue, file]))
    let decoding = try Program.own.seconds([WholeTask.decode.rawValue, file])
    let others = try [["transcript", "--format", "json"], ["picture"], ["explain"]].map { command in
      "\(command.last ?? "") \(ratio(try a11ysim.seconds(command + [file]), text))"
    }
    return """
      \(shape.rawValue) \(ProgramBenchmark.elements): transcript \(milliseconds(text)), \
      \(ratio(text, try floor.seconds([file]))) times a C program that writes the same lines, \
      \(ratio(text, decoding)) times JSONDecoder, \(ratio(afterLoading, decoding)) times after loading; \
      against the transcript \(others.joined(separator: ", "))
      """
  }

  private func ratio(_ seconds: Double, _ other: Double) -> String { String(format: "%.2f", seconds / other) }

  private func milliseconds(_ seconds: Double) -> String { String(format: "%.1f ms", seconds * 1000) }
}

/// A task that this program is started for by itself, so that a process is measured as a whole.
enum WholeTask: String {
  /// Reads a scenario, and does nothing with it.
  case load
  /// Lets Foundation's decoder read it.
  case decode

  /// Does the task that the arguments name; `false` if they name none.
  static func perform() throws -> Bool {
    let arguments = CommandLine.arguments
    guard arguments.count == 3, let task = WholeTask(rawValue: arguments[1]) else { return false }
    switch task {
    case .load:
      let scenario = try readScenario(ScenarioSource(path: arguments[2]))
      precondition(scenario.opening != nil, "nothing was read")
      // What it takes to free the memory is no part of loading.
      withExtendedLifetime(scenario) { exit(0) }
    case .decode:
      let plain = try JSONDecoder().decode(PlainScenario.self, from: Data(contentsOf: URL(filePath: arguments[2])))
      precondition(!plain.views.isEmpty, "nothing was decoded")
    }
    return true
  }
}
