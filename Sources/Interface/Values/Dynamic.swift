/// Something an author may write plainly or as an expression over state.
package enum Dynamic<Wrapped: Sendable & Hashable>: Sendable, Hashable {
  case constant(Wrapped)
  case expression(Expression)
}

extension Dynamic {
  /// What stands here once expressions are resolved; `nil` before.
  package var constant: Wrapped? { plain }

  @inline(__always)
  private var plain: Wrapped? {
    guard case .constant(let value) = self else { return nil }
    return value
  }

  /// Whether the value depends on state or settings.
  package var isDynamic: Bool {
    guard case .expression = self else { return false }
    return true
  }
}

// What is asked for most has a property of its own: in other targets a generic one looks for its type at each call.

extension Dynamic<Bool> {
  package var constant: Bool? { plain }
}

extension Dynamic<String> {
  package var constant: String? { plain }
}

extension Dynamic<Double> {
  package var constant: Double? { plain }
}

extension Dynamic<Value> {
  package var constant: Value? { plain }
}

extension Dynamic: ExpressibleByUnicodeScalarLiteral where Wrapped == String {
  package init(unicodeScalarLiteral value: String) { self = .constant(value) }
}

extension Dynamic: ExpressibleByExtendedGraphemeClusterLiteral where Wrapped == String {
  package init(extendedGraphemeClusterLiteral value: String) { self = .constant(value) }
}

extension Dynamic: ExpressibleByStringLiteral where Wrapped == String {
  package init(stringLiteral value: String) { self = .constant(value) }
}

extension Dynamic: ExpressibleByBooleanLiteral where Wrapped == Bool {
  package init(booleanLiteral value: Bool) { self = .constant(value) }
}
