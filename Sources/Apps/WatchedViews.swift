internal import Diagnostics
internal import Interface

/// The views of a screen that do something by themselves, as they were met last.
struct WatchedViews: Sendable {
  /// What tells a view from others; a screen stands where nothing else does.
  private struct Key: Sendable, Hashable {
    var origin: SourcePlace
    var turns: [Int32] = []
    /// Which of the values that the view watches.
    var handler = 0
  }

  private var appeared: Set<Key> = []
  private var values: [Key: Value] = [:]

  /// What has appeared on the screen before will appear again.
  mutating func forgetAppearances() { appeared = [] }

  /// What is done because views have appeared, or because values have changed, since the screen was looked at last.
  mutating func reactions(to screen: Screen) -> [Action] {
    var now = WatchedViews()
    var actions: [Action] = []
    note(Key(origin: screen.origin), screen.onAppear, screen.onChange, in: &now, &actions)
    note(screen.views, in: &now, &actions)
    self = now
    return actions
  }

  private func note(_ views: ChunkedArray<View>, in now: inout WatchedViews, _ actions: inout [Action]) {
    for view in views.indices(of: .watchful, where: { $0.facts.contains(.watchful) }).map({ views[$0] }) {
      let key = Key(origin: view.origin, turns: view.turns)
      note(key, view.onAppear, view.onChange, in: &now, &actions)
      note(view.parts, in: &now, &actions)
    }
  }

  private func note(
    _ key: Key, _ onAppear: Action?, _ onChange: [ChangeHandler], in now: inout WatchedViews, _ actions: inout [Action]
  ) {
    if let onAppear, now.appeared.insert(key).inserted, !appeared.contains(key) { actions.append(onAppear) }
    for (index, handler) in onChange.enumerated() {
      guard let value = handler.value.constant else { continue }
      var key = key
      key.handler = index
      now.values[key] = value
      if let before = values[key], before != value { actions.append(handler.action) }
    }
  }
}
