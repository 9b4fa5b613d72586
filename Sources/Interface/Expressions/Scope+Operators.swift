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
    case .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual, .add:
      let first = try value(of: left, within: &budget)
      let second = try value(of: right, within: &budget)
      switch symbol {
      case .equal: return .flag(try budget.areEqual(first, second, at: origin))
      case .notEqual: return .flag(try !budget.areEqual(first, second, at: origin))
      case .add: return try add(first, second, at: origin, within: &budget)
      default: return .flag(try compare(first, symbol, second, at: origin))
      }
    case .subtract, .multiply, .divide, .remainder:
      let first = try number(left, for: symbol.rawValue, at: origin, within: &budget)
      let second = try number(right, for: symbol.rawValue, at: origin, within: &budget)
      return try .finite(calculate(first, symbol, second, at: origin), at: origin)
    }
  }

  private func calculate(
    _ first: Double, _ symbol: BinaryOperator, _ second: Double, at origin: SourcePlace
  ) throws(EvaluationError) -> Double {
    switch symbol {
    case .subtract: return first - second
    case .multiply: return first * second
    default:
      guard second != 0 else { throw EvaluationError(.divisionByZero, at: origin) }
      return symbol == .divide ? first / second : first.truncatingRemainder(dividingBy: second)
    }
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

  private func compare(
    _ first: Value, _ symbol: BinaryOperator, _ second: Value, at origin: SourcePlace
  ) throws(EvaluationError) -> Bool {
    func holds<Operand: Comparable>(_ first: Operand, _ second: Operand) -> Bool {
      switch symbol {
      case .less: first < second
      case .lessOrEqual: first <= second
      case .greater: first > second
      default: first >= second
      }
    }
    switch (first, second) {
    case (.number(let first), .number(let second)): return holds(first, second)
    case (.text(let first), .text(let second)):
      // Dynamic Type sizes compare by size, not by the alphabet, so that `>= 'accessibility1'` means what it says.
      if let first = DynamicTypeSize(rawValue: first), let second = DynamicTypeSize(rawValue: second) {
        return holds(first, second)
      }
      return holds(first, second)
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
