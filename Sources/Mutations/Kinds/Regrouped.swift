internal import Interface

extension MutationKind {
  static let regrouped = MutationKind(
    "regrouped", "What was one element are several, or the other way round.",
    .views { view in
      switch view.childBehavior {
      case .combine?, .ignore?: [Edit("its parts are elements of their own", view) { $0.childBehavior = .contain }]
      case .contain?: [Edit("its parts are one element", view) { $0.childBehavior = .combine }]
      case nil:
        view.kind.has(.arranges) && view.children.count > 1
          ? [Edit("its parts are one element", view) { $0.childBehavior = .combine }] : []
      }
    })
}
