/// `@Entry`: a value of the environment, with its key.
struct EntryMacro {
  private let variable: VariableSource
  private let container: String

  init(_ expansion: Expansion) {
    variable = VariableSource(expansion.declaration)
    let around = expansion.context.first { $0.contains("extension") } ?? ""
    container =
      ["Transaction", "ContainerValues", "FocusedValues"].first { around.contains($0) } ?? "EnvironmentValues"
  }

  func source(role: String) -> String {
    let name = variable.name
    guard role != "accessor" else {
      return """
        {
          get { self[__Key_\(name).self] }
          set { self[__Key_\(name).self] = newValue }
        }
        """
    }
    if container == "FocusedValues" {
      let wrapped = variable.type.map { $0.hasSuffix("?") ? String($0.dropLast()) : $0 } ?? "Never"
      return "private struct __Key_\(name): FocusedValueKey { typealias Value = \(wrapped) }"
    }
    let key =
      switch container {
      case "Transaction": "TransactionKey"
      case "ContainerValues": "ContainerValueKey"
      default: "EnvironmentKey"
      }
    let initial = variable.value ?? "nil"
    guard let type = variable.type else {
      return "private struct __Key_\(name): \(key) { nonisolated(unsafe) static let defaultValue = \(initial) }"
    }
    return "private struct __Key_\(name): \(key) { static var defaultValue: \(type) { \(initial) } }"
  }
}
