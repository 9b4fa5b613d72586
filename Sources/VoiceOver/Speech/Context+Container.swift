internal import Order

extension Context {
  /// Whether the container counts its elements, as a segmented control does.
  var isSeries: Bool {
    guard case .series = self else { return false }
    return true
  }

  /// Whether the container makes tabs of its elements.
  var isTab: Bool {
    guard case .tab = self else { return false }
    return true
  }
}
