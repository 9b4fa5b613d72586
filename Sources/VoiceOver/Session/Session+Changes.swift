internal import Apps
internal import Elements
internal import Interface
internal import Order
internal import Utterances

extension Session {
  /// Asks the app for something, and says what VoiceOver says of it; `nil` asks for nothing.
  mutating func run(_ token: ActionToken?, feedback: Feedback) {
    answer(to: token.map { app.perform($0) } ?? [], feedback: feedback)
  }

  /// Says what is heard of what has become of the app, as one answer.
  ///
  /// - Parameters:
  ///   - changes: What has become of the app.
  ///   - feedback: What is said where nothing else is.
  ///   - isByItself: Whether the app has done it after a time, and nobody asked for it then.
  /// - Returns: Whether it was said where the cursor is, or that something could not be done.
  @discardableResult
  mutating func answer(to changes: [Change], feedback: Feedback, isByItself: Bool = false) -> Bool {
    let (order, place, before) = (reading.order, cursor, stop)
    outcome.beginAnswer(isByItself: isByItself)
    take(changes, answering: feedback)
    if !outcome.isAnswered {
      if stop?.element.id == before?.element.id, !reading.order.hasMoved(from: place, in: order, to: cursor) {
        giveFeedback(feedback, of: before?.element)
      } else {
        // The element has gone, or the action has moved it and took the cursor along (WWDC24-10073).
        speakFocus(comingFrom: before)
      }
    }
    return outcome.endAnswer()
  }

  /// Follows what has become of the app.
  mutating func take(_ changes: [Change], answering feedback: Feedback = .none) {
    for change in changes {
      switch change {
      case .refreshed(let screen): refresh(to: screen)
      case .replaced(let screen): arrive(at: screen, answering: feedback)
      case .returned(let screen, let levels): comeBack(to: screen, over: levels)
      case .menuOpened(let screen): enterMenu(screen, answering: feedback)
      case .menuClosed(let screen): leaveMenu(to: screen)
      case .focusAsked(let reference): go(to: reference)
      case .keyboardTaken: editing = nil
      case .posted(let announcement):
        announcements.post(announcement, isSilenced: silences(answering: feedback), isAnswer: !outcome.isByItself)
      case .screenChanged(let notice):
        outcome.soundNewScreen()
        heed(notice, landing: true)
      case .layoutChanged(let notice): heed(notice, landing: false)
      case .pageScrolled(let words):
        outcome.append(.sound(.pageScrolled))
        announcements.post(Announcement(.constant(words)), isAnswer: !outcome.isByItself)
      case .refused: soundBoundary()
      case .failed(let reason): fail(.failedEffect, reason)
      case .noted(let finding): if !findings.contains(finding) { findings.append(finding) }
      // What comes after a time is an answer of its own.
      case .timePassed: break
      }
    }
    // What covered the app has been closed.
    while let cover = app as? any CoveringApp, !cover.isOpen { app = cover.covered }
  }

  /// Whether what is announced at once is lost in the answer to a double tap.
  ///
  /// On the Mac it is heard after the answer (Develop Accessible Web Apps with React, live regions: “Press login button.
  /// Please provide a username. Please provide a password.”).
  private func silences(answering feedback: Feedback) -> Bool {
    feedback.isSpokenOfDoubleTap && !reading.speaker.isMac && !circumstances.readings.isOn(.hastyAnnouncements)
      && !settings.isOn(.talkBack)
  }

  /// Puts the cursor where the app wants it; an element that its author has not named is told of without a name.
  private mutating func go(to reference: ElementReference) {
    let query = Query(reference.name)
    if reference.isMadeUp, reading.order.stops(matching: query).isEmpty {
      return fail(.failedEffect, "the app moves the cursor to an element that is not on the screen")
    }
    focus(on: query)
  }

  /// Follows what a notification carries: words are spoken, an element is focused.
  ///
  /// Words come after what is said of the element itself, unless the cursor goes elsewhere after them.
  /// Source: moba11y.com.
  private mutating func heed(_ notice: Notice, landing: Bool) {
    switch notice {
    case .nothing: if landing { land() }
    case .element(let reference): go(to: reference)
    case .text(let text) where landing:
      outcome.append(.announcement(text.constant ?? ""))
      land()
    case .text(let text): announcements.post(Announcement(text), isAnswer: !outcome.isByItself)
    }
  }

  /// Lets time pass: the app may change, and announcements that are due by then are heard, or lost.
  mutating func pass(_ seconds: Double) {
    var (rest, changes, isByItself) = (seconds, [Change](), false)
    for change in app.pass(seconds) {
      guard case .timePassed(let span) = change else {
        changes.append(change)
        continue
      }
      follow(changes, isByItself: isByItself)
      outcome.hear(&announcements, for: span)
      (rest, changes, isByItself) = (rest - span, [], isByItself || span > 0)
    }
    follow(changes, isByItself: isByItself)
    outcome.hear(&announcements, for: rest)
  }

  /// Follows what the app does while time passes; where the cursor goes elsewhere, that cuts what is being said.
  private mutating func follow(_ changes: [Change], isByItself: Bool) {
    guard !changes.isEmpty else { return }
    let place = outcome.settle()
    answer(to: changes, feedback: .none, isByItself: isByItself)
    if isByItself { outcome.interrupt(at: place) }
  }

  /// Tells the app which element the cursor is on, and follows what it does about that.
  mutating func tellCursor() {
    follow(app.noteCursor(on: technologies.isReadAloud ? focused?.identifier : nil), isByItself: false)
  }

  /// Changes what the person has set, in the middle of a walk.
  mutating func change(_ changes: [Setting: Value]) {
    let (wasOn, wasTalkBackOn, before) = (settings.isOn(.voiceOver), settings.isOn(.talkBack), stop?.element)
    var changed = settings
    changed.change(changes)
    use(changed)
    if settings.isOn(.talkBack) != wasTalkBackOn { switchTalkBack() }
    switch (wasOn, settings.isOn(.voiceOver)) {
    case (false, true): greet()
    case (true, false): speak(reading.speaker.phrases(.voiceOverOff, of: nil))
    case (true, true), (false, false): giveFeedback(.none, of: before)
    }
  }

  /// Takes in what the person has set, and lets the app do so.
  mutating func use(_ settings: Settings) {
    self.settings = settings
    let isPresented = reading.isPresented
    reading = ScreenReading(reading.snapshot, under: circumstances, settings: settings)
    reading.isPresented = isPresented
    let changes = app.use(settings)
    take(changes)
    if changes.isEmpty { refresh(to: app.screen) }
  }

  /// VoiceOver has been turned on: it says so, then that the device is held sideways, then the app with what is first on
  /// the screen.
  ///
  /// Sources: WWDC21-10304, WWDC22-10153; IRS-Public/aloud, iOS 27 (“VoiceOver on” is an utterance of its own);
  /// WWDC17-217 and WWDC17-605 (“VoiceOver on. Landscape.”).
  private mutating func greet() {
    speak(reading.speaker.phrases(.voiceOverOn, of: nil))
    if circumstances.isHeldSideways { speak(reading.speaker.phrases(.landscape, of: nil)) }
    land(inApp: app.name)
  }
}

extension Circumstances {
  /// Whether the person holds a phone or tablet sideways.
  fileprivate var isHeldSideways: Bool {
    switch platform.system {
    case .iOS, .iPadOS: orientation == .landscape
    case .macOS, .watchOS, .visionOS: false
    }
  }
}
