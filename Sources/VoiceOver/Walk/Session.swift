internal import Diagnostics
public import Elements
public import Interface
internal import Order
public import Utterances

/// A person with VoiceOver, somewhere in an interface: commands go in, events come out.
///
/// The session knows no terminal, no file and no clock; time passes only by `wait`. The same commands give the same
/// events, so a step is undone by playing the others again.
public struct Session: Sendable {
  public let scenario: Scenario
  /// The state of the interface and the settings of the person, as they are now.
  public internal(set) var scope: Scope
  /// The screen as it is now.
  public internal(set) var reading: ScreenReading
  /// The stop that the cursor is on, as an index into the reading order; `nil` on an empty screen.
  public internal(set) var cursor: Int?
  /// Whether the cursor has come to its stop without words, because its element has gone.
  var isUnheard = false
  /// What is known of the screen from the last time it was derived.
  var derivation: ScreenDerivation
  /// The screens that were opened one after the other; the last is in front.
  var levels: [Level]
  /// The menu that is open over the screen.
  var menu: Menu?
  var rotor = RotorPosition()
  var editing: Editing?
  /// What was cut or copied last.
  var clipboard: [Character] = []
  /// How many pages three fingers have scrolled from the beginning, to the right and down.
  var page = Page()
  /// The element that is being dragged.
  var dragged: ViewID?
  /// What the rotor has changed that scenarios do not know as settings, in percent.
  var amounts: [RotorOption.PersonalSetting: Int] = [:]
  var announcements = AnnouncementQueue()
  /// What has happened since the last command.
  var events: [Event] = []
  /// The step that is being carried out, for problems.
  var origin = SourcePlace.code

  /// A session in which nothing is open yet.
  public init(_ scenario: Scenario) {
    self.scenario = scenario
    scope = scenario.scope
    levels = []
    derivation = ScreenDerivation(of: scenario)
    reading = ScreenReading(of: Screen(views: []), in: scenario)
  }

  /// A screen that is open.
  struct Level: Sendable {
    var name: String
    /// Whether it covers the screen before, as a sheet does, rather than follow it.
    var isPresented: Bool
    /// The element that the cursor was on when the screen was left.
    var leftFrom: ViewID?
  }

  /// A place in what is longer or wider than the screen, counted in screens from zero.
  struct Page: Sendable {
    var column = 0
    var row = 0
  }

  /// A menu over the screen, with the element that opened it.
  struct Menu: Sendable {
    var items: [View]
    var opener: ViewID?
    /// Whether the cursor comes back to what opened the menu.
    var returnsCursor: Bool
  }
}

extension Session {
  /// Opens the first screen.
  public mutating func open() -> [Event] {
    guard let name = scenario.opening?.name else { return [] }
    events = [.step("open \(name)")]
    levels = [Level(name: name, isPresented: false)]
    derive()
    events += reading.greeting(in: scenario)
    land()
    return takeHeard(wasOn: false)
  }

  /// Does one thing and tells what happened.
  public mutating func perform(_ step: Step) -> [Event] {
    origin = step.origin
    let wasOn = scope.settings.isOn(.voiceOver)
    switch step.command {
    case .next(let count): repeating(count, "next") { $0.move(by: 1) }
    case .previous(let count): repeating(count, "previous") { $0.move(by: -1) }
    case .up(let count): repeating(count, "up") { $0.turn(.up) }
    case .down(let count): repeating(count, "down") { $0.turn(.down) }
    case .increment(let count): repeating(count, "increment") { $0.adjust(.up) }
    case .decrement(let count): repeating(count, "decrement") { $0.adjust(.down) }
    case .delete(let count): repeating(count, "delete") { $0.delete() }
    case .first: told("first") { $0.jump(to: 0) }
    case .last: told("last") { $0.jump(to: $0.reading.order.stops.count - 1) }
    case .focus(let name): told("focus \(name)") { $0.focus(named: name) }
    case .touch(let name): told("touch \(name)") { $0.focus(named: name) }
    case .chooseItem(let name): told("choose item \(name)") { $0.focus(named: name) }
    case .activate: told("activate") { $0.activate() }
    case .longPress: told("long press") { $0.longPress() }
    case .perform(let name): told("perform \(name)") { $0.performAction(named: name) }
    case .rotor(let name): told("rotor \(name)") { $0.turnRotor(to: name) }
    case .scroll(let direction): told("scroll \(direction.rawValue)") { $0.scroll(direction) }
    case .escape: told("escape") { $0.escape() }
    case .magicTap: told("magic tap") { $0.magicTap() }
    case .readAll(.here): told("read all") { $0.readAll(from: $0.cursor) }
    case .readAll(.top): told("read all from the top") { $0.readAll(from: 0) }
    case .type(let text): told("type \(text)") { $0.type(text) }
    case .drag(let name): told(name.map { "drag \($0)" } ?? "drag") { $0.startDrag(named: name) }
    case .drop(let name): told(name.map { "drop \($0)" } ?? "drop") { $0.performDrop(named: name) }
    case .showNames: told("show names") { $0.showNames() }
    case .scan: told("scan") { $0.scan() }
    case .wait(let seconds): told("wait \(Value.text(of: seconds))") { $0.pass(seconds) }
    case .settings(let changes): told("settings \(Session.words(for: changes))") { $0.change(changes) }
    case .hear: break
    }
    return takeHeard(wasOn: wasOn)
  }

  /// Takes what has happened; while VoiceOver is off, nothing of it is heard.
  private mutating func takeHeard(wasOn: Bool) -> [Event] {
    wasOn || scope.settings.isOn(.voiceOver) ? take() : take().filter { !$0.isOfVoiceOver }
  }

  /// Settings with their values, in the order of their names.
  private static func words(for changes: [Setting: Value]) -> String {
    changes.sorted { $0.key.rawValue < $1.key.rawValue }.map { "\($0.key.rawValue) \($0.value.asSetting)" }
      .joined(separator: ", ")
  }

  private mutating func repeating(_ count: Int, _ words: String, _ body: (inout Session) -> Void) {
    for _ in 0..<max(count, 1) { told(words, body) }
  }

  /// Carries out a step and lets the time of a step pass, in which delayed announcements are heard.
  private mutating func told(_ words: String, _ body: (inout Session) -> Void) {
    events.append(.step(words))
    body(&self)
    pass(Session.secondsOfStep)
  }

  /// How long a person rests on what was heard before the next step.
  private static let secondsOfStep = 1.0

  mutating func take() -> [Event] {
    defer { events = [] }
    return events
  }

  /// The element under the cursor.
  public var focused: Element? { stop?.element }

  var stop: Stop? {
    guard let cursor, reading.order.stops.indices.contains(cursor) else { return nil }
    return reading.order.stops[cursor]
  }

  /// Notes that the step cannot be done as it was written.
  mutating func fail(_ kind: Problem.Kind, _ message: String) {
    events.append(.problem(Problem(kind: kind, message: message, origin: origin)))
  }
}
