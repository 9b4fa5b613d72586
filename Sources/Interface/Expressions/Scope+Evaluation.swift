internal import Diagnostics
import OrderedCollections

extension Scope {
  /// Computes an expression.
  ///
  /// - Throws: ``EvaluationError`` with the place of the part that has no value.
  package func value(of expression: Expression) throws(EvaluationError) -> Value {
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
    case .list(let items):
      var values: [Value] = []
      for item in items { values.append(try value(of: item)) }
      return .list(ChunkedArray(values))
    case .call(let receiver, let function, let arguments, let origin):
      return try result(of: function, for: value(of: receiver), arguments, at: origin)
    case .member(let owner, let name, let isOptional, let origin):
      let value = try value(of: owner)
      if isOptional, value == .null { return .null }
      return try member(name, of: value, named: owner.name, at: origin)
    case .item(let list, let position, let origin):
      return try element(at: position, of: value(of: list), named: list.name, at: origin)
    }
  }

  /// Follows a path to the value at its end.
  package func value(at path: Path) throws(EvaluationError) -> Value {
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
  package func statePath(of path: Path) throws(EvaluationError) -> StatePath? {
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
    _ member: String, of value: Value, named name: String, at origin: SourcePlace
  ) throws(EvaluationError) -> Value {
    switch value {
    case .record(let record):
      guard let found = record[member] else {
        throw EvaluationError(.unknownMember(member, of: name, known: Array(record.keys)), at: origin)
      }
      return found
    case .list, .text, .number, .flag, .null:
      guard value != .null, let function = Function(member: member) else {
        throw EvaluationError(.noMembers(name, found: value.kindName), at: origin)
      }
      return try result(of: function, for: value, at: origin)
    }
  }

  private func element(
    at expression: Expression, of value: Value, named name: String, at origin: SourcePlace
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

  /// Computes a truth value for an operator.
  func flag(
    _ expression: Expression, for symbol: String, at origin: SourcePlace
  ) throws(EvaluationError) -> Bool {
    let value = try value(of: expression)
    guard let flag = value.flag else {
      throw EvaluationError(
        .wrongOperand(of: symbol, expected: "true or false", found: value.kindName), at: origin)
    }
    return flag
  }

  /// Computes a number for an operator.
  func number(
    _ expression: Expression, for symbol: String, at origin: SourcePlace
  ) throws(EvaluationError) -> Double {
    let value = try value(of: expression)
    guard let number = value.number else {
      throw EvaluationError(
        .wrongOperand(of: symbol, expected: "a number", found: value.kindName), at: origin)
    }
    return number
  }
}

extension Function {
  /// The function that is written as a member of a value; `nil` for none, or for one that must be told something.
  package init?(member name: String) {
    guard let function = Function(rawValue: name), !function.signature.parameters.contains(where: \.isRequired) else {
      return nil
    }
    self = function
  }
}

extension Expression {
  /// What a message calls the value.
  fileprivate var name: String {
    switch self {
    case .path(let path): path.description
    case .call(_, let function, _, _): function.rawValue
    case .member(_, let name, _, _): name
    case .literal, .not, .negate, .binary, .conditional, .interpolation, .list, .item: "this"
    }
  }
}
