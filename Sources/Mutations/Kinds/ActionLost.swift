internal import Interface

extension MutationKind {
  static let actionLost = MutationKind(
    "action-lost", "An element offers an action no more.",
    .views { view in
      let lists: [(String, WritableKeyPath<View, [View]>)] = [
        ("action", \.actions), ("swipe action", \.swipeActions), ("item of its menu", \.contextMenu), ("link", \.links),
      ]
      return lists.flatMap { noun, list in
        view[keyPath: list].indices.map { index in
          let name = view[keyPath: list][index].content.words?.constant.map { " '\($0)'" } ?? ""
          return Edit("its \(noun)\(name) is lost", view) { $0[keyPath: list].remove(at: index) }
        }
      }
    })
}
