import A11ySimulation
import Foundation

/// The processor time that each stage takes for an interface of a certain shape and size.
struct Measurement {
  var shape: Shape
  var elements: Int
  var utterances = 0
  var stages: [(name: String, seconds: Double)] = []
  /// What Foundation's decoder takes for the same file.
  var decoding = 0.0

  /// Everything after loading, in seconds.
  var afterLoading: Double { stages.dropFirst().reduce(0) { $0 + $1.seconds } }

  /// What it takes to find a place for every view, in seconds.
  private var layingOut: Double { stages.first { $0.name == "lay out" }?.seconds ?? 0 }

  /// What it takes to make words of the views in their places: everything after the layout, in seconds.
  private var speaking: Double { stages.dropFirst(2).reduce(0) { $0 + $1.seconds } }

  init(_ shape: Shape, elements: Int) throws {
    self.shape = shape
    self.elements = elements
    let json = shape.scenario(elements: elements)
    let scenario = try stage("load") {
      try readScenario(ScenarioSource(file: SourceFile(name: shape.rawValue, text: json), format: .json))
    }
    guard let screen = scenario.opening?.screen else { return }
    let views = stage("lay out") {
      var resolver = Resolver(scope: scenario.scope)
      return place(resolver.resolve(screen), on: Canvas(for: scenario.circumstances), settings: scenario.settings)
    }
    let tree = stage("derive") { AccessibilityTree(of: views, on: scenario.platform) }
    let order = stage("order") { ReadingOrder(of: tree, on: scenario.platform, settings: scenario.settings) }
    let speaker = Speaker(locale: scenario.locale, settings: scenario.settings)
    let utterances = stage("speak") { order.stops.map { speaker.utterance(for: $0) } }
    self.utterances = utterances.count
    let bytes = stage("print") { utterances.reduce(into: "") { $0 += $1.text() + "\n" }.utf8.count }
    let data = Data(json.utf8)
    let start = processorTime()
    let plain = try JSONDecoder().decode(PlainScenario.self, from: data)
    decoding = seconds(processorTime() - start)
    precondition(bytes > 0 && !plain.views.isEmpty, "nothing was measured")
  }

  private mutating func stage<Result>(_ name: String, _ body: () throws -> Result) rethrows -> Result {
    let start = processorTime()
    let result = try body()
    stages.append((name, seconds(processorTime() - start)))
    return result
  }
}

/// A duration in seconds.
func seconds(_ duration: Duration) -> Double {
  Double(duration.components.seconds) + Double(duration.components.attoseconds) / 1e18
}

extension Measurement {
  /// The measurement on one line, in milliseconds.
  var line: String {
    let times = stages.map { "\($0.name) \(milliseconds($0.seconds))" }.joined(separator: "  ")
    let pipeline = afterLoading - layingOut
    return """
      \(shape.rawValue) \(elements): \(utterances) utterances  \(times)  \
      derive to print \(milliseconds(pipeline)), with the layout \(milliseconds(afterLoading)), \
      against JSONDecoder \(milliseconds(decoding)): \(ratio(pipeline)) times, with the layout \(ratio(afterLoading))  \
      laying out \(milliseconds(layingOut)) against speaking \(milliseconds(speaking)) \
      (\(layingOut < speaking ? "faster" : "SLOWER"))  \
      peak \(peakMemory().map { "\($0) MiB" } ?? "unknown")
      """
  }

  /// How many times what the decoder takes a time is.
  private func ratio(_ seconds: Double) -> String { String(format: "%.2f", seconds / decoding) }

  private func milliseconds(_ seconds: Double) -> String { String(format: "%.1f ms", seconds * 1000) }
}

@main
enum Benchmark {
  /// Measures each shape at each size, smallest first, so that the peak of memory belongs to the line it stands on.
  ///
  /// Arguments choose what is measured: `loading` of texts, `steps` of a walk, `suites` of files, whole `programs`, or
  /// `fresh` screens, of all shapes and sizes or of those that are named as well: `fresh rows 100000`. `files FOLDER`
  /// writes the texts whose loading is measured. `count KIND ELEMENTS ROUNDS` takes steps of one kind for a profiler to
  /// count.
  static func main() throws {
    if try WholeTask.perform() { return }
    if try countSteps() { return }
    let wishes = Set(CommandLine.arguments.dropFirst())
    func wants(_ part: String) -> Bool { wishes.isEmpty || wishes.contains(part) }
    if CommandLine.arguments.count == 3, CommandLine.arguments[1] == "files" {
      return try LoadingBenchmark.write(to: CommandLine.arguments[2])
    }
    if wants("loading") { for text in LoadingText.allCases { print(LoadingBenchmark(text).line) } }
    if wants("steps") { try measureSteps() }
    if wants("suites") { try measureSuites() }
    if wants("programs") { try ProgramBenchmark.measure() }
    guard wants("fresh") else { return }
    let (shapes, sizes) = (Shape.allCases.filter { wishes.contains($0.rawValue) }, wishes.compactMap(Int.init).sorted())
    for elements in sizes.isEmpty ? [1_000, 10_000, 100_000] : sizes {
      for shape in shapes.isEmpty ? Shape.allCases : shapes { print(try Measurement(shape, elements: elements).line) }
    }
  }

  /// Takes steps for a profiler, if the arguments ask for that.
  private static func countSteps() throws -> Bool {
    let arguments = CommandLine.arguments.dropFirst()
    let numbers = arguments.suffix(2).compactMap { Int($0) }
    guard arguments.count == 4, arguments.first == "count", numbers.count == 2,
      let kind = StepBenchmark.Kind(rawValue: arguments.dropFirst().first ?? "")
    else { return false }
    let count = try CountedSteps.take(kind, elements: numbers[0], rounds: numbers[1])
    print("\(count) steps, \(kind.rawValue)")
    return true
  }

  private static func measureSteps() throws {
    let paces = try [100, 1_000, 10_000].map { elements in
      let pace = try StepBenchmark(elements: elements, steps: 10_000)
      print(pace.line)
      return pace
    }
    print(paces[2].line(comparedWith: paces[0]))
  }

  private static func measureSuites() throws {
    // Fewer files first: the peak of memory must not be higher after more of them.
    for (count, format) in [(250, "json"), (1_000, "json"), (1_000, "yaml"), (4_000, "yaml")] {
      let suite = try Suite(scenarios: count, format: format)
      defer { suite.remove() }
      print(suite.line())
    }
  }
}
