internal import Interface

/// What the properties of a view are computed from and bound to, as their author has written it.
struct WrittenExpressions: ExpressionVisitor {
  private(set) var computed: [String] = []
  private(set) var bound: [String] = []

  init(of view: View) {
    guard view.isDynamic else { return }
    var view = view
    // What is watched is told with what happens then.
    if !view.onChange.isEmpty { view.onChange = [] }
    view.replaceExpressions(by: &self)
  }

  mutating func visit<Wrapped: DynamicValue>(_ dynamic: inout Dynamic<Wrapped>) {
    // Where words of the app's own come from is told with them.
    guard case .expression(let expression) = dynamic, !expression.isLocalized else { return }
    computed.append(expression.inText)
  }

  mutating func visit(_ bound: inout Bound) {
    if let path = bound.path {
      self.bound.append("$\(path.written)")
    } else if case .expression(let expression) = bound.value {
      computed.append(expression.inText)
    }
  }

  // Each is told where it stands.
  mutating func visit(_ reordering: inout Reordering) {}
  mutating func visit(_ action: inout Action) {}
  mutating func visit(_ views: inout [View]) {}
}

extension Expression {
  fileprivate var isLocalized: Bool {
    if case .localized = self { true } else { false }
  }

  /// The expression as it stands in text.
  fileprivate var inText: String {
    guard case .interpolation(let parts) = self else { return "${\(written)}" }
    return parts.map { part in
      if case .literal(.text(let text)) = part { return text }
      return "${\(part.written)}"
    }.joined()
  }
}
