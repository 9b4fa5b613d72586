internal import Diagnostics

extension Scope {
  /// Applies an operator; `and` and `or` look at the right side only if it matters.
  func combine(
    _ left: Expression, _ symbol: BinaryOperator, _ right: Expression, at origin: SourcePlace
  ) throws(EvaluationError) -> Value {
    switch symbol {
    case .and:
      return .flag(try flag(left, for: "and", at: origin) ? flag(right, for: "and", at: origin) : false)
    case .or:
      return .flag(try flag(left, for: "or", at: origin) ? true : flag(right, for: "or", at: origin))
    case .equal:
      return .flag(try value(of: left) == value(of: right))
    case .notEqual:
      return .flag(try value(of: left) != value(of: right))
    case .less, .lessOrEqual, .greater, .greaterOrEqual:
      return .flag(try compare(value(of: left), symbol, value(of: right), at: origin))
    case .otherwise:
      let value = try value(of: left)
      return value == .null ? try self.value(of: right) : value
    case .add:
      return try add(value(of: left), value(of: right), at: origin)
    case .subtract, .multiply, .divide, .remainder:
      let first = try number(left, for: symbol.rawValue, at: origin)
      let second = try number(right, for: symbol.rawValue, at: origin)
      return .number(try calculate(first, symbol, second, at: origin))
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

  private func add(_ first: Value, _ second: Value, at origin: SourcePlace) throws(EvaluationError) -> Value {
    if case .number(let first) = first, case .number(let second) = second { return .number(first + second) }
    guard let start = first.text, let end = second.text else {
      let culprit = first.text == nil ? first : second
      throw EvaluationError(
        .wrongOperand(of: "+", expected: "numbers or text", found: culprit.kindName), at: origin)
    }
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
