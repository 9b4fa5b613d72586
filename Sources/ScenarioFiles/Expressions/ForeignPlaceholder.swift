/// What another language writes around an expression in text, such as `\\(name)` or `{{name}}`.
struct ForeignPlaceholder {
  /// The Unicode scalars of the text that it takes.
  var range: Range<Int>
  /// What stands there.
  var written: String
  /// What stands between the marks.
  var expression: String
  /// Whether the braces are escaped, as in a price that was meant as a dollar sign before a value.
  var isEscaped: Bool { written.hasPrefix("$${") }

  /// The marks before and after an expression; longer ones first.
  private static let marks: [(start: [Unicode.Scalar], end: Unicode.Scalar)] = [
    ("\\(", ")"), ("{{", "}"), ("#{", "}"), ("%{", "}"), ("$(", ")"), ("$${", "}"), ("{", "}"),
  ].map { (Array($0.unicodeScalars), $1) }

  /// Whether a mark of this or another language can begin with a byte.
  static func canBegin(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "$") || byte == UInt8(ascii: "{") || byte == UInt8(ascii: "\\")
  }

  /// Whether a mark of another language may stand in a text beside expressions: a look at its bytes, which is enough for
  /// most texts.
  static func mayStand(in text: String) -> Bool {
    var last: UInt8 = 0
    var (isInExpression, isInQuotes) = (false, false)
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "'") where isInExpression: isInQuotes.toggle()
      case UInt8(ascii: "}") where isInExpression && !isInQuotes: isInExpression = false
      case _ where isInExpression: break
      case UInt8(ascii: "{") where last == UInt8(ascii: "$"): isInExpression = true
      case UInt8(ascii: "{"), UInt8(ascii: "\\"): return true
      case _ where last == UInt8(ascii: "$"): return true
      default: break
      }
      last = byte
    }
    return false
  }

  /// What looks like a placeholder of another language, whatever stands in it.
  static func all(in text: [Unicode.Scalar]) -> [ForeignPlaceholder] {
    var found: [ForeignPlaceholder] = []
    var offset = 0
    while offset < text.count {
      let rest = text[offset...]
      if rest.starts(with: "${".unicodeScalars) {
        offset = (endOfExpression(rest) ?? text.count - 1) + 1
      } else if let placeholder = placeholder(at: offset, in: text) {
        found.append(placeholder)
        offset = placeholder.range.upperBound
      } else {
        offset += 1
      }
    }
    return found
  }

  /// Where the brace is that closes an expression, of which texts in quotes are a part.
  private static func endOfExpression(_ text: ArraySlice<Unicode.Scalar>) -> Int? {
    var isInQuotes = false
    return text.firstIndex { scalar in
      if scalar == "'" { isInQuotes.toggle() }
      return scalar == "}" && !isInQuotes
    }
  }

  private static func placeholder(at offset: Int, in text: [Unicode.Scalar]) -> ForeignPlaceholder? {
    let rest = text[offset...]
    guard let mark = marks.first(where: { rest.starts(with: $0.start) }) else { return bareName(at: offset, in: text) }
    let start = offset + mark.start.count
    // What is far apart does not belong together.
    guard var end = text[start...].prefix(200).firstIndex(of: mark.end) else { return nil }
    let expression = text[start..<end]
    while end + 1 < text.count, text[end + 1] == mark.end, mark.start.count(where: { $0 == "{" }) == 2 { end += 1 }
    return ForeignPlaceholder(offset..<(end + 1), expression, in: text)
  }

  /// A name after a dollar sign, as in shells and in Kotlin.
  private static func bareName(at offset: Int, in text: [Unicode.Scalar]) -> ForeignPlaceholder? {
    guard text[offset] == "$", offset + 1 < text.count, text[offset + 1].startsWord else { return nil }
    let name = text[(offset + 1)...].prefix { $0.continuesWord }
    return ForeignPlaceholder(offset..<name.endIndex, name, in: text)
  }

  private init(_ range: Range<Int>, _ expression: ArraySlice<Unicode.Scalar>, in text: [Unicode.Scalar]) {
    self.range = range
    written = String(text[range])
    self.expression = String(expression)
  }
}
