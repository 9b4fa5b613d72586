import Diagnostics

/// The way from the top of a document to a key or a value in it.
struct NodePath: Sendable {
  enum Step: Sendable {
    /// Into the value of one of the keys of a map.
    case key(position: Int, of: [DocumentNode.Entry], at: SourcePlace)
    /// Into an item of a list.
    case item(at: SourcePlace)
  }

  /// The steps; the last one of a key leads to the key itself.
  var steps: [Step]
  var scalar: Scalar
  var isKey: Bool

  /// The map that the key stands in, or whose value this is; `nil` for an item of a list.
  var map: (entries: [DocumentNode.Entry], position: Int)? {
    guard case .key(let position, let entries, _)? = steps.last else { return nil }
    return (entries, position)
  }

  /// The places of what stands around, from the inside to the outside: the key or value itself, then lists and maps.
  var places: [SourcePlace] {
    [scalar.place]
      + steps.reversed().flatMap { step in
        switch step {
        case .key(let position, let entries, let place): [entries[position].value.place, place]
        case .item(let place): [place]
        }
      }
  }
}

extension DocumentNode {
  /// The way to the first key or value for which something holds.
  func path(where isMeant: (Scalar) -> Bool) -> NodePath? {
    var steps: [NodePath.Step] = []
    return path(after: &steps, where: isMeant)
  }

  private func path(after steps: inout [NodePath.Step], where isMeant: (Scalar) -> Bool) -> NodePath? {
    switch self {
    case .scalar(let scalar):
      return isMeant(scalar) ? NodePath(steps: steps, scalar: scalar, isKey: false) : nil
    case .sequence(let items, _):
      for item in items {
        steps.append(.item(at: item.place))
        if let path = item.path(after: &steps, where: isMeant) { return path }
        steps.removeLast()
      }
    case .mapping(let entries, let place):
      for (position, entry) in entries.enumerated() {
        steps.append(.key(position: position, of: entries, at: place))
        if isMeant(entry.key) { return NodePath(steps: steps, scalar: entry.key, isKey: true) }
        if let path = entry.value.path(after: &steps, where: isMeant) { return path }
        steps.removeLast()
      }
    }
    return nil
  }
}

extension Scalar {
  /// Whether a place is in the text, or just after it.
  func covers(_ place: SourcePlace) -> Bool {
    self.place.line == place.line && style != .block
      && (self.place.column...self.place.column + writtenLength).contains(place.column)
  }
}
