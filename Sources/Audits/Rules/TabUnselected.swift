internal import Diagnostics
internal import Elements
internal import Interface
internal import Order

extension Audit.Rule {
  static let tabUnselected = Audit.Rule(
    "tab-unselected",
    "None of the tabs in a tab bar is selected.",
    because: """
      “Home, tab, 1 of 3” is heard at each tab, and at none that it is the one in front: the role of a tab promises that \
      “selected” is said (Apple's documentation of the trait tabBar).
      """,
    confidence: .likely, criteria: ["1.3.1", "4.1.2"], clauses: ["11.1.3.1.1", "11.5.2.5"],
    firing: ["views: [{ view: [{ button: Home }, { button: Search }, { button: Me }], traits: tabBar }]"],
    passing: [
      "views: [{ view: [{ button: Home, selected: true }, { button: Search }, { button: Me }], traits: tabBar }]",
      "views: [{ tabView: [{ tab: Home, views: [{ text: A }] }, { tab: Search, views: [{ text: B }] }] }]",
      "views: [{ view: [{ button: Home }], traits: tabBar }]",
    ],
    .screens { screen in
      screen.tabBars.compactMap { tabs in
        guard tabs.count > 1, !tabs.contains(where: { $0.element.traits.contains(.selected) }) else { return nil }
        return Audit.Remark(
          message: "of these \(tabs.count) tabs none is selected, and which one is in front is not heard",
          stop: tabs[0], hints: ["say it by \(code: "selected") at the tab that is in front"])
      }
    })
}

extension Audit.Screen {
  /// The tabs of each bar, which are counted as they are heard.
  fileprivate var tabBars: [[Audit.Stop]] {
    var bars: [[Audit.Stop]] = []
    for stop in stops {
      guard case .tab(let position) = stop.stop.context else { continue }
      if position.index == 1 || bars.isEmpty { bars.append([]) }
      bars[bars.count - 1].append(stop)
    }
    return bars
  }
}
