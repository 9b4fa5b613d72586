/// What an expression may yield in a place that expects a certain type.
public protocol DynamicValue: Sendable, Hashable {
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
  public static func misfit(_ value: Value) -> EvaluationError.Reason {
    .wrongResult(expected: expectation, found: value.kindName)
  }
}

extension String: DynamicValue {
  public init?(_ value: Value) {
    guard let text = value.text else { return nil }
    self = text
  }

  public static var expectation: String { "text" }
  public static var placeholder: String { "" }
}

extension Bool: DynamicValue {
  public init?(_ value: Value) {
    guard let flag = value.flag else { return nil }
    self = flag
  }

  public static var expectation: String { "true or false" }
  public static var placeholder: Bool { true }
}

extension Double: DynamicValue {
  public init?(_ value: Value) {
    guard let number = value.number else { return nil }
    self = number
  }

  public static var expectation: String { "a number" }
  public static var placeholder: Double { 0 }
}

extension Value: DynamicValue {
  public init?(_ value: Value) { self = value }

  public static var expectation: String { "a value" }
  public static var placeholder: Value { .null }
}
