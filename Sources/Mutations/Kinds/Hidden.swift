internal import Interface

extension MutationKind {
  static let hidden = MutationKind(
    "hidden", "An element is hidden from accessibility.",
    .views { view in
      guard view.kind != .forEach, view.hidden?.constant != true else { return [] }
      return [Edit("it is hidden", view) { $0.hidden = true }]
    })
}
