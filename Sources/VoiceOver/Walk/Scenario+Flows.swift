internal import Diagnostics
package import Interface
internal import Order
internal import OrderedCollections
package import Utterances

extension Scenario {
  /// Plays the flows one after the other, each from its beginning; a scenario without flows is walked through, by
  /// the technologies that are on.
  ///
  /// - Parameter name: The flow to play; `nil` for all.
  /// - Returns: Everything that was done and heard, in order, and what is doubtful about it.
  package func play(flow name: String? = nil) -> Walk {
    guard !flows.isEmpty, appFailure == nil else {
      return settings.isReadAloud || appFailure != nil ? self.walk() : walkUnheard()
    }
    return flows.filter { name == nil || $0.key == name }.reduce(into: Walk()) { walk, flow in
      walk.events.append(.flow(flow.key))
      walk.events += beginning(flow.value).play(flow.value, noting: &walk)
    }
  }

  /// Plays steps on a screen that opens first, and tells all that was done and heard.
  package func play(_ steps: [Step], openingAt name: String) -> [Event] {
    guard screens[name] != nil else { return [] }
    var walk = Walk()
    return opening(at: name).play(Flow(tasks: [Flow.Task(steps: steps)]), noting: &walk)
  }

  /// The scenario with another screen that opens first.
  ///
  /// - Parameters:
  ///   - name: The name of the screen.
  ///   - before: The screen that it was pushed from, to which there is a way back.
  /// - Returns: The same scenario if there is no such screen.
  package func opening(at name: String, after before: String? = nil) -> Scenario {
    guard let screen = screens[name] else { return self }
    var scenario = self
    scenario.screens[name] = nil
    scenario.screens.updateValue(screen, forKey: name, insertingAt: 0)
    scenario.screenBelow = before
    return scenario
  }

  /// The scenario as a flow finds it: on the screen that it begins on.
  private func beginning(_ flow: Flow) -> Scenario {
    guard let name = flow.screen, name != opening?.name else { return self }
    return opening(at: name, after: screensBefore[name])
  }

  private func play(_ flow: Flow, noting walk: inout Walk) -> [Event] {
    let language = StepLanguage(of: self)
    let eventsBefore = walk.events.count
    var session = Session(self)
    var hearing = Hearing()
    let heardSteps = flow.stepsBeforeHear
    // What is to be heard belongs to the screen reader that it was written for.
    var isForTalkBack = isWrittenForTalkBack
    var events = session.open()
    defer {
      walk.noteEnd(of: session)
      // What is heard next is said to be meant.
      walk.dimmedTaps += session.dimmedTaps.filter { !heardSteps.contains($0.place) }
    }
    hearing.take(events, of: nil)
    // The first screen is opened as part of the first task.
    if let first = flow.tasks.first?.name { events.insert(.task(first), at: 0) }
    walk.note(session, after: eventsBefore + events.count)
    for (index, task) in flow.tasks.enumerated() {
      if index > 0, let name = task.name {
        events.append(.task(name))
        hearing.beginTask(after: events)
      }
      for written in task.steps {
        let step = language?.step(written) ?? written
        if case .settings(let changes) = step.command { isForTalkBack = changes[.talkBack]?.flag ?? isForTalkBack }
        if case .hear(let expectation) = step.command {
          guard isForTalkBack == session.settings.isOn(.talkBack) else { continue }
          events += expectation.problems(with: &hearing, in: events, at: step.origin)
          continue
        }
        let outcome = session.perform(step)
        events += outcome
        hearing.take(outcome, of: step.command)
        walk.note(session, after: eventsBefore + events.count)
        // A step that could not be done leaves the rest of the flow without ground, but for a turn of the rotor: the
        // cursor is where it was.
        if case .rotor = step.command { continue }
        if outcome.contains(where: \.isProblem) { return events }
      }
    }
    return events
  }
}

extension Flow {
  /// The places of the steps after which something is expected to be heard, or not to be.
  fileprivate var stepsBeforeHear: Set<SourcePlace> {
    let steps = tasks.flatMap(\.steps)
    return Set(zip(steps, steps.dropFirst()).filter { $1.command.kind == .hear }.map(\.0.origin))
  }
}
