/// What an expression may yield in a place that expects a certain type.
package protocol DynamicValue: Sendable, Hashable {
  /// Converts what an expression yielded, or returns `nil` if it does not fit.
  init?(_ value: Value)

  /// What a message calls the expected type.
  static var expectation: String { get }

  /// What stands in for a value that could not be computed, so that the rest is still checked.
  static var placeholder: Self { get }

  /// Why a value does not fit.
  static func misfit(_ value: Value) -> EvaluationError.Reason
}

extension DynamicValue {
  package static func misfit(_ value: Value) -> EvaluationError.Reason {
    .wrongResult(expected: expectation, found: value.kindName)
  }
}

extension String: DynamicValue {
  package init?(_ value: Value) {
    guard let text = value.text else { return nil }
    self = text
  }

  package static var expectation: String { "text" }
  package static var placeholder: String { "" }
}

extension Bool: DynamicValue {
  package init?(_ value: Value) {
    guard let flag = value.flag else { return nil }
    self = flag
  }

  package static var expectation: String { "true or false" }
  package static var placeholder: Bool { true }
}

extension Double: DynamicValue {
  package init?(_ value: Value) {
    guard let number = value.number else { return nil }
    self = number
  }

  package static var expectation: String { "a number" }
  package static var placeholder: Double { 0 }
}

extension Value: DynamicValue {
  package init?(_ value: Value) { self = value }

  package static var expectation: String { "a value" }
  package static var placeholder: Value { .null }
}
