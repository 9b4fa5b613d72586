internal import Diagnostics
import Interface

/// Reads expressions: paths, literals, comparison, `and`, `or`, `not`, arithmetic, `if a then b else c`.
struct ExpressionParser {
  private let text: PlacedText
  private var lexer: ExpressionLexer
  private var token: ExpressionToken
  private var parts = 0
  /// The names that the expression mentions, for the check against state.
  private(set) var mentions: [PathMention] = []

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

  /// Reads an expression up to a closing brace, and returns the offset behind the brace.
  mutating func parseToBrace(
    openedAt start: Int
  ) throws(ExpressionSyntaxError) -> (expression: Expression, end: Int) {
    let expression = try expression()
    guard token.kind == .mark("}") else {
      if token.kind == .end {
        throw ExpressionSyntaxError(message: "'${' is not closed", range: start..<(start + 2))
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

  /// Reads `variable in list`, as `forEach` takes it.
  mutating func parseIteration() throws(ExpressionSyntaxError) -> (variable: String, list: Expression) {
    guard case .word(let variable) = token.kind, !ExpressionParser.keywords.contains(variable) else {
      throw unexpected("a name, as in 'item in items'")
    }
    try advance()
    try expect("in")
    return (variable, try parseToEnd())
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
      let right = try binary(above: symbol.precedence)
      if case .path(let path) = right, path.steps.isEmpty { mentions[mentions.count - 1].isCompared = symbol.compares }
      left = .binary(symbol, left, right, origin)
    }
    return left
  }

  private var binaryOperator: BinaryOperator? {
    switch token.kind {
    case .word(let word), .mark(let word): BinaryOperator(rawValue: word)
    default: nil
    }
  }

  private mutating func operand() throws(ExpressionSyntaxError) -> Expression {
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
        try advance()
        guard case .word(let member) = token.kind else { throw unexpected("a name after '.'") }
        path.steps.append(.member(member))
        stepRanges.append(token.range)
        try advance()
      case .mark("["):
        try count()
        stepRanges.append(token.range)
        try advance()
        path.steps.append(.index(try expression()))
        try expect(mark: "]")
      case .mark("("):
        throw try call(of: root)
      default:
        mentions.append(PathMention(path: path, rootRange: rootRange, stepRanges: stepRanges))
        return path
      }
    }
  }

  /// The error for `count(rows)`.
  private mutating func call(of name: String) throws(ExpressionSyntaxError) -> ExpressionSyntaxError {
    let range = token.range
    try advance()
    guard case .word(let argument) = token.kind else {
      return ExpressionSyntaxError(message: "an expression has no functions", range: range)
    }
    return ExpressionSyntaxError(
      message: "an expression has no functions", range: range,
      hint: NamesElsewhere.advice(for: name, in: ["function"], about: argument))
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
    ExpressionSyntaxError(message: "expected \(expectation), found \(token.kind.name)", range: token.range)
  }
}

extension BinaryOperator {
  fileprivate var compares: Bool { [.equal, .notEqual].contains(self) }
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
