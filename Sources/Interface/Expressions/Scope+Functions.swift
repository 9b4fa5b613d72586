internal import Diagnostics

extension Scope {
  /// What a function gives for a value.
  ///
  /// - Throws: ``EvaluationError`` if the value or an argument is of another type.
  func result(
    of function: Function, for value: Value, _ arguments: [Expression.Argument] = [], at origin: SourcePlace,
    within budget: inout Budget
  ) throws(EvaluationError) -> Value {
    var call = FunctionCall(scope: self, function: function, arguments: arguments, origin: origin, budget: budget)
    defer { budget = call.budget }
    return try call.result(for: value)
  }
}

/// A function with what it was told, on its way to a value.
private struct FunctionCall {
  let scope: Scope
  let function: Function
  let arguments: [Expression.Argument]
  let origin: SourcePlace
  var budget: Budget

  mutating func result(for value: Value) throws(EvaluationError) -> Value {
    switch function {
    case .count: return .number(Double(try length(of: value)))
    case .isEmpty: return .flag(try length(of: value) == 0)
    case .first: return try items(of: value).first ?? .null
    case .last: return try items(of: value).last ?? .null
    case .reversed: return .list(ChunkedArray(Array(try everyItem(of: value).reversed())))
    case .contains: return .flag(try isFound(in: value))
    case .filter: return .list(ChunkedArray(try filter(value)))
    case .map: return .list(ChunkedArray(try results(of: everyItem(of: value))))
    case .sorted: return .list(ChunkedArray(try sorted(everyItem(of: value))))
    case .min: return try sortedKeys(everyItem(of: value)).first ?? .null
    case .max: return try sortedKeys(everyItem(of: value)).last ?? .null
    case .sum:
      var sum = 0.0
      for item in try everyItem(of: value) { sum += try number(item) }
      return try .finite(sum, at: origin)
    case .joined:
      let (texts, separator) = (try texts(of: value), try text(of: 0, standard: ""))
      try budget.spend(texts.count * separator.utf8.count, of: .bytes, at: origin)
      return .text(texts.joined(separator: separator))
    case .uppercased: return try made(text(value).uppercased())
    case .lowercased: return try made(text(value).lowercased())
    case .localized: return try scope.words(for: text(value), at: origin, within: &budget)
    case .rounded: return .number(try number(value).rounded())
    case .number: return try formatted(.number(number(value), digits: digits()), value)
    case .percent: return try formatted(.percent(number(value), digits: digits()), value)
    case .currency: return try formatted(.currency(number(value), code: text(of: 0)), value)
    case .date: return try formatted(.date(text(value), style: style(standard: .medium)), value)
    case .time: return try formatted(.time(text(value), style: style(standard: .short)), value)
    case .duration: return try formatted(.duration(number(value), style: style(standard: .wide)), value)
    case .relative: return try formatted(.relative(text(value), to: text(of: 0)), value)
    case .list: return try formatted(.list(texts(of: value), style: style(standard: .and)), value)
    case .plural: return .text(try plural(of: value))
    }
  }
}

extension FunctionCall {
  private func wrong(_ expected: String, _ found: Value) -> EvaluationError {
    EvaluationError(.wrongOperand(of: function.rawValue, expected: expected, found: found.kindName), at: origin)
  }

  // MARK: What the function is asked of

  private func items(of value: Value) throws(EvaluationError) -> ChunkedArray<Value> {
    guard let list = value.list else { throw wrong("a list", value) }
    return list
  }

  /// The items of a list that is gone through from its beginning to its end.
  private mutating func everyItem(of value: Value) throws(EvaluationError) -> ChunkedArray<Value> {
    let items = try items(of: value)
    try budget.spend(items.count, of: .steps, at: origin)
    return items
  }

  private mutating func length(of value: Value) throws(EvaluationError) -> Int {
    switch value {
    case .list(let list): return list.count
    case .text(let text):
      try budget.spend(text.utf8.count / 8, of: .steps, at: origin)
      return text.count
    case .null, .flag, .number, .record: throw wrong("a list or text", value)
    }
  }

  private func number(_ value: Value) throws(EvaluationError) -> Double {
    guard let number = value.number else { throw wrong("a number", value) }
    return number
  }

  private func text(_ value: Value) throws(EvaluationError) -> String {
    guard let text = value.text else { throw wrong("text", value) }
    return text
  }

  private mutating func texts(of value: Value) throws(EvaluationError) -> [String] {
    var texts: [String] = []
    for item in try everyItem(of: value) {
      let text = try text(item)
      try budget.spend(text.utf8.count, of: .bytes, at: origin)
      texts.append(text)
    }
    return texts
  }

  /// A text that was made of another one.
  private mutating func made(_ text: String) throws(EvaluationError) -> Value {
    try budget.spend(text.utf8.count, of: .bytes, at: origin)
    return .text(text)
  }

  // MARK: What the function was told

  /// The value of an argument by its position or its name, or `nil` if it was not given.
  private mutating func argument(_ position: Int) throws(EvaluationError) -> Value? {
    let name = function.signature.parameters[position].name
    let unnamed = arguments.filter { $0.name == nil }
    let given = arguments.first { $0.name == name } ?? (unnamed.indices.contains(position) ? unnamed[position] : nil)
    guard let given else { return nil }
    return try scope.value(of: given.value, within: &budget)
  }

