/// A label for VoiceOver: text of its own, or something around the label that the system makes.
package struct Label: Sendable, Hashable {
  /// The words that replace the default label; `nil` keeps the default.
  package var text: Dynamic<String>?
  /// The label applies only while this holds; otherwise the default label stays.
  package var condition: Dynamic<Bool>?
  /// Words before the label.
  package var prepend: Dynamic<String>?
  /// Words after the label.
  package var append: Dynamic<String>?

  package init(
    _ text: Dynamic<String>? = nil,
    if condition: Dynamic<Bool>? = nil,
    prepend: Dynamic<String>? = nil,
    append: Dynamic<String>? = nil
  ) {
    self.text = text
    self.condition = condition
    self.prepend = prepend
    self.append = append
  }
}

extension Label: ExpressibleByStringLiteral {
  package init(stringLiteral value: String) { self.init(.constant(value)) }
}

extension Label: Expressive {
  package mutating func accept(_ visitor: inout some ExpressionVisitor) {
    text.accept(&visitor)
    condition.accept(&visitor)
    prepend.accept(&visitor)
    append.accept(&visitor)
  }
}
