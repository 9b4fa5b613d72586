internal import Interface

extension Audit.Rule {
  static let autoDismiss = Audit.Rule(
    "auto-dismiss",
    "Something goes away by itself before it can be heard and used.",
    because: "Reaching and hearing it takes longer (WCAG 2.2, 2.2.1; Human Interface Guidelines, time-boxed elements).",
    criteria: ["2.2.1"], clauses: ["11.2.2.1"],
    firing: [
      "views: [{ hstack: [{ text: Deleted }, { button: Undo, action: back }], dismissAfter: 4 }]",
      "views: [{ text: Your trip has been sent to all of your friends, dismissAfter: 3 }]",
    ],
    passing: [
      "views: [{ text: Saved, dismissAfter: 8 }]",
      "views: [{ hstack: [{ text: Deleted }, { button: Undo, action: back }] }]",
    ],
    .views { written in
      guard let seconds = written.view.dismissAfter else { return [] }
      let needed = 3 * Double(written.view.wordCount) / 3 + 5
      let holdsControl = written.view.holdsControl
      guard holdsControl || seconds < needed else { return [] }
      return [
        Audit.Remark(
          message: holdsControl
            ? "what can be used here goes away after \(Value.text(of: seconds)) seconds"
            : "it goes away after \(Value.text(of: seconds)) seconds; hearing it takes \(Value.text(of: needed))",
          hints: ["let it stay until it is dismissed"])
      ]
    })
}

extension View {
  fileprivate var wordCount: Int {
    (drawnText?.spokenWords.count ?? 0) + children.reduce(0) { $0 + $1.wordCount }
  }

  fileprivate var holdsControl: Bool { kind.isControl || children.contains(where: \.holdsControl) }
}
