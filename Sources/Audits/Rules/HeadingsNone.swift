internal import Diagnostics
internal import Elements
internal import Interface
internal import Order

extension Audit.Rule {
  static let headingsNone = Audit.Rule(
    "headings-none",
    "A long stretch of a screen has no heading to go to.",
    because:
      "The rotor jumps from heading to heading; without them each stop takes a swipe (about 19 of 330 public threads).",
    severity: .note, confidence: .likely, criteria: ["1.3.1", "2.4.6"], clauses: ["11.1.3.1.1"],
    isAboutWords: true,
    firing: [
      "state: { xs: [1, 2, 3, 4, 5, 6, 7], ys: [a, b, c] }\nviews: [{ forEach: y in ys, views: [{ forEach: x in xs, views: [{ text: \"Item ${y} ${x}\" }] }] }]"
    ],
    passing: [
      "state: { xs: [1, 2, 3, 4, 5, 6, 7], ys: [a, b, c] }\nviews: [{ forEach: y in ys, views: [{ text: \"Group ${y}\", traits: [header] }, { forEach: x in xs, views: [{ text: \"Item ${y} ${x}\" }] }] }]",
      "state: { xs: [1, 2, 3, 4, 5, 6, 7], ys: [a, b, c] }\nviews: [{ list: [{ forEach: y in ys, views: [{ forEach: x in xs, views: [{ text: \"Item ${y} ${x}\" }] }] }] }]",
    ],
    .screens { screen in
      guard screen.isFirstSight, screen.tellsHeadings else { return [] }
      var (run, found): ([Audit.Stop], [Audit.Remark]) = ([], [])
      func end() {
        guard run.count >= 20, let first = run.first else { return }
        found.append(
          Audit.Remark(
            message: "\(run.count) stops follow each other without a heading", stop: first,
            hints: ["give sections a \(code: "header"), or a text \(code: "traits: [header]")"]))
      }
      for stop in screen.stops {
        if stop.element.traits.contains(.header) || stop.isInRows || stop.isOfSystem {
          end()
          run = []
        } else {
          run.append(stop)
        }
      }
      end()
      return found
    })
}

extension Audit.Screen {
  /// Whether what is known of the screen has its headings: where all frames are given, as in a capture that has no traits,
  /// there must be one besides the title.
  fileprivate var tellsHeadings: Bool {
    stops.contains { !$0.element.isFrameGiven || $0.element.traits.contains(.header) && $0.label != title }
  }
}

extension Audit.Stop {
  /// Whether the system makes the stop, such as a day of a calendar.
  fileprivate var isOfSystem: Bool { piece.map { $0.view.kind == .datePicker || $0.view.kind == .picker } ?? true }

  /// Whether the stop is in a list, a table or a container that is announced.
  fileprivate var isInRows: Bool {
    if stop.container != nil { return true }
    return piece?.isInRows ?? false
  }
}
