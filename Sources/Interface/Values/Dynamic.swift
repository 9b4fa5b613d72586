/// Something an author may write plainly or as an expression over state.
public enum Dynamic<Wrapped: Sendable & Hashable>: Sendable, Hashable {
  case constant(Wrapped)
  case expression(Expression)
}

extension Dynamic {
  /// What stands here once expressions are resolved; `nil` before.
  public var constant: Wrapped? {
    guard case .constant(let value) = self else { return nil }
    return value
  }

  /// Whether the value depends on state or settings.
  public var isDynamic: Bool {
    guard case .expression = self else { return false }
    return true
  }
}

extension Dynamic: ExpressibleByUnicodeScalarLiteral where Wrapped == String {
  public init(unicodeScalarLiteral value: String) { self = .constant(value) }
}

extension Dynamic: ExpressibleByExtendedGraphemeClusterLiteral where Wrapped == String {
  public init(extendedGraphemeClusterLiteral value: String) { self = .constant(value) }
}

extension Dynamic: ExpressibleByStringLiteral where Wrapped == String {
  public init(stringLiteral value: String) { self = .constant(value) }
}

extension Dynamic: ExpressibleByBooleanLiteral where Wrapped == Bool {
  public init(booleanLiteral value: Bool) { self = .constant(value) }
}

/// What an expression may yield in a place that expects a certain type.
public protocol DynamicValue: Sendable, Hashable {
  /// Converts what an expression yielded, or returns `nil` if it does not fit.
  init?(_ value: Value)

  /// What a message calls the expected type.
  static var expectation: String { get }

  /// What stands in for a value that could not be computed, so that the rest is still checked.
  static var placeholder: Self { get }
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
