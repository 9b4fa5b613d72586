internal import Diagnostics

extension Scope {
  /// What a function gives for a value.
  ///
  /// - Throws: ``EvaluationError`` if the value or an argument is of another type.
  func result(
    of function: Function, for value: Value, _ arguments: [Expression.Argument] = [], at origin: SourcePlace
  ) throws(EvaluationError) -> Value {
    let call = FunctionCall(scope: self, function: function, arguments: arguments, origin: origin)
    switch function {
    case .count: return .number(Double(try call.length(of: value)))
    case .isEmpty: return .flag(try call.length(of: value) == 0)
    case .first: return try call.items(of: value).first ?? .null
    case .last: return try call.items(of: value).last ?? .null
    case .reversed: return .list(ChunkedArray(Array(try call.items(of: value).reversed())))
    case .contains: return .flag(try call.isFound(in: value))
    case .filter: return .list(ChunkedArray(try call.filter(value)))
    case .map: return .list(ChunkedArray(try call.results(of: call.items(of: value))))
    case .sorted: return .list(ChunkedArray(try call.sorted(call.items(of: value))))
    case .min: return try call.sortedKeys(call.items(of: value)).first ?? .null
    case .max: return try call.sortedKeys(call.items(of: value)).last ?? .null
    case .sum:
      var sum = 0.0
      for item in try call.items(of: value) { sum += try call.number(item) }
      return .number(sum)
    case .joined:
      return .text(try call.texts(of: value).joined(separator: call.text(of: 0, standard: "")))
    case .uppercased: return .text(try call.text(value).uppercased())
    case .lowercased: return .text(try call.text(value).lowercased())
    case .rounded: return .number(try call.number(value).rounded())
    case .number: return try call.formatted(.number(call.number(value), digits: call.digits()), value)
    case .percent: return try call.formatted(.percent(call.number(value), digits: call.digits()), value)
    case .currency: return try call.formatted(.currency(call.number(value), code: call.text(of: 0)), value)
    case .date: return try call.formatted(.date(call.text(value), style: call.text(of: 0, standard: "medium")), value)
    case .time: return try call.formatted(.time(call.text(value), style: call.text(of: 0, standard: "short")), value)
    case .duration:
      return try call.formatted(.duration(call.number(value), style: call.text(of: 0, standard: "wide")), value)
    case .relative: return try call.formatted(.relative(call.text(value), to: call.text(of: 0)), value)
    case .list:
      let isAlternative = try call.text(of: 0, standard: "and") == "or"
      return try call.formatted(.list(call.texts(of: value), isAlternative: isAlternative), value)
    case .plural: return .text(try call.plural(of: value))
    }
  }
}

/// A function with what it was told, on its way to a value.
private struct FunctionCall {
  let scope: Scope
  let function: Function
  let arguments: [Expression.Argument]
  let origin: SourcePlace

  func wrong(_ expected: String, _ found: Value) -> EvaluationError {
    EvaluationError(.wrongOperand(of: function.rawValue, expected: expected, found: found.kindName), at: origin)
  }

  // MARK: What the function is asked of

  func items(of value: Value) throws(EvaluationError) -> ChunkedArray<Value> {
    guard let list = value.list else { throw wrong("a list", value) }
    return list
  }

  func length(of value: Value) throws(EvaluationError) -> Int {
    switch value {
    case .list(let list): return list.count
    case .text(let text): return text.count
    case .null, .flag, .number, .record: throw wrong("a list or text", value)
    }
  }

  func number(_ value: Value) throws(EvaluationError) -> Double {
    guard let number = value.number else { throw wrong("a number", value) }
    return number
  }

  func text(_ value: Value) throws(EvaluationError) -> String {
    guard let text = value.text else { throw wrong("text", value) }
    return text
  }

  func texts(of value: Value) throws(EvaluationError) -> [String] {
    var texts: [String] = []
    for item in try items(of: value) { texts.append(try text(item)) }
    return texts
  }

  // MARK: What the function was told

  /// The value of an argument by its position or its name, or `nil` if it was not given.
  private func argument(_ position: Int) throws(EvaluationError) -> Value? {
    let name = function.signature.parameters[position].name
    let unnamed = arguments.filter { $0.name == nil }
    let given = arguments.first { $0.name == name } ?? (unnamed.indices.contains(position) ? unnamed[position] : nil)
    guard let given else { return nil }
    return try scope.value(of: given.value)
  }

