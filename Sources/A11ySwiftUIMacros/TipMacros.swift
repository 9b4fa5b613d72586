/// `@Parameter` of a tip: a value of the app's, and what reasons know it by.
struct TipParameterMacro {
  private let variable: VariableSource

  init(_ expansion: Expansion) {
    variable = VariableSource(expansion.declaration)
  }

  func source(role: String) -> String {
    let name = "$\(variable.name)"
    guard role == "accessor" else {
      let type = variable.type.map { "<\($0)>" } ?? ""
      return "static let \(name) = Tips.Parameter\(type)(\(variable.value ?? "nil"))"
    }
    return """
      {
        get { \(name).wrappedValue }
        set { \(name).wrappedValue = newValue }
      }
      """
  }
}

/// `#Rule` of a tip: the reasons to show one are not asked.
struct TipRuleMacro {
  let source = ".init()"
}
