internal import Apps
internal import Elements
internal import Interface
internal import Utterances

/// The system's own screen with the details of a chart, which covers the app until it is closed.
///
/// The words are Apple's strings; WWDC21-10122 has the title before the first point (“Twentieth-century birth rates.
/// Data point. 1960. 268 births per 10,000 people.”) and says that the screen tells shape, trend and outliers; WWDC22-110340
/// has the words for the axes. Which of them stands where, and how one series among several is chosen, is assumed.
struct ChartDetails: CoveringApp {
  /// The app with the chart.
  var covered: any App
  private(set) var isOpen = true
  private(set) var screen: AppScreen
  private let chart: ChartDescription
  private let phrasebook: Phrasebook

  init(of chart: ChartDescription, over app: some App, in phrasebook: Phrasebook) {
    covered = app
    (self.chart, self.phrasebook) = (chart, phrasebook)
    screen = AppScreen(phrasebook[.chartDetails].spoken, Screen(views: chart.views(showing: 0, in: phrasebook)))
    screen.isPresented = true
  }

  mutating func perform(_ token: ActionToken) -> [Change] {
    if token == .closing { return goBack() }
    guard let series = chart.series.indices.first(where: { token == .showing($0) }) else { return [] }
    screen.content = Screen(views: chart.views(showing: series, in: phrasebook))
    return [.refreshed(screen)]
  }

  /// Whether a button asks for the graph to be played, which is heard as from the rotor.
  func plays(_ token: ActionToken) -> Bool { token == .playing(after: chart.series.count) }

  mutating func goBack() -> [Change] {
    isOpen = false
    return [.returned(covered.screen)]
  }

  // The app goes on below: what it shows is seen when the details are closed.
  mutating func pass(_ seconds: Double) -> [Change] { covered.pass(seconds).filter(\.isToldBelow) }

  mutating func use(_ settings: Settings) -> [Change] { covered.use(settings).filter(\.isToldBelow) }
}

extension ActionToken {
  /// What the button asks for that closes the details.
  fileprivate static let closing = ActionToken(.closing)

  /// What the button asks for that plays the graph, of so many series.
  fileprivate static func playing(after series: Int) -> ActionToken { ActionToken(.playing(after: series)) }

  /// What the button of a series asks for.
  fileprivate static func showing(_ series: Int) -> ActionToken { ActionToken(.showing(series)) }
}

extension Action {
  fileprivate static let closing = Action([.dismiss])

  // The buttons have numbers: first those of the series, and then the one that plays.
  fileprivate static func playing(after series: Int) -> Action { Action(handler: series) }

  fileprivate static func showing(_ series: Int) -> Action { Action(handler: series) }
}

extension Change {
  /// Whether a change of a covered app is told all the same: what is spoken, and what could not be done.
  fileprivate var isToldBelow: Bool {
    switch self {
    case .posted, .failed, .noted, .timePassed: true
    case .replaced, .returned, .menuOpened, .menuClosed, .refreshed, .focusAsked, .keyboardTaken, .screenChanged,
      .layoutChanged, .pageScrolled, .refused:
      false
    }
  }
}

extension ChartDescription {
  /// The screen: the points of a series and the button that plays them, what the author says of the chart, what the system
  /// has found out, and what can be counted.
  fileprivate func views(showing current: Int, in phrasebook: Phrasebook) -> [View] {
    let shown = series[current]
    let bar = View(.navigationBar, .text(.constant(phrasebook[.audioGraph].spoken))).with { bar in
      let done = View(.button, .text(.constant(phrasebook[.done].spoken)))
      bar.trailing = [done.with { $0.action = .closing }]
    }
    let marks = shown.points.map { point in
      View(.element, .text(.constant(phrasebook[.dataPoint].spoken))).with { mark in
        mark.value = .constant("\(point.x), \(point.y)")
      }
    }
    let graph = View(.view, children: marks).with { graph in
      graph.container = .semanticGroup
      graph.label = title.map { Label(.constant($0)) }
    }
    let play = View(.button, .text(.constant(phrasebook[.playAudioGraph].spoken))).with { play in
      play.action = .playing(after: series.count)
    }
    let axes = [(Phrase.Key.xAxis, xAxis), (.yAxis, yAxis)].compactMap { key, name in
      name.map { phrasebook[key].words(in: .spoken, $0) }
    }
    return [bar, graph] + choice(of: current, in: phrasebook) + [play]
      + section(phrasebook[.chartSummary].spoken, axes + (summary.map { [$0] } ?? []))
      + section(phrasebook[.chartInsights].spoken, shown.insights(in: phrasebook))
      + section(phrasebook[.chartStatistics].spoken, shown.statistics(of: yAxis, in: phrasebook))
  }

  /// A button for each series, where there are several.
  private func choice(of current: Int, in phrasebook: Phrasebook) -> [View] {
    guard series.count > 1 else { return [] }
    let buttons = series.enumerated().map { index, series in
      let name = series.name ?? phrasebook[.numberOfSeries].words(in: .spoken, "\(index + 1)")
      return View(.button, .text(.constant(name))).with { button in
        button.selected = .constant(index == current)
        button.action = .showing(index)
      }
    }
    let choice = View(.view, children: buttons).with { choice in
      choice.container = .semanticGroup
      choice.label = Label(.constant(phrasebook[.currentSeries].spoken))
    }
    return [choice]
  }

  /// A heading with texts below it, unless there are none.
  private func section(_ title: String, _ texts: [String]) -> [View] {
    guard !texts.isEmpty else { return [] }
    let heading = View(.text, .text(.constant(title))).with { $0.traits = [.header] }
    return [heading] + texts.map { View(.text, .text(.constant($0))) }
  }
}

extension ChartDescription.Series {
  /// The least and the greatest value, and the mean where the axis has a name.
  fileprivate func statistics(of axis: String?, in phrasebook: Phrasebook) -> [String] {
    guard let numbers, let least = numbers.min(), let most = numbers.max() else { return [] }
    func words(of number: Double) -> String { numbers.firstIndex(of: number).map { points[$0].y } ?? "" }
    let mean = Value.text(of: numbers.reduce(0, +) / Double(numbers.count))
    return [
      phrasebook[.minimum].words(in: .spoken, words(of: least)),
      phrasebook[.maximum].words(in: .spoken, words(of: most)),
    ] + (axis.map { [phrasebook[.mean].words(in: .spoken, $0, mean)] } ?? [])
  }
}
