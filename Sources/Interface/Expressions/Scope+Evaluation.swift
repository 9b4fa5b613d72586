import OrderedCollections

extension Scope {
  /// Computes an expression.
  ///
  /// - Throws: ``EvaluationError`` with the place of the part that has no value.
  public func value(of expression: Expression) throws(EvaluationError) -> Value {
    switch expression {
    case .literal(let value):
      return value
    case .path(let path):
      return try value(at: path)
    case .not(let operand, let origin):
      return .flag(try !flag(operand, for: "not", at: origin))
    case .negate(let operand, let origin):
      return .number(try -number(operand, for: "-", at: origin))
    case .binary(let symbol, let left, let right, let origin):
      return try combine(left, symbol, right, at: origin)
    case .conditional(let condition, let yes, let no, let origin):
      return try value(of: try flag(condition, for: "if", at: origin) ? yes : no)
    case .interpolation(let parts):
      var text = ""
      for part in parts {
        let value = try value(of: part)
        guard let words = value.text else {
          throw EvaluationError(.wrongResult(expected: "text", found: value.kindName), at: part.origin)
        }
        text += words
      }
      return .text(text)
    }
  }

  /// Follows a path to the value at its end.
  public func value(at path: Path) throws(EvaluationError) -> Value {
    var value = try root(of: path)
    var name = path.root
    for step in path.steps {
      switch step {
      case .member(let member):
        value = try self.member(member, of: value, named: name, at: path.origin)
        name = member
      case .index(let expression):
        value = try element(at: expression, of: value, named: name, at: path.origin)
      }
    }
    return value
  }

  /// Turns a path into the place in state that it means now, or `nil` if it was computed or is a setting.
  public func statePath(of path: Path) throws(EvaluationError) -> StatePath? {
    var place: StatePath
    if let variable = variables.last(where: { $0.name == path.root }) {
      guard let known = variable.path else { return nil }
      place = known
    } else if state[path.root] != nil {
      place = StatePath([.member(path.root)])
    } else {
      return nil
    }
    for step in path.steps {
      switch step {
      case .member(let member): place = place.appending(.member(member))
      case .index(let expression):
        place = place.appending(.index(Int(try number(expression, for: "[ ]", at: path.origin))))
      }
    }
    return place
  }

  private func root(of path: Path) throws(EvaluationError) -> Value {
    if let variable = variables.last(where: { $0.name == path.root }) { return variable.value }
    if let value = state[path.root] { return value }
    if path.root == "settings" { return settings.record }
    throw EvaluationError(.unknownName(path.root, known: names), at: path.origin)
  }

  private func member(
    _ member: String, of value: Value, named name: String, at origin: Origin
  ) throws(EvaluationError) -> Value {
    switch value {
    case .record(let record):
      guard let found = record[member] else {
        throw EvaluationError(.unknownMember(member, of: name, known: Array(record.keys)), at: origin)
      }
      return found
    case .list(let list) where member == "count":
      return .number(Double(list.count))
    case .text(let text) where member == "count":
      return .number(Double(text.count))
    default:
      throw EvaluationError(.noMembers(name, found: value.kindName), at: origin)
    }
  }

  private func element(
    at expression: Expression, of value: Value, named name: String, at origin: Origin
  ) throws(EvaluationError) -> Value {
    guard case .list(let list) = value else {
      throw EvaluationError(.noMembers(name, found: value.kindName), at: origin)
    }
    let position = try number(expression, for: "[ ]", at: origin)
    guard let index = Int(exactly: position) else {
      throw EvaluationError(.notAnIndex(found: Value.text(of: position)), at: origin)
    }
    guard list.indices.contains(index) else {
      throw EvaluationError(.indexOutOfRange(index, count: list.count), at: origin)
    }
    return list[index]
  }

  private func combine(
    _ left: Expression, _ symbol: BinaryOperator, _ right: Expression, at origin: Origin
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
    case .add:
      return try add(value(of: left), value(of: right), at: origin)
    case .subtract, .multiply, .divide, .remainder:
      let first = try number(left, for: symbol.rawValue, at: origin)
      let second = try number(right, for: symbol.rawValue, at: origin)
      return .number(try calculate(first, symbol, second, at: origin))
    }
  }

  private func calculate(
    _ first: Double, _ symbol: BinaryOperator, _ second: Double, at origin: Origin
  ) throws(EvaluationError) -> Double {
    switch symbol {
    case .subtract: return first - second
    case .multiply: return first * second
    default:
      guard second != 0 else { throw EvaluationError(.divisionByZero, at: origin) }
      return symbol == .divide ? first / second : first.truncatingRemainder(dividingBy: second)
    }
  }

  private func add(_ first: Value, _ second: Value, at origin: Origin) throws(EvaluationError) -> Value {
    if case .number(let first) = first, case .number(let second) = second { return .number(first + second) }
    guard let start = first.text, let end = second.text else {
      let culprit = first.text == nil ? first : second
      throw EvaluationError(
        .wrongOperand(of: "+", expected: "numbers or text", found: culprit.kindName), at: origin)
    }
    return .text(start + end)
  }

  private func compare(
    _ first: Value, _ symbol: BinaryOperator, _ second: Value, at origin: Origin
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

  private func flag(
    _ expression: Expression, for symbol: String, at origin: Origin
  ) throws(EvaluationError) -> Bool {
    let value = try value(of: expression)
    guard let flag = value.flag else {
      throw EvaluationError(
        .wrongOperand(of: symbol, expected: "true or false", found: value.kindName), at: origin)
    }
    return flag
  }

  private func number(
    _ expression: Expression, for symbol: String, at origin: Origin
  ) throws(EvaluationError) -> Double {
    let value = try value(of: expression)
    guard let number = value.number else {
      throw EvaluationError(
        .wrongOperand(of: symbol, expected: "a number", found: value.kindName), at: origin)
    }
    return number
  }
}

extension Expression {
  /// Where the expression stands; ``Origin/code`` for a literal, which cannot fail.
  public var origin: Origin {
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
