package import Interface

/// What a person asks for on a walk: a step of a flow, a mark on a task, or a question that changes nothing.
package enum WalkCommand: Sendable, Hashable {
  case step(Step.Command)
  /// Turns the rotor by some options, forwards or backwards.
  case turnRotor(Int)
  /// Performs an entry of the list of actions, counted from one.
  case action(Int)
  /// Goes to an entry of the item chooser, by its number counted from one, or by its name or a part of it.
  case item(String)
  case beginTask(String)
  case endTask(TaskResult)
  /// Takes the last step or mark back.
  case undo
  /// Says again what was heard last.
  case again
  /// Where am I?
  case place
  case actions
  /// Lists the item chooser's entries, or those with some words in them.
  case items(String?)
  /// Finds words in what was heard so far.
  case search(String)
  case help
  case quit
}

/// How a task came out.
package enum TaskResult: Sendable, Hashable {
  case done
  /// With what stood in the way.
  case failed(String)
}
