package import Interface
internal import OrderedCollections
internal import Utterances
package import VoiceOver

/// What it takes a person to get a task done: gestures, and the time in which all that is heard is said.
package struct TaskCost: Sendable, Hashable {
  package var flow: String
  /// The name of the task; `nil` for what stands in none.
  package var task: String?
  package var gestures = 0
  package var words = 0
  /// How long the person waits besides.
  var waited = 0.0

  /// How long it takes, at 180 words a minute with a pause at each gesture.
  package var seconds: Double { Double(words) / 3 + Double(gestures) * 0.6 + waited }
}

extension TaskCost {
  /// What each task of the flows takes, in the order of the walk.
  package static func all(in walk: Walk, of scenario: Scenario) -> [TaskCost] {
    var costs: [TaskCost] = []
    // By the words of a transcript, what is no gesture: the app is opened, time passes, a setting changes.
    let idle = Set(Step.Kind.allCases.filter { $0.row.technology == .none }.map(\.row.words)).union(["open"])
    for event in walk.events {
      switch event {
      case .flow(let name): costs.append(TaskCost(flow: name))
      case .task(let name):
        guard let last = costs.last else { continue }
        if last.task == nil, last.gestures == 0, last.words == 0 { costs.removeLast() }
        costs.append(TaskCost(flow: last.flow, task: name))
      case .step(let words):
        guard !costs.isEmpty else { continue }
        let verb = words.prefix { $0 != " " }
        if !idle.contains(String(verb)) { costs[costs.count - 1].gestures += 1 }
        if verb == "wait" { costs[costs.count - 1].waited += Double(words.dropFirst(5)) ?? 0 }
      case .focus, .speech, .announcement:
        guard !costs.isEmpty, let heard = event.heard else { continue }
        costs[costs.count - 1].words += heard.spokenWords.count
      case .screen, .cut, .sound, .shown, .problem: continue
      }
    }
    return costs
  }
}
