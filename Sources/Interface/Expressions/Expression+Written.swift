internal import OrderedCollections

extension Expression {
  /// The expression as an author writes it in `${…}`.
  package var written: String { written(above: 0, isOperand: false) }

  /// The expression where operators that bind no tighter than a level would take it apart.
  private func written(above level: Int, isOperand: Bool) -> String {
    switch self {
    case .literal(let value): value.asLiteral
    case .path(let path): path.written
    case .not(let operand, _):
      ("not " + operand.written(above: BinaryOperator.and.precedence, isOperand: false))
        .inParentheses(if: isOperand || level > BinaryOperator.and.precedence)
    case .negate(let operand, _): ("-" + operand.written(above: level, isOperand: true)).inParentheses(if: isOperand)
    case .binary(let symbol, let left, let right, _):
      "\(left.leftSide(of: symbol)) \(symbol.rawValue) \(right.written(above: symbol.precedence, isOperand: false))"
        .inParentheses(if: isOperand || symbol.precedence <= level)
    case .conditional(if: let condition, then: let yes, else: let no, _):
      "if \(condition.written) then \(yes.written) else \(no.written)".inParentheses(if: isOperand || level > 0)
    case .interpolation(let parts):
      parts.map { $0.written(above: BinaryOperator.add.precedence, isOperand: false) }.joined(separator: " + ")
        .inParentheses(if: isOperand || level > 0)
    case .localized(let text): "\(Value.text(text.key).asLiteral).localized"
    case .list(let items): "[\(items.map(\.written).joined(separator: ", "))]"
    case .call(let receiver, let function, let arguments, _):
      "\(receiver.receiver).\(function.rawValue)(\(arguments.map(\.written).joined(separator: ", ")))"
    case .member(let owner, let name, let isOptional, _): "\(owner.receiver)\(isOptional ? "?." : ".")\(name)"
    case .item(let list, at: let index, _): "\(list.receiver)[\(index.written)]"
    }
  }

  /// The expression as something is asked of it.
  private var receiver: String { written(above: Int.max, isOperand: true) }

  /// The expression to the left of an operator; equal operators group from the left, and what begins with `not` or `if`
  /// would take the operator with it.
  private func leftSide(of symbol: BinaryOperator) -> String {
    if case .conditional = self { return receiver }
    if case .not = self, symbol.precedence > BinaryOperator.and.precedence { return receiver }
    return written(above: symbol.precedence - 1, isOperand: false)
  }
}

extension Expression.Argument {
  fileprivate var written: String { name.map { "\($0)=\(value.written)" } ?? value.written }
}

extension Path {
  /// The path as an author writes it.
  package var written: String {
    steps.reduce(into: root) { text, step in
      switch step {
      case .member(let name): text += ".\(name)"
      case .index(let index): text += "[\(index.written)]"
      }
    }
  }
}

extension Value {
  /// The value in an expression, where text stands in quotes.
  fileprivate var asLiteral: String {
    switch self {
    case .null: "null"
    case .flag(let flag): "\(flag)"
    case .number(let number): Value.text(of: number)
    case .text(let text): "'\(text.replacingScalars("'", with: "''"))'"
    case .list(let items): "[\(items.map(\.asLiteral).joined(separator: ", "))]"
    // Nobody can write it like this: a record comes from state, or from what a component is told.
    case .record(let members): "{\(members.map { "\($0.key): \($0.value.asLiteral)" }.joined(separator: ", "))}"
    }
  }
}

extension String {
  fileprivate func inParentheses(if isNeeded: Bool) -> String { isNeeded ? "(\(self))" : self }
}
