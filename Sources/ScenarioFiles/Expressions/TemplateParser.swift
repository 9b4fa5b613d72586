import Interface

/// Text that may have expressions in it, taken apart.
enum ParsedTemplate: Sendable {
  case constant(String)
  case expression(Expression)
}

extension String {
  /// Whether `${` stands somewhere in the text: a look at its bytes, since every value is asked.
  var holdsPlaceholder: Bool {
    var last: UInt8 = 0
    return utf8.contains { byte in
      defer { last = byte }
      return byte == UInt8(ascii: "{") && last == UInt8(ascii: "$")
    }
  }
}

/// Reads text with `${…}` in it; `$${` stands for the mark itself.
struct TemplateParser {
  private(set) var mentions: [PathMention] = []

  /// Takes a text apart; `${…}` as the whole text keeps the type of its value.
  mutating func parse(_ text: PlacedText) throws(ExpressionSyntaxError) -> ParsedTemplate {
    let scalars = Array(text.text.unicodeScalars)
    var parts: [Expression] = []
    var literal = ""
    var offset = 0
    while offset < scalars.count {
      let mark = scalars[offset...].firstIndex(of: "$") ?? scalars.count
      literal += String(scalars[offset..<mark])
      offset = mark
      let rest = scalars[offset...]
      if rest.isEmpty { break }
      if rest.starts(with: "$${".unicodeScalars) {
        literal += "${"
        offset += 3
      } else if rest.starts(with: "${".unicodeScalars) {
        var parser = try ExpressionParser(text, scalars: scalars, from: offset + 2)
        let (expression, end) = try parser.parseToBrace(openedAt: offset)
        offset = end
        // What would be taken for a placeholder is text in quotes.
        if case .literal(.text(let text)) = expression, text.isEscapedInTemplates {
          literal += text
          continue
        }
        if !literal.isEmpty { parts.append(.literal(.text(literal))) }
        literal = ""
        mentions += parser.mentions
        parts.append(expression)
      } else {
        literal += "$"
        offset += 1
      }
    }
    if parts.isEmpty { return .constant(literal) }
    if !literal.isEmpty { parts.append(.literal(.text(literal))) }
    // A lone literal such as `${'a'}` is still an expression.
    return .expression(parts.count == 1 ? parts[0] : .interpolation(parts))
  }
}
