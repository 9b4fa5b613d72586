internal import Diagnostics
internal import Interface

extension EvaluationError {
  /// What went wrong, and where, in the author's words; of a file that the scenario includes, with its name.
  func reason(in files: FileNames) -> String {
    let diagnostic = Diagnostic(self)
    guard let place = diagnostic.place else { return diagnostic.message }
    let file = place.file > 0 ? "\(files.file(of: place)), " : ""
    return "\(diagnostic.message) (\(file)line \(place.line), column \(place.column))"
  }
}

extension StateError {
  /// What went wrong, in the author's words.
  func reason(in files: FileNames) -> String {
    switch self {
    case .evaluation(let error): error.reason(in: files)
    case .unchangeable(let path): "'\(path)' is not a state"
    case .wrongType(let path, let expected): "'\(path)' does not hold \(expected)"
    case .missingItem(let item, let path): "'\(path)' has no \(item)"
    }
  }
}
