/// Text as it stands in XML 1.0 and in notations that share its entities, such as SSML and WebVTT.
package enum XMLText {
  /// Text between tags: the marks of XML as entities, and what it cannot hold as a replacement character.
  package static func content(_ text: String) -> String {
    written(text, \.isPlainInContent, \.suspectsInContent) { entity(of: $0) ?? ($0 == "\r" ? "&#13;" : nil) }
  }

  /// The value of an attribute between double quotes; blanks of all sorts stay what they are.
  package static func attribute(_ text: String) -> String {
    written(text, \.isPlainInAttribute, \.suspectsInAttribute) { scalar in
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

  /// A text with some of its scalars written otherwise; what is written as it is goes over in one piece.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - isPlain: Whether a byte stands as it is, whatever is around it.
  ///   - suspects: Not zero where one of eight bytes may not.
  ///   - reference: How a scalar of ASCII is written; `nil` for as it is.
  /// - Returns: The text as it is written.
  @inline(__always)
  private static func written(
    _ text: String, _ isPlain: (UInt8) -> Bool, _ suspects: (UInt64) -> UInt64,
    _ reference: (Unicode.Scalar) -> String?
  ) -> String {
    var (text, written) = (text, [UInt8]())
    var start = 0
    text.withUTF8 { utf8 in
      var index = 0
      while true {
        index = utf8.endOfPlainBytes(from: index, isPlain, suspects)
        guard index < utf8.count else { break }
        let unfit = utf8[index...].prefix(3).lengthUnfitForXML
        let length = unfit ?? 1
        if let other = unfit == nil ? reference(Unicode.Scalar(utf8[index])) : "\u{FFFD}" {
          written += utf8[start..<index]
          written += other.utf8
          start = index + length
        }
        index += length
      }
      if start > 0 { written += utf8[start...] }
    }
    return start > 0 ? String(decoding: written, as: UTF8.self) : text
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

extension UInt64 {
  /// Not zero if one of the eight bytes may not stand between double quotes as it is.
  fileprivate var suspectsInAttribute: UInt64 { suspectsInContent | has(UInt8(ascii: "\"")) }

  /// Not zero if one of the eight bytes may not stand between tags as it is.
  fileprivate var suspectsInContent: UInt64 {
    let marks = has(UInt8(ascii: "&")) | has(UInt8(ascii: "<")) | has(UInt8(ascii: ">"))
    return marks | hasLess(than: 0x20) | has(0x7F) | has(0xC2) | has(0xEF)
  }
}

extension Collection<UInt8> {
  /// The length of the first scalar in UTF-8, if XML 1.0 cannot hold it, or recommends another; `nil` if it can stand there.
  fileprivate var lengthUnfitForXML: Int? {
    guard let first else { return nil }
    return switch first {
    case 0x9, 0xA, 0xD: nil
    case 0..<0x20, 0x7F: 1
    // U+0080 to U+009F.
    case 0xC2: dropFirst().first.map { $0 < 0xA0 } == true ? 2 : nil
    // U+FFFE and U+FFFF.
    case 0xEF: dropFirst().elementsEqual([0xBF, 0xBE]) || dropFirst().elementsEqual([0xBF, 0xBF]) ? 3 : nil
    default: nil
    }
  }
}
