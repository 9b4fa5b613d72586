public import Interface
internal import OrderedCollections

extension Scenario {
  /// A scenario with one screen, whose views are built in code.
  ///
  /// - Parameters:
  ///   - name: What the scenario shows, in a few words.
  ///   - title: The title in the navigation bar.
  ///   - content: The views of the screen.
  public init(_ name: String, title: String? = nil, @ViewBuilder content: () -> [View]) {
    self.init(name: name)
    add(screen: "main", title: title, content: content)
  }

  /// Adds a screen; the first one opens.
  public mutating func add(screen name: String, title: String? = nil, @ViewBuilder content: () -> [View]) {
    var counts: [Origin: Int32] = [:]
    let views = content().map { $0.distinguished(&counts) }
    screens[name] = Screen(title: title.map { .constant($0) }, views: views)
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

  /// The scenario with a piece of state.
  public func state(_ name: String, _ value: Value) -> Scenario {
    var scenario = self
    scenario.state[name] = value
    return scenario
  }
}

extension View {
  /// The view with a number for it and each view inside that was built by the same line as one before, as in a loop.
  fileprivate func distinguished(_ counts: inout [Origin: Int32]) -> View {
    var view = self
    let count = counts[origin, default: 0]
    counts[origin] = count + 1
    if count > 0 { view.turns = [count] + turns }
    view.children = children.map { $0.distinguished(&counts) }
    return view
  }
}
