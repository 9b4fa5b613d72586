internal import Interface

extension MutationKind {
  static let headingLost = MutationKind(
    "heading-lost", "A heading is a text like any other.",
    .views { view in
      var edits: [Edit] = []
      if view.traits.contains(.header) {
        edits.append(Edit("it is not a heading any more", view) { $0.traits.removeAll { $0 == .header } })
      }
      if view.headingLevel != nil { edits.append(Edit("its level is lost", view) { $0.headingLevel = nil }) }
      return edits
    })
}
