internal import Diagnostics
internal import Interface

extension Audit.Rule {
  static let swipeOnly = Audit.Rule(
    "swipe-only",
    "Something can be done only by swiping a row aside.",
    because:
      "A tremor makes swipes hard, and nothing shows that there is one (Human Interface Guidelines, “Accessibility”).",
    severity: .note, confidence: .likely, criteria: ["2.5.1"], clauses: ["11.2.5.1"],
    firing: ["views: [{ list: [{ text: Hello, swipeActions: [{ button: Delete }] }] }]"],
    passing: [
      "views: [{ list: [{ text: Hello, swipeActions: [{ button: Delete }] }] }, { button: Delete all }]",
      "views: [{ list: [{ text: Hello, swipeActions: [{ button: Delete }], contextMenu: [{ button: Delete }] }] }]",
    ],
    .all { subject in
      lazy var words = Set(
        subject.views.filter { $0.view.kind.isControl }.flatMap { written in
          (written.view.label?.text?.constant ?? written.view.title ?? written.view.barItem?.rawValue ?? "").spokenWords
        })
      return subject.views.compactMap { written in
        guard !written.view.swipeActions.isEmpty, !words.contains("edit") else { return nil }
        let offered = Set((written.view.contextMenu + written.view.actions).compactMap(\.constantName))
        let names = written.view.swipeActions.compactMap(\.constantName).filter { !offered.contains($0) }
        let lost = names.filter { name in !name.spokenWords.contains(where: words.contains) }
        guard let first = lost.first else { return nil }
        return Audit.Remark(
          message: "\(first.quoted) can be reached only by a swipe", place: written.view.origin,
          hints: ["offer it by a button too, in an edit mode or on the screen of the thing"])
      }
    })
}

extension View {
  /// What an action is called, as far as that is always the same.
  fileprivate var constantName: String? { self.label?.text?.constant ?? title }
}
