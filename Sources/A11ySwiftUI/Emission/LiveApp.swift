package import Apps
package import Diagnostics
package import Interface

/// An app of SwiftUI views in use, with their own closures and state, as readers hold it.
package final class LiveApp: Apps.App, @unchecked Sendable {
  private let live: LiveScreen
  private let system: Platform.System
  /// The screen below the menu that is open.
  private var covered: AppScreen?
  package private(set) var screen = AppScreen("", Screen(views: []))
  package let name: String?
  /// What the cursor is on, as far as readers have told.
  private var cursor: String?

  /// Shows a preview.
  @MainActor
  package convenience init(
    _ preview: Preview, locale: String = "en-US", settings: Interface.Settings = Interface.Settings(),
    platform: Platform = .standard
  ) {
    let isTurned = preview.facts.isLandscape && preview.facts.size == nil
    let device = Device.ofPreviews(on: platform)
    self.init(
      preview.content, size: isTurned ? device.landscapeContentSize : preview.facts.size ?? device.contentSize,
      locale: locale, settings: settings, on: platform.system
    ) {
      // An iPhone on its side is compact both ways, but for the largest ones (Human Interface Guidelines, “Layout”).
      if isTurned { $0.verticalSizeClass = .compact }
    }
  }

  /// Shows a view.
  @MainActor
  package convenience init(
    _ view: any View, locale: String = "en-US", settings: Interface.Settings = Interface.Settings()
  ) {
    self.init({ view }, size: nil, locale: locale, settings: settings)
  }

  @MainActor
  private init(
    _ content: () -> any View, size: CGSize?, locale: String, settings: Interface.Settings,
    on system: Platform.System = .iOS, surrounding: (inout EnvironmentValues) -> Void = { _ in }
  ) {
    name = nil
    self.system = system
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: locale.replacingOccurrences(of: "-", with: "_"))
    environment.take(settings, on: system)
    surrounding(&environment)
    Localization.current.use(environment)
    AppDate.begin()
    live = AppDate.show { LiveScreen(CallSite.noting(content), environment: environment, size: size) }
    AppDate.show {
      live.settle(for: LiveApp.patience)
      show()
    }
    toldCount = live.warnings.count
  }

  /// Lets the app run: on the main actor, and by its own clock.
  private func run<Result: Sendable>(_ body: @MainActor () -> Result) -> Result {
    MainActor.assumeIsolated { AppDate.show { body() } }
  }

  /// How long work that is under way after an event is waited for.
  private static let patience = 0.35

  /// What the author of the views ought to know.
  package var warnings: [String] { MainActor.assumeIsolated { live.warnings } }
  /// The same as findings: those of a rule of their own tell what is left out.
  package var findings: [Finding] {
    let gaps = MainActor.assumeIsolated { live.gaps }
    return warnings.map { warning in
      let rule = gaps.contains(warning) ? Finding.ruleOfGaps : "preview"
      return Finding(rule: rule, severity: .warning, confidence: .certain, message: warning)
    }
  }
  /// How many of these have been told; whoever opens the app asks for those of its beginning.
  private var toldCount = 0

  /// Why the views cannot be shown any more; `nil` while they can.
  package var failure: String? { MainActor.assumeIsolated { live.failure } }

  /// How many bodies of views have run so far.
  package var bodyCount: Int { MainActor.assumeIsolated { live.graph.bodyCount } }

  /// How many views of items of collections have been rendered so far.
  package var rowCount: Int { MainActor.assumeIsolated { live.graph.rowCount } }

  package func copy() -> (any Apps.App)? { nil }

  package func open() -> [Change] { run { live.focus.map { [.focusAsked(ElementReference(inApp: $0))] } ?? [] } }

  package func noteCursor(on identifier: String?) -> [Change] {
    run {
      cursor = identifier
      return covered == nil && live.noteCursor(on: identifier) ? changes() : []
    }
  }

  package func perform(_ token: ActionToken) -> [Change] {
    run {
      if let items = token.menu {
        covered = covered ?? screen
        screen = AppScreen(menuOf: items, over: screen)
        return [.menuOpened(screen)]
      }
      var goesBack = false
      for call in token.calls {
        switch call {
        case .handler(let number): live.perform(number)
        case .binding(let number, let value): live.set(number, to: value)
        case .goBack: goesBack = true
        }
      }
      return goesBack ? goBack() : changes()
    }
  }

  package func set(_ token: ActionToken, to value: Value) -> [Change] {
    run {
      guard let number = token.binding else { return [] }
      live.set(number, to: value)
      return changes()
    }
  }

  package func edit(_ token: ActionToken, isBegun: Bool) -> [Change] {
    run {
      guard let number = token.binding, live.edit(number, isBegun: isBegun) else { return [] }
      return changes(followingKeyboard: !isBegun)
    }
  }

  package func move(_ token: ActionToken, from start: Int, to end: Int) -> [Change] {
    run {
      guard let number = token.binding, live.move(number, from: start, to: end) else { return [.refused] }
      return changes()
    }
  }

  package func choose(_ token: ActionToken?) -> [Change] {
    run {
      screen = covered ?? screen
      covered = nil
      guard let token else {
        show()
        return [.menuClosed(screen)]
      }
      return [.menuClosed(screen)] + perform(token)
    }
  }

  package func goBack() -> [Change] {
    run {
      if let presented = screen.content.views.last, presented.isPresented?.value.constant == .flag(true) {
        guard let number = presented.isPresented?.target?.binding else { return [.refused] }
        live.set(number, to: .flag(false))
        return changes()
      }
      guard live.goBack() else { return [.refused] }
      return changes()
    }
  }

  package func use(_ settings: Interface.Settings) -> [Change] {
    run {
      live.changeEnvironment { $0.take(settings, on: system) }
      return changes()
    }
  }

  package func pass(_ seconds: Double) -> [Change] {
    run {
      guard AppClock.current == nil else {
        live.settle(for: seconds)
        return changes()
      }
      RunLoop.main.run(until: Date(timeIntervalSinceNow: min(seconds, LiveApp.longestWait)))
      return changes()
    }
  }

  /// The longest that a wait takes in truth.
  private static let longestWait = 2.0

  /// What has become of the app since the last moment.
  ///
  /// VoiceOver's cursor goes to the field that the app gives the keyboard (assumed, as for UIKit's first responder); where
  /// a person begins to edit, it is there.
  @MainActor
  private func changes(followingKeyboard: Bool = true) -> [Change] {
    live.host.answering { live.settle(for: LiveApp.patience) }
    if let failure = live.failure { return [.failed(failure)] }
    let (before, lastFocus, lastKeyboard) = (live.front, live.focus, live.keyboard)
    show()
    if live.endCoveredEditing() {
      live.settle()
      show()
    }
    var changes = [changeOfScreen(from: before)]
    if live.forgetTakenKeyboard() { changes.append(.keyboardTaken) }
    if let focus = live.focus, focus != lastFocus, focus != cursor {
      changes.append(.focusAsked(ElementReference(inApp: focus)))
    } else if let keyboard = live.keyboard, keyboard != lastKeyboard, followingKeyboard {
      changes.append(.focusAsked(ElementReference(inApp: keyboard)))
    }
    return changes + live.host.takeRequests().compactMap(\.change) + takeFindings()
  }

  /// What has come to light since that was told last.
  @MainActor
  private func takeFindings() -> [Change] {
    guard live.warnings.count > toldCount else { return [] }
    defer { toldCount = live.warnings.count }
    return findings[toldCount...].map(Change.noted)
  }

  /// What has become of the screens: only what was put on a stack, or taken off it, is another one or the one before.
  ///
  /// Another stack comes with another tab, which readers find in the bar, or in the place of views that have gone.
  @MainActor
  private func changeOfScreen(from before: LiveScreen.Front) -> Change {
    let (old, new) = (before.screens, live.front.screens)
    guard before.tabs == live.front.tabs, old != new, old.first == new.first else { return .refreshed(screen) }
    return new.count < old.count && old.starts(with: new)
      ? .returned(screen, over: old.count - new.count) : .replaced(screen)
  }

  /// Makes the screen as the views have it now; while a menu is open its items stay as they are, and all behind them.
  @MainActor
  private func show() {
    guard covered == nil else { return }
    live.show()
    screen = AppScreen("preview", Screen(views: live.views))
  }
}

extension Host.Argument {
  fileprivate var notice: Notice {
    switch self {
    case .nothing: .nothing
    case .words(let words): .text(.constant(words))
    case .element(let element):
      MainActor.assumeIsolated {
        .element(ElementReference(element.readerName, isMadeUp: !element.isNamedByAuthor))
      }
    }
  }
}

extension Host.Request {
  /// What readers are told of what the app asks for; nothing of an address that is opened.
  fileprivate var change: Change? {
    switch self {
    case .announce(let announcement): .posted(announcement)
    case .screenChanged(let argument): .screenChanged(argument.notice)
    case .layoutChanged(let argument): .layoutChanged(argument.notice)
    case .pageScrolled(let words): .pageScrolled(words)
    case .open: nil
    }
  }
}
