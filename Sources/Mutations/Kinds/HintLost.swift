internal import Interface

extension MutationKind {
  static let hintLost = MutationKind(
    "hint-lost", "An element does not tell what it does.",
    .views { view in view.hint == nil ? [] : [Edit("its hint is lost", view) { $0.hint = nil }] })
}
