internal import Diagnostics
internal import Utterances

/// A task of a walk and how it came out.
package struct WalkedTask: Sendable, Hashable {
  package var name: String
  /// `nil` if the person never said.
  package var result: TaskResult?
}

extension ManualWalk {
  /// The tasks that were begun, in order.
  package var tasks: [WalkedTask] {
    var tasks: [WalkedTask] = []
    for record in records {
      switch record {
      case .task(let name): tasks.append(WalkedTask(name: name))
      case .result(let result): tasks[tasks.count - 1].result = result
      case .step: break
      }
    }
    return tasks
  }

  /// Whether the person has marked a task as failed.
  package var hasFailedTask: Bool {
    records.contains { record in
      guard case .result(.failed) = record else { return false }
      return true
    }
  }

  /// The task that has begun and was not marked yet.
  var openTask: String? {
    guard let last = tasks.last, last.result == nil else { return nil }
    return last.name
  }

  mutating func beginTask(_ name: String) -> WalkReply {
    note(.task(name))
    return WalkReply(events: [.task(name)])
  }

  mutating func endTask(_ result: TaskResult) -> WalkReply {
    guard let name = openTask else { return .refusal("no task has begun: b, or 'task begin NAME', begins one") }
    note(.result(result))
    return .note(WalkedTask(name: name, result: result).sentence)
  }

  /// The end of a walk: how many steps it took, and how each task came out.
  package var summary: [String] {
    let steps = records.count { record in
      guard case .step = record else { return false }
      return true
    }
    return [steps.counted("step")] + tasks.map(\.sentence)
  }
}

extension WalkedTask {
  fileprivate var sentence: String {
    switch result {
    case nil: "task '\(name)': begun, not ended"
    case .done: "task '\(name)': done"
    case .failed(let note): note.isEmpty ? "task '\(name)': failed" : "task '\(name)': failed: \(note)"
    }
  }
}
