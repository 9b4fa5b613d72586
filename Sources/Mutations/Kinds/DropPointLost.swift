internal import Interface

extension MutationKind {
  static let dropPointLost = MutationKind(
    "drop-point-lost", "An element cannot be picked up, or takes what is dropped no more.",
    .views { view in
      var edits = view.dropPoints.indices.map { index in
        Edit("a drop point is lost", view) { $0.dropPoints.remove(at: index) }
      }
      if view.draggable != nil { edits.append(Edit("it cannot be picked up", view) { $0.draggable = nil }) }
      if view.dropTarget != nil { edits.append(Edit("nothing can be dropped on it", view) { $0.dropTarget = nil }) }
      return edits
    })
}
