internal import Diagnostics
internal import Elements
internal import Interface
internal import Order
internal import Utterances
internal import VoiceOver

/// A stop of the simulated walk, as it can have been heard.
struct SimulatedStop {
  var text: String
  var atOnce: ComparableWords
  var hints: [ComparableWords]
  /// What was said at once, alone and with what follows a pause.
  var accepted: [ComparableWords]
  /// Why the stop comes where it comes.
  var orderReasons: [String]
  /// The words of each part that the simulation adds, with where it knows them from.
  private var parts: [(words: ComparableWords, reason: String)]

  static func all(in scenario: Scenario) -> [SimulatedStop] {
    guard let (_, screen) = scenario.opening else { return [] }
    let reading = ScreenReading(of: screen, in: scenario)
    return zip(reading.order.stops, reading.utterances()).map(SimulatedStop.init)
  }

  private init(_ stop: Stop, _ utterance: Utterance) {
    text = utterance.text()
    atOnce = ComparableWords(text, hasGaps: false)
    let lines = utterance.linesAfterPause()
    hints = lines.map { ComparableWords($0, hasGaps: false) }
    accepted = lines.indices.reduce([ComparableWords(utterance.text(), hasGaps: false)]) { forms, index in
      forms + [ComparableWords(([utterance.text()] + lines[...index]).joined(separator: ", "), hasGaps: false)]
    }
    let place = stop.element.id.origin.inFile.map { " (line \($0.line))" } ?? ""
    let frame = stop.element.frame.map { frame in
      ", at x \(Value.text(inTenths: frame.x)), y \(Value.text(inTenths: frame.y))"
    }
    orderReasons = ["  its place: \(stop.reason.words)\(frame ?? "")\(place)"]
    parts = utterance.parts.map { part in
      let words = utterance.words(of: part, in: .spoken)
      let source = part.phrase.flatMap { utterance.phrasebook.evidence(of: $0)?.source }.map { " (\($0))" } ?? place
      return (ComparableWords(words, hasGaps: false), "  '\(words.onOneLine)': \(part.kind.words)\(source)")
    }
  }

  /// Where the words come from that were not heard.
  func reasons(besides heard: ComparableWords) -> [String] {
    let known = Set(heard.items)
    return parts.filter { !Set($0.words.items).isSubset(of: known) }.map(\.reason)
  }
}
