/// Why an expression has no value.
public struct EvaluationError: Error, Sendable, Hashable {
  /// What went wrong.
  public enum Reason: Sendable, Hashable {
    case unknownName(String, known: [String])
    case unknownMember(String, of: String, known: [String])
    case noMembers(String, found: String)
    case indexOutOfRange(Int, count: Int)
    case notAnIndex(found: String)
    case divisionByZero
    case wrongOperand(of: String, expected: String, found: String)
    case incomparable(String, String)
    case wrongResult(expected: String, found: String)
  }

  public var reason: Reason
  public var origin: Origin

  public init(_ reason: Reason, at origin: Origin) {
    self.reason = reason
    self.origin = origin
  }
}
