internal import Interface

extension MutationKind {
  static let labelLost = MutationKind(
    "label-lost", "An element loses the words that it is called by.",
    .views { view in
      if view.label != nil { return [Edit("its label is lost", view) { $0.label = nil }] }
      guard view.kind != .forEach, view.content.words != nil else { return [] }
      return [Edit("its words are lost", view) { $0.content = .text("") }]
    })
}
