internal import Colors
internal import Elements
internal import Interface
internal import Order
internal import OrderedCollections
internal import VoiceOver

/// What rules look at: the views of a scenario, the screens that were found, and what came of trying their controls.
final class Subject {
  /// A view as its author wrote it, on whichever screen.
  struct WrittenView {
    var view: View
    /// Whether it stands in a table, however deep.
    var isInTable: Bool
    /// Whether it cannot be used, whatever the state is.
    var isAlwaysDimmed: Bool
    /// Whether it is part of one element.
    var isInElement: Bool
  }

  /// What the interface is written in: a running app's is code.
  lazy var language: Audit.Language =
    scenario?.runningApp != nil ? .swiftUI : scenario?.isCaptured.wrapped == true ? .uiKit : .scenario
  /// What was written; `nil` for an app that was not written as a scenario.
  let scenario: Scenario?
  /// All views in the order of the screens, each before those in it; empty for an app that was not written as a scenario.
  let views: [WrittenView]
  /// The screens at the moments in which they were looked at, each screen first as it was first seen.
  let screens: [Audit.Screen]
  /// What the tasks of its flows take.
  private(set) lazy var costs = walk.flatMap { walk in self.scenario.map { TaskCost.all(in: walk, of: $0) } } ?? []
  /// What the flows activate in vain.
  var dimmedTaps: [DimmedTap] { walk?.dimmedTaps ?? [] }
  /// The elements of which a double tap announced something that its own answer came in place of.
  private(set) lazy var announcementsLost = walk?.announcementsLost ?? []
  private let walk: Walk?
  /// The elements whose order hangs on little.
  let orders: [OrderDoubt]
  /// Ways into the app from which controls are tried.
  private let entrances: [Entrance]
  /// What came of trying controls; computed for the first rule that asks.
  private(set) lazy var trials = entrances.flatMap { entrance in
    Trial.all(from: entrance, besides: self.screens.first { $0.name == entrance.screen })
  }
  /// Whether screens and flows are looked at under all that a person can set.
  var examinesSettings = false
  /// Whether what comes on the screen when controls are tried is looked at as well.
  var followsTrials = false
  /// The screens at all moments that are looked at; computed for the first rule that asks.
  private(set) lazy var moments: [Audit.Screen] = (screens + (followsTrials ? momentsAfterTrials : [])).map { screen in
    if dependsOnLook { screen.repaint = { [unowned self, unowned screen] look in repainted(screen, in: look) } }
    screen.alwaysDimmed = alwaysDimmed
    return screen
  }
  /// Where the views are written that cannot be used, whatever the state is.
  private lazy var alwaysDimmed = Set(views.lazy.filter(\.isAlwaysDimmed).map(\.view.origin))
  /// Whether colors are other in the dark appearance, or with Increase Contrast; what code does is not known.
  private lazy var dependsOnLook =
    scenario?.runningApp != nil || scenario == nil || views.contains { $0.view.dependsOnLook }
  /// The screens under each setting; computed for the first rule that asks.
  private(set) lazy var settingRuns: [SettingRun] =
    examinesSettings ? scenario.map { SettingRun.all(of: $0, besides: screens) } ?? [] : []

  init(
    _ scenario: Scenario?, _ walk: Walk?, views: [WrittenView], screens: [Audit.Screen], orders: [OrderDoubt],
    entrances: [Entrance]
  ) {
    self.walk = walk
    self.scenario = scenario
    self.views = views
    self.screens = screens
    self.orders = orders
    self.entrances = entrances
  }
}

extension Subject {
  /// A screen in another appearance; `nil` for one that has changed since it was opened.
  private func repainted(_ screen: Audit.Screen, in look: Look) -> Audit.Screen? {
    guard screen.isFirstSight, let changed = scenario?.seen(in: look), let opened = changed.screen(named: screen.name)
    else { return nil }
    return Audit.Screen(screen.name, ScreenReading(of: opened, in: changed), under: changed.circumstances)
  }

