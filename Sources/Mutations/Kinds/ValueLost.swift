internal import Interface

extension MutationKind {
  static let valueLost = MutationKind(
    "value-lost", "An element does not tell its value.",
    .views { view in
      var edits: [Edit] = []
      if view.value != nil { edits.append(Edit("its value is lost", view) { $0.value = nil }) }
      if view.amount != nil { edits.append(Edit("its amount is lost", view) { $0.amount = nil }) }
      if view.text != nil { edits.append(Edit("its text is lost", view) { $0.text = nil }) }
      return edits
    })
}
