internal import Diagnostics
internal import Interface

extension Audit.Rule {
  static let toolbarEnds = Audit.Rule(
    "toolbar-ends",
    "A bar at the bottom has a leading or a trailing end.",
    because: """
      SwiftUI's 'toolbar' puts items with these placements into the bar at the top (Apple's reference of \
      'ToolbarItemPlacement'), which is 'navigationBar' in a scenario; 'toolbar' is the bar at the bottom, which is read \
      last and heard as “Toolbar”.
      """,
    confidence: .likely, criteria: ["1.3.2"],
    firing: [
      "views: [{ toolbar: , trailing: [{ button: Done, action: back }] }, { text: A }]",
      "views: [{ text: A }, { toolbar: [{ text: Two }], leading: [{ button: Cancel, action: back }] }]",
    ],
    passing: [
      "views: [{ navigationBar: A, trailing: [{ button: Done, action: back }] }, { text: B }]",
      "views: [{ text: A }, { toolbar: [{ button: Done, action: back }] }]",
      "platform: macOS 26\nviews: [{ toolbar: , trailing: [{ button: Done, action: back }] }, { text: A }]",
    ],
    .all { subject in
      // A Mac's toolbar is at the top.
      guard let scenario = subject.scenario, scenario.platform.system != .macOS else { return [] }
      return subject.views.compactMap { written in
        let view = written.view
        guard view.isToolbarWithEnds else { return nil }
        return Audit.Remark(
          message: "this \(kind: view.kind) is the bar at the bottom, and has an end as the bar at the top has",
          place: view.origin,
          hints: [
            "write \(code: "navigationBar") for the bar at the top, or the items into the \(code: "toolbar") itself"
          ])
      }
    })
}

extension View {
  /// Whether it is a toolbar with items at an end.
  fileprivate var isToolbarWithEnds: Bool { kind == .toolbar && !(self.leading.isEmpty && self.trailing.isEmpty) }
}
