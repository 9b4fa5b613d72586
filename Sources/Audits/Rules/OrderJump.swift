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
      "views: [{ view: [{ text: Items, identifier: items, frame: [16, 120, 200, 24] }, { text: Total, identifier: total, frame: [16, 400, 200, 24] }], elements: [total, items] }]",
      "views: [{ text: Large, frame: [16, 160, 160, 20] }, { image: kat, label: Kat, frame: [200, 134, 72, 72] }]",
    ],
    passing: [
      "views: [{ text: Large, frame: [16, 160, 160, 20] }, { image: kat, label: Kat, frame: [200, 158, 24, 24] }]",
      "views: [{ text: Items, frame: [16, 120, 200, 24] }, { text: Total, frame: [16, 400, 200, 24] }]",
      "views: [{ hstack: [{ vstack: [{ text: A, frame: [16, 120, 100, 24] }, { text: B, frame: [16, 160, 100, 24] }], shouldGroupChildren: true }, { text: C, frame: [200, 120, 100, 24] }] }]",
    ],
    .stops { stop in
      guard let before = stop.preceding, let frame = stop.element.frame, let last = before.element.frame,
        stop.element.isOnScreen, before.element.isOnScreen, before.stop.container === stop.stop.container
      else { return nil }
      let leads = stop.screen.isRightToLeft ? frame.x >= last.right : frame.right <= last.x
      let isAbove = frame.bottom <= last.y - 8
      // The top of the next column stands beside what came last.
      let isNextColumn = stop.screen.isRightToLeft ? frame.right <= last.x : frame.x >= last.right
      let place: String
      if isAbove, !isNextColumn, stop.stop.reason.isOfAuthor {
        place = "\(Value.text(of: (last.y - frame.bottom).rounded())) points above it"
      } else if leads, !stop.stop.reason.isOfAuthor, before.hasKnownSize, frame.isCentered(beside: last),
        !stop.isOneOfSeveral(beside: last)
      {
        place = "before it in the same row"
      } else {
        return nil
      }
      return Audit.Remark(
        message: "\(before.element.quotedName) is read before \(stop.element.quotedName), which stands \(place)",
        severity: .note,
        notes: [Diagnostic.Note("\(before.element.quotedName) stands here", at: before.element.id.origin.known)],
        hints: [
          isAbove
            ? "list the elements in the order in which they are seen"
            : "combine the row with \(code: "children: combine"), or let both begin at the same height"
        ])
    })
}

extension Rect {
  /// Whether the frame has its middle at the height of another's, and lies within that from top to bottom.
  fileprivate func isCentered(beside other: Rect) -> Bool {
    y > other.y && bottom < other.bottom && abs(y + bottom - other.y - other.bottom) <= 8
  }
}

extension Audit.Stop {
  /// Whether its frame is given, or follows from what is in it; what is empty takes what is left.
  fileprivate var hasKnownSize: Bool {
    guard let view, !element.isFrameGiven else { return true }
    return !view.children.isEmpty || view.content != .none || view.kind.isControl
  }

  /// Whether the stop after this one stands beside a frame as well, as the lines of a text beside a picture do.
  fileprivate func isOneOfSeveral(beside other: Rect) -> Bool {
    guard index + 1 < screen.stops.count, let next = screen.stops[index + 1].element.frame else { return false }
    let leads = screen.isRightToLeft ? next.x >= other.right : next.right <= other.x
    return leads && next.y < other.bottom && next.bottom > other.y
  }
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
