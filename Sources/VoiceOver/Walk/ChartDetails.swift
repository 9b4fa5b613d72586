internal import Apps
internal import Elements
internal import Interface
internal import Utterances

/// The system's own screen with the details of a chart, which covers the app until it is closed.
///
/// The words are Apple's strings; WWDC21-10122 has the title before the first point (“Twentieth-century birth rates.
/// Data point. 1960. 268 births per 10,000 people.”). What stands on the screen besides, and in which order, is assumed. The
/// system also tells trends and outliers, by rules that are not known.
struct ChartDetails: App {
  /// The app with the chart.
  private(set) var covered: any App
  let screen: AppScreen

  init(of chart: ChartDescription, over app: some App, in phrasebook: Phrasebook) {
    covered = app
    var screen = AppScreen(phrasebook[.chartDetails].spoken, Screen(views: chart.views(in: phrasebook)))
    screen.isPresented = true
    self.screen = screen
  }

  var name: String? { covered.name }

  mutating func perform(_ token: ActionToken) -> [Change] { token == .closing ? goBack() : [] }

  mutating func goBack() -> [Change] { [.returned(covered.screen)] }

  // The app goes on below: what it shows is seen when the details are closed.
  mutating func pass(_ seconds: Double) -> [Change] { covered.pass(seconds).filter(\.isHeardBelow) }

  mutating func use(_ settings: Settings) -> [Change] { covered.use(settings).filter(\.isHeardBelow) }

  func copy() -> (any App)? {
    covered.copy().map { app in
      var details = self
      details.covered = app
      return details
    }
  }
}

extension ActionToken {
  /// What the button asks for that closes the details.
  fileprivate static let closing = ActionToken(Action([.dismiss]))
}

extension Change {
  /// Whether a change of a covered app is heard all the same.
  fileprivate var isHeardBelow: Bool {
    switch self {
    case .posted, .timePassed: true
    case .replaced, .returned, .menuOpened, .menuClosed, .refreshed, .focusAsked, .screenChanged, .layoutChanged,
      .pageScrolled, .refused, .failed:
      false
    }
  }
}

extension ChartDescription {
  /// The screen: the points, the button that plays them, what the author says of them, and what can be counted.
  fileprivate func views(in phrasebook: Phrasebook) -> [View] {
    let bar = View(.navigationBar, .text(.constant(phrasebook[.audioGraph].spoken))).with { bar in
      let done = View(.button, .text(.constant(phrasebook[.done].spoken)))
      bar.trailing = [done.with { $0.action = Action([.dismiss]) }]
    }
    let marks = points.map { point in
      View(.element, .text(.constant(phrasebook[.dataPoint].spoken))).with { mark in
        mark.value = .constant("\(point.x), \(point.y)")
      }
    }
    let graph = View(.view, children: marks).with { graph in
      graph.container = .semanticGroup
      graph.label = title.map { Label(.constant($0)) }
    }
    let play = View(.button, .text(.constant(phrasebook[.playAudioGraph].spoken)))
    return [bar, graph, play] + section(phrasebook[.chartSummary].spoken, summary.map { [$0] } ?? [])
      + section(phrasebook[.chartStatistics].spoken, statistics(in: phrasebook))
  }

  /// A heading with texts below it, unless there are none.
  private func section(_ title: String, _ texts: [String]) -> [View] {
    guard !texts.isEmpty else { return [] }
    let heading = View(.text, .text(.constant(title))).with { $0.traits = [.header] }
    return [heading] + texts.map { View(.text, .text(.constant($0))) }
  }

  /// The least and the greatest value, and the mean where the axis has a name.
  private func statistics(in phrasebook: Phrasebook) -> [String] {
    guard let numbers, let least = numbers.min(), let most = numbers.max() else { return [] }
    func words(of number: Double) -> String { numbers.firstIndex(of: number).map { points[$0].y } ?? "" }
    let mean = Value.text(of: numbers.reduce(0, +) / Double(numbers.count))
    return [
      phrasebook[.minimum].words(in: .spoken, words(of: least)),
      phrasebook[.maximum].words(in: .spoken, words(of: most)),
    ] + (yAxis.map { [phrasebook[.mean].words(in: .spoken, $0, mean)] } ?? [])
  }
}