  func text(of position: Int, standard: String? = nil) throws(EvaluationError) -> String {
    guard let value = try argument(position) else { return standard ?? "" }
    return try text(value)
  }

  func digits() throws(EvaluationError) -> Int? {
    guard let value = try argument(0) else { return nil }
    guard let digits = value.number.flatMap(Int.init(exactly:)), (0...20).contains(digits) else {
      throw wrong("a whole number of digits", value)
    }
    return digits
  }

  func isFound(in value: Value) throws(EvaluationError) -> Bool {
    let wanted = try argument(0) ?? .null
    switch value {
    case .list(let list): return list.contains(wanted)
    case .text(let words):
      let part = try text(wanted)
      return part.isEmpty || words.contains(part)
    case .null, .flag, .number, .record: throw wrong("a list or text", value)
    }
  }

  // MARK: For each item

  /// What the argument yields for each item, which it calls `it`.
  func results(of items: ChunkedArray<Value>) throws(EvaluationError) -> [Value] {
    guard let expression = arguments.first?.value else { return Array(items) }
    var results: [Value] = []
    results.reserveCapacity(items.count)
    for item in items {
      let inside = scope.adding(Scope.Variable(name: Expression.itemName, value: item, path: nil))
      results.append(try inside.value(of: expression))
    }
    return results
  }

  func filter(_ value: Value) throws(EvaluationError) -> [Value] {
    let items = try items(of: value)
    var kept: [Value] = []
    for (item, result) in zip(items, try results(of: items)) {
      guard let holds = result.flag else { throw wrong("a condition", result) }
      if holds { kept.append(item) }
    }
    return kept
  }

  func sorted(_ items: ChunkedArray<Value>) throws(EvaluationError) -> [Value] {
    let keys = try results(of: items)
    let order = try order(of: keys)
    let values = Array(items)
    return order.map { values[$0] }
  }

  func sortedKeys(_ items: ChunkedArray<Value>) throws(EvaluationError) -> [Value] {
    let keys = Array(items)
    return try order(of: keys).map { keys[$0] }
  }

  /// The positions of values from the least to the greatest; equal ones stay as they are.
  private func order(of keys: [Value]) throws(EvaluationError) -> [Int] {
    let numbers = keys.compactMap(\.number)
    if numbers.count == keys.count { return keys.indices.sorted { numbers[$0] < numbers[$1] } }
    let texts = keys.compactMap { if case .text(let text) = $0 { text } else { nil } }
    if texts.count == keys.count { return keys.indices.sorted { texts[$0] < texts[$1] } }
    let other = keys.first { $0.kindName != keys[0].kindName } ?? keys[0]
    throw EvaluationError(.incomparable(keys[0].kindName, other.kindName), at: origin)
  }

  // MARK: As the app writes it

  func formatted(_ request: FormatRequest, _ value: Value) throws(EvaluationError) -> Value {
    guard let formatter = scope.formats.formatter else { return .text(value.text ?? "") }
    guard let text = formatter.text(of: request, locale: scope.formats.locale) else {
      throw EvaluationError(
        .wrongOperand(of: function.rawValue, expected: request.expectation, found: "'\(value.text ?? "")'"), at: origin)
    }
    return .text(text)
  }

  func plural(of value: Value) throws(EvaluationError) -> String {
    let number = try number(value)
    let category = PluralCategory(of: number, in: scope.formats.locale)
    var words: String?
    for category in [category, .other, .one] where words == nil { words = try form(category) }
    let count = try formatted(.number(number, digits: nil), value).text ?? ""
    return (words ?? "").split(separator: "#", omittingEmptySubsequences: false).joined(separator: count)
  }

  private func form(_ category: PluralCategory) throws(EvaluationError) -> String? {
    guard let position = PluralCategory.allCases.firstIndex(of: category), let value = try argument(position) else {
      return nil
    }
    return try text(value)
  }
}

extension FormatRequest {
  /// What a message says is needed.
  fileprivate var expectation: String {
    switch self {
    case .number, .percent: "a number"
    case .currency: "the code of a currency, such as EUR"
    case .date: "a day such as 2026-11-22, and short, medium, long or full"
    case .time: "a time such as 10:00, and short or medium"
    case .duration: "seconds, and wide, short or clock"
    case .relative: "moments such as 2026-11-22T10:00"
    case .list: "texts"
    }
  }
}
