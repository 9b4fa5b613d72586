/// Names of characters in HTML, such as `&amp;`.
package enum HTMLEntities {
  private static let entities = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "ndash": "–", "mdash": "—",
    "hellip": "…", "lsquo": "‘", "rsquo": "’", "ldquo": "“", "rdquo": "”", "bull": "•", "middot": "·", "copy": "©",
    "reg": "®", "trade": "™", "deg": "°", "euro": "€", "pound": "£", "laquo": "«", "raquo": "»", "times": "×",
    "auml": "ä", "ouml": "ö", "uuml": "ü", "Auml": "Ä", "Ouml": "Ö", "Uuml": "Ü", "szlig": "ß", "eacute": "é",
  ]

  /// Text with the characters that entities stand for.
  package static func unescaped(_ text: Substring) -> String {
    var result = ""
    var rest = text
    while let sign = rest.firstIndex(of: "&") {
      result += rest[..<sign]
      let name = rest[rest.index(after: sign)...].prefix { $0 != ";" && $0 != "&" && !$0.isWhitespace }
      guard name.endIndex < rest.endIndex, rest[name.endIndex] == ";", let character = character(named: name) else {
        result.append("&")
        rest = rest[rest.index(after: sign)...]
        continue
      }
      result += character
      rest = rest[rest.index(after: name.endIndex)...]
    }
    return result + rest
  }

  private static func character(named name: Substring) -> String? {
    guard name.hasPrefix("#") else { return entities[String(name)] }
    let digits = name.dropFirst()
    let code = digits.lowercased().hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return code.flatMap(Unicode.Scalar.init).map { String(Character($0)) }
  }
}
