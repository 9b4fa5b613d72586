import Diagnostics
import Interface

extension ValueSchema where Output == Step {
  /// What a person does, or expects to hear.
  static let step = ValueSchema.reference("step", "a step") { node, reading in
    ValueSchema<Step.Command>.command.read(node, &reading).map { Step($0, origin: node.place) }
  }
}

extension ValueSchema where Output == Step.Command {
  static let command = ValueSchema.word("step", Step.Kind.allCases.map(Word.init))
}

extension Word where Output == Step.Command {
  /// A row of the table of steps, as files write it.
  fileprivate init(_ kind: Step.Kind) {
    let (name, row) = (kind.rawValue, kind.row)
    let summary = row.summary.prefix(1).uppercased() + row.summary.dropFirst() + "."
    switch row.form {
    case .alone(let command): self.init(name, summary, command)
    case .count(let make): self.init(name, summary, .count, alone: make(1), make: make)
    case .element(let make): self.init(name, summary, .elementName) { make($0.name) }
    case .text(_, let make): self.init(name, summary, .text, make: make)
    case .optionalText(_, let make): self.init(name, summary, .text, alone: make(nil)) { make($0) }
    case .direction(let make):
      self.init(name, summary, ValueSchema<Step.ScrollDirection>.choice("direction"), make: make)
    case .start(let make):
      self.init(name, summary, ValueSchema<Step.ReadingStart>.choice("place"), alone: make(.here), make: make)
    case .seconds(let make):
      self.init(name, summary, .number(in: 0...(.infinity), "a number that is not negative"), make: make)
    case .settings(let make): self.init(name, summary, .settings, make: make)
    case .expectation(let make): self.init(name, summary, .expectation, make: make)
    }
  }
}

extension ValueSchema where Output == Flow {
  /// A list of tasks, or of steps.
  static let flow = ValueSchema(
    "a list of tasks or steps",
    schema: ["type": "array", "items": ["anyOf": [ValueSchema<Flow.Task>.task.schema, ValueSchema<Step>.step.schema]]]
  ) { node, reading in
    guard case .sequence(let items, let place) = node else {
      reading.report(.wrongType(expected: "a list of tasks or steps", found: node))
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
