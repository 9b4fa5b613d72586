internal import Interface

extension MutationKind {
  static let labelReplaced = MutationKind(
    "label-replaced", "An element is called by other words.",
    .views { view in
      let words: Dynamic<String> = "Replaced"
      if view.label != nil { return [Edit("its label is replaced", view) { $0.label = Label(words) }] }
      guard view.kind != .forEach, view.content.words != nil else { return [] }
      return [Edit("its words are replaced", view) { $0.content = .text(words) }]
    })
}
