internal import Interface

extension MutationKind {
  static let inputLabelLost = MutationKind(
    "input-label-lost", "An element cannot be called by one of its names.",
    .views { view in
      view.inputLabels.indices.map { index in
        Edit("an input label is lost", view) { $0.inputLabels.remove(at: index) }
      }
    })
}
