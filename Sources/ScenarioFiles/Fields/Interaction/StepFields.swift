import Diagnostics
import Interface

extension Shape where Output == Step {
  /// What a person does, or expects to hear.
  static let step = Shape.reference("step", "a step") { node, reading in
    Shape<Step.Command>.command.read(node, &reading).map { Step($0, origin: node.place) }
  }
}

extension Shape where Output == Step.Command {
  static let command = Shape.word(
    "step",
    [
      Word("next", "Swipes right: to the next element, once or several times.", .count, alone: .next(1)) { .next($0) },
      Word("previous", "Swipes left: to the element before.", .count, alone: .previous(1)) { .previous($0) },
      Word("first", "Goes to the first element.", .first),
      Word("last", "Goes to the last element.", .last),
      Word("focus", "Goes to an element by its name.", .elementName) { .focus($0.name) },
      Word("touch", "Touches an element by its name.", .elementName) { .touch($0.name) },
      Word("chooseItem", "Goes to an element by its name in the item chooser.", .elementName) { .chooseItem($0.name) },
      Word("activate", "Double taps.", .activate),
      Word("longPress", "Double taps and holds: opens a context menu, or picks up what is dragged.", .longPress),
      Word("perform", "Performs a custom action by its name.", .text) { .perform($0) },
      Word("rotor", "Turns the rotor to a setting by its name.", .text) { .rotor($0) },
      Word("up", "Swipes up.", .count, alone: .up(1)) { .up($0) },
      Word("down", "Swipes down.", .count, alone: .down(1)) { .down($0) },
      Word("increment", "Swipes up on an adjustable element.", .count, alone: .increment(1)) { .increment($0) },
      Word("decrement", "Swipes down on an adjustable element.", .count, alone: .decrement(1)) { .decrement($0) },
      Word("scroll", "Scrolls with three fingers.", Shape<Step.ScrollDirection>.choice("direction")) { .scroll($0) },
      Word("escape", "Scrubs with two fingers.", .escape),
      Word("magicTap", "Double taps with two fingers.", .magicTap),
      Word(
        "readAll", "Swipes down with two fingers, or up: reads everything from here, or from the top.",
        Shape<Step.ReadingStart>.choice("place"), alone: .readAll(.here)
      ) { .readAll($0) },
      Word("type", "Types text.", .text) { .type($0) },
      Word("delete", "Deletes characters.", .count, alone: .delete(1)) { .delete($0) },
      Word("drag", "Picks up the element, or the drag of a name.", .text, alone: .drag(nil)) { .drag($0) },
      Word("drop", "Drops what was picked up here, or at the drop point of a name.", .text, alone: .drop(nil)) {
        .drop($0)
      },
      Word("showNames", "Says “Show names” to Voice Control.", .showNames),
      Word("scan", "Lets Switch Control go through the items.", .scan),
      Word("wait", "Waits some seconds.", .number(in: 0...(.infinity), "a number that is not negative")) { .wait($0) },
      Word("settings", "Changes settings of the device.", .settings) { .settings($0) },
      Word("hear", "Expects that this was just spoken.", .expectation) { .hear($0) },
    ])
}

extension Shape where Output == Flow {
  /// A list of tasks, or of steps.
  static let flow = Shape(
    "a list of tasks or steps",
    schema: ["type": "array", "items": ["anyOf": [Shape<Flow.Task>.task.schema, Shape<Step>.step.schema]]]
  ) { node, reading in
    guard case .sequence(let items, let place) = node else {
      reading.report(.wrongType(expected: "a list of tasks or steps", found: node))
      return nil
    }
    var tasks: [Flow.Task] = []
    for item in items {
      if item.entries?.contains(where: { $0.key.text == "task" || $0.key.text == "steps" }) == true {
        if let task = Shape<Flow.Task>.task.read(item, &reading) { tasks.append(task) }
      } else if let step = Shape<Step>.step.read(item, &reading) {
        // Steps before the first task, or between tasks, have no purpose of their own.
        if tasks.last?.name != nil || tasks.isEmpty { tasks.append(Flow.Task(steps: [])) }
        tasks[tasks.count - 1].steps.append(step)
      }
    }
    return Flow(tasks: tasks, origin: place)
  }
}

extension Shape where Output == Flow.Task {
  fileprivate static let task = Shape.record(
    "a task", Flow.Task(steps: []),
    [
      Field("task", "What the person wants to get done.", .text, isRequired: true, into: \.name),
      Field(
        "steps", "What the person does.", Shape<[Step]>.list(of: .step, "a list of steps"), isRequired: true,
        into: \.steps),
    ])
}