  private mutating func text(of position: Int, standard: String? = nil) throws(EvaluationError) -> String {
    guard let value = try argument(position) else { return standard ?? "" }
    return try text(value)
  }

  /// The style that the text is wanted in.
  private mutating func style<Style: FormatStyleName>(standard: Style) throws(EvaluationError) -> Style {
    guard let value = try argument(0) else { return standard }
    let name = try text(value)
    guard let style = Style(rawValue: name) else {
      let names = Style.names.map { "'\($0)'" }
      throw EvaluationError(
        .wrongOperand(of: function.rawValue, expected: names.asAlternatives, found: "'\(name)'"), at: origin)
    }
    return style
  }

  private mutating func digits() throws(EvaluationError) -> Int? {
    guard let value = try argument(0) else { return nil }
    guard let digits = value.number.flatMap(Int.init(exactly:)), (0...20).contains(digits) else {
      throw wrong("a whole number of digits", value)
    }
    return digits
  }

  private mutating func isFound(in value: Value) throws(EvaluationError) -> Bool {
    let wanted = try argument(0) ?? .null
    switch value {
    case .list(let list):
      for item in list where try budget.areEqual(item, wanted, at: origin) { return true }
      return false
    case .text(let words):
      let part = try text(wanted)
      // At worst, the part is compared at every place of the text.
      try budget.spend(words.utf8.count * (part.utf8.count + 31) / 32, of: .steps, at: origin)
      return part.isEmpty || words.contains(part)
    case .null, .flag, .number, .record: throw wrong("a list or text", value)
    }
  }

  // MARK: For each item

  /// What the argument yields for each item, which it calls `it`.
  private mutating func results(of items: ChunkedArray<Value>) throws(EvaluationError) -> [Value] {
    guard let expression = arguments.first?.value else { return Array(items) }
    var results: [Value] = []
    results.reserveCapacity(items.count)
    for item in items {
      let inside = scope.adding(Scope.Variable(name: Expression.itemName, value: item, path: nil))
      results.append(try inside.value(of: expression, within: &budget))
    }
    return results
  }

  private mutating func filter(_ value: Value) throws(EvaluationError) -> [Value] {
    let items = try everyItem(of: value)
    var kept: [Value] = []
    for (item, result) in zip(items, try results(of: items)) {
      guard let holds = result.flag else { throw wrong("a condition", result) }
      if holds { kept.append(item) }
    }
    return kept
  }

  private mutating func sorted(_ items: ChunkedArray<Value>) throws(EvaluationError) -> [Value] {
    let keys = try results(of: items)
    let order = try order(of: keys)
    let values = Array(items)
    return order.map { values[$0] }
  }

  private mutating func sortedKeys(_ items: ChunkedArray<Value>) throws(EvaluationError) -> [Value] {
    let keys = Array(items)
    return try order(of: keys).map { keys[$0] }
  }

  /// The positions of values from the least to the greatest; equal ones stay as they are.
  private mutating func order(of keys: [Value]) throws(EvaluationError) -> [Int] {
    let numbers = keys.compactMap(\.number)
    if numbers.count == keys.count { return keys.indices.sorted { numbers[$0] < numbers[$1] } }
    let texts = keys.compactMap { if case .text(let text) = $0 { text } else { nil } }
    // At worst, each is compared with many that are the same.
    try budget.spend(texts.reduce(0) { $0 + $1.utf8.count } / 4, of: .steps, at: origin)
    if texts.count == keys.count { return keys.indices.sorted { texts[$0] < texts[$1] } }
    let other = keys.first { $0.kindName != keys[0].kindName } ?? keys[0]
    throw EvaluationError(.incomparable(keys[0].kindName, other.kindName), at: origin)
  }

  // MARK: As the app writes it

  private func formatted(_ request: FormatRequest, _ value: Value) throws(EvaluationError) -> Value {
    guard let formatter = scope.formats.formatter else { return .text(value.text ?? "") }
    guard let text = formatter.text(of: request, locale: scope.formats.locale) else {
      throw EvaluationError(
        .wrongOperand(of: function.rawValue, expected: request.expectation, found: "'\(value.text ?? "")'"), at: origin)
    }
    return .text(text)
  }

  private mutating func plural(of value: Value) throws(EvaluationError) -> String {
    let number = try number(value)
    let category = PluralCategory(of: number, in: scope.formats.locale)
    var words: String?
    for category in [category, .other, .one] where words == nil { words = try form(category) }
    let count = try formatted(.number(number, digits: nil), value).text ?? ""
    // At worst, every letter stands for the number.
    try budget.spend((words ?? "").utf8.count * max(count.utf8.count, 1), of: .bytes, at: origin)
    return (words ?? "").split(separator: "#", omittingEmptySubsequences: false).joined(separator: count)
  }

  private mutating func form(_ category: PluralCategory) throws(EvaluationError) -> String? {
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
    case .date: "a day such as 2026-11-22"
    case .time: "a time such as 10:00"
    case .duration: "seconds"
    case .relative: "moments such as 2026-11-22T10:00"
    case .list: "texts"
    }
  }
}
