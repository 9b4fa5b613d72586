internal import Interface

extension MutationKind {
  static let swapped = MutationKind(
    "swapped", "Two neighbours have changed places.",
    .neighbors { views in
      views.indices.dropLast().compactMap { index in
        guard !views[index].isSpace, !views[index + 1].isSpace else { return nil }
        var views = views
        views.swapAt(index, index + 1)
        return NeighborEdit(words: "the parts \(index + 1) and \(index + 2) have changed places", views: views)
      }
    })
}

extension View {
  /// Whether nothing is there but room.
  fileprivate var isSpace: Bool { kind == .spacer || kind == .divider }
}
