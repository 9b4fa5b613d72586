/// Text as it stands in XML 1.0 and in notations that share its entities, such as SSML and WebVTT.
package enum XMLText {
  /// Text between tags: the marks of XML as entities, and what it cannot hold as a replacement character.
  package static func content(_ text: String) -> String {
    // Most texts have nothing in them that is written otherwise.
    if text.utf8.allSatisfy(\.isPlainInContent) { return text }
    return written(text) { entity(of: $0) ?? ($0 == "\r" ? "&#13;" : nil) }
  }

  /// The value of an attribute between double quotes; blanks of all sorts stay what they are.
  package static func attribute(_ text: String) -> String {
    if text.utf8.allSatisfy(\.isPlainInAttribute) { return text }
    return written(text) { scalar in
      switch scalar {
      case "\"": "&quot;"
      case "\t", "\n", "\r": "&#\(scalar.value);"
      default: entity(of: scalar)
      }
    }
  }

  /// The entity for a mark of XML itself; `nil` for all other scalars.
  package static func entity(of scalar: Unicode.Scalar) -> String? {
    switch scalar {
    case "&": "&amp;"
    case "<": "&lt;"
    case ">": "&gt;"
    default: nil
    }
  }

  private static func written(_ text: String, _ reference: (Unicode.Scalar) -> String?) -> String {
    var written = ""
    written.reserveCapacity(text.utf8.count)
    let scalars = text.unicodeScalars
    // What is written as it is goes over in one piece.
    var start = scalars.startIndex
    for index in scalars.indices {
      let scalar = scalars[index]
      guard let other = reference(scalar) ?? (scalar.isAllowedInXML ? nil : "\u{FFFD}") else { continue }
      written += text[start..<index]
      written += other
      start = scalars.index(after: index)
    }
    written += text[start...]
    return written
  }
}

extension UInt8 {
  /// Whether the byte stands between double quotes as it is, whatever is around it.
  fileprivate var isPlainInAttribute: Bool { self >= 0x20 && self != UInt8(ascii: "\"") && isPlainInContent }

  /// Whether the byte stands between tags as it is, whatever is around it.
  fileprivate var isPlainInContent: Bool {
    switch self {
    case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), 0x7F: false
    // What begins so may be a control character, or no character at all.
    case 0xC2, 0xEF: false
    case 0x20...: true
    default: self == UInt8(ascii: "\n") || self == UInt8(ascii: "\t")
    }
  }
}

extension Unicode.Scalar {
  /// Whether XML 1.0 can hold the scalar, and recommends no other.
  fileprivate var isAllowedInXML: Bool {
    switch value {
    case 0x9, 0xA, 0xD: true
    case 0..<0x20, 0x7F...0x9F, 0xFFFE, 0xFFFF: false
    default: true
    }
  }
}
