import A11ySimulation

/// Steps of one kind, taken through a function of their own, so that a profiler counts what they take and nothing else.
///
/// An example is `valgrind --tool=callgrind --toggle-collect='*counted*' Benchmarks count append 10000 20`.
enum CountedSteps {
  /// Takes rounds of steps on a screen with about so many elements, and returns how many of them are counted.
  static func take(_ kind: StepBenchmark.Kind, elements: Int, rounds: Int) throws -> Int {
    let rows = elements / 4
    let file = SourceFile(name: "pace", text: StepBenchmark.scenario(rows: rows))
    var session = Session(try readScenario(ScenarioSource(file: file, format: .json)))
    var count = 0
    func take(_ own: StepBenchmark.Kind, _ body: (inout Session) -> [Event]) {
      if own == kind { count += 1 }
      let events = own == kind ? counted { body(&session) } : body(&session)
      precondition(!events.contains(where: \.isProblem), "a step could not be taken: \(events)")
    }
    take(.open) { $0.open() }
    for round in 0..<rounds {
      let commands = [(.find, .focus("Row \(round * 7 % rows)"))] + StepBenchmark.round
      for (own, command) in commands { take(own) { $0.perform(Step(command)) } }
    }
    return count
  }

  @inline(never)
  private static func counted(_ body: () -> [Event]) -> [Event] { body() }
}
