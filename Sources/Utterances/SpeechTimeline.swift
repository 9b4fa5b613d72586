package import Interface

/// What is being said since a person last did something, and how far it has come.
///
/// A person hears everything out before the next gesture, so that only what an app does by itself cuts what is being
/// said: it announces something, or the cursor goes elsewhere. While a person waits, what is being said goes on.
package struct SpeechTimeline: Sendable {
  /// Words that are said in one go.
  private struct Line: Sendable {
    var words: [Substring]
    var start: Double
    var end: Double
    /// What the app has asked for; `nil` for what VoiceOver says of its own.
    var announced: Announced?
    /// Whether something has ended it before its time.
    var isCut = false

    /// How many words are heard by a time.
    func wordsHeard(by time: Double) -> Int { min(words.count, SpeakingTime.wordsHeard(within: time - start)) }
  }

  private struct Announced: Sendable {
    var priority: Announcement.Priority
    var isQueued: Bool
    /// Where it stands among the events that are put together now; `nil` if it was told before.
    var event: Int?
  }

  private var lines: [Line] = []
  /// What is said after the lines, each with the second in which it was told.
  ///
  /// Its words are looked at only where something may cut them, which is rare.
  private var unread: [(event: Event, time: Double)] = []
  /// Seconds since the person did something.
  private var now = 0.0

  package init() {}

  /// Lets time pass.
  package mutating func pass(_ seconds: Double) { now += max(0, seconds) }

  /// Takes what is said after all that is being said.
  package mutating func add(_ event: Event) {
    switch event {
    case .focus, .speech, .announcement: unread.append((event, now))
    case .screen, .flow, .task, .step, .cut, .sound, .shown, .problem: break
    }
  }

  /// Looks at the words, and forgets what has been said to its end but for the last line, by which the silence is counted.
  private mutating func read() {
    lines.removeFirst(lines.dropLast().prefix { $0.end <= now }.count)
    for (event, time) in unread {
      switch event {
      case .focus(_, let utterance), .speech(let utterance):
        add(utterance.text(), at: time, pause: SpeakingTime.betweenElements)
        for line in utterance.linesAfterPause() { add(line, at: time, pause: SpeakingTime.beforeHint) }
      case .announcement(let text, loss: nil, _):
        add(text, at: time, Announced(priority: .default, isQueued: false))
      case .screen, .flow, .task, .step, .announcement, .cut, .sound, .shown, .problem: break
      }
    }
    unread = []
  }

  private mutating func add(
    _ text: String, at time: Double, pause: Double = SpeakingTime.betweenElements, _ announced: Announced? = nil
  ) {
    let words = SpeakingTime.words(of: text)
    guard !words.isEmpty else { return }
    let end = lines.last?.end ?? 0
    let start = end <= time ? time : end + pause
    lines.append(Line(words: words, start: start, end: start + SpeakingTime.seconds(of: text), announced: announced))
  }

  /// The cursor goes elsewhere by itself, which cuts what is being said, though no announcement that is queued or of high
  /// priority (WWDC17-215, WWDC23-10036).
  package mutating func moveCursor() -> Cut? {
    read()
    // What comes at the same moment is one answer.
    guard !isBeginning else { return nil }
    if let announced = current.flatMap({ lines[$0].announced }), announced.isQueued || announced.priority == .high {
      return nil
    }
    return interrupt().cut
  }

  /// What was put together has been told.
  package mutating func endTelling() {
    for index in lines.indices { lines[index].announced?.event = nil }
  }

  /// The app posts words.
  ///
  /// A later announcement cuts an earlier one of its priority; high cuts everything, low never cuts, and is not said where
  /// another is (WWDC23-10036).
  ///
  /// - Parameters:
  ///   - announcement: The words, which have been computed.
  ///   - follows: Whether it belongs to an answer to the person, and so comes after VoiceOver's own words.
  ///   - events: What is put together now; the announcement is added, with what it cuts.
  package mutating func announce(_ announcement: Announcement, follows: Bool, to events: inout [Event]) {
    read()
    let text = announcement.text.constant ?? ""
    let priority = announcement.priority
    let isCutting = priority != .low && !announcement.isQueued && !unheard.contains { $0.priority.rank > priority.rank }
    if priority == .low, unheard.contains(where: { $0.priority != .low }) {
      return events.append(.announcement(text, loss: .gaveWay))
    }
    if isCutting {
      let (cut, losses) = interrupt(sparingVoiceOver: follows || isBeginning)
      for (event, loss) in losses { events[event].lose(loss) }
      if let cut { events.append(.cut(cut)) }
    }
    // Where nothing was said yet, the silence began with the step.
    let end = lines.last?.end
    let silence: Double? =
      if let end { end <= now ? now - end : nil } else if now > SpeakingTime.betweenElements { now } else { nil }
    add(text, at: now, Announced(priority: priority, isQueued: announcement.isQueued, event: events.count))
    events.append(.announcement(text, silence: silence))
  }

  /// The line that is being said, or comes next: the first that has words left.
  private var current: Int? {
    lines.firstIndex { !$0.isCut && $0.wordsHeard(by: now) < $0.words.count }
  }

  /// Whether VoiceOver begins to speak at this very moment.
  private var isBeginning: Bool { current.map { lines[$0].announced == nil && lines[$0].start == now } ?? false }

  /// The announcements that are being said, or wait.
  private var unheard: some Sequence<Announced> { lines.lazy.filter { $0.end > now }.compactMap(\.announced) }

  /// Ends what is being said, and what waits.
  ///
  /// - Parameter sparesVoiceOver: Whether only announcements end.
  /// - Returns: How far it has come, if words are lost, and what becomes of the announcements that are put together now.
  private mutating func interrupt(sparingVoiceOver sparesVoiceOver: Bool = false) -> (cut: Cut?, [(Int, Event.Loss)]) {
    let first = current.flatMap { index in
      sparesVoiceOver ? lines[index...].firstIndex { $0.announced != nil } : index
    }
    guard let first else {
      // The last word is let out.
      if !sparesVoiceOver, let last = lines.indices.last { lines[last].end = min(lines[last].end, now) }
      return (nil, [])
    }
    let count = lines[first].wordsHeard(by: now)
    let isUntold = count == 0 && lines[first].announced?.event != nil
    let gone = lines[(isUntold ? first : first + 1)...].map(\.announced?.event)
    var losses = gone.compactMap { $0.map { ($0, Event.Loss.overtaken) } }
    lines.removeLast(gone.count)
    guard !isUntold else { return (nil, losses) }
    if let event = lines[first].announced?.event { losses.append((event, .cut)) }
    let words = lines[first].words.prefix(max(count, 1)).joined(separator: " ")
    lines[first].isCut = true
    lines[first].end = now
    return (
      Cut(text: Cut.text(words, isHeard: count > 0), wordCount: count, unheardLines: gone.count { $0 == nil }), losses
    )
  }
}

extension Event {
  /// Notes why an announcement is not heard, or not to its end.
  fileprivate mutating func lose(_ loss: Loss) {
    if case .announcement(let text, _, let silence) = self { self = .announcement(text, loss: loss, silence: silence) }
  }
}

extension Announcement.Priority {
  fileprivate var rank: Int {
    switch self {
    case .low: 0
    case .default: 1
    case .high: 2
    }
  }
}
