internal import Diagnostics
internal import OrderedCollections

/// How much more the effects of an app may put into its state than they take out.
///
/// Without it, a list that is put into itself again and again would be larger after a few steps than any machine, though
/// it takes little room: its items are the same ones.
struct Growth: Sendable, Hashable {
  /// Values, each with every part of it as often as it is met.
  private var parts = Growth.limit

  private static let limit = 2_000_000
  /// How deep lists and records in state may be nested; files have a limit of their own.
  private static let depth = 200
  /// How much text weighs as much as a number.
  private static let bytesOfPart = 16

  /// Puts a value into state, in the place of another one.
  mutating func put(_ value: Value, for old: Value? = nil, at place: SourcePlace) throws(EvaluationError) {
    var rest = parts
    guard Growth.take(value, from: &rest, depth: 1) else { throw EvaluationError(.tooLarge, at: place) }
    parts = rest
    if let old { release(old) }
  }

  /// Takes a value out of state.
  mutating func release(_ value: Value) {
    var rest = Growth.limit
    _ = Growth.take(value, from: &rest, depth: 1)
    parts = min(parts + Growth.limit - rest, Growth.limit)
  }

  /// Takes the parts of a value, and returns whether there were enough and none of them was too deep.
  private static func take(_ value: Value, from parts: inout Int, depth: Int) -> Bool {
    parts -= 1
    guard parts >= 0, depth <= Growth.depth else { return false }
    switch value {
    case .null, .flag, .number: return true
    case .text(let text):
      parts -= text.utf8.count / Growth.bytesOfPart
      return parts >= 0
    case .list(let items):
      for item in items where !take(item, from: &parts, depth: depth + 1) { return false }
      return true
    case .record(let record): return record.values.allSatisfy { take($0, from: &parts, depth: depth + 1) }
    }
  }
}
