internal import Elements
internal import Interface
internal import Order
internal import Utterances

extension Session {
  /// Runs an action, and says afterwards what VoiceOver says of it.
  mutating func run(_ action: Action, feedback: Feedback) {
    let start = events.count
    let (order, place, element) = (reading.order, cursor, stop?.element)
    scope.variables = action.variables
    var isChanged = false
    for effect in action.effects {
      do throws(StateError) {
        if try scope.apply(effect) {
          isChanged = true
        } else {
          if isChanged { refresh() }
          isChanged = false
          try carryOut(effect, after: feedback)
        }
      } catch {
        fail(.failedEffect, "the effect could not be carried out: \(error.reason)")
      }
    }
    scope.variables = []
    if isChanged || feedback != .none { refresh() }
    keepLastLanding(since: start)
    guard !events[start...].contains(where: \.movesCursor) else { return }
    let isStill = stop?.element.id == element?.id && !reading.order.hasMoved(from: place, in: order, to: cursor)
    if isStill {
      giveFeedback(feedback, of: element)
    } else {
      // The element has gone, or the action has moved it and took the cursor along (WWDC24-10073).
      speakFocus(comingFrom: nil)
    }
  }

  /// A cursor that the same action moves on is heard only where it ends (WWDC12-210).
  private mutating func keepLastLanding(since start: Int) {
    guard let last = events[start...].lastIndex(where: \.isLanding) else { return }
    let kept = events[start..<last].filter { !$0.isLanding }
    // On a new screen it is the first to say what is around it.
    if kept.count < last - start, kept.contains(.sound(.screenChanged)), let landing = landing() {
      events[last] = landing
    }
    events.replaceSubrange(start..<last, with: kept)
  }

  private mutating func carryOut(_ effect: Effect, after feedback: Feedback) throws(StateError) {
    switch effect {
    case .push(let name, _): open(name, presented: false)
    case .present(let name, _): open(name, presented: true)
    case .dismiss, .back: close()
    case .focus(let reference): focus(named: reference.name)
    case .announce(let announcement):
      announcements.post(
        try scope.resolved(announcement.text), announcement,
        isSilenced: feedback.isOfDoubleTap && !scenario.readings.isOn(.hastyAnnouncements))
    case .screenChanged(let notice):
      refresh()
      soundNewScreen()
      try heed(notice, landing: true)
    case .layoutChanged(let notice):
      refresh()
      try heed(notice, landing: false)
    case .pageScrolled(let text):
      events.append(.sound(.pageScrolled))
      try announce(text)
    // What changes state has been applied.
    case .set, .assign, .toggle, .append, .remove, .move: break
    }
  }

  /// Follows what a notification carries: words are spoken, an element is focused.
  ///
  /// Words come behind what is said of the element itself, unless the cursor goes elsewhere after them.
  /// Source: moba11y.com.
  private mutating func heed(_ notice: Notice, landing: Bool) throws(StateError) {
    switch notice {
    case .nothing: if landing { land() }
    case .element(let reference): focus(named: reference.name)
    case .text(let text) where landing:
      events.append(.announcement(try scope.resolved(text)))
      land()
    case .text(let text): try announce(text)
    }
  }

  /// Says words of the app's own once what is being said of the element is over.
  private mutating func announce(_ text: Dynamic<String>) throws(StateError) {
    announcements.post(try scope.resolved(text), Announcement(text), isSilenced: false)
  }

  /// Changes what the person has set, in the middle of a walk.
  mutating func change(_ settings: [Setting: Value]) {
    let (wasOn, before) = (scope.settings.isOn(.voiceOver), stop?.element)
    scope.settings.change(settings)
    refresh()
    switch (wasOn, scope.settings.isOn(.voiceOver)) {
    case (false, true): greet()
    case (true, false): speak(reading.speaker.phrases(.voiceOverOff, of: nil))
    default: giveFeedback(.none, of: before)
    }
  }

  /// VoiceOver has been turned on: it says so, then the app, then where the cursor is.
  ///
  /// Sources: WWDC21-10304, WWDC22-10153.
  private mutating func greet() {
    speak(reading.speaker.phrases(.voiceOverOn, of: nil))
    events += reading.speaker.greeting(of: scenario)
    land()
  }
}

extension Event {
  /// Whether the cursor comes to an element.
  fileprivate var isLanding: Bool {
    if case .focus = self { true } else { false }
  }

  /// Whether the event has said where the cursor is, or has ended the walk.
  var movesCursor: Bool {
    switch self {
    case .focus, .problem: true
    case .flow, .task, .step, .speech, .announcement, .sound, .shown: false
    }
  }
}

extension StateError {
  /// What went wrong, in the author's words.
  var reason: String {
    switch self {
    case .evaluation: "a value can not be computed"
    case .unchangeable(let path): "'\(path)' is no state"
    case .wrongType(let path, let expected): "'\(path)' does not hold \(expected)"
    case .missingItem(let item, let path): "'\(path)' has no \(item)"
    }
  }
}
