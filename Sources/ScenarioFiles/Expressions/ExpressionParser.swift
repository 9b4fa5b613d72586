internal import Diagnostics
import Interface

/// Reads expressions: paths, literals, lists, comparison, `and`, `or`, `not`, `??`, arithmetic, functions,
/// `if a then b else c`.
struct ExpressionParser {
  private let text: PlacedText
  private var lexer: ExpressionLexer
  private var token: ExpressionToken
  private var parts = 0
  /// The names that the expression mentions, for the check against state.
  private(set) var mentions: [PathMention] = []
  /// The lists that the functions around this place go through.
  private var lists: [Expression] = []

  /// Begins to read in the middle of a text.
  init(_ text: PlacedText, scalars: [Unicode.Scalar], from offset: Int = 0) throws(ExpressionSyntaxError) {
    self.text = text
    lexer = ExpressionLexer(scalars, from: offset)
    token = try lexer.next()
  }

  /// Reads an expression that takes the rest of the text.
  mutating func parseToEnd() throws(ExpressionSyntaxError) -> Expression {
    let expression = try expression()
    guard token.kind == .end else { throw unexpected("an operator or the end") }
    return expression
  }

  /// Reads an expression up to a closing brace, and returns the offset after the brace.
  mutating func parseToBrace(
    openedAt start: Int
  ) throws(ExpressionSyntaxError) -> (expression: Expression, end: Int) {
    let expression = try expression()
    guard token.kind == .mark("}") else {
      if token.kind == .end {
        throw ExpressionSyntaxError(
          message: "'${' is not closed", range: start..<(start + 2), hint: "write '}' after the expression")
      }
      throw unexpected("an operator or '}'")
    }
    return (expression, token.range.upperBound)
  }

  /// Reads a path that takes the rest of the text.
  mutating func parsePath() throws(ExpressionSyntaxError) -> Path {
    guard case .word(let name) = token.kind, !ExpressionParser.keywords.contains(name) else {
      throw unexpected("a name of state")
    }
    let path = try path()
    guard token.kind == .end else { throw unexpected("'.', '[' or the end") }
    return path
  }

  /// What `forEach` takes: names for an item and for its position, and the list.
  struct Iteration {
    var variable: String
    var index: String?
    var list: Expression
  }

  /// Reads `variable in list`, or `variable, index in list`.
  mutating func parseIteration() throws(ExpressionSyntaxError) -> Iteration {
    let variable = try variable()
    var index: String?
    if token.kind == .mark(",") {
      try advance()
      let range = token.range
      index = try self.variable()
      if index == variable {
        throw ExpressionSyntaxError(
          message: "the item and its position are both called '\(variable)'", range: range,
          hint: "write 'item, index in items'")
      }
    }
    try expect("in")
    return Iteration(variable: variable, index: index, list: try parseToEnd())
  }

  private mutating func variable() throws(ExpressionSyntaxError) -> String {
    guard case .word(let name) = token.kind, !ExpressionParser.keywords.contains(name) else {
      var error = unexpected("a name, as in 'item in items'")
      if token.kind == .mark("(") { error.hint = "write 'item, index in items' for items with their positions" }
      throw error
    }
    try advance()
    return name
  }

  // MARK: Grammar

  private static let keywords: Set<String> = ["if", "then", "else", "and", "or", "not", "true", "false", "null"]

  private mutating func expression() throws(ExpressionSyntaxError) -> Expression {
    guard token.kind == .word("if") else { return try binary(above: 0) }
    let origin = self.origin
    try count()
    try advance()
    let condition = try expression()
    try expect("then")
    let yes = try expression()
    try expect("else")
    return .conditional(if: condition, then: yes, else: try expression(), origin)
  }

  /// Reads operands joined by operators that bind tighter than a level; equal ones group from the left.
  private mutating func binary(above level: Int) throws(ExpressionSyntaxError) -> Expression {
    var left = try operand()
    while let symbol = binaryOperator, symbol.precedence > level {
      let origin = self.origin
      try count()
      try advance()
      let leftMention = mentions.count - 1
      let right = try binary(above: symbol.precedence)
      if symbol.compares || symbol.orders { noteComparison(of: left, at: leftMention, with: right) }
      if case .path(let path) = right, path.steps.isEmpty, !mentions.isEmpty {
        mentions[mentions.count - 1].isCompared = symbol.compares
      }
      left = .binary(symbol, left, right, origin)
    }
    return left
  }

  /// Notes which constant a path is compared with, whichever of them comes first.
  private mutating func noteComparison(of left: Expression, at leftMention: Int, with right: Expression) {
    switch (left, right) {
    case (.path, .literal(let value)): mentions[leftMention].comparand = value
    case (.literal(let value), .path): mentions[mentions.count - 1].comparand = value
    default: break
    }
  }

  private var binaryOperator: BinaryOperator? {
    switch token.kind {
    case .word(let word), .mark(let word): ExpressionParser.operators[word]
    default: nil
    }
  }

  /// The operators by their words and marks, of which most words and marks are none.
  private static let operators = Dictionary(uniqueKeysWithValues: BinaryOperator.allCases.map { ($0.rawValue, $0) })

