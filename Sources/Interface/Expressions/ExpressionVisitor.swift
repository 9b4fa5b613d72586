/// Something that goes through all that an author may have written as an expression: the one walk through a view's
/// properties.
package protocol ExpressionVisitor {
  mutating func visit<Wrapped: DynamicValue>(_ dynamic: inout Dynamic<Wrapped>)
  mutating func visit(_ bound: inout Bound)
  mutating func visit(_ reordering: inout Reordering)
  mutating func visit(_ action: inout Action)
  /// Views side by side; a visitor may change their number.
  mutating func visit(_ views: inout [View])
}

/// Something in which an expression may stand.
package protocol Expressive {
  mutating func accept(_ visitor: inout some ExpressionVisitor)

  /// Shows a visitor several of them.
  static func accept(_ visitor: inout some ExpressionVisitor, by list: inout [Self])
}

extension Expressive {
  package static func accept(_ visitor: inout some ExpressionVisitor, by list: inout [Self]) {
    for index in list.indices { list[index].accept(&visitor) }
  }
}

extension Dynamic: Expressive where Wrapped: DynamicValue {
  package mutating func accept(_ visitor: inout some ExpressionVisitor) { visitor.visit(&self) }
}

extension Bound: Expressive {
  package mutating func accept(_ visitor: inout some ExpressionVisitor) { visitor.visit(&self) }
}

extension Reordering: Expressive {
  package mutating func accept(_ visitor: inout some ExpressionVisitor) { visitor.visit(&self) }
}

extension Action: Expressive {
  package mutating func accept(_ visitor: inout some ExpressionVisitor) { visitor.visit(&self) }
}

extension View: Expressive {
  package mutating func accept(_ visitor: inout some ExpressionVisitor) {
    var views = [self]
    visitor.visit(&views)
    // What is not there stands for nothing.
    self = views.first ?? View(.group)
  }

  package static func accept(_ visitor: inout some ExpressionVisitor, by list: inout [View]) {
    if !list.isEmpty { visitor.visit(&list) }
  }
}

extension Optional: Expressive where Wrapped: Expressive {
  package mutating func accept(_ visitor: inout some ExpressionVisitor) { self?.accept(&visitor) }
}

extension Array: Expressive where Element: Expressive {
  package mutating func accept(_ visitor: inout some ExpressionVisitor) { Element.accept(&visitor, by: &self) }
}

extension Box: Expressive where Wrapped: Expressive {
  package mutating func accept(_ visitor: inout some ExpressionVisitor) { wrapped.accept(&visitor) }
}

/// Finds out whether something depends on state or settings.
struct DynamicFinder: ExpressionVisitor {
  private(set) var hasFound = false

  mutating func visit<Wrapped: DynamicValue>(_ dynamic: inout Dynamic<Wrapped>) {
    if dynamic.isDynamic { hasFound = true }
  }

  mutating func visit(_ bound: inout Bound) {
    if bound.value.isDynamic { hasFound = true }
  }

  // Where the item is depends on the list.
  mutating func visit(_ reordering: inout Reordering) { hasFound = true }

  // Effects are computed when the action is performed.
  mutating func visit(_ action: inout Action) {}

  mutating func visit(_ views: inout [View]) {
    if views.contains(where: \.isDynamic) { hasFound = true }
  }
}

extension View.Description {
  /// Notes whether a property that has changed depends on state or settings.
  mutating func noteExpressions() {
    var finder = DynamicFinder()
    accept(&finder)
    if finder.hasFound { isDynamic = true }
  }

  /// Shows a visitor the content and all properties that may hold an expression.
  mutating func accept(_ visitor: inout some ExpressionVisitor) {
    content.accept(&visitor)
    wording.accept(&visitor)
    others.accept(&visitor)
  }
}

extension View {
  /// Lets a visitor replace every expression of the view itself.
  package mutating func replaceExpressions(by visitor: inout some ExpressionVisitor) { box.wrapped.accept(&visitor) }
}
