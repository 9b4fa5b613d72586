internal import Elements
internal import Interface
internal import Layout
internal import Order

/// The way from a scenario's screens to what VoiceOver finds on them, gone again whenever something may have changed.
///
/// Each stage knows what it made of what, and makes only the rest again. What comes out is the same as of a fresh start.
struct ScreenDerivation: Sendable {
  private let scenario: Scenario
  private var resolver: Resolver
  private var layout: ScreenLayout
  private var elements: TreeDerivation
  private var ordering: Ordering
  /// What the person had set when a screen was derived last; `nil` before the first.
  private var settings: Settings?

  init(of scenario: Scenario) {
    let canvas = Canvas(for: scenario)
    self.scenario = scenario
    resolver = Resolver(scope: scenario.scope)
    layout = ScreenLayout(on: canvas)
    elements = TreeDerivation(
      on: scenario.platform, locale: scenario.locale, readings: scenario.readings, window: canvas.bounds)
    ordering = Ordering(on: scenario.platform, settings: scenario.settings, readings: scenario.readings)
  }

  /// Brings what VoiceOver finds on a screen to the state and the settings of a moment.
  mutating func update(_ reading: inout ScreenReading, to screen: Screen, in scope: Scope) {
    var scope = scope
    // The loop variables of an action that is being carried out are none of the screen's names.
    scope.variables = []
    let last = resolver.last
    let resolved = resolver.resolve(screen, in: scope)
    let areSet = scope.settings == settings
    guard resolved != last || !areSet else { return }
    if !areSet {
      settings = scope.settings
      ordering = Ordering(
        on: scenario.platform, settings: scope.settings, readings: scenario.readings, keeping: true)
    }
    let views = layout.place(resolved, settings: scope.settings)
    let tree = elements.tree(of: views)
    let order = ordering.order(of: tree)
    let title = resolved.heading?.constant
    if areSet {
      reading.change(to: tree, order, titled: title)
    } else {
      reading = ScreenReading(of: tree, order, titled: title, in: scenario, settings: scope.settings)
    }
  }
}
