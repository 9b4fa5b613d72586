/// Writes XML 1.0, which has no way to write most control characters.
enum XML {
  static func opening(_ name: String, _ attributes: [(String, String)]) -> String {
    "<\(name)" + attributes.map { " \($0.0)=\"\(text($0.1, inAttribute: true))\"" }.joined() + ">"
  }

  /// Text with the marks of XML escaped, and what cannot be written replaced.
  static func text(_ text: String, inAttribute: Bool = false) -> String {
    var written = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": written += "&amp;"
      case "<": written += "&lt;"
      case ">": written += "&gt;"
      case "\"" where inAttribute: written += "&quot;"
      case "\n" where inAttribute: written += "&#10;"
      case "\t" where inAttribute: written += "&#9;"
      case "\r": written += "&#13;"
      case "\n", "\t": written.unicodeScalars.append(scalar)
      case _ where scalar.value < 0x20 || scalar.value == 0xFFFE || scalar.value == 0xFFFF: written += "\u{FFFD}"
      default: written.unicodeScalars.append(scalar)
      }
    }
    return written
  }
}
