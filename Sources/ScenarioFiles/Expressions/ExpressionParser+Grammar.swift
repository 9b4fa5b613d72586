internal import Diagnostics
import Interface

extension ExpressionParser {
  /// Reads a value, up to the end or to what is no part of it.
  mutating func expression() throws(ExpressionSyntaxError) -> Expression {
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

  /// Reads a name of state with its members and items.
  mutating func path() throws(ExpressionSyntaxError) -> Path {
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
}

extension BinaryOperator {
  fileprivate var compares: Bool { [.equal, .notEqual].contains(self) }

  /// Whether the operator asks which of two values comes first.
  fileprivate var orders: Bool { [.less, .lessOrEqual, .greater, .greaterOrEqual].contains(self) }
}
