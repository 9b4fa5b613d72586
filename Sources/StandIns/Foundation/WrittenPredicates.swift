public import Foundation

/// A predicate that is the closure with which it is written.
///
/// Nothing here has to be translated for a store, and a closure is checked much faster than what `#Predicate` makes of it.
private struct WrittenExpression<each Input>: StandardPredicateExpression, @unchecked Sendable {
  private let variables: (repeat PredicateExpressions.Variable<each Input>)
  private let body: (repeat each Input) -> Bool

  init(
    _ variables: (repeat PredicateExpressions.Variable<each Input>), _ body: @escaping (repeat each Input) -> Bool
  ) {
    self.variables = variables
    self.body = body
  }

  func evaluate(_ bindings: PredicateBindings) throws -> Bool {
    body(repeat try (each variables).evaluate(bindings))
  }

  // A closure can be written nowhere.
  func encode(to encoder: any Encoder) throws { throw CocoaError(.coderInvalidValue) }
  init(from decoder: any Decoder) throws { throw CocoaError(.coderInvalidValue) }
}

extension Predicate {
  /// The predicate that `#Predicate` makes on a device.
  public static func _of(
    @_implicitSelfCapture _ body: @escaping (repeat each Input) -> Bool
  ) -> Predicate<repeat each Input> {
    Predicate { (variables: repeat PredicateExpressions.Variable<each Input>) in
      WrittenExpression((repeat each variables), body)
    }
  }
}
