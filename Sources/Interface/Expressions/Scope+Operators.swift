internal import Diagnostics

extension Scope {
  /// Applies an operator; `and` and `or` look at the right side only if it matters.
  func combine(
    _ left: Expression, _ symbol: BinaryOperator, _ right: Expression, at origin: SourcePlace,
    within budget: inout Budget
  ) throws(EvaluationError) -> Value {
    switch symbol {
    case .and:
      guard try flag(left, for: "and", at: origin, within: &budget) else { return .flag(false) }
      return .flag(try flag(right, for: "and", at: origin, within: &budget))
    case .or:
      if try flag(left, for: "or", at: origin, within: &budget) { return .flag(true) }
      return .flag(try flag(right, for: "or", at: origin, within: &budget))
    case .otherwise:
      let value = try value(of: left, within: &budget)
      return value == .null ? try self.value(of: right, within: &budget) : value
    case .equal, .notEqual:
      let first = try value(of: left, within: &budget)
      let second = try value(of: right, within: &budget)
      return .flag(try budget.areEqual(first, second, at: origin) == (symbol == .equal))
    case .less: return .flag(try order(left, right, at: origin, within: &budget) == .ascending)
    case .lessOrEqual: return .flag(try order(left, right, at: origin, within: &budget) != .descending)
    case .greater: return .flag(try order(left, right, at: origin, within: &budget) == .descending)
    case .greaterOrEqual: return .flag(try order(left, right, at: origin, within: &budget) != .ascending)
    case .add:
      let first = try value(of: left, within: &budget)
      let second = try value(of: right, within: &budget)
      return try add(first, second, at: origin, within: &budget)
    case .subtract:
      let (first, second) = try numbers(left, symbol, right, at: origin, within: &budget)
      return try .finite(first - second, at: origin)
    case .multiply:
      let (first, second) = try numbers(left, symbol, right, at: origin, within: &budget)
      return try .finite(first * second, at: origin)
    case .divide, .remainder:
      let (first, second) = try numbers(left, symbol, right, at: origin, within: &budget)
      guard second != 0 else { throw EvaluationError(.divisionByZero, at: origin) }
      return try .finite(
        symbol == .divide ? first / second : first.truncatingRemainder(dividingBy: second), at: origin)
    }
  }

  private func numbers(
    _ left: Expression, _ symbol: BinaryOperator, _ right: Expression, at origin: SourcePlace,
    within budget: inout Budget
  ) throws(EvaluationError) -> (Double, Double) {
    (
      try number(left, for: symbol.rawValue, at: origin, within: &budget),
      try number(right, for: symbol.rawValue, at: origin, within: &budget)
    )
  }

  private func add(
    _ first: Value, _ second: Value, at origin: SourcePlace, within budget: inout Budget
  ) throws(EvaluationError) -> Value {
    if case .number(let first) = first, case .number(let second) = second {
      return try .finite(first + second, at: origin)
    }
    guard let start = first.text, let end = second.text else {
      let culprit = first.text == nil ? first : second
      throw EvaluationError(
        .wrongOperand(of: "+", expected: "numbers or text", found: culprit.kindName), at: origin)
    }
    try budget.spend(start.utf8.count + end.utf8.count, of: .bytes, at: origin)
    return .text(start + end)
  }

  /// How two values stand to each other.
  private enum Order {
    case ascending, same, descending

    init<Operand: Comparable>(_ first: Operand, _ second: Operand) {
      self = first < second ? .ascending : first > second ? .descending : .same
    }
  }

  private func order(
    _ left: Expression, _ right: Expression, at origin: SourcePlace, within budget: inout Budget
  ) throws(EvaluationError) -> Order {
    let first = try value(of: left, within: &budget)
    let second = try value(of: right, within: &budget)
    switch (first, second) {
    case (.number(let first), .number(let second)): return Order(first, second)
    case (.text(let first), .text(let second)):
      // Dynamic Type sizes compare by size, not by the alphabet, so that `>= 'accessibility1'` means what it says.
      if let first = DynamicTypeSize(rawValue: first), let second = DynamicTypeSize(rawValue: second) {
        return Order(first, second)
      }
      return Order(first, second)
    default:
      throw EvaluationError(.incomparable(first.kindName, second.kindName), at: origin)
    }
  }
}

extension Value {
  /// The result of a calculation, which is a number only as long as there is one that large.
  static func finite(_ result: Double, at origin: SourcePlace) throws(EvaluationError) -> Value {
    guard result.isFinite else { throw EvaluationError(.notFinite, at: origin) }
    return .number(result)
  }
}
