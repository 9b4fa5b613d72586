package import Apps
package import Diagnostics
package import Elements
package import Interface
internal import Order
internal import Readers
package import Utterances

/// A person with VoiceOver in an app: commands go in, events come out.
///
/// The session keeps what is the person's: the cursor, the rotor, the field that is being edited, the settings. What is on
/// the screen, and what becomes of it, is the app's. It knows no terminal, no file and no clock; time passes only by
/// `wait`, and the same commands give the same events.
package struct Session: Reader {
  /// The app that the person is in.
  package internal(set) var app: any App
  /// The system, the device and VoiceOver's language.
  package let circumstances: Circumstances
  /// What the person has set, as it is now.
  package internal(set) var settings: Settings { didSet { technologies = Technologies(settings) } }
  /// The assistive technologies that are on by that.
  private(set) var technologies: Technologies
  /// The screen as it is now.
  package internal(set) var reading: ScreenReading
  /// The stop that the cursor is on, as an index into the reading order; `nil` on an empty screen.
  ///
  /// Wherever it is put, it stands on that stop, and no longer on a group.
  package internal(set) var cursor: Int? { didSet { onGroup = nil } }
  /// The group that the cursor stands on as a whole; it is at the first element in it then.
  var onGroup: ViewID?
  /// The element that a double tap lets touches through to.
  var touchedThrough: ViewID?
  /// Whether the cursor has come to its stop without words, because its element has gone.
  var isUnheard = false
  /// What is known of the screen from the last time it was derived.
  var derivation: ScreenDerivation
  /// The screens that were left for others, the last one last.
  var left: [LeftScreen] = []
  /// The menu that is open over the screen.
  var menu: Menu?
  var rotor = RotorPosition()
  var editing: Editing?
  /// What was cut or copied last.
  var clipboard: [Character] = []
  /// How many pages three fingers have scrolled from the beginning, to the right and down.
  var page = Page()
  /// Where the ring of Full Keyboard Access is.
  var ring = FullKeyboardAccess.Position()
  /// What Voice Control shows over the screen.
  var overlay = VoiceControl.Overlay()
  /// What Switch Control has lit, and what it took to come there.
  var scanner = SwitchControl.Scanner()
  /// What TalkBack keeps, while it reads in VoiceOver's place.
  var talkBack = TalkBack.Memory()
  /// What has been picked up and not been dropped yet.
  var drag: Drag?
  /// What the rotor has changed that scenarios do not know as settings, in percent.
  var amounts: [RotorOption.PersonalSetting: Int] = [:]
  var announcements = AnnouncementQueue()
  /// What the person has done with elements so far.
  var deeds: Set<Deed> = []
  /// What the person has activated so far that was dimmed, and did nothing.
  var dimmedTaps: [DimmedTap] = []
  /// What the app's author ought to know of what has become of the app so far.
  package internal(set) var findings: [Finding] = []
  /// What is heard of the step that is being carried out.
  var outcome = Outcome()
  /// The step that is being carried out, for problems.
  var origin = SourcePlace.code
  /// The language of names in steps; `nil` if they are the same in all.
  private var stepLanguage: StepLanguage?

  /// A session in the app of a scenario, which has not been opened yet.
  ///
  /// - Parameters:
  ///   - scenario: The scenario.
  ///   - known: How one of its screens is at its beginning, which then is not derived again.
  package init(_ scenario: Scenario, knowing known: ScreenReading? = nil) {
    self.init(scenario.openApp(), under: scenario.circumstances, settings: scenario.settings)
    stepLanguage = StepLanguage(of: scenario)
    if let known { derivation.know(known.snapshot) }
  }

  /// A session in any app, which has not been opened yet.
  package init(_ app: any App, under circumstances: Circumstances = Circumstances(), settings: Settings = Settings()) {
    self.app = app
    self.circumstances = circumstances
    self.settings = settings
    technologies = Technologies(settings)
    derivation = ScreenDerivation(under: circumstances)
    let nothing = derivation.snapshot(of: Screen(views: []), settings: settings)
    reading = ScreenReading(nothing, under: circumstances, settings: settings)
  }

  /// A place in what is longer or wider than the screen, counted in screens from zero, or how many screens there are.
  struct Page: Sendable, Equatable {
    var column = 0
    var row = 0
  }

  /// Something that is being dragged.
  struct Drag: Sendable {
    var element: ViewID
    /// Whether a finger drags it over the screen, rather than the actions rotor.
    var isByFinger = false
  }

  /// A menu over the screen, with the element that opened it.
  struct Menu: Sendable {
    var opener: ViewID?
    /// Whether the cursor comes back to what opened the menu.
    var returnsCursor: Bool
  }
}

extension Session {
  /// A session that goes its own way from here, so that a step can be tried or taken back; `nil` if the app cannot be
  /// copied.
  package func copy() -> Session? {
    app.copy().map { app in
      var session = self
      session.app = app
      return session
    }
  }

