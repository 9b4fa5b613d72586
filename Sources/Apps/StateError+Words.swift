internal import Diagnostics
internal import Interface

extension EvaluationError {
  /// What went wrong, and where, in the author's words.
  var reason: String {
    let diagnostic = Diagnostic(self)
    return diagnostic.message + (diagnostic.place.map { " (line \($0.line), column \($0.column))" } ?? "")
  }
}

extension StateError {
  /// What went wrong, in the author's words.
  var reason: String {
    switch self {
    case .evaluation(let error): error.reason
    case .unchangeable(let path): "'\(path)' is not a state"
    case .wrongType(let path, let expected): "'\(path)' does not hold \(expected)"
    case .missingItem(let item, let path): "'\(path)' has no \(item)"
    }
  }
}
