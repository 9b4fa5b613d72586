public import Diagnostics

/// A small computation over state and settings, written `${…}`.
public indirect enum Expression: Sendable, Hashable {
  case literal(Value)
  /// A name with what follows it: `comment.author`, `comments[0].text`.
  case path(Path)
  case not(Expression, SourcePlace)
  case negate(Expression, SourcePlace)
  case binary(BinaryOperator, Expression, Expression, SourcePlace)
  case conditional(if: Expression, then: Expression, else: Expression, SourcePlace)
  /// Text with expressions inside, such as `Hello, ${name}`.
  case interpolation([Expression])
}

extension Expression {
  /// Where the expression stands; ``SourcePlace/code`` for a literal, which cannot fail.
  public var origin: SourcePlace {
    switch self {
    case .literal: .code
    case .path(let path): path.origin
    case .not(_, let origin), .negate(_, let origin), .binary(_, _, _, let origin),
      .conditional(_, _, _, let origin):
      origin
    case .interpolation(let parts): parts.first { $0.origin != .code }?.origin ?? .code
    }
  }
}
