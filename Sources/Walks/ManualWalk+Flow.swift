internal import Interface
internal import ScenarioFiles
package import Transcripts
internal import Utterances
internal import VoiceOver

extension ManualWalk {
  /// A task of the walk with its steps, or steps outside of tasks.
  struct Part: Sendable, Hashable {
    var name: String?
    var result: TaskResult?
    var steps: [Done] = []
  }

  /// A step with the words that were heard; `nil` for what is heard when the first screen opens.
  struct Done: Sendable, Hashable {
    var command: Step.Command?
    var heard: [String]
  }

  /// What was done, task by task; the first screen opens before the first one.
  var parts: [Part] {
    var parts = opensInFirstTask ? [] : [Part()]
    for record in records {
      switch record {
      case .task(let name): parts.append(Part(name: name))
      case .result(let result):
        parts[parts.count - 1].result = result
        // What follows has no purpose of its own until a task begins.
        parts.append(Part())
      case .step(let command, let events):
        parts[parts.count - 1].steps.append(Done(command: command, heard: events.heardLast))
      }
    }
    parts[0].steps.insert(Done(command: nil, heard: opening.heardLast), at: 0)
    return parts.filter { $0.name != nil || !$0.steps.isEmpty }
  }

  /// Whether nothing stands before the first task: flows then have the first screen open as part of it.
  private var opensInFirstTask: Bool {
    guard case .task = records.first else { return false }
    return opening.heardLast.isEmpty
  }

  /// The walk as a flow in YAML, for the map of flows of a scenario.
  package func flowText(named name: String) -> String {
    FlowText(name: name, parts: parts).lines(in: .plain).map { $0 + "\n" }.joined()
  }

  /// The transcript of the walk, as a flow of the name would give it.
  package func transcript(named name: String) -> Transcript {
    var events = opening
    for (index, record) in records.enumerated() {
      switch record {
      case .task(let name): events.insert(.task(name), at: index == 0 && opensInFirstTask ? 0 : events.count)
      case .step(_, let done): events += done
      case .result: break
      }
    }
    return Transcript(of: scenario, heard: Walk(events: [.flow(name)] + events))
  }
}
