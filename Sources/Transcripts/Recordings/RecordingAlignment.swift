/// Which lines of a recording belong to which utterances of a simulation.
///
/// Of all ways to lay one along the other it takes the one with the least that differs: words that are not the same, lines
/// that nothing says, utterances that no line has.
struct RecordingAlignment {
  /// One step on the way through both.
  enum Pair: Sendable, Hashable {
    /// The utterance says what stands on the lines.
    case same(Range<Int>, Int)
    /// The utterance says something else, but what it is about is the same.
    case different(Range<Int>, Int)
    /// Nothing says what stands on the line.
    case missing(Int)
    /// No line has the utterance.
    case additional(Int)
    /// The source leaves the utterance out, on a line that is nothing but a gap.
    case leftOut(Int, Int)
    /// The line stands for utterances that were left out, or the walk goes on outside of a fragment.
    case passed
  }

  private struct Place {
    var cost: Int
    var line: Int
    var utterance: Int
    var pair: Pair
  }

  private let lines: [RecordedLine]
  private let utterances: [HeardUtterance]
  private let isFragment: Bool
  /// Whether what was said after a pause was recorded wherever it was said.
  private let isComplete: Bool

  init(_ lines: [RecordedLine], _ utterances: [HeardUtterance], isFragment: Bool, isComplete: Bool) {
    self.lines = lines
    self.utterances = utterances
    self.isFragment = isFragment
    self.isComplete = isComplete
  }

  /// The pairs with the least that differs, in the order of both.
  var pairs: [Pair] {
    let width = utterances.count + 1
    var places = [Place?](repeating: nil, count: (lines.count + 1) * width)
    places[0] = Place(cost: 0, line: 0, utterance: 0, pair: .passed)
    for line in 0...lines.count {
      for utterance in 0...utterances.count {
        guard let cost = places[line * width + utterance]?.cost else { continue }
        for step in steps(fromLine: line, utterance) {
          let target = step.line * width + step.utterance
          let total = cost + step.cost
          // Of equal ways the one that pairs what comes earlier.
          if places[target].map({ total <= $0.cost }) ?? true {
            places[target] = Place(cost: total, line: line, utterance: utterance, pair: step.pair)
          }
        }
      }
    }
    var result: [Pair] = []
    var (line, utterance) = (lines.count, utterances.count)
    while line > 0 || utterance > 0, let place = places[line * width + utterance] {
      result.append(place.pair)
      (line, utterance) = (place.line, place.utterance)
    }
    return result.reversed().filter { $0 != .passed }
  }

  private struct Step {
    var line: Int
    var utterance: Int
    var cost: Int
    var pair: Pair
  }

  /// Where the way can go on, and what each step costs.
  private func steps(fromLine line: Int, _ utterance: Int) -> [Step] {
    var steps: [Step] = []
    if line < lines.count, utterance < utterances.count {
      let (recorded, heard) = (lines[line], utterances[utterance])
      if recorded.isOmission {
        steps.append(Step(line: line, utterance: utterance + 1, cost: 0, pair: .leftOut(line, utterance)))
      } else {
        let ends = ends(of: heard, from: line)
        steps += ends.map { end in
          Step(
            line: end, utterance: utterance + 1, cost: RecordingAlignment.costOfAgreement,
            pair: .same(line..<end, utterance))
        }
        if ends.isEmpty { steps += self.differing(recorded, heard, line, utterance) }
      }
    }
    if line < lines.count {
      let cost = lines[line].isOmission ? 0 : RecordingAlignment.costOfOne
      steps.append(
        Step(
          line: line + 1, utterance: utterance, cost: cost,
          pair: lines[line].isOmission ? .passed : .missing(line)))
    }
    if utterance < utterances.count {
      let isOutside = isFragment && (line == 0 || line == lines.count) || utterances[utterance].isCut
      steps.append(
        Step(
          line: line, utterance: utterance + 1, cost: isOutside ? 0 : RecordingAlignment.costOfOne,
          pair: isOutside ? .passed : .additional(utterance)))
    }
    return steps
  }

  /// What a line or an utterance costs that has no counterpart.
  private static let costOfOne = 1000
  /// What agrees is worth a little, so that a fragment begins where most of it is found.
  private static let costOfAgreement = -1
  /// How much a line must share with an utterance to be taken for the same stop.
  private static let leastLikeness = 50

  /// A line and an utterance that share most words; lines with what it says after a pause go along.
  private func differing(_ recorded: RecordedLine, _ heard: HeardUtterance, _ line: Int, _ utterance: Int) -> [Step] {
    let likeness = max(
      recorded.likeness(to: heard.atOnce), recorded.likeness(to: heard.atOnce + heard.afterPause.joined()))
    guard likeness >= RecordingAlignment.leastLikeness else { return [] }
    let ends = [line + 1] + self.ends(of: [], heard.afterPause[...], from: line + 1, mayDrop: true)
    return ends.map { end in
      Step(line: end, utterance: utterance + 1, cost: 20 * (100 - likeness), pair: .different(line..<end, utterance))
    }
  }

  /// After which lines an utterance can end that begins with this one.
  private func ends(of utterance: HeardUtterance, from line: Int) -> [Int] {
    if utterance.isCut { return lines[line].begins(utterance.atOnce) ? [line + 1] : [] }
    return ends(of: utterance.atOnce, utterance.afterPause[...], from: line, mayDrop: !isComplete)
  }

  /// After which lines the words can end, with what is said after pauses on the same line or on lines of their own.
  ///
  /// A part that follows a pause may be missing, each for itself: the person has moved on by then.
  private func ends(
    of words: [String], _ afterPause: ArraySlice<[String]>, from line: Int, mayDrop: Bool
  ) -> [Int] {
    guard line < lines.count, !lines[line].isOmission else { return [] }
    var ends: [Int] = []
    for count in 0...afterPause.count {
      let onLine = afterPause.prefix(count)
      let rest = afterPause.dropFirst(count)
      let choices =
        mayDrop ? onLine.reduce([words]) { said, part in said + said.map { $0 + part } } : [words + onLine.joined()]
      guard choices.contains(where: { !$0.isEmpty && lines[line].says($0) }) else { continue }
      if mayDrop || rest.isEmpty { ends.append(line + 1) }
      if !rest.isEmpty { ends += self.ends(of: [], rest, from: line + 1, mayDrop: mayDrop) }
    }
    return ends.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}
