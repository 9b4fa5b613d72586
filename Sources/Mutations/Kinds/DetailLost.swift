internal import Interface

extension MutationKind {
  static let detailLost = MutationKind(
    "detail-lost", "A detail under More Content is lost, or no longer read with the element.",
    .views { view in
      view.customContent.indices.flatMap { index -> [Edit] in
        let lost = Edit("a detail is lost", view) { $0.customContent.remove(at: index) }
        guard view.customContent[index].isImportant else { return [lost] }
        return [lost, Edit("a detail is no longer important", view) { $0.customContent[index].isImportant = false }]
      }
    })
}
