internal import Diagnostics
internal import Elements
internal import Interface
internal import Order

extension Audit.Rule {
  static let orderJump = Audit.Rule(
    "order-jump",
    "A stop is read after one that stands wholly below it.",
    because: "The cursor jumps upwards in the middle of a screen (about 20 of 330 public threads).",
    confidence: .likely, criteria: ["1.3.2", "2.4.3"], clauses: ["11.1.3.2.1", "11.2.4.3"],
    firing: [
      "views: [{ view: [{ text: Items, identifier: items, frame: [16, 120, 200, 24] }, { text: Total, identifier: total, frame: [16, 400, 200, 24] }], elements: [total, items] }]"
    ],
    passing: [
      "views: [{ text: Items, frame: [16, 120, 200, 24] }, { text: Total, frame: [16, 400, 200, 24] }]",
      "views: [{ hstack: [{ vstack: [{ text: A, frame: [16, 120, 100, 24] }, { text: B, frame: [16, 160, 100, 24] }], shouldGroupChildren: true }, { text: C, frame: [200, 120, 100, 24] }] }]",
    ],
    .stops { stop in
      guard let before = stop.preceding, let frame = stop.element.frame, let last = before.element.frame,
        frame.bottom <= last.y - 8, before.stop.container === stop.stop.container, stop.element.isOnScreen,
        before.element.isOnScreen
      else { return nil }
      // The top of the next column stands beside what came last.
      let isNextColumn = stop.screen.isRightToLeft ? frame.right <= last.x : frame.x >= last.right
      guard !isNextColumn, stop.stop.reason.isOfAuthor else { return nil }
      return Audit.Remark(
        message:
          "\(before.element.quotedName) is read before \(stop.element.quotedName), which stands \(Value.text(of: (last.y - frame.bottom).rounded())) points above it",
        severity: .note,
        notes: [Diagnostic.Note("\(before.element.quotedName) stands here", at: before.element.id.origin.inFile)],
        hints: ["list the elements in the order in which they are seen"])
    })
}

extension OrderReason {
  /// Whether the author says which comes first, and not the places of both.
  fileprivate var isOfAuthor: Bool {
    switch self {
    case .listed, .priority: true
    case .tree, .row: false
    }
  }
}
