internal import Diagnostics
import Interface

/// Reads expressions: paths, literals, lists, comparison, `and`, `or`, `not`, `??`, arithmetic, functions,
/// `if a then b else c`.
struct ExpressionParser {
  private let text: PlacedText
  var lexer: ExpressionLexer
  /// The token that comes next.
  var token: ExpressionToken
  private var parts = 0
  /// The names that the expression mentions, for the check against state.
  var mentions: [PathMention] = []
  /// The lists that the functions around this place go through.
  var lists: [Expression] = []

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

  /// Words that are no names.
  static let keywords: Set<String> = ["if", "then", "else", "and", "or", "not", "true", "false", "null"]

  /// Where the next token stands.
  var origin: SourcePlace { text.place(at: token.range.lowerBound) }

  /// Goes on to the token after it.
  mutating func advance() throws(ExpressionSyntaxError) {
    token = try lexer.next()
  }

  /// Goes past a word that must stand here.
  mutating func expect(_ word: String) throws(ExpressionSyntaxError) {
    guard token.kind == .word(word) else { throw unexpected("'\(word)'") }
    try advance()
  }

  /// Goes past a mark that must stand here.
  mutating func expect(mark: String) throws(ExpressionSyntaxError) {
    guard token.kind == .mark(mark) else { throw unexpected("'\(mark)'") }
    try advance()
  }

  /// Bounds the length of an expression, and with it the depth of its tree.
  mutating func count() throws(ExpressionSyntaxError) {
    parts += 1
    guard parts <= Limits.expressionParts else {
      throw ExpressionSyntaxError(
        message: "the expression has more than \(Limits.expressionParts) parts", range: token.range)
    }
  }

  /// The error that something else stands here.
  func unexpected(_ expectation: String) -> ExpressionSyntaxError {
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
