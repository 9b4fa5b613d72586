internal import Interface

/// Views of an app in use: shown, acted on, and made known to readers as they are at each moment.
@MainActor
final class LiveScreen {
  let host = Host()
  let graph: Graph
  private var environment: EnvironmentValues
  private(set) var views: [Interface.View] = []
  private var tokens = Tokens()
  /// What stands in front.
  private(set) var front = Front()
  /// What the app has put the cursor on.
  private(set) var focus: String?
  /// What asks whether the cursor is on it.
  private var focusLinks: [Emitter.NamedLink] = []
  /// The field that has the keyboard.
  private(set) var keyboard: String?
  /// The pass that the views are of.
  private var shownPass = 0
  /// Whether a person edits a field that the app does not decide the editing of.
  private var isTyping = false
  private var hasKeyboardItems = false
  /// What follows the editing of the field that a person edits.
  private var edited: (@MainActor (Bool) -> Void)?
  /// The same of a field that another screen has come to stand in front of, or that has lost the keyboard.
  private var covered: (@MainActor (Bool) -> Void)?
  /// Whether the app has taken the keyboard away since that was last asked for.
  private var hasTakenKeyboard = false

  init(_ view: any View, environment: EnvironmentValues = EnvironmentValues(), size: CGSize? = nil) {
    graph = Graph(host: host)
    var environment = environment
    environment.undoManager = UndoManager()
    self.environment = environment
    if let size { graph.contentSize = size }
    host.endEditing = { [weak self] in self?.endEditing() }
    Localization.current.use(environment)
    graph.show(RootView(content: view), environment: environment)
  }

  /// Why the views cannot be shown any more; `nil` while they can.
  var failure: String? { graph.failure }
  var warnings: [String] { graph.warnings }
  var gaps: Set<String> { graph.gaps }

  func changeEnvironment(_ change: (inout EnvironmentValues) -> Void) {
    change(&environment)
    Localization.current.use(environment)
    graph.setEnvironment(environment)
  }

  /// Does what a view of the last moment leads to.
  func perform(_ handler: Int) {
    guard tokens.handlers.indices.contains(handler) else { return }
    let action = tokens.handlers[handler]
    run { action() }
  }

  /// Gives a value that a view of the last moment is bound to.
  func set(_ binding: Int, to value: Value) {
    guard tokens.bindings.indices.contains(binding) else { return }
    let set = tokens.bindings[binding]
    run { set(value) }
  }

  /// Tells a field that a person begins to edit it, or has ended it.
  func edit(_ binding: Int, isBegun: Bool) -> Bool {
    guard let editing = tokens.editings[binding] else { return false }
    edited = isBegun ? editing : nil
    isTyping = isBegun && !tokens.linkedFields.contains(binding)
    // Nothing of the app's has changed, but what stands above the keyboard comes and goes with it.
    if hasKeyboardItems { shownPass = -1 }
    run { editing(isBegun) }
    return true
  }

  /// Tells the field that a person edited that it is no more, once another screen stands in front of it, or another
  /// field or none has the keyboard.
  ///
  /// - Returns: Whether there was one.
  func endCoveredEditing() -> Bool {
    guard let covered else { return false }
    self.covered = nil
    run { covered(false) }
    return true
  }

  /// Tells the field that a person edits that the app has taken the keyboard away.
  private func endEditing() {
    guard let edited else { return }
    (self.edited, isTyping, hasTakenKeyboard) = (nil, false, true)
    edited(false)
  }

  /// Begins anew to watch whether the app takes the keyboard away.
  ///
  /// - Returns: Whether it has since the last time.
  func forgetTakenKeyboard() -> Bool {
    defer { hasTakenKeyboard = false }
    return hasTakenKeyboard
  }

  /// Tells the views that ask for it whether the cursor is on them.
  ///
  /// “When the focus moves away from the view, the property's value becomes false” (Apple's reference of
  /// `AccessibilityFocusState`).
  ///
  /// - Returns: Whether that was news to any.
  func noteCursor(on name: String?) -> Bool {
    let changed = focusLinks.filter { $0.link.isFocused != ($0.name == name) }
    guard !changed.isEmpty else { return false }
    run {
      for left in changed where left.link.isFocused { left.link.set(false) }
      for reached in changed where !reached.link.isFocused { reached.link.set(true) }
    }
    return true
  }

  /// Moves a row past others.
  func move(_ order: Int, from start: Int, to end: Int) -> Bool {
    guard tokens.orders.indices.contains(order) else { return false }
    let rows = tokens.orders[order]
    guard start != end, 0..<rows.count ~= start, 0..<rows.count ~= end else { return false }
    // The target counts before the row has left its place.
    run { rows.move(IndexSet(integer: start), end > start ? end + 1 : end) }
    return true
  }

