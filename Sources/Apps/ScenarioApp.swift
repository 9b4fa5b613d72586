internal import Diagnostics
package import Interface

/// The app that a scenario describes: its state, its screens one over the other, and what actions do to them.
package struct ScenarioApp: App, Sendable {
  package let scenario: Scenario
  /// The state of the interface and the settings of the person, as they are now.
  package private(set) var scope: Scope
  package private(set) var screen: AppScreen
  private var openScreens: OpenScreens
  /// The items of the menu that is open.
  private var menu: [View]?
  private var resolver: Resolver
  /// What resolves the screen with the tabs that the one in front was opened from.
  private var tabResolver: Resolver?
  /// How many seconds have passed.
  private var time = 0.0
  /// What waits for its time.
  private var delayed: [Delayed] = []
  /// What could not be computed and has been told of.
  private var knownProblems: Set<EvaluationError> = []
  /// What could not be computed and has not been told of yet.
  private var newProblems: [EvaluationError] = []

  /// An action that is carried out later.
  private struct Delayed: Sendable {
    var due: Double
    var action: Action
  }

  /// Opens the first screen; of a scenario without screens an empty one.
  package init(_ scenario: Scenario) {
    self.scenario = scenario
    scope = scenario.scope
    resolver = (scenario.opening?.screen).map(scenario.resolver) ?? Resolver(scope: scenario.scope)
    openScreens = OpenScreens([scenario.screenBelow, scenario.opening?.name].compactMap(\.self))
    screen = AppScreen("", Screen(views: []))
    _ = show()
  }

  /// How often views may appear and values change in a row.
  private static let rounds = 100
  /// How many actions may become due at once.
  private static let dueActions = 1_000

  package var name: String? { scenario.app }

  /// The files that messages name.
  private var files: FileNames { scenario.fileNames(besides: "") }

  package func copy() -> (any App)? { self }
}

extension ScenarioApp {
  package mutating func open() -> [Change] {
    // Nobody has seen the screen before, so that its changes are none.
    settled([]).filter { !$0.isOfScreen }
  }

  package mutating func perform(_ token: ActionToken) -> [Change] {
    switch token.content {
    case .action(let action): return settled(carryOut(action))
    case .menu(let items):
      menu = items
      return [.menuOpened(show())]
    // These need a value.
    case .input, .order: return []
    }
  }

  package mutating func set(_ token: ActionToken, to value: Value) -> [Change] {
    guard case .input(let place) = token.content else { return [] }
    return settled(carryOut(Action([.assign(place, value)])))
  }

  package mutating func move(_ token: ActionToken, from start: Int, to end: Int) -> [Change] {
    guard case .order(let place) = token.content,
      let items = scope.value(at: place)?.list, items.indices.contains(start), items.indices.contains(end)
    else { return [.refused] }
    let list = Scope.Variable(name: Expression.itemName, value: .list(items), path: place)
    let move = Effect.move(
      Path(root: list.name), from: .constant(Double(start)), to: .constant(Double(end)))
    return settled(carryOut(Action([move], variables: [list])))
  }

  package mutating func choose(_ token: ActionToken?) -> [Change] {
    menu = nil
    let closing = Change.menuClosed(show())
    return [closing] + (token.map { perform($0) } ?? [])
  }

  package mutating func goBack() -> [Change] { settled(leave()) }

  package mutating func use(_ settings: Settings) -> [Change] {
    scope.settings = settings
    return settled([.refreshed(show())])
  }

  package mutating func pass(_ seconds: Double) -> [Change] {
    let end = time + seconds
    defer { time = end }
    var changes: [Change] = []
    for _ in 0..<ScenarioApp.dueActions {
      guard let next = delayed.indices.min(by: { delayed[$0].due < delayed[$1].due }), delayed[next].due <= end else {
        return changes
      }
      let action = delayed.remove(at: next)
      changes.append(.timePassed(max(0, action.due - time)))
      time = max(time, action.due)
      changes += settled(carryOut(action.action))
    }
    delayed = []
    return changes + [.failed("the app does something after a time again and again, without an end")]
  }

  /// Closes what is in front: a sheet among the views, else the screen.
  private mutating func leave() -> [Change] {
    if menu == nil, let dismissal = screen.content.views.frontPresentation?.dismissal {
      return carryOut(Action([.assign(dismissal.place, dismissal.value)]))
    }
    guard openScreens.close() else { return [.refused] }
    menu = nil
    return [.returned(show())]
  }
}

extension ScenarioApp {
  /// What has become of the app, with all that it does by itself because views have appeared or values have changed.
  private mutating func settled(_ changes: [Change]) -> [Change] {
    var changes = changes
    var rounds = 0
    while menu == nil {
      let actions = openScreens.reactions(to: screen.content)
      if actions.isEmpty { break }
      for action in actions { changes.join(carryOut(action)) }
      rounds += 1
      guard rounds < ScenarioApp.rounds else {
        return changes + [.failed("the app changes again and again by itself, without an end")]
      }
    }
    defer { newProblems = [] }
    return changes + newProblems.map { .failed("something cannot be computed: \($0.reason(in: files))") }
  }
}

