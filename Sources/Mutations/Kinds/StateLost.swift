internal import Interface

extension MutationKind {
  static let stateLost = MutationKind(
    "state-lost", "A state is not told: selected, disabled, expanded, on.",
    .views { view in
      var edits: [Edit] = []
      if view.selected != nil { edits.append(Edit("'selected' is lost", view) { $0.selected = nil }) }
      if view.traits.contains(.selected) {
        edits.append(Edit("its trait 'selected' is lost", view) { $0.traits.removeAll { $0 == .selected } })
      }
      if view.enabled != nil { edits.append(Edit("it can always be used", view) { $0.enabled = nil }) }
      if view.isExpanded != nil { edits.append(Edit("'isExpanded' is lost", view) { $0.isExpanded = nil }) }
      if view.isOn != nil { edits.append(Edit("'isOn' is lost", view) { $0.isOn = nil }) }
      return edits
    })
}
