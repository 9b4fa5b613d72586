internal import Diagnostics
package import Interface
internal import OrderedCollections
internal import Transcripts
package import Utterances
package import VoiceOver

/// A walk through a scenario by hand: commands go in, replies come out, and what was done can become a flow.
///
/// It knows no terminal and no file. What was done is taken back by returning to the session before it; where the app
/// cannot be copied, everything but the last is played again.
package struct ManualWalk {
  package let scenario: Scenario
  /// Where the person is.
  package private(set) var session: Session
  /// What was heard when the first screen opened.
  package private(set) var opening: [Event]
  /// What the person has done since, in order.
  package private(set) var records: [Record] = []
  /// The sessions before each record; `nil` where the app cannot be copied.
  private var earlier: [Session?] = []
  /// Begins again from the start.
  private let begin: () -> Session

  /// Something the person did, with what came of it.
  package enum Record: Sendable, Hashable {
    case step(Step.Command, [Event])
    case task(String)
    case result(TaskResult)
  }

  /// Opens the first screen of a scenario.
  package init(_ scenario: Scenario) {
    self.init(scenario) { Session(scenario) }
  }

  /// Opens the first screen of an app, of which the scenario tells the name and the circumstances.
  package init(_ scenario: Scenario, beginningWith begin: @escaping () -> Session) {
    self.scenario = scenario
    self.begin = begin
    session = begin()
    opening = session.open()
  }

  /// Carries out a command.
  package mutating func perform(_ command: WalkCommand) -> WalkReply {
    switch command {
    case .step(let step): perform(step)
    case .turnRotor(let distance): turnRotor(by: distance)
    case .action(let number): performAction(number)
    case .item(let name): goToItem(name)
    case .beginTask(let name): beginTask(name)
    case .endTask(let result): endTask(result)
    case .undo: undo()
    case .again: again()
    case .place: place()
    case .actions: listActions()
    case .items(let words): listItems(words)
    case .search(let words): search(words)
    case .help: WalkReply(notes: WalkCommand.helpLines)
    case .quit: WalkReply(notes: summary)
    }
  }

  /// Does a step; one that cannot be done leaves everything as it was, and nothing in the record.
  mutating func perform(_ step: Step.Command) -> WalkReply {
    let before = session.copy()
    let events = session.perform(Step(step))
    let problems = events.compactMap(\.problem?.sentence)
    guard problems.isEmpty else {
      session = before ?? replayed()
      switch completion(of: step) {
      case .step(let whole)?: return perform(whole)
      case .several(let names)?:
        return .refusal("that is a part of \(names.map { "'\($0)'" }.joined(separator: ", "))")
      case nil: return WalkReply(notes: problems, isRefusal: true)
      }
    }
    earlier.append(before)
    records.append(.step(step, events))
    return WalkReply(events: events)
  }

  mutating func note(_ record: Record) {
    earlier.append(session.copy())
    records.append(record)
  }

  /// A walk that can be tried without anything coming of it; `nil` if the app cannot be copied.
  func trial() -> ManualWalk? {
    session.copy().map { session in
      var walk = self
      walk.session = session
      return walk
    }
  }

  private mutating func undo() -> WalkReply {
    guard let last = records.popLast() else { return .refusal("there is nothing to undo") }
    session = (earlier.popLast() ?? nil) ?? replayed()
    return .note("undone: \(last.words)", "now on: \(currentWords)")
  }

  /// A session in which everything that is recorded was done.
  private func replayed() -> Session {
    var session = begin()
    _ = session.open()
    for case .step(let step, _) in records { _ = session.perform(Step(step)) }
    return session
  }

  private func again() -> WalkReply {
    let last = records.reversed().lazy.compactMap { record in
      guard case .step(_, let events) = record else { return nil as [Event]? }
      return events
    }.first
    return WalkReply(events: (last ?? opening).filter { $0.stepWords == nil })
  }

  /// The whole walk, as a flow of these steps plays it.
  package var asFlow: Walk {
    let steps = records.compactMap { record -> Step? in
      guard case .step(let command, _) = record else { return nil }
      return Step(command)
    }
    var scenario = scenario
    scenario.flows = ["": Flow(tasks: [Flow.Task(steps: steps)])]
    return scenario.play()
  }

  /// What is heard where the cursor is, or else what another technology is at.
  var currentWords: String {
    let words = session.settings.isReadAloud ? session.landing()?.heard : session.namedByKeyboard ?? session.litName
    return words ?? "nothing"
  }
}

extension ManualWalk.Record {
  /// The record in the words of a command.
  fileprivate var words: String {
    switch self {
    case .step(_, let events): events.lazy.compactMap(\.stepWords).first ?? "the last step"
    case .task(let name): "task begin \(name)"
    case .result(.done): "task done"
    case .result(.failed(let note)): note.isEmpty ? "task failed" : "task failed \(note)"
    }
  }
}

extension Problem {
  /// What is wrong, with the name that may have been meant.
  fileprivate var sentence: String {
    switch kind {
    case .wrongName(let name, let known):
      let few = (1...6).contains(known.count) ? "there is \(known.map { "'\($0)'" }.joined(separator: ", "))" : nil
      return [message, NearMiss.hint(forSaid: name, among: known) ?? few].compactMap(\.self).joined(separator: "; ")
    case .ambiguous, .unexpected, .impossible, .failedEffect: return message
    }
  }
}
