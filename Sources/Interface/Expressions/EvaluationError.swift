package import Diagnostics

/// Why an expression has no value.
package struct EvaluationError: Error, Sendable, Hashable {
  /// The kinds of mistakes, with the words for a message about them.
  package enum Reason: Sendable, Hashable {
    /// Nothing has this name.
    case unknownName(String, known: [String])
    /// The record of a name has no such member.
    case unknownMember(String, of: String, known: [String])
    /// What has the name has nothing inside.
    case noMembers(String, found: String)
    /// The list has fewer items than that.
    case indexOutOfRange(Int, count: Int)
    /// The number in brackets is not a whole one.
    case notAnIndex(found: String)
    /// What is divided by is zero.
    case divisionByZero
    /// The result is larger than any number.
    case notFinite
    /// The operator takes values of another type.
    case wrongOperand(of: String, expected: String, found: String)
    /// The values have no order between them.
    case incomparable(String, String)
    /// The place of the expression takes values of another type.
    case wrongResult(expected: String, found: String)
    /// The place of the expression takes one of a few words.
    case unknownWord(String, of: String, known: [String])
    /// More work would be done than one moment may take.
    case tooMuch(Budget.Good, limit: Int)
    /// The state would become larger or deeper than an app may keep.
    case tooLarge
    /// Components stand in each other without an end.
    case tooDeep
  }

  /// What went wrong.
  package var reason: Reason
  /// The part of the expression that has no value.
  package var origin: SourcePlace
  /// Where the component is used that the part stands in, the innermost first; empty outside of components.
  package var uses: [SourcePlace] = []

  package init(_ reason: Reason, at origin: SourcePlace) {
    self.reason = reason
    self.origin = origin
  }
}
