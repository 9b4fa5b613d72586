internal import Elements
internal import Interface

extension SourceReading.ListBoundaries {
  /// Whether the ends of a container are spoken.
  func include(_ container: Container) -> Bool {
    switch self {
    case .all: true
    case .listed: container.isOrdered
    case .off: false
    }
  }
}
