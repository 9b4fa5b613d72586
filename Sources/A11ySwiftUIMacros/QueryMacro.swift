/// `@Query`: a property that holds what a query finds.
struct QueryMacro {
  private var name = ""
  private var type = ""
  private let arguments: String
  /// Whether it stands in the closure of a preview, which is never run as it is: in a closure an accessor does not find
  /// what stands beside its property.
  private let isInClosure: Bool

  init(_ expansion: Expansion) {
    self.init(call: expansion.call, declaration: expansion.declaration)
  }

  /// - Parameters:
  ///   - call: The attribute, with its arguments.
  ///   - declaration: The property that it stands on.
  init(call: String, declaration: String) {
    var call = SourceScanner(call)
    while !call.isAtEnd, call.current != "(" { call.index += 1 }
    arguments = call.current == "(" ? call.bracketed() : ""
    isInClosure = declaration.contains("@Previewable")
    var scanner = SourceScanner(declaration)
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

  /// The property with all that the macro makes of it.
  var whole: String { "var \(name): \(type) \(source(role: "accessor"))\n\(source(role: "peer"))" }

  func source(role: String) -> String {
    guard role != "accessor" else { return "{ get { \(isInClosure ? "fatalError()" : "_\(name).wrappedValue") } }" }
    return "var _\(name): Query<\(type).Element, \(type)> = Query(\(arguments))"
  }
}
