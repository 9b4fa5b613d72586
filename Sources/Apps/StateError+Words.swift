internal import Interface

extension StateError {
  /// What went wrong, in the author's words.
  var reason: String {
    switch self {
    case .evaluation: "a value can not be computed"
    case .unchangeable(let path): "'\(path)' is no state"
    case .wrongType(let path, let expected): "'\(path)' does not hold \(expected)"
    case .missingItem(let item, let path): "'\(path)' has no \(item)"
    }
  }
}