  /// Reads a value with what is asked of it.
  private mutating func operand() throws(ExpressionSyntaxError) -> Expression {
    let start = token.range
    var value = try primary()
    while true {
      let origin = self.origin
      switch token.kind {
      case .mark("."), .mark("?."):
        let isOptional = token.kind == .mark("?.")
        try count()
        try advance()
        guard case .word(let name) = token.kind else { throw unexpected("a name after '.'") }
        let range = token.range
        try advance()
        value =
          token.kind == .mark("(")
          ? try call(name, at: range, of: value, origin) : .member(value, name, isOptional: isOptional, origin)
      case .mark("["):
        try count()
        try advance()
        value = .item(value, at: try expression(), origin)
        try expect(mark: "]")
      case .mark("("):
        throw functionBefore(value, at: start)
      default:
        return value
      }
    }
  }

  /// Reads what a function is told, from the parenthesis on.
  private mutating func call(
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

  private mutating func primary() throws(ExpressionSyntaxError) -> Expression {
    try count()
    let origin = self.origin
    switch token.kind {
    case .number(let number):
      try advance()
      return .literal(.number(number))
    case .literal(let text):
      try advance()
      return .literal(.text(text))
    case .mark("("):
      try advance()
      let inner = try expression()
      try expect(mark: ")")
      return inner
    case .mark("["):
      try advance()
      var items: [Expression] = []
      while token.kind != .mark("]") {
        if !items.isEmpty { try expect(mark: ",") }
        items.append(try expression())
      }
      try advance()
      return .list(items)
    case .mark("-"):
      try advance()
      let operand = try operand()
      if case .literal(.number(let number)) = operand { return .literal(.number(-number)) }
      return .negate(operand, origin)
    case .word("not"):
      try advance()
      // `not a == b` asks whether they differ.
      return .not(try binary(above: BinaryOperator.and.precedence), origin)
    case .word(let word):
      if let value = ExpressionParser.constants[word] {
        try advance()
        return .literal(value)
      }
      guard !ExpressionParser.keywords.contains(word) else { throw unexpected("a value") }
      return .path(try path())
    default:
      throw unexpected("a value")
    }
  }

  private static let constants: [String: Value] = ["true": .flag(true), "false": .flag(false), "null": .null]

  private mutating func path() throws(ExpressionSyntaxError) -> Path {
    guard case .word(let root) = token.kind else { throw unexpected("a name") }
    var path = Path(root: root, origin: origin)
    let rootRange = token.range
    var stepRanges: [Range<Int>] = []
    try advance()
    while true {
      switch token.kind {
      case .mark("."):
        let (lexerBefore, dot) = (lexer, token)
        try advance()
        guard case .word(let member) = token.kind else { throw unexpected("a name after '.'") }
        let range = token.range
        try advance()
        if token.kind == .mark("(") {
          // From here on something is computed.
          (lexer, token) = (lexerBefore, dot)
          return mention(path, rootRange, stepRanges)
        }
        path.steps.append(.member(member))
        stepRanges.append(range)
      case .mark("["):
        try count()
        stepRanges.append(token.range)
        try advance()
        path.steps.append(.index(try expression()))
        try expect(mark: "]")
      default:
        return mention(path, rootRange, stepRanges)
      }
    }
  }

  private mutating func mention(_ path: Path, _ rootRange: Range<Int>, _ stepRanges: [Range<Int>]) -> Path {
    mentions.append(PathMention(path: path, rootRange: rootRange, stepRanges: stepRanges, lists: lists))
    return path
  }

  /// The error for `count(rows)`.
  private mutating func functionBefore(_ value: Expression, at range: Range<Int>) -> ExpressionSyntaxError {
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

  // MARK: Tokens

  private var origin: SourcePlace { text.place(at: token.range.lowerBound) }

  private mutating func advance() throws(ExpressionSyntaxError) {
    token = try lexer.next()
  }

  private mutating func expect(_ word: String) throws(ExpressionSyntaxError) {
    guard token.kind == .word(word) else { throw unexpected("'\(word)'") }
    try advance()
  }

  private mutating func expect(mark: String) throws(ExpressionSyntaxError) {
    guard token.kind == .mark(mark) else { throw unexpected("'\(mark)'") }
    try advance()
  }

  /// Bounds the length of an expression, and with it the depth of its tree.
  private mutating func count() throws(ExpressionSyntaxError) {
    parts += 1
    guard parts <= Limits.expressionParts else {
      throw ExpressionSyntaxError(
        message: "the expression has more than \(Limits.expressionParts) parts", range: token.range)
    }
  }

  private func unexpected(_ expectation: String) -> ExpressionSyntaxError {
    let hint: String? =
      switch token.kind {
      case .mark("="): "write '==' to compare"
      // In other languages functions stand between values: `name contains 'a'`.
      case .word(let word): Function(rawValue: word).map { "write '\($0.signature.example)'" }
      case .mark, .number, .literal, .end: nil
      }
    return ExpressionSyntaxError(
      message: "expected \(expectation), found \(token.kind.name)", range: token.range, hint: hint)
  }
}

extension BinaryOperator {
  fileprivate var compares: Bool { [.equal, .notEqual].contains(self) }

  /// Whether the operator asks which of two values comes first.
  fileprivate var orders: Bool { [.less, .lessOrEqual, .greater, .greaterOrEqual].contains(self) }
}

extension ExpressionToken.Kind {
  /// What a message calls the token.
  fileprivate var name: String {
    switch self {
    case .word(let text), .mark(let text): "'\(text)'"
    case .number(let number): "'\(Value.text(of: number))'"
    case .literal(let text): "the text '\(text)'"
    case .end: "the end"
    }
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
