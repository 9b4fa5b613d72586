package import Interface

/// The app that a scenario describes: its state, its screens one over the other, and what actions do to them.
package struct ScenarioApp: App, Sendable {
  package let scenario: Scenario
  /// The state of the interface and the settings of the person, as they are now.
  package private(set) var scope: Scope
  package private(set) var screen: AppScreen
  /// The names of the screens that were opened one after the other, with how they came; the last is in front.
  private var levels: [Level]
  /// The items of the menu that is open.
  private var menu: [View]?
  private var resolver: Resolver

  /// A screen that is open.
  private struct Level: Sendable {
    var name: String
    /// Whether it covers the screen before, as a sheet does, rather than follow it.
    var isPresented: Bool
  }

  /// Opens the first screen; of a scenario without screens an empty one.
  package init(_ scenario: Scenario) {
    self.scenario = scenario
    scope = scenario.scope
    resolver = (scenario.opening?.screen).map(scenario.resolver) ?? Resolver(scope: scenario.scope)
    levels = scenario.opening.map { [Level(name: $0.name, isPresented: false)] } ?? []
    screen = AppScreen("", Screen(views: []))
    _ = show()
  }

  package var name: String? { scenario.app }

  package func copy() -> (any App)? { self }
}

extension ScenarioApp {
  package mutating func perform(_ token: ActionToken) -> [Change] {
    switch token.content {
    case .action(let action): return carryOut(action)
    case .menu(let items):
      menu = items
      return [.menuOpened(show())]
    // These need a value.
    case .input, .order: return []
    }
  }

  package mutating func set(_ token: ActionToken, to value: Value) -> [Change] {
    guard case .input(let place) = token.content else { return [] }
    return carryOut(Action([.assign(place, value)]))
  }

  package mutating func move(_ token: ActionToken, from start: Int, to end: Int) -> [Change] {
    guard case .order(let place) = token.content, let list = Path(place),
      let items = scope.value(at: place)?.list, items.indices.contains(start), items.indices.contains(end)
    else { return [.refused] }
    return carryOut(Action([.move(list, from: .constant(Double(start)), to: .constant(Double(end)))]))
  }

  package mutating func choose(_ token: ActionToken?) -> [Change] {
    menu = nil
    let closing = Change.menuClosed(show())
    return [closing] + (token.map { perform($0) } ?? [])
  }

  package mutating func goBack() -> [Change] {
    if menu == nil, let place = screen.content.views.frontPresentation?.presence {
      return carryOut(Action([.assign(place, .flag(false))]))
    }
    guard levels.count > 1 else { return [.refused] }
    levels.removeLast()
    menu = nil
    return [.returned(show())]
  }

  package mutating func use(_ settings: Settings) -> [Change] {
    scope.settings = settings
    return [.refreshed(show())]
  }
}

extension ScenarioApp {
  /// Carries out an action effect by effect; the screen is shown again before what speaks of it, and at the end.
  private mutating func carryOut(_ action: Action) -> [Change] {
    scope.variables = action.variables
    defer { scope.variables = [] }
    var changes: [Change] = []
    var isChanged = false
    for effect in action.effects {
      do throws(StateError) {
        if try scope.apply(effect) {
          isChanged = true
        } else {
          if isChanged { changes.append(.refreshed(show())) }
          isChanged = false
          changes += try carryOut(effect)
        }
      } catch {
        changes.append(.failed("the effect could not be carried out: \(error.reason)"))
      }
    }
    if isChanged { changes.append(.refreshed(show())) }
    return changes
  }

  /// Carries out an effect that does not change state.
  private mutating func carryOut(_ effect: Effect) throws(StateError) -> [Change] {
    switch effect {
    case .push(let name, _): return open(name, isPresented: false)
    case .present(let name, _): return open(name, isPresented: true)
    case .dismiss, .back: return goBack()
    case .focus(let reference): return [.focusAsked(reference)]
    case .announce(var announcement):
      announcement.text = .constant(try scope.resolved(announcement.text))
      return [.posted(announcement)]
    case .screenChanged(let notice): return [.screenChanged(try resolved(notice))]
    case .layoutChanged(let notice): return [.layoutChanged(try resolved(notice))]
    case .pageScrolled(let text): return [.pageScrolled(try scope.resolved(text))]
    // What changes state has been applied; closures are for apps in Swift.
    case .set, .assign, .toggle, .append, .remove, .move, .call: return []
    }
  }

  private func resolved(_ notice: Notice) throws(StateError) -> Notice {
    guard case .text(let text) = notice else { return notice }
    return .text(.constant(try scope.resolved(text)))
  }

  private mutating func open(_ name: String, isPresented: Bool) -> [Change] {
    guard scenario.screen(named: name) != nil else { return [] }
    levels.append(Level(name: name, isPresented: isPresented))
    menu = nil
    return [.replaced(show())]
  }

  /// Brings the screen to the state as it is now.
  private mutating func show() -> AppScreen {
    guard let level = levels.last, let written = scenario.screen(named: level.name) else { return screen }
    if let menu {
      screen = AppScreen(menuOf: menu, over: screen)
      return screen
    }
    var names = scope
    // The loop variables of an action that is being carried out are none of the screen's names.
    names.variables = []
    screen = AppScreen(level.name, resolver.resolve(written, in: names), back: wayBack)
    screen.isPresented = level.isPresented
    scope.markAsSeen()
    return screen
  }

  /// The way back to the screen before, unless that is covered by this one.
  private var wayBack: WayBack? {
    guard let level = levels.last, !level.isPresented, levels.count > 1 else { return nil }
    let before = scenario.screen(named: levels[levels.count - 2].name)
    return WayBack(title: before?.heading.map { (try? scope.resolved($0)) ?? "" })
  }
}

extension ScenarioApp {
  /// The screen in front as its author wrote it; `nil` if there is none.
  package var written: Screen? { levels.last.flatMap { scenario.screen(named: $0.name) } }
}
