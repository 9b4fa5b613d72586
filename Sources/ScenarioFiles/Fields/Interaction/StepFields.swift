import Diagnostics
import Interface

extension ValueSchema where Output == Step {
  /// What a person does, or expects to hear.
  static let step = ValueSchema.reference("step", "a step", write: \.written) { node, reading in
    ValueSchema<Step.Command>.command.read(node, &reading).map { Step($0, origin: node.place) }
  }
}

extension Step {
  /// The step as it is written; what is to be heard stands on a line of its own.
  fileprivate var written: WrittenNode? {
    guard let node = ValueSchema<Step.Command>.command.write(command) else { return nil }
    return command.kind == .hear ? .block(node.entries ?? [], comment: nil) : node
  }
}

extension ValueSchema where Output == Step.Command {
  static let command = ValueSchema.word("step", Step.Kind.allCases.map(Word.init))
}

extension Word where Output == Step.Command {
  /// A row of the table of steps, as files write it.
  fileprivate init(_ kind: Step.Kind) {
    let (name, row) = (kind.rawValue, kind.row)
    let summary = row.summary.withCapital + "."
    switch row.form {
    case .alone(let command): self.init(name, summary, command)
    case .count(let make):
      self.init(
        name, summary, .count, alone: make(1),
        argument: { if case .count(let count) = $0.argument(of: kind) { count } else { nil } }, make: make)
    case .element(let make):
      self.init(name, summary, .elementQuery, argument: { $0.query(of: kind) }, make: make)
    case .action(let make):
      self.init(name, summary, .actionQuery, argument: { $0.query(of: kind) }, make: make)
    case .optionalName(let make):
      self.init(
        name, summary, .actionQuery, alone: make(nil), argument: { $0.query(of: kind) }, make: { make($0) })
    case .text(_, let make): self.init(name, summary, .text, argument: { $0.text(of: kind) }, make: make)
    case .keys(let make):
      self.init(
        name, summary, .keystroke,
        argument: { if case .keys(let keys) = $0.argument(of: kind) { keys } else { nil } }, make: make)
    case .direction(let make):
      self.init(
        name, summary, ValueSchema<Step.ScrollDirection>.choice("direction"),
        argument: { if case .direction(let direction) = $0.argument(of: kind) { direction } else { nil } }, make: make)
    case .start(let make):
      self.init(
        name, summary, ValueSchema<Step.ReadingStart>.choice("place"), alone: make(.here),
        argument: { if case .start(let start) = $0.argument(of: kind) { start } else { nil } }, make: make)
    case .seconds(let make):
      self.init(
        name, summary, .number(in: 0...(.infinity), "a number that is not negative"),
        argument: { if case .seconds(let seconds) = $0.argument(of: kind) { seconds } else { nil } }, make: make)
    case .settings(let make):
      self.init(
        name, summary, .settings,
        argument: { if case .settings(let changes) = $0.argument(of: kind) { changes } else { nil } }, make: make)
    case .expectation(let make):
      self.init(
        name, summary, .expectation,
        argument: { if case .expectation(let words) = $0.argument(of: kind) { words } else { nil } }, make: make)
    }
  }
}

extension Step.Command {
  /// What the step is told, if it is one of a kind.
  fileprivate func argument(of kind: Step.Kind) -> Step.Argument? { self.kind == kind ? argument : nil }

  /// What the step looks for, if it is one of a kind.
  fileprivate func query(of kind: Step.Kind) -> Query? {
    if case .query(let query) = argument(of: kind) { query } else { nil }
  }

  /// The words that the step is told, if it is one of a kind.
  fileprivate func text(of kind: Step.Kind) -> String? {
    if case .text(let text) = argument(of: kind) { text } else { nil }
  }
}