  /// Goes back to the screen before, if there is one.
  func goBack() -> Bool {
    var tabs: [Int] = []
    guard let back = stack(in: graph.output.pieces, choosing: &tabs)?.back else { return false }
    run(back)
    return true
  }

  private func run(_ action: () -> Void) {
    UndoManager.event += 1
    Host.current = host
    graph.perform(action)
  }

  /// Evaluates what has changed and lets work that is under way go on, as far as it goes at once.
  func settle(for seconds: TimeInterval = 0) {
    Host.current = host
    graph.update()
    if let time = AppClock.current { return settle(for: seconds, in: time) }
    let end = Date(timeIntervalSinceNow: seconds)
    repeat {
      for _ in 0..<LiveScreen.turns where RunLoop.main.run(mode: .default, before: Date()) {}
      if seconds > 0 { AppClock.noteThatTimePassed() }
      graph.update()
      if graph.failure != nil { return }
    } while Date() < end && graph.hasRunningTasks
  }

  /// The same in a time that passes as fast as it is asked to.
  private func settle(for seconds: TimeInterval, in time: any AppTime) {
    var left = seconds
    while graph.failure == nil {
      guard time.runReady() else {
        return graph.warn("work of the app's does not come to an end: it begins again at once")
      }
      let wasBusy = graph.isBusy
      graph.update()
      if wasBusy { continue }
      let next = time.secondsToNext.flatMap { $0 <= left ? $0 : nil }
      let passed = next ?? max(0, left)
      time.advance(by: passed)
      left -= passed
      if passed > 0 { AppClock.noteThatTimePassed() }
      if next == nil, !graph.isBusy { return }
    }
  }

  /// How often the main loop is asked for work before it counts as idle.
  private static let turns = 20

  /// Makes the views of this moment, unless nothing has been evaluated since the last one.
  func show() {
    let isPresenting = graph.rootController?.isPresenting ?? false
    guard graph.passCount != shownPass || graph.showsForeign || isPresenting else { return }
    Host.current = host
    shownPass = graph.passCount
    var output = graph.output
    let presented = output.preferences.take(PresentationsKey.self) ?? []
    var emitter = Emitter(environment: environment)
    emitter.namesIDs = graph.hasRotors
    emitter.isTyping = isTyping
    views = emitter.views(output.pieces) + emitter.presentations(presented)
    views += (graph.rootController?.presented(by: &emitter) ?? []) + emitter.presented
    // That UIKit takes away what it presents changes nothing in the graph.
    graph.showsForeign = emitter.showsForeign || isPresenting
    emitter.pair(&views)
    tokens = emitter.tokens
    hasKeyboardItems = emitter.hasKeyboardItems
    for name in emitter.undescribed {
      graph.warn(
        "\(name): a Canvas is not played, and has no elements; describe it with accessibilityLabel or"
          + " accessibilityChildren")
    }
    let before = front
    front = Front()
    front.screens = stack(in: output.pieces, choosing: &front.tabs)?.screens.map(\.id) ?? []
    front.sheets = presented.filter(\.kind.isScreen).map(\.id)
    // Of several that the cursor is asked to, the one that was not asked for before counts.
    let asked = emitter.focusLinks.filter(\.link.isFocused).map(\.name)
    let askedBefore = Set(focusLinks.filter(\.link.isFocused).map(\.name))
    focus = asked.last { !askedBefore.contains($0) } ?? asked.last
    focusLinks = emitter.focusLinks
    let isTaken = keyboard != nil && keyboard != emitter.edited
    keyboard = emitter.edited
    if isTaken { hasTakenKeyboard = true }
    // A screen takes the keyboard away; an alert gives it back (assumed, as UIKit's first responder goes).
    guard front != before || isTaken, let edited else { return }
    (self.edited, covered) = (nil, edited)
    isTyping = false
    if hasKeyboardItems { shownPass = -1 }
  }

  /// The stack of screens in front, if there is one, and the tabs on the way to it that are chosen.
  private func stack(in pieces: [Piece], choosing chosen: inout [Int]) -> NavigationPiece? {
    for piece in pieces {
      switch piece.kind.part {
      case .screens(let stack): return stack
      case .tabs(let tabs):
        chosen.append(tabs.selected)
        if tabs.tabs.indices.contains(tabs.selected) {
          return stack(in: [tabs.tabs[tabs.selected].content], choosing: &chosen)
        }
      case .loose(let pieces):
        if let found = stack(in: pieces, choosing: &chosen) { return found }
      case .stack(let content):
        if let found = stack(in: content.content, choosing: &chosen) { return found }
      case .section, .divider, .single: break
      }
    }
    return nil
  }

  /// Where a person is in an app of several screens.
  struct Front: Hashable {
    /// The tabs that are chosen, from the outside in.
    var tabs: [Int] = []
    /// The screens that stand on top of one another, by the places of their views.
    var screens: [PathKey] = []
    /// The sheets that stand over them.
    var sheets: [PathKey] = []
  }
}
