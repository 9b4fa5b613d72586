internal import Diagnostics
internal import Interface

extension Audit.Rule {
  static let sortPriorityMany = Audit.Rule(
    "sort-priority-many",
    "Many priorities make the order of one container.",
    because: "The order no longer follows from what is seen, and each new view must be put into it (cvs-health).",
    severity: .note, confidence: .likely, criteria: ["1.3.2"], clauses: ["11.1.3.2.1"],
    firing: [
      "views: [{ vstack: [{ text: A, sortPriority: 1 }, { text: B, sortPriority: 4 }, { text: C, sortPriority: 2 }, { text: D, sortPriority: 3 }] }]"
    ],
    passing: ["views: [{ vstack: [{ text: A }, { text: B, sortPriority: 1 }] }]"],
    .views { written in
      let priorities = Set(written.view.children.compactMap { $0.sortPriority?.constant })
      guard priorities.count >= 4 else { return [] }
      return [
        Audit.Remark(
          message: "\(priorities.count) priorities make the order in this \(kind: written.view.kind)",
          hints: ["put the views themselves in their order"])
      ]
    })
}
