package import Diagnostics

/// A place in state, free of variables: `comments`, `[0]`, `favorite`.
package struct StatePath: Sendable, Hashable {
  /// One step into state.
  package enum Step: Sendable, Hashable {
    case member(String)
    case index(Int)
    /// What a control that is bound to nothing, or a component, keeps for itself: the first step.
    case control(SourcePlace, turns: [Int32])
    /// What an app written in Swift binds under a number: the only step.
    case binding(Int)
  }

  package var steps: [Step]

  package init(_ steps: [Step]) {
    self.steps = steps
  }

  /// What an app written in Swift keeps under a number.
  package init(binding number: Int) {
    self.init([.binding(number)])
  }

  /// The number under which an app written in Swift keeps the place; `nil` for a place of a scenario.
  package var binding: Int? {
    guard case .binding(let number)? = steps.first else { return nil }
    return number
  }

  /// The list that the place is in, and which of its items it is; `nil` for what is in no list.
  package var item: (list: StatePath, index: Int)? {
    guard case .index(let index)? = steps.last else { return nil }
    return (StatePath(steps.dropLast()), index)
  }

  /// The control or the component that keeps what stands at the place; `nil` for a place in state.
  var owner: StatePath? {
    guard case .control? = steps.first else { return nil }
    return StatePath([steps[0]])
  }

  /// The path one step further in.
  package func appending(_ step: Step) -> StatePath {
    StatePath(steps + [step])
  }
}