  /// Opens the first screen.
  package mutating func open() -> [Event] {
    guard !app.screen.name.isEmpty else { return [] }
    beginStep("open \(app.screen.name)")
    let changes = app.open()
    derive(app.screen)
    // Where the app itself puts the cursor as it appears, nothing is heard of another place before.
    outcome.beginAnswer()
    enterApp()
    take(changes)
    outcome.endAnswer()
    tellCursor()
    followWithTalkBack()
    outcome.hear(&announcements, for: 0)
    return takeHeard(wasOn: false)
  }

  /// Does one thing, as often as the step says, and tells what happened.
  package mutating func perform(_ step: Step) -> [Event] {
    guard let stepLanguage else { return performAsWritten(step) }
    // The order alone goes into the question, not a copy of the session.
    let order = reading.order
    return performAsWritten(stepLanguage.step(step) { !order.stops(matching: $0).isEmpty })
  }

  private mutating func performAsWritten(_ step: Step) -> [Event] {
    let kind = step.command.kind
    guard kind != .hear else { return [] }
    origin = step.origin
    let wasOn = technologies.isReadAloud
    let words = step.command.words
    for _ in 0..<step.command.times {
      beginStep(words, isGesture: kind != .wait)
      let technology = technologies.technology(of: kind, whileFinding: ring.isFinding)
      // The keyboard goes to what is operated otherwise.
      if technology != .fullKeyboardAccess, technology != .none { ring.endFinding() }
      switch technology {
      case .voiceOver, .none: carryOutByHand(step.command)
      case .voiceControl, .switchControl, .fullKeyboardAccess: point(step, with: technology)
      case .talkBack: listenWithTalkBack(step.command)
      }
      tellCursor()
      followWithTalkBack()
      pass(Session.secondsOfStep)
      tellCursor()
      followWithTalkBack()
    }
    return takeHeard(wasOn: wasOn)
  }

  mutating func carryOut(_ command: Step.Command) {
    switch command {
    case .next: move(by: 1)
    case .previous: move(by: -1)
    case .up: turn(.up)
    case .down: turn(.down)
    case .increment: adjust(.up)
    case .decrement: adjust(.down)
    case .delete: delete()
    case .first: jump(to: 0)
    case .last: jump(to: reading.order.stops.count - 1)
    case .touch(let query) where drag?.isByFinger == true: dragFinger(to: query)
    case .touch(let query): touch(query)
    case .focus(let query), .chooseItem(let query): focus(on: query)
    case .enterGroup: enterGroup()
    case .leaveGroup: leaveGroup()
    case .activate: activate()
    case .longPress: if let focused { pressLong(focused) } else { longPress() }
    case .perform(let query): performAction(query)
    case .rotor(let name): turnRotor(to: name)
    case .scroll(let direction): scroll(direction)
    case .escape: escape()
    case .magicTap: magicTap()
    case .readAll(.here): readAll(from: cursor)
    case .readAll(.top): readAll(from: 0)
    case .type(let text): type(text)
    case .dictate(let words): takeDictation(words)
    case .drag(let query): startDrag(query)
    case .drop(let query): performDrop(query)
    case .wait(let seconds): pass(seconds)
    case .settings(let changes): change(changes)
    // These are other readers', or judge what was heard.
    case .showNames, .say, .scan, .select, .menu, .point, .press, .hear: break
    }
  }

  /// A step begins, of which VoiceOver says nothing while TalkBack reads.
  private mutating func beginStep(_ words: String, isGesture: Bool = true) {
    outcome.isMuted = technologies.hasTalkBack
    outcome.begin(words, isGesture: isGesture)
  }

  /// Takes what has happened; while no screen reader is on, nothing of it is heard.
  private mutating func takeHeard(wasOn: Bool) -> [Event] {
    let events = outcome.take()
    return wasOn || technologies.isReadAloud ? events : events.filter { !$0.isOfVoiceOver }
  }

  /// How long a person rests on what was heard before the next step.
  private static let secondsOfStep = 1.0

  /// The element under the cursor.
  package var focused: Element? { stop?.element }

  /// The stop of that element; `nil` on an empty screen, and where the cursor stands on a group.
  var stop: Stop? { groupInFocus == nil ? stopAtCursor : nil }

  /// The stop that the cursor is at, where it stands on a group the first one in it.
  var stopAtCursor: Stop? {
    guard let cursor, reading.order.stops.indices.contains(cursor) else { return nil }
    return reading.order.stops[cursor]
  }

  /// Notes that the step cannot be done as it was written.
  mutating func fail(_ kind: Problem.Kind, _ message: String) {
    outcome.append(.problem(Problem(kind: kind, message: message, origin: origin)))
  }
}
