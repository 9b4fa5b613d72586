internal import Diagnostics
import OrderedCollections

extension Scope {
  /// Computes an expression.
  ///
  /// - Throws: ``EvaluationError`` with the place of the part that has no value.
  package func value(of expression: Expression) throws(EvaluationError) -> Value {
    var budget = Budget(size: writtenSize)
    return try value(of: expression, within: &budget)
  }

  /// Computes an expression as a part of the work that one moment may take.
  package func value(of expression: Expression, within budget: inout Budget) throws(EvaluationError) -> Value {
    try budget.spend(of: .steps, at: expression.origin)
    switch expression {
    case .literal(let value):
      return value
    case .path(let path):
      return try value(at: path, within: &budget)
    case .not(let operand, _):
      let value = try value(of: operand, within: &budget)
      guard let flag = value.flag else {
        throw EvaluationError(.wrongResult(expected: Bool.expectation, found: value.kindName), at: operand.origin)
      }
      return .flag(!flag)
    case .negate(let operand, let origin):
      return .number(try -number(operand, for: "-", at: origin, within: &budget))
    case .binary(let symbol, let left, let right, let origin):
      return try combine(left, symbol, right, at: origin, within: &budget)
    case .conditional(let condition, let yes, let no, let origin):
      let holds = try flag(condition, for: "if", at: origin, within: &budget)
      return try value(of: holds ? yes : no, within: &budget)
    case .interpolation(let parts):
      var text = ""
      for part in parts {
        let value = try value(of: part, within: &budget)
        guard let words = value.text else {
          throw EvaluationError(.wrongResult(expected: "text", found: value.kindName), at: part.origin)
        }
        try budget.spend(words.utf8.count, of: .bytes, at: expression.origin)
        text += words
      }
      return .text(text)
    case .localized(let text):
      var arguments: [Value] = []
      for argument in text.arguments { arguments.append(try value(of: argument, within: &budget)) }
      return try words(for: text.key, arguments, at: text.origin, within: &budget)
    case .list(let items):
      var values: [Value] = []
      for item in items { values.append(try value(of: item, within: &budget)) }
      return .list(ChunkedArray(values))
    case .call(let receiver, let function, let arguments, let origin):
      let value = try value(of: receiver, within: &budget)
      return try result(of: function, for: value, arguments, at: origin, within: &budget)
    case .member(let owner, let name, let isOptional, let origin):
      let value = try value(of: owner, within: &budget)
      if isOptional, value == .null { return .null }
      return try member(name, of: value, named: owner.name, at: origin, within: &budget)
    case .item(let list, let position, let origin):
      let items = try value(of: list, within: &budget)
      return try element(at: position, of: items, named: list.name, at: origin, within: &budget)
    }
  }

  /// The app's own words for a key; the key itself for an app without tables.
  func words(
    for key: String, _ arguments: [Value] = [], at origin: SourcePlace, within budget: inout Budget
  ) throws(EvaluationError) -> Value {
    let words = formats.translator?.words(for: key, arguments, in: formats) ?? key
    try budget.spend(words.utf8.count, of: .bytes, at: origin)
    return .text(words)
  }

  /// Follows a path to the value at its end.
  private func value(at path: Path, within budget: inout Budget) throws(EvaluationError) -> Value {
    var value = try root(of: path)
    var name = path.root
    for step in path.steps {
      switch step {
      case .member(let member):
        value = try self.member(member, of: value, named: name, at: path.origin, within: &budget)
        name = member
      case .index(let expression):
        value = try element(at: expression, of: value, named: name, at: path.origin, within: &budget)
      }
    }
    return value
  }

  /// Turns a path into the place in state that it means now, or `nil` if it was computed or is a setting.
  package func statePath(of path: Path, within budget: inout Budget) throws(EvaluationError) -> StatePath? {
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
        place = place.appending(.index(try position(expression, at: path.origin, within: &budget)))
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
    _ member: String, of value: Value, named name: String, at origin: SourcePlace, within budget: inout Budget
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
      return try result(of: function, for: value, at: origin, within: &budget)
    }
  }

  private func element(
    at expression: Expression, of value: Value, named name: String, at origin: SourcePlace,
    within budget: inout Budget
  ) throws(EvaluationError) -> Value {
    guard case .list(let list) = value else {
      throw EvaluationError(.noMembers(name, found: value.kindName), at: origin)
    }
    let index = try position(expression, at: origin, within: &budget)
    guard list.indices.contains(index) else {
      throw EvaluationError(.indexOutOfRange(index, count: list.count), at: origin)
    }
    return list[index]
  }

  /// Computes the position of an item.
  private func position(
    _ expression: Expression, at origin: SourcePlace, within budget: inout Budget
  ) throws(EvaluationError) -> Int {
    let position = try number(expression, for: "[ ]", at: origin, within: &budget)
    guard let index = Int(exactly: position) else {
      throw EvaluationError(.notAnIndex(found: Value.text(of: position)), at: origin)
    }
    return index
  }

  /// Computes a truth value for an operator.
  func flag(
    _ expression: Expression, for symbol: String, at origin: SourcePlace, within budget: inout Budget
  ) throws(EvaluationError) -> Bool {
    let value = try value(of: expression, within: &budget)
    guard let flag = value.flag else {
      throw EvaluationError(
        .wrongOperand(of: symbol, expected: "true or false", found: value.kindName), at: origin)
    }
    return flag
  }

  /// Computes a number for an operator.
  func number(
    _ expression: Expression, for symbol: String, at origin: SourcePlace, within budget: inout Budget
  ) throws(EvaluationError) -> Double {
    let value = try value(of: expression, within: &budget)
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
    case .literal, .not, .negate, .binary, .conditional, .interpolation, .localized, .list, .item:
      "this"
    }
  }
}
