/// Text as the places where output goes take it: each has marks of its own, which text must not be able to make.
///
/// Every writer goes through here, XML and HTML apart, which the markup encodes.
package enum OutputText {
  /// On one line of a terminal: control characters, and those that turn the order of text, are written out.
  package static func line(_ text: String) -> String {
    text.split(whereSeparator: \.isNewline).joined(separator: " ").escapingControls
  }

  /// On several lines of a terminal.
  package static func lines(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: { $0.controlEscape != nil && $0 != "\n" && $0 != "\t" }) else {
      return text
    }
    return text.unicodeScalars.map { scalar in
      scalar == "\n" || scalar == "\t" ? String(scalar) : scalar.controlEscape ?? String(scalar)
    }.joined()
  }

  /// In the log of a hosted runner, which takes `::…::` at the beginning of a line and `##[…]` anywhere as commands: a
  /// blank between the marks makes text of them.
  package static func log(_ text: String) -> String {
    guard text.contains("::") || text.contains("##[") else { return text }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line -> String in
      let words = line.drop { $0.isWhitespace }
      let start = line[..<words.startIndex]
      let plain = words.hasPrefix("::") ? "\(start): \(words.dropFirst())" : String(line)
      return plain.replacing("##[", with: "# #[")
    }
    return lines.joined(separator: "\n")
  }

  /// JSON as it is, with the characters that would change a terminal written as its escapes; in the log of a runner also
  /// what it would take for a command.
  package static func json(_ data: [UInt8], inLog isInLog: Bool) -> [UInt8] {
    let data = isInLog ? withoutCommands(data) : data
    var written: [UInt8] = []
    // What stays as it is goes over in one piece.
    var start = 0
    for (place, byte) in data.enumerated() where byte.mayBeginControl {
      // Control characters below these are escaped in any JSON, but for those between its values.
      let scalar = String(decoding: data[place...].prefix(3), as: UTF8.self).unicodeScalars.first
      guard let scalar, scalar.controlEscape != nil else { continue }
      written += data[start..<place]
      written += jsonEscape(scalar).utf8
      start = place + UTF8.width(scalar)
    }
    return start == 0 ? data : written + data[start...]
  }

  /// JSON in which nothing is a command to a runner.
  private static func withoutCommands(_ json: [UInt8]) -> [UInt8] {
    Array(String(decoding: json, as: UTF8.self).replacing("##[", with: "#\\u0023[").utf8)
  }

  private static func jsonEscape(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "\\u" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  /// In a command to GitHub's runner, in its message or in one of its properties.
  package static func workflowCommand(_ text: String, isProperty: Bool = false) -> String {
    var written = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "%": written += "%25"
      case "\r": written += "%0D"
      case "\n": written += "%0A"
      case ":" where isProperty: written += "%3A"
      case "," where isProperty: written += "%2C"
      default: written += scalar.controlEscape ?? String(scalar)
      }
    }
    // What else the runner would take for a command of an older kind.
    return written.replacing("##[", with: "# #[")
  }

  /// In the description of a test in TAP.
  package static func tap(_ text: String) -> String {
    line(text).reduce(into: "") { text, character in
      if character == "#" || character == "\\" { text.append("\\") }
      text.append(character)
    }
  }

  /// As a value of YAML, in double quotes.
  package static func yaml(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case _ where scalar.controlEscape != nil: quoted += yamlEscape(scalar)
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }

  private static func yamlEscape(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    let width = scalar.value < 0x100 ? 2 : 4
    return (width == 2 ? "\\x" : "\\u") + String(repeating: "0", count: max(0, width - digits.count)) + digits
  }

  /// In Markdown, without what Markdown would make of it.
  package static func markdown(_ text: String) -> String {
    line(text).reduce(into: "") { text, character in
      if "\\`*_[]<>#|".contains(character) { text.append("\\") }
      text.append(character)
    }
  }
}

extension UInt8 {
  /// Whether a character that changes a terminal may begin with the byte, which most of a text does not have.
  fileprivate var mayBeginControl: Bool { self == 0x7F || self == 0xC2 || self == 0xE2 || self == 0xEF }
}