  /// The screens on which something new stood after a control was tried; of an app without a scenario other screens, too.
  private var momentsAfterTrials: [Audit.Screen] {
    var stopCount = 0
    return trials.lazy.filter { trial in
      trial.attempt == .activate && (trial.hasNewScreen ? self.scenario == nil : !trial.difference.appeared.isEmpty)
    }.map { trial in
      Audit.Screen(
        trial.after.name, trial.after.reading, under: trial.after.circumstances, opening: .root,
        isFirstSight: self.scenario == nil && trial.hasNewScreen)
    }.prefix { screen in
      stopCount += screen.stops.count
      return stopCount <= Subject.stopsAfterTrials
    }
  }

  /// How many stops are looked at in what comes of trials.
  private static let stopsAfterTrials = 2000

  /// A scenario, and what was found on a walk through it; the screens that the walk has not come to are opened as they
  /// begin.
  convenience init(_ scenario: Scenario, _ walk: Walk) {
    var views: [WrittenView] = []
    for screen in scenario.screens.values {
      for view in screen.views { Subject.add(view, to: &views) }
    }
    var collection = ScreenCollection(scenario)
    for reading in walk.readings { collection.add(reading) }
    for (name, screen) in scenario.screens where !collection.has(name) {
      collection.add(ScreenReading(of: screen, in: scenario))
    }
    self.init(
      scenario, walk, views: views, screens: collection.screens, orders: walk.doubts,
      entrances: scenario.screens.keys.map { Entrance(at: $0, of: scenario) })
  }

  /// An app as it is now.
  convenience init(_ session: Session, named name: String) {
    let screen = Audit.Screen(name, session.reading, under: session.circumstances)
    self.init(
      nil, nil, views: [], screens: [screen], orders: Array(session.reading.order.doubts),
      entrances: [Entrance(screen: name) { _ in session }])
  }

  private static func add(
    _ view: View, isInTable: Bool = false, isDimmed: Bool = false, isInElement: Bool = false,
    to views: inout [WrittenView]
  ) {
    let isDimmed = isDimmed || view.enabled?.constant == false
    views.append(
      WrittenView(view: view, isInTable: isInTable, isAlwaysDimmed: isDimmed, isInElement: isInElement))
    let holdsCells = isInTable || view.kind == .table || view.container == .dataTable
    for part in view.attachedViews { add(part, isInTable: holdsCells, isDimmed: isDimmed, to: &views) }
    let isPart = isInElement || view.isOneElement
    for child in view.children {
      add(child, isInTable: holdsCells, isDimmed: isDimmed, isInElement: isPart, to: &views)
    }
  }
}

/// The screens of a scenario, found one after the other.
private struct ScreenCollection {
  private let scenario: Scenario
  private let openings: [String: Audit.Screen.Opening]
  private(set) var screens: [Audit.Screen] = []
  private var names: Set<String> = []
  private var stopCount = 0

  /// How many stops are looked at beyond the first sight of each screen; what changes on a walk is little as a rule.
  private static let stopLimit = 5000

  init(_ scenario: Scenario) {
    self.scenario = scenario
    openings = Audit.Screen.Opening.openings(in: scenario)
  }

  func has(_ name: String) -> Bool { names.contains(name) }

  mutating func add(_ reading: ScreenReading) {
    let written = scenario.screens.elements.first { $0.value.origin == reading.snapshot.screen.origin }
    let name = written?.key ?? scenario.opening?.name ?? ""
    let isFirst = names.insert(name).inserted
    if !isFirst {
      stopCount += reading.order.stops.count
      guard stopCount <= ScreenCollection.stopLimit else { return }
    }
    let screen = Audit.Screen(
      name, reading, under: scenario.circumstances, opening: openings[name] ?? .root, isFirstSight: isFirst)
    screen.showsLooks = !scenario.isCaptured.wrapped
    screens.append(screen)
  }
}

extension Element {
  /// The name of the element for a message, or what kind of view it is.
  var quotedName: String { name.map { "'\($0)'" } ?? kind.rawValue }
}
