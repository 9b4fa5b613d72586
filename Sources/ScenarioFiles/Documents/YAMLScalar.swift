internal import Interface

/// Text as YAML and JSON write it on one line.
package enum YAMLScalar {
  /// Text in single quotes if they can hold it.
  package static func quoted(_ text: String) -> String {
    guard !text.unicodeScalars.contains(where: needsEscape) else { return doubleQuoted(text) }
    return "'" + text.replacingScalars("'", with: "''") + "'"
  }

  /// Text in double quotes, which YAML and JSON read alike.
  package static func doubleQuoted(_ text: String) -> String {
    "\"" + text.unicodeScalars.map(escaped).joined() + "\""
  }

  /// The words that YAML takes for something else than text.
  private static let reserved: Set<String> = ["null", "true", "false", "yes", "no", "on", "off", "y", "n"]

  /// What a text without quotes cannot begin with.
  private static let indicators = "-?:,[]{}#&*!|>'\"%@`~<=".unicodeScalars

  /// What means something else in braces.
  private static let braces = ",[]{}".unicodeScalars

  /// Whether YAML takes the text for nothing but itself; in braces more marks mean something.
  static func isPlain(_ text: String, inBraces isInBraces: Bool) -> Bool {
    let scalars = text.unicodeScalars
    guard let first = scalars.first, let last = scalars.last, !indicators.contains(first) else { return false }
    guard !first.properties.isWhitespace, !last.properties.isWhitespace, last != ":" else { return false }
    guard !reserved.contains(text.lowercased()), Scalar.number(in: text) == nil else { return false }
    guard !text.hasScalars(": "), !text.hasScalars(" #"), !scalars.contains(where: needsEscape) else { return false }
    return !isInBraces || !scalars.contains(where: braces.contains)
  }

  private static func needsEscape(_ scalar: Unicode.Scalar) -> Bool {
    let code = scalar.value
    return code < 0x20 || code >= 0x7F && (code <= 0x9F || code == 0x2028 || code == 0x2029 || code == 0xFEFF)
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\"": return "\\\""
    case "\\": return "\\\\"
    case "\n": return "\\n"
    case "\t": return "\\t"
    case _ where needsEscape(scalar):
      let digits = String(scalar.value, radix: 16, uppercase: true)
      return "\\u" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    default: return String(scalar)
    }
  }
}
