internal import Diagnostics
import Interface

extension ExpressionParser {
  /// Reads what a function is told, from the parenthesis on.
  mutating func call(
    _ name: String, at range: Range<Int>, of receiver: Expression, _ origin: SourcePlace
  ) throws(ExpressionSyntaxError) -> Expression {
    guard let function = Function(rawValue: name) else {
      throw ExpressionSyntaxError(
        message: "there is no function '\(name)'", range: range,
        hint: NamesElsewhere.hint(for: name, in: ["function"], among: Function.allCases.map(\.rawValue)))
    }
    let signature = function.signature
    var arguments: [Expression.Argument] = []
    if signature.isPerItem { lists.append(receiver) }
    try advance()
    while token.kind != .mark(")") {
      if !arguments.isEmpty { try expect(mark: ",") }
      guard arguments.count < signature.parameters.count else {
        throw ExpressionSyntaxError(
          message: "'\(name)' takes \(signature.amount)", range: range, hint: "write '\(signature.example)'")
      }
      arguments.append(try argument(of: signature))
    }
    try advance()
    if signature.isPerItem { lists.removeLast() }
    let required = signature.parameters.count { $0.isRequired }
    let isPlural = function == .plural && arguments.isEmpty
    guard arguments.count >= required, !isPlural else {
      throw ExpressionSyntaxError(
        message: "'\(name)' takes \(signature.amount)", range: range, hint: "write '\(signature.example)'")
    }
    return .call(receiver, function, arguments, origin)
  }

  /// Reads a value in parentheses, with its name before it if it has one.
  private mutating func argument(
    of signature: Function.Signature
  ) throws(ExpressionSyntaxError) -> Expression.Argument {
    let start = token.range
    let value = try expression()
    guard token.kind == .mark("=") else { return Expression.Argument(value) }
    guard case .path(let path) = value, path.steps.isEmpty,
      signature.parameters.contains(where: { $0.name == path.root })
    else {
      let names = signature.parameters.map { "'\($0.name)'" }.joined(separator: ", ")
      throw ExpressionSyntaxError(message: "expected one of \(names) before '='", range: start)
    }
    mentions.removeLast()
    try advance()
    return Expression.Argument(try expression(), name: path.root)
  }

  /// The error for `count(rows)`.
  mutating func functionBefore(_ value: Expression, at range: Range<Int>) -> ExpressionSyntaxError {
    let message = "a function stands after what it is asked of"
    guard case .path(let path) = value, let argument = nameInParentheses() else {
      return ExpressionSyntaxError(message: message, range: range)
    }
    let function = Function(rawValue: path.root)
    return ExpressionSyntaxError(
      message: message, range: range,
      hint: function.map { "write '\(argument).\($0.rawValue)'" }
        ?? NamesElsewhere.advice(for: path.root, in: ["function"], about: argument))
  }

  /// The name with its members that stands after an opening parenthesis; `nil` if something else does.
  private mutating func nameInParentheses() -> String? {
    guard (try? advance()) != nil, case .word(var name) = token.kind else { return nil }
    while (try? advance()) != nil, token.kind == .mark("."), (try? advance()) != nil,
      case .word(let member) = token.kind
    {
      name += ".\(member)"
    }
    return name
  }
}

extension Function.Signature {
  /// How many things the function is told, for a message.
  fileprivate var amount: String {
    switch parameters.count {
    case 0: "nothing in parentheses"
    case 1: parameters[0].isRequired ? "one value in parentheses" : "one value in parentheses, or none"
    default: "up to \(parameters.count) values in parentheses"
    }
  }
}
