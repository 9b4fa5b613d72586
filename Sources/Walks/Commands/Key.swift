/// A key of a terminal.
public enum Key: Sendable, Hashable {
  case character(Character)
  case up, down, left, right, pageUp, pageDown, home, end
  case enter, escape, backspace
  /// Control-D: there will be no more input.
  case endOfInput
}
