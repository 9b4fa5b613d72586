package import Diagnostics

/// A small computation over state and settings, written `${…}`.
package indirect enum Expression: Sendable, Hashable {
  case literal(Value)
  /// A name with what follows it: `comment.author`, `comments[0].text`.
  case path(Path)
  case not(Expression, SourcePlace)
  case negate(Expression, SourcePlace)
  case binary(BinaryOperator, Expression, Expression, SourcePlace)
  case conditional(if: Expression, then: Expression, else: Expression, SourcePlace)
  /// Text with expressions inside, such as `Hello, ${name}`.
  case interpolation([Expression])
  /// A text of the app's own in the language of the scenario; it stands alone, not in other expressions.
  case localized(LocalizedText)
  /// A list that is written out: `['a', 'b']`.
  case list([Expression])
  /// A function of what stands before it: `items.filter(it.unread)`.
  case call(Expression, Function, [Argument], SourcePlace)
  /// A member of what was computed: `items.first.name`, or of what may be nothing: `items.first?.name`.
  case member(Expression, String, isOptional: Bool, SourcePlace)
  /// An item of a list that was computed: `items.reversed[0]`.
  case item(Expression, at: Expression, SourcePlace)
}

extension Expression {
  /// What a function is told in parentheses.
  package struct Argument: Sendable, Hashable {
    /// The name it is given by; `nil` for one that is known by its position.
    package var name: String?
    package var value: Expression

    package init(_ value: Expression, name: String? = nil) {
      self.value = value
      self.name = name
    }
  }

  /// What the argument of a function calls the item that it is about: `items.filter(it.unread)`.
  package static let itemName = "it"
}

extension Expression {
  /// Where the expression stands; ``SourcePlace/code`` for a literal, which cannot fail.
  package var origin: SourcePlace {
    switch self {
    case .literal: .code
    case .path(let path): path.origin
    case .localized(let text): text.origin
    case .not(_, let origin), .negate(_, let origin), .binary(_, _, _, let origin),
      .conditional(_, _, _, let origin), .call(_, _, _, let origin), .member(_, _, _, let origin),
      .item(_, _, let origin):
      origin
    case .interpolation(let parts), .list(let parts): parts.first { $0.origin != .code }?.origin ?? .code
    }
  }
}
