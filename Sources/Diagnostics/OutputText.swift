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

  /// JSON in such a log, which says the same in other letters.
  package static func json(_ data: some Collection<UInt8>) -> [UInt8] {
    Array(data).split(separator: Array("##[".utf8), omittingEmptySubsequences: false)
      .joined(separator: Array("#\\u0023[".utf8)).map(\.self)
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
