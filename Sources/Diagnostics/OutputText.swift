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
    // These begin with bytes that most of it does not have.
    let isPlain = data.allSatisfy { $0 < 0x7F || $0 > 0xC2 && $0 != 0xE2 && $0 != 0xEF }
    if isPlain, !isInLog { return data }
    var text = String(decoding: data, as: UTF8.self)
    if isInLog { text = text.replacing("##[", with: "#\\u0023[") }
    guard !isPlain else { return Array(text.utf8) }
    // Control characters below these are escaped in any JSON, but for those between its values.
    let written = text.unicodeScalars.map { scalar in
      scalar.value < 0x7F || scalar.controlEscape == nil ? String(scalar) : jsonEscape(scalar)
    }
    return Array(written.joined().utf8)
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
