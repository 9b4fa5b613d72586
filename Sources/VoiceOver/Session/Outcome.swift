internal import Utterances

/// What is heard of one step, put together while the step is carried out.
///
/// An app can answer one thing that a person does with several changes, each of which moves the cursor. What is heard of
/// them is one answer, in which the cursor lands once (WWDC12-210).
struct Outcome: Sendable {
  /// What has been settled, in the order in which it is heard.
  private var events: [Event] = []
  /// The answer that is being put together; `nil` outside of one.
  private var answer: Answer?
  /// Whether the sound of a new screen was made, which is heard once a step.
  private var hasNewScreen = false
  /// What is being said, also of the steps before if the person only waits.
  private var speech = SpeechTimeline()
  /// How many of the events are part of that.
  private var settledCount = 0
  /// Whether VoiceOver says nothing, because another reader speaks in its place.
  var isMuted = false

  private struct Answer: Sendable {
    /// What is heard before the cursor lands.
    var before: [Event] = []
    /// The words at the place where the cursor has landed last, with the sounds there.
    var landing: [Event] = []
    var after: [Event] = []
    /// Whether the screen is another one than the person was on.
    var isOnNewScreen = false
    /// Whether something could not be done.
    var hasFailed = false
    /// Whether the app does it after a time, and not because of what the person does.
    var isByItself: Bool
  }

  /// A step begins, told in words; a gesture comes when everything has been heard.
  mutating func begin(_ words: String, isGesture: Bool) {
    settle()
    if isGesture { speech = SpeechTimeline() }
    // Of most steps one thing is heard.
    if events.isEmpty { events.reserveCapacity(2) }
    events.append(.step(words))
    hasNewScreen = false
  }

  /// What follows is the answer to one thing that was done.
  mutating func beginAnswer(isByItself: Bool = false) {
    answer = Answer(isByItself: isByItself)
  }

  /// Whether the answer is to nothing that the person does.
  var isByItself: Bool { answer?.isByItself ?? false }

  /// Whether the answer has said where the cursor is, or that something could not be done.
  var isAnswered: Bool { answer.map { $0.hasFailed || !$0.landing.isEmpty } ?? false }

  /// Settles the answer, and returns whether it has said where the cursor is, or that something could not be done.
  @discardableResult
  mutating func endAnswer() -> Bool {
    guard let answer else { return false }
    let isAnswered = isAnswered
    self.answer = nil
    events += answer.before + answer.landing + answer.after
    return isAnswered
  }

  /// Something is heard.
  mutating func append(_ event: Event) {
    if isMuted, event.isInVoiceOversWords { return }
    if event.isProblem { answer?.hasFailed = true }
    if answer == nil {
      events.append(event)
    } else if answer?.landing.isEmpty == true {
      answer?.before.append(event)
    } else {
      answer?.after.append(event)
    }
  }

  /// Another reader says something.
  mutating func tell(_ others: [Event]) { events += others }

  mutating func append(_ more: some Sequence<Event>) {
    for event in more { append(event) }
  }

  /// Has what was told so far be said, and returns where what is told next will stand.
  @discardableResult
  mutating func settle() -> Int {
    for event in events[settledCount...] { speech.add(event) }
    settledCount = events.count
    return settledCount
  }

  /// Time passes: announcements that are due are heard, or lost, and cut what is being said.
  mutating func hear(_ announcements: inout AnnouncementQueue, for seconds: Double) {
    settle()
    append(announcements.pass(seconds, over: &speech))
    settledCount = events.count
  }

  /// What the app has done by itself is told from a place on: if the cursor goes elsewhere, that cuts what is being said.
  mutating func interrupt(at place: Int) {
    guard events[place...].contains(where: \.isLanding), let cut = speech.moveCursor() else { return }
    events.insert(.cut(cut), at: place)
  }

  /// The cursor lands somewhere; where it landed before in the same answer is not heard.
  ///
  /// - Parameters:
  ///   - words: What is said of the place.
  ///   - sounds: What is heard there besides.
  mutating func land(_ words: Event, then sounds: [Event] = []) {
    if isMuted { return }
    guard var answer else {
      events.append(words)
      if !sounds.isEmpty { events += sounds }
      return
    }
    self.answer = nil
    answer.before += answer.after
    answer.after = []
    answer.landing = [words] + sounds
    self.answer = answer
  }

  /// Makes the sound of a new screen, once for all that one step does.
  mutating func soundNewScreen() {
    answer?.isOnNewScreen = true
    guard !hasNewScreen else { return }
    hasNewScreen = true
    append(.sound(.screenChanged))
  }

  /// Whether the cursor, which has landed already, would land once more on a screen that is new in this answer: then it is
  /// the first landing that is heard there, and says what is around it.
  var landsAnewOnNewScreen: Bool { answer.map { $0.isOnNewScreen && !$0.landing.isEmpty } ?? false }

  /// Takes what was heard, and begins anew.
  mutating func take() -> [Event] {
    endAnswer()
    settle()
    defer {
      let speech = speech
      self = Outcome()
      self.speech = speech
    }
    return events
  }
}

extension Event {
  /// Whether it is VoiceOver that says it, or makes the sound.
  fileprivate var isInVoiceOversWords: Bool {
    switch self {
    case .focus, .speech: true
    case .sound(let sound): sound != .pageScrolled
    case .screen, .flow, .task, .step, .announcement, .cut, .shown, .problem: false
    }
  }

  /// Whether the cursor lands on an element.
  fileprivate var isLanding: Bool { if case .focus = self { true } else { false } }
}
