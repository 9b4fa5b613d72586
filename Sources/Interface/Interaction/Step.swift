/// A way through the interface that a person takes.
public struct Flow: Sendable, Hashable {
  /// A part of a flow with a purpose of its own.
  public struct Task: Sendable, Hashable {
    /// What the person wants to get done; `nil` for steps outside of tasks.
    public var name: String?
    public var steps: [Step]

    public init(name: String? = nil, steps: [Step]) {
      self.name = name
      self.steps = steps
    }
  }

  public var tasks: [Task]
  public var origin: Origin

  public init(tasks: [Task], origin: Origin = .code) {
    self.tasks = tasks
    self.origin = origin
  }
}

/// One thing that a person does, or expects to hear.
public struct Step: Sendable, Hashable {
  public var command: Command
  public var origin: Origin

  public init(_ command: Command, origin: Origin = .code) {
    self.command = command
    self.origin = origin
  }
}

extension Step {
  /// What is done.
  public enum Command: Sendable, Hashable {
    case next(Int)
    case previous(Int)
    case first
    case last
    case focus(String)
    case touch(String)
    case chooseItem(String)
    case activate
    /// Double taps and holds, or taps three times.
    case longPress
    case perform(String)
    case rotor(String)
    case up(Int)
    case down(Int)
    case increment(Int)
    case decrement(Int)
    case scroll(ScrollDirection)
    case escape
    case magicTap
    case readAll
    case type(String)
    case delete(Int)
    case drag(String?)
    case drop(String?)
    case showNames
    case scan
    case wait(Double)
    case settings([Setting: Value])
    case hear(Expectation)
  }

  /// Where three fingers push the screen.
  public enum ScrollDirection: String, Sendable, CaseIterable {
    case up, down, left, right
  }
}
