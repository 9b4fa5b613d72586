internal import Diagnostics
internal import Elements
internal import Interface

extension Audit.Rule {
  static let pairsSplit = Audit.Rule(
    "pairs-split",
    "What belongs together in columns is read row by row.",
    because:
      "“Visitors”, “Orders”, “21”, “10”: captions and numbers are read apart (Human Interface Guidelines, “Accessibility”; woocommerce-ios 270).",
    confidence: .likely, criteria: ["1.3.1", "1.3.2"], clauses: ["11.1.3.2.1"],
    firing: [
      "views: [{ text: Visitors, frame: [20, 100, 100, 20] }, { text: Orders, frame: [200, 100, 100, 20] }, { text: '21', frame: [20, 130, 100, 20] }, { text: '10', frame: [200, 130, 100, 20] }]",
      "views: [{ image: a, label: Mangoes, frame: [20, 100, 100, 90] }, { image: b, label: Trees, frame: [200, 100, 100, 90] }, { text: A large heap, frame: [20, 200, 100, 20] }, { text: In a garden, frame: [200, 200, 100, 20] }]",
    ],
    passing: [
      "views: [{ hstack: [{ vstack: [{ text: Visitors }, { text: '21' }], children: combine }, { vstack: [{ text: Orders }, { text: '10' }], children: combine }] }]",
      "views: [{ text: Visitors, frame: [20, 100, 100, 20] }, { text: '21', frame: [200, 100, 100, 20] }, { text: Orders, frame: [20, 130, 100, 20] }, { text: '10', frame: [200, 130, 100, 20] }]",
    ],
    .screens { screen in
      let rows = screen.rowsOfStops
      return zip(rows, rows.dropFirst()).compactMap { upper, lower in
        guard upper.count >= 2, upper.count == lower.count, upper.allSatisfy(\.isStatic), lower.allSatisfy(\.isStatic),
          let first = upper.first, let below = lower.first, upper.sort != .mixed, lower.sort != .mixed,
          upper.sort != lower.sort, zip(upper, lower).allSatisfy({ $0.isAbove($1) })
        else { return nil }
        return Audit.Remark(
          message:
            "\(first.label.quoted) and \(below.label.quoted) belong together, and \(upper.count - 1) \(upper.count == 2 ? "stop is" : "stops are") read between them",
          stop: first, hints: ["put each column into one stack with \(code: "children: combine")"])
      }
    })
}

extension Audit.Screen {
  /// The stops row by row, as they stand next to each other in the order.
  fileprivate var rowsOfStops: [ArraySlice<Audit.Stop>] {
    let threshold = circumstances.platform.system == .iOS ? 8.0 : 13.0
    let starts = stops.indices.filter { place in
      let element = stops[place].element
      guard place > 0, let last = stops[place - 1].element.frame, let frame = element.frame else { return true }
      return abs(last.y - frame.y) >= threshold || element.hasDetails && element.details.cell != nil
    }
    return zip(starts, starts.dropFirst() + [stops.count]).map { stops[$0..<$1] }
  }
}

/// What stops are: pictures, numbers, words, or some of each.
private enum Sort {
  case pictures, numbers, words, mixed
}

extension ArraySlice<Audit.Stop> {
  fileprivate var sort: Sort {
    if allSatisfy({ $0.element.traits.contains(.image) }) { return .pictures }
    if allSatisfy({ $0.label.isNumeric }) { return .numbers }
    return allSatisfy { $0.element.kind == .text && !$0.label.isNumeric } ? .words : .mixed
  }
}

extension String {
  /// Whether it is a number, with signs of money, time and share.
  fileprivate var isNumeric: Bool {
    contains(where: \.isNumber) && letterCount <= 2
  }
}

extension Audit.Stop {
  /// Whether the stop stands in a column with another one below it.
  fileprivate func isAbove(_ other: Audit.Stop) -> Bool {
    guard let frame = element.frame, let below = other.element.frame, below.y > frame.y else { return false }
    let middles = abs(frame.x + frame.width / 2 - below.x - below.width / 2)
    return middles <= 8 || abs(frame.x - below.x) <= 2
  }
}
