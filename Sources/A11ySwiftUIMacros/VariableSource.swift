/// A variable as it is written.
struct VariableSource {
  private(set) var name = ""
  private(set) var type: String?
  private(set) var value: String?

  init(_ declaration: String) {
    var scanner = SourceScanner(declaration)
    while !scanner.isAtEnd, !scanner.hasPrefix("var ") { scanner.skip() }
    scanner.index += "var".count
    scanner.skipSpace()
    let start = scanner.index
    while let character = scanner.current,
      character.isLetter || character.isNumber || character == "_" || character == "`"
    {
      scanner.index += 1
    }
    name = scanner.text(start..<scanner.index)
    scanner.skipSpace()
    if scanner.current == ":" {
      scanner.index += 1
      let start = scanner.index
      while !scanner.isAtEnd, scanner.current != "=" { scanner.skip() }
      type = scanner.text(start..<scanner.index).trimmed
    }
    if scanner.current == "=" { value = scanner.text(scanner.index + 1..<scanner.text.count).trimmed }
  }
}
