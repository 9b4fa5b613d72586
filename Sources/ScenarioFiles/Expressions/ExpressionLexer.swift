/// A word, literal or mark of an expression, with its place in the text.
struct ExpressionToken: Sendable {
  /// What an expression is made of.
  enum Kind: Sendable, Hashable {
    case word(String)
    case number(Double)
    /// Text in quotes.
    case literal(String)
    case mark(String)
    case end
  }

  var kind: Kind
  /// The Unicode scalars of the text that it takes.
  var range: Range<Int>
}

/// Why a text is not an expression.
struct ExpressionSyntaxError: Error, Sendable, Hashable {
  var message: String
  var range: Range<Int>
  var hint: String?
}

/// Cuts an expression into tokens.
struct ExpressionLexer: Sendable {
  private let scalars: [Unicode.Scalar]
  private var offset: Int

  init(_ scalars: [Unicode.Scalar], from offset: Int) {
    self.scalars = scalars
    self.offset = offset
  }

  /// Reads the next token.
  mutating func next() throws(ExpressionSyntaxError) -> ExpressionToken {
    while let space = current, space.isSpace { offset += 1 }
    let start = offset
    guard let first = current else { return ExpressionToken(kind: .end, range: start..<start) }
    let kind: ExpressionToken.Kind
    if first.startsWord {
      kind = .word(run { $0.continuesWord })
    } else if first.isDigit {
      kind = try number()
    } else if first == "'" || first == "\"" {
      kind = try literal(in: first)
    } else {
      kind = .mark(try mark())
    }
    return ExpressionToken(kind: kind, range: start..<offset)
  }

  private var current: Unicode.Scalar? { offset < scalars.count ? scalars[offset] : nil }

  private mutating func run(while holds: (Unicode.Scalar) -> Bool) -> String {
    let start = offset
    while let scalar = current, holds(scalar) { offset += 1 }
    return String(scalars[start..<offset])
  }

  private mutating func number() throws(ExpressionSyntaxError) -> ExpressionToken.Kind {
    let start = offset
    var text = run { $0.isDigit }
    if current == ".", offset + 1 < scalars.count, scalars[offset + 1].isDigit {
      offset += 1
      text += "." + run { $0.isDigit }
    }
    text += run { $0.continuesWord }
    // The exponent of a large or small number, as in 7e+21.
    if text.last == "e", let sign = current, sign == "+" || sign == "-", offset + 1 < scalars.count,
      scalars[offset + 1].isDigit
    {
      offset += 1
      text.unicodeScalars.append(sign)
      text += run { $0.isDigit }
    }
    guard let number = Scalar.number(in: text) else {
      throw ExpressionSyntaxError(message: "'\(text)' is not a number", range: start..<offset)
    }
    return .number(number)
  }

  /// Text between quotes of either kind; a quote in it is written twice.
  private mutating func literal(in quote: Unicode.Scalar) throws(ExpressionSyntaxError) -> ExpressionToken.Kind {
    let start = offset
    offset += 1
    var text = ""
    while true {
      text += run { $0 != quote }
      guard current != nil else {
        throw ExpressionSyntaxError(
          message: "the quote is not closed", range: start..<(start + 1), hint: "write the same mark after the text")
      }
      offset += 1
      guard current == quote else { return .literal(text) }
      text.unicodeScalars.append(quote)
      offset += 1
    }
  }

  /// Longer marks first, each with its one or two scalars.
  private static let marks: [(text: String, first: Unicode.Scalar, second: Unicode.Scalar?)] = [
    ("==", "=", "="), ("!=", "!", "="), ("<=", "<", "="), (">=", ">", "="), ("?.", "?", "."), ("??", "?", "?"),
    (".", ".", nil), ("}", "}", nil), ("[", "[", nil), ("]", "]", nil), ("(", "(", nil), (")", ")", nil),
    (",", ",", nil), ("<", "<", nil), (">", ">", nil), ("+", "+", nil), ("-", "-", nil), ("*", "*", nil),
    ("/", "/", nil), ("%", "%", nil), ("=", "=", nil),
  ]

  /// What people write who come from other languages, and what it is here.
  private static let foreign = [
    ("&&", "write 'and'"), ("||", "write 'or'"), ("!", "write 'not'"), (":", "write 'name=value' in parentheses"),
    ("|", "what is asked of a value stands after a point, as in 'price.number'"),
    ("?", "write 'if a then b else c'"), ("‘", "put text in straight quotes"),
    ("’", "put text in straight quotes"), ("“", "put text in straight quotes"),
    ("$0", "write 'it' for the item, as in 'items.filter(it.unread)'"),
    ("{", "write 'it' for the item, as in 'items.filter(it.unread)'"),
    ("$", "names stand without '$' in an expression"),
  ]

  private mutating func mark() throws(ExpressionSyntaxError) -> String {
    let (first, second) = (scalars[offset], offset + 1 < scalars.count ? scalars[offset + 1] : nil)
    if let mark = ExpressionLexer.marks.first(where: { $0.first == first && ($0.second ?? second) == second }) {
      offset += mark.second == nil ? 1 : 2
      return mark.text
    }
    let rest = scalars[offset...]
    func begins(with mark: String) -> Bool { rest.starts(with: mark.unicodeScalars) }
    let known = ExpressionLexer.foreign.first { begins(with: $0.0) }
    let mark = known?.0 ?? String(Character(scalars[offset]))
    throw ExpressionSyntaxError(
      message: "'\(mark)' has no meaning in an expression",
      range: offset..<(offset + mark.unicodeScalars.count), hint: known?.1)
  }
}

extension String {
  /// The text of some scalars, which takes a fraction of the time that it takes to add one after the other.
  init(_ scalars: ArraySlice<Unicode.Scalar>) {
    self.init(unsafeUninitializedCapacity: scalars.reduce(0) { $0 + UTF8.width($1) }) { bytes in
      var count = 0
      for scalar in scalars {
        for byte in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter {
          bytes[count] = byte
          count += 1
        }
      }
      return count
    }
  }
}

extension Unicode.Scalar {
  fileprivate var isDigit: Bool { ("0"..."9").contains(self) }
  // Unicode's tables are asked only beyond ASCII: nearly all that stands in an expression is ASCII.
  fileprivate var isSpace: Bool { isASCII ? self == " " || ("\t"..."\r").contains(self) : properties.isWhitespace }
  /// Whether a name can begin with the scalar.
  var startsWord: Bool {
    isASCII ? ("a"..."z").contains(self) || ("A"..."Z").contains(self) || self == "_" : properties.isAlphabetic
  }
  /// Whether a name can go on with the scalar.
  var continuesWord: Bool {
    startsWord || isDigit || !isASCII && properties.generalCategory == .nonspacingMark
  }
}
