package import Interface

/// How what the simulation says on a screen compares with what was heard of the real VoiceOver there.
///
/// Words and their order count, as with recordings (see ``ComparableWords``); hints may be lines of their own, the tail of a
/// line, or missing, since a person moves on before they come.
package struct HearingComparison: Sendable {
  /// What became of a line.
  package enum Entry: Sendable, Hashable {
    case same(String)
    /// The same words, heard at another time.
    case moved(String, reasons: [String])
    case changed(heard: String, simulated: String, reasons: [String])
    case onlyHeard(String)
    case onlySimulated(String, reasons: [String])
  }

  package private(set) var entries: [Entry] = []
  /// How many lines were heard, without those that are hints.
  package let heardCount: Int
  /// How many words of what was heard and simulated agree, and how many there are on the longer side.
  package private(set) var words = (agreeing: 0, all: 0)

  /// Compares the first screen of a scenario, walked from its first stop to its last.
  package init(of scenario: Scenario, heard lines: [String]) {
    let stops = SimulatedStop.all(in: scenario)
    var keys: [ComparableWords: Int] = [:]
    for (index, stop) in stops.enumerated() {
      for words in stop.accepted where keys[words] == nil { keys[words] = index }
    }
    let hints = Set(stops.flatMap(\.hints))
    let heard = lines.map { HeardLine(text: $0, words: ComparableWords($0, hasGaps: false)) }
      .filter { !$0.words.items.isEmpty && (keys[$0.words] != nil || !hints.contains($0.words)) }
    heardCount = heard.count
    // Whatever form of a stop was heard, it is that stop.
    let known = heard.map { HeardLine(text: $0.text, words: keys[$0.words].map { stops[$0].atOnce } ?? $0.words) }
    compare(known, stops)
  }

  private mutating func compare(_ heard: [HeardLine], _ stops: [SimulatedStop]) {
    let alignment = Alignment.between(heard.map(\.words), stops.map(\.atOnce))
    let moves = HearingComparison.moves(in: alignment, heard, stops)
    let (movedStops, movedWords) = (Set(moves.map(\.stop)), Set(moves.map { stops[$0.stop].atOnce }))
    var gap = Gap()
    for piece in alignment {
      switch piece {
      case .same(let line, let stop):
        close(&gap)
        entries.append(.same(heard[line].text))
        count(heard[line].words, stops[stop].atOnce)
      case .removed(let line): if !movedWords.contains(heard[line].words) { gap.missing.append(heard[line]) }
      case .added(let stop): if !movedStops.contains(stop) { gap.extra.append(stops[stop]) }
      }
    }
    close(&gap)
    for (line, stop) in moves {
      entries.append(.moved(heard[line].text, reasons: stops[stop].orderReasons))
      count(heard[line].words, stops[stop].atOnce)
    }
  }

  /// The lines that are missing at one place and stand at another, each with the stop that it is of.
  private static func moves(
    in alignment: [Alignment], _ heard: [HeardLine], _ stops: [SimulatedStop]
  ) -> [(line: Int, stop: Int)] {
    var added: [ComparableWords: [Int]] = [:]
    for case .added(let stop) in alignment { added[stops[stop].atOnce, default: []].append(stop) }
    return alignment.compactMap { piece in
      guard case .removed(let line) = piece else { return nil }
      return added[heard[line].words]?.popLast().map { (line, $0) }
    }
  }

  /// Tells what stands in a gap, and empties it.
  private mutating func close(_ gap: inout Gap) {
    for (line, stop) in zip(gap.missing, gap.extra) {
      entries.append(.changed(heard: line.text, simulated: stop.text, reasons: stop.reasons(besides: line.words)))
      count(line.words, stop.atOnce)
    }
    for line in gap.missing.dropFirst(gap.extra.count) {
      entries.append(.onlyHeard(line.text))
      count(line.words, nil)
    }
    for stop in gap.extra.dropFirst(gap.missing.count) {
      entries.append(.onlySimulated(stop.text, reasons: stop.orderReasons))
      count(nil, stop.atOnce)
    }
    gap = Gap()
  }

  private mutating func count(_ heard: ComparableWords?, _ simulated: ComparableWords?) {
    let (first, second) = (heard?.items ?? [], simulated?.items ?? [])
    words.all += max(first.count, second.count)
    var rest = Dictionary(first.map { ($0, 1) }, uniquingKeysWith: +)
    for word in second where rest[word, default: 0] > 0 {
      rest[word, default: 0] -= 1
      words.agreeing += 1
    }
  }
}

/// A line that was heard.
private struct HeardLine {
  var text: String
  var words: ComparableWords
}

/// What was heard and not simulated between two lines that are the same, and the other way round.
private struct Gap {
  var missing: [HeardLine] = []
  var extra: [SimulatedStop] = []
}
