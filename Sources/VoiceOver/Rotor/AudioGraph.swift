internal import Elements
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
  /// Goes to the next entry of the chart's rotor; the list is circular and stands in front of the first.
  mutating func turnAudioGraph(_ direction: Direction) {
    let entries = AudioGraphEntry.allCases
    let next =
      switch direction {
      case .down: rotor.graphEntry.map { $0.rawValue + 1 } ?? 0
      case .up: (rotor.graphEntry?.rawValue ?? entries.count) - 1
      }
    let entry = entries[(next + entries.count) % entries.count]
    rotor.graphEntry = entry
    speak(reading.speaker.phrases(entry.phrase, of: focused))
  }

  /// Does what a double tap on an entry does: the graph is played to its end.
  ///
  /// What a description and the details of a chart say is the system's own, and not known.
  mutating func perform(_ entry: AudioGraphEntry) {
    guard entry == .play else { return }
    speak(reading.speaker.phrases(.complete, of: focused))
  }
}
