/// `@Entry`: a value of the environment, with its key.
struct EntryMacro {
  private var name = ""
  private var type: String?
  private var value: String?
  private let container: String

  init(_ expansion: Expansion) {
    var scanner = SourceScanner(expansion.declaration)
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
    let around = expansion.context.first { $0.contains("extension") } ?? ""
    container =
      ["Transaction", "ContainerValues", "FocusedValues"].first { around.contains($0) } ?? "EnvironmentValues"
  }

  func source(role: String) -> String {
    guard role != "accessor" else {
      return """
        {
          get { self[__Key_\(name).self] }
          set { self[__Key_\(name).self] = newValue }
        }
        """
    }
    if container == "FocusedValues" {
      let wrapped = type.map { $0.hasSuffix("?") ? String($0.dropLast()) : $0 } ?? "Never"
      return "private struct __Key_\(name): FocusedValueKey { typealias Value = \(wrapped) }"
    }
    let key =
      switch container {
      case "Transaction": "TransactionKey"
      case "ContainerValues": "ContainerValueKey"
      default: "EnvironmentKey"
      }
    let initial = value ?? "nil"
    guard let type else {
      return "private struct __Key_\(name): \(key) { nonisolated(unsafe) static let defaultValue = \(initial) }"
    }
    return "private struct __Key_\(name): \(key) { static var defaultValue: \(type) { \(initial) } }"
  }
}