extension ValueSchema where Output == Flow {
  /// A list of tasks, or of steps; a map where the flow begins on a screen other than the first.
  static let flow = ValueSchema(
    steps.expectation, schema: ["anyOf": [steps.schema, fromScreen.schema]],
    write: { $0.screen == nil ? steps.write($0) : fromScreen.write($0) },
    read: { node, reading in
      let beginsOnScreen = node.entries?.contains { $0.key.text == "screen" } ?? false
      return beginsOnScreen ? fromScreen.read(node, &reading) : steps.read(node, &reading)
    })

  private static let fromScreen = ValueSchema.record(
    "a flow", Flow(tasks: []),
    [
      Field(
        "screen", "The screen that the flow begins on.", .screen, isRequired: true,
        value: { $0.screen.map { ScreenName(name: $0, origin: .code) } }, store: { $0.screen = $1.name }),
      Field(
        "steps", "The tasks or the steps of the flow.", steps, isRequired: true,
        value: { Flow(tasks: $0.tasks) }, store: { $0.tasks = $1.tasks }),
    ])

  private static let steps = ValueSchema(
    "a list of tasks or steps",
    schema: [
      "type": "array", "items": ["anyOf": [ValueSchema<Flow.Task>.task.schema, ValueSchema<Step>.step.schema]],
    ],
    write: { flow in
      let items = flow.tasks.map { $0.written() }
      return items.contains(nil) ? nil : .list(items.compactMap(\.self).flatMap(\.self))
    },
    read: { node, reading in
      guard case .sequence(let items, let place) = node else {
        let advice =
          node.stepsWithoutDashes ?? node.stepsInMap
          ?? NamesElsewhere.advice(for: node.description, in: ["a list of tasks or steps"])
        reading.report(
          .wrongType(expected: "a list of tasks or steps", found: node, hints: advice.map { [$0] } ?? []))
        return nil
      }
      var tasks: [Flow.Task] = []
      for item in items {
        if item.entries?.contains(where: { $0.key.text == "task" || $0.key.text == "steps" }) == true {
          if let task = ValueSchema<Flow.Task>.task.read(item, &reading) { tasks.append(task) }
        } else if let step = ValueSchema<Step>.step.read(item, &reading) {
          // Steps before the first task, or between tasks, have no purpose of their own.
          if tasks.last?.name != nil || tasks.isEmpty { tasks.append(Flow.Task(steps: [])) }
          tasks[tasks.count - 1].steps.append(step)
        }
      }
      return Flow(tasks: tasks, origin: place)
    })
}

extension DocumentNode {
  /// What to write in place of a map whose keys are all steps.
  fileprivate var stepsWithoutDashes: String? {
    guard let entries, let first = entries.first, entries.allSatisfy({ Step.Kind(rawValue: $0.key.text) != nil }) else {
      return nil
    }
    return "begin each step with '- ', as in '- \(first.key.text)'"
  }

  /// What to write in place of a map that holds the steps, and at times says where they begin.
  fileprivate var stepsInMap: String? {
    guard let entries, entries.contains(where: { $0.key.text == "steps" }),
      !entries.contains(where: { $0.key.text == "task" })
    else { return nil }
    return "write the steps right after the name, as in '[first, activate]', or name the screen too: "
      + "'{ screen: …, steps: […] }'"
  }
}

extension Flow.Task {
  /// The items of a flow that the task is written as: a map with its name, before which a comment can stand, or its steps.
  package func written(comment: String? = nil) -> [WrittenNode]? {
    guard name == nil else {
      return ValueSchema<Flow.Task>.task.write(self).map { [.block($0.entries ?? [], comment: comment)] }
    }
    let steps = steps.map(ValueSchema<Step>.step.write)
    return steps.contains(nil) ? nil : steps.compactMap(\.self)
  }
}

extension ValueSchema where Output == Flow.Task {
  fileprivate static let task = ValueSchema.record(
    "a task", Flow.Task(steps: []),
    [
      Field("task", "What the person wants to get done.", .text, isRequired: true, into: \.name),
      Field(
        "steps", "What the person does.", ValueSchema<[Step]>.list(of: .step, "a list of steps"), isRequired: true,
        into: \.steps),
    ])
}
