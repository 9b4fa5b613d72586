internal import Diagnostics
public import Interface
internal import OrderedCollections

extension Scenario {
  /// A scenario with one screen, whose views are built in code; the screens that its links lead to come with it.
  ///
  /// - Parameters:
  ///   - name: What the scenario shows, in a few words.
  ///   - title: The title in the navigation bar.
  ///   - content: The views of the screen.
  public init(_ name: String, title: String? = nil, @ViewBuilder content: () -> Blueprint) {
    self.init(name: name)
    add(screen: "main", title: title, content: content)
  }

  /// Adds a screen; the first one opens.
  public mutating func add(screen name: String, title: String? = nil, @ViewBuilder content: () -> Blueprint) {
    let blueprint = content()
    screens[name] = blueprint.screen(title: title)
    for (name, screen) in blueprint.screens where screens[name] == nil { screens[name] = screen }
    for (name, value) in blueprint.state where state[name] == nil { state[name] = value }
  }

  /// The scenario with one more screen, which effects and links can lead to by its name.
  public func screen(_ name: String, title: String? = nil, @ViewBuilder content: () -> Blueprint) -> Scenario {
    var scenario = self
    scenario.add(screen: name, title: title, content: content)
    return scenario
  }

  /// The scenario with a flow of some steps.
  public func flow(_ name: String, _ steps: Step.Command...) -> Scenario {
    var scenario = self
    scenario.flows[name] = Flow(tasks: [Flow.Task(steps: steps.map { Step($0) })])
    return scenario
  }

  /// The scenario with another value of a setting.
  public func setting(_ setting: Setting, _ value: Value) -> Scenario {
    var scenario = self
    scenario.settings[setting] = value
    return scenario
  }

  /// The scenario with another reading of a point on which sources disagree.
  public func reading(_ reading: SourceReading, _ value: Value) -> Scenario {
    var scenario = self
    scenario.readings[reading] = value
    return scenario
  }

  /// The scenario with a piece of state.
  public func state(_ name: String, _ value: Value) -> Scenario {
    var scenario = self
    scenario.state[name] = value
    return scenario
  }
}

extension [Interface.View] {
  /// The views with a number for each that was built by the same line as one before, as in a loop.
  var distinguished: [Interface.View] {
    var counts: [SourcePlace: Int32] = [:]
    return map { $0.distinguished(&counts) }
  }
}

extension Interface.View {
  fileprivate func distinguished(_ counts: inout [SourcePlace: Int32]) -> Interface.View {
    var view = self
    let count = counts[origin, default: 0]
    counts[origin] = count + 1
    if count > 0 { view.turns = [count] + turns }
    view.children = Run(children.map { $0.distinguished(&counts) })
    return view
  }
}
