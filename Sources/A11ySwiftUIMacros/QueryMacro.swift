/// `@Query`: a property that holds what a query finds.
struct QueryMacro {
  private var name = ""
  private var type = ""
  private let arguments: String

  init(_ expansion: Expansion) {
    var call = SourceScanner(expansion.call)
    while !call.isAtEnd, call.current != "(" { call.index += 1 }
    arguments = call.current == "(" ? call.bracketed() : ""
    var scanner = SourceScanner(expansion.declaration)
    while !scanner.isAtEnd, !scanner.hasPrefix("var ") { scanner.skip() }
    scanner.index += "var".count
    scanner.skipSpace()
    let start = scanner.index
    while let character = scanner.current, character.isLetter || character.isNumber || character == "_" {
      scanner.index += 1
    }
    name = scanner.text(start..<scanner.index)
    scanner.skipSpace()
    guard scanner.current == ":" else { return }
    type = scanner.text(scanner.index + 1..<scanner.text.count).trimmed
    if let end = type.firstIndex(of: "=") { type = String(type[..<end]).trimmed }
  }

  func source(role: String) -> String {
    guard role != "accessor" else { return "{ get { _\(name).wrappedValue } }" }
    return "var _\(name): Query<\(type).Element, \(type)> = Query(\(arguments))"
  }
}