extension ScenarioApp {
  /// Carries out an action effect by effect; the screen is shown again before what speaks of it, and at the end.
  private mutating func carryOut(_ action: Action) -> [Change] {
    scope.variables = action.variables
    defer { scope.variables = [] }
    var budget = Budget(size: scope.writtenSize)
    var changes: [Change] = []
    var isChanged = false
    for effect in action.effects {
      do throws(StateError) {
        scope.follow()
        if try scope.apply(effect, within: &budget) {
          isChanged = true
        } else {
          if isChanged { changes.append(.refreshed(show())) }
          isChanged = false
          changes += try carryOut(effect, within: &budget)
        }
      } catch {
        changes.append(.failed("the effect could not be carried out: \(error.reason(in: files))"))
      }
    }
    if isChanged { changes.append(.refreshed(show())) }
    return changes
  }

  /// Carries out an effect that does not change state.
  private mutating func carryOut(
    _ effect: Effect, within budget: inout Budget
  ) throws(StateError) -> [Change] {
    switch effect {
    case .push(let name, _): return open(name, isPresented: false)
    case .present(let name, _): return open(name, isPresented: true)
    case .dismiss, .back: return leave()
    case .focus(let reference): return [.focusAsked(reference)]
    case .announce(var announcement):
      announcement.text = .constant(try scope.resolved(announcement.text, within: &budget))
      return [.posted(announcement)]
    case .screenChanged(let notice): return [.screenChanged(try resolved(notice, within: &budget))]
    case .layoutChanged(let notice): return [.layoutChanged(try resolved(notice, within: &budget))]
    case .pageScrolled(let text): return [.pageScrolled(try scope.resolved(text, within: &budget))]
    case .after(let seconds, let action):
      let due = time + max(0, try scope.resolved(seconds, within: &budget))
      delayed.append(Delayed(due: due, action: Action(action.effects, variables: scope.variables)))
      return []
    // What changes state has been applied; closures are for apps in Swift.
    case .set, .assign, .toggle, .append, .insert, .remove, .move, .call: return []
    }
  }

  private func resolved(_ notice: Notice, within budget: inout Budget) throws(StateError) -> Notice {
    guard case .text(let text) = notice else { return notice }
    return .text(.constant(try scope.resolved(text, within: &budget)))
  }

  private mutating func open(_ name: String, isPresented: Bool) -> [Change] {
    guard scenario.screen(named: name) != nil else { return [] }
    openScreens.open(name, isPresented: isPresented, over: screen.content)
    menu = nil
    return [.replaced(show())]
  }

  /// Brings the screen to the state as it is now.
  private mutating func show() -> AppScreen {
    if menu == nil { followTabs() }
    guard let front = openScreens.front, let written = scenario.screen(named: front.name) else { return screen }
    if let menu {
      screen = AppScreen(menuOf: menu, over: screen)
      return screen
    }
    screen = AppScreen(front.name, resolver.resolve(written, in: names), back: wayBack)
    if !written.hidesTabBar { screen.content.tabsAround = tabsAround }
    scope.begin(resolver.takeBegun())
    screen.isPresented = front.isPresented
    newProblems += resolver.problems.filter { knownProblems.insert($0).inserted }
    scope.markAsSeen()
    return screen
  }

  /// The names that screens see: the loop variables of an action that is being carried out are none of them.
  private var names: Scope {
    var names = scope
    names.variables = []
    return names
  }

  /// The way back to the screen before, unless that is covered by this one.
  private var wayBack: WayBack? {
    guard openScreens.front?.isPresented == false, let previous = openScreens.previous else { return nil }
    let heading = scenario.screen(named: previous.name)?.heading
    var budget = Budget(size: scope.writtenSize)
    return WayBack(title: heading.map { (try? scope.resolved($0, within: &budget)) ?? "" } ?? previous.titleInTab)
  }
}

extension ScenarioApp {
  /// The tabs of an open screen as they are now.
  private mutating func tabs(ofScreenAt place: Int) -> View? {
    guard let written = scenario.screen(named: openScreens[place].name) else { return nil }
    var resolver = tabResolver ?? Resolver(scope: names)
    defer { tabResolver = resolver }
    return resolver.resolve(written, in: names).tabView
  }

  /// Puts in front what was pushed from the tab that is chosen.
  private mutating func followTabs() {
    if let place = openScreens.placeOfTabs, let chosen = tabs(ofScreenAt: place)?.shownTab {
      openScreens.keep(allBut: chosen, at: place)
    }
    if let place = openScreens.placeOfKept, let chosen = tabs(ofScreenAt: place)?.shownTab {
      openScreens.bringBack(chosen, at: place)
    }
  }

  /// The tabs around the screen in front, whose bar stays while it is there; a tap on the tab that is chosen leads back to
  /// its first screen, which UIKit's navigation controllers do by themselves.
  private var tabsAround: View? {
    mutating get {
      guard let place = openScreens.placeOfTabs, var tabs = tabs(ofScreenAt: place) else { return nil }
      let chosen = tabs.children.indices.filter { tabs.children[$0].kind == .tab }.dropFirst(tabs.shownTab).first
      guard let chosen else { return nil }
      var action = tabs.children[chosen].action ?? Action([])
      action.effects += Array(repeating: .back, count: openScreens.count(over: place))
      tabs.children[chosen].action = action
      return tabs
    }
  }
}

extension ScenarioApp {
  /// The screen in front as its author wrote it; `nil` if there is none.
  package var written: Screen? { openScreens.front.flatMap { scenario.screen(named: $0.name) } }
}
