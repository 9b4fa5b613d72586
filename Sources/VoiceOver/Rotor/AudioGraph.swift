internal import Apps
internal import Elements
internal import Interface
internal import Utterances

/// The entries of the rotor of a chart, in their order (WWDC21-10122, WWDC22-10136).
enum AudioGraphEntry: Int, Sendable, CaseIterable {
  case describe, play, details

  var phrase: Phrase.Key {
    switch self {
    case .describe: .describeChart
    case .play: .playAudioGraph
    case .details: .chartDetails
    }
  }
}

extension Session {
  /// Goes to the next entry of the chart's rotor; the list is circular and stands before the first.
  mutating func turnAudioGraph(_ direction: Direction) {
    let entries = AudioGraphEntry.allCases
    let entry = entries[direction.nextInRound(after: rotor.graphEntry?.rawValue, of: entries.count)]
    rotor.graphEntry = entry
    speak(reading.speaker.phrases(entry.phrase, of: focused))
  }

  /// Does what a double tap on an entry does: the chart is described, the graph is played to its end, or the details of
  /// the chart come over the screen.
  mutating func perform(_ entry: AudioGraphEntry) {
    guard let chart = focused?.details.chart else { return }
    switch entry {
    case .describe: speak(reading.speaker.description(of: chart, focused))
    case .play: playGraph()
    case .details:
      let details = ChartDetails(of: chart, over: app, in: reading.speaker.phrasebook)
      app = details
      answer(to: [.replaced(details.screen)], feedback: .none)
    }
  }

  /// Plays the graph, of whose sounds only the end has words (WWDC22-10136).
  mutating func playGraph() { speak(reading.speaker.phrases(.complete, of: focused)) }
}

extension Speaker {
  /// What is heard when a chart is described.
  ///
  /// Source: WWDC22-110340 (“The x-axis is time. The y-axis is sales. There is one data series.”). Several series are assumed
  /// to be counted in the same way. Of iOS 15 only a string is known, “%1$@ versus %2$@”; that it is heard here, and which
  /// axis comes first, is assumed.
  fileprivate func description(of chart: ChartDescription, _ element: Element?) -> Utterance {
    if platform.generation < 16, let x = chart.xAxis, let y = chart.yAxis {
      return utterance(of: [Utterance.Part(kind: .notice, text: x, phrase: .axesOfChart, secondText: y)], element)
    }
    let axes: [(Phrase.Key, String?)] = [(.xAxis, chart.xAxis), (.yAxis, chart.yAxis)]
    let named = axes.compactMap { key, name in
      name.map { Utterance.Part(kind: .notice, text: $0, phrase: key) }
    }
    let isOne = chart.series.count == 1
    let series = Utterance.Part(
      kind: .notice, text: isOne ? "" : "\(chart.series.count)", phrase: isOne ? .oneDataSeries : .dataSeries)
    return utterance(of: named + [series], element)
  }
}
