internal import Elements
internal import Interface
internal import Order
internal import Readers
internal import Utterances

// Steps of those who operate what they see. What they do in the app is what VoiceOver's cursor would do there, so that it
// is heard as well while VoiceOver is on.
extension Session {
  /// Carries out a step of another technology.
  mutating func point(_ step: Step, with technology: StepRow.Technology) {
    let answer: PointingAnswer
    var reached: Int?
    switch technology {
    case .voiceControl:
      var reader = VoiceControl(in: situation, showing: overlay)
      answer = reader.perform(step)
      overlay = reader.overlay
    case .switchControl:
      var reader = SwitchControl(in: situation, at: scanner)
      answer = reader.perform(step)
      scanner = reader.scanner
    case .fullKeyboardAccess:
      var reader = FullKeyboardAccess(in: situation, at: ring)
      let before = reader.place
      answer = reader.perform(step)
      ring = reader.position
      reached = reader.place == before ? nil : reader.place
    case .voiceOver, .talkBack, .none: return
    }
    outcome.append(answer.events)
    guard let request = answer.request else { return follow(to: reached) }
    if case .say(let sentence, let times) = request {
      for _ in 0..<times { point(Step(.say(sentence), origin: step.origin), with: technology) }
      return
    }
    let before = SeenState(of: self, at: request)
    carryOut(request)
    // While a screen reader is on, what has become of the app is heard.
    if !technologies.isReadAloud { outcome.append(before.changes(to: self)) }
    follow(to: reached)
    guard technology == .voiceControl else { return }
    var reader = VoiceControl(in: situation, showing: overlay)
    outcome.append(reader.shownAgain())
    overlay = reader.overlay
  }

  /// Does what is done with a finger or on a keyboard; while no screen reader is on, what is written is seen.
  mutating func carryOutByHand(_ command: Step.Command) {
    guard !technologies.isReadAloud, let request = command.asWriting else { return carryOut(command) }
    let before = SeenState(of: self, at: request)
    carryOut(command)
    outcome.append(before.changes(to: self))
  }

  /// VoiceOver's cursor goes where the keyboard has gone, and says it.
  ///
  /// Source: VoiceOver Utility of the Mac, “Synchronize keyboard focus and VoiceOver cursor” (phetsims/ohms-law, issue 114);
  /// for iPhone and iPad assumed.
  private mutating func follow(to place: Int?) {
    guard let place, technologies.hasVoiceOver, !technologies.hasTalkBack, cursor != place else { return }
    jump(to: place)
  }

  /// What the other technologies find.
  var situation: Situation {
    var window = reading.window
    (window.x, window.y) = (Double(page.column) * window.width, Double(page.row) * window.height)
    let reachesAll = settings.isOn(.fullKeyboardAccess) || !circumstances.platform.system.hasKeyboardNavigation
    return Situation(
      screen: reading.snapshot, isDragging: isDragging,
      field: keyboard.map { .init(id: $0.element, hasLines: $0.hasLines) }, window: window,
      isRightToLeft: settings.layoutDirection == .rightToLeft,
      keyboardReach: reachesAll ? .all : .textAndLists,
      scanningTime: settings.scanningTime, phrasebook: reading.speaker.phrasebook)
  }

  private mutating func carryOut(_ request: PointingRequest) {
    switch request {
    case .activate(let place): at(place) { session, element in session.press(element) }
    case .longPress(let place): at(place) { session, element in session.pressLong(element) }
    case .perform(let action, let place): at(place) { session, _ in session.perform(.offered(action)) }
    case .increment(let place, let times): for _ in 0..<times { at(place) { session, _ in session.adjust(.up) } }
    case .decrement(let place, let times): for _ in 0..<times { at(place) { session, _ in session.adjust(.down) } }
    case .set(let place, let part): at(place) { session, element in session.set(element, to: part) }
    case .scroll(let direction, let toEnd): scroll(direction, toEnd: toEnd)
    case .escape: escape()
    case .type(let text): type(text)
    case .dictate(let words): dictate(words)
    case .delete: delete()
    case .edit(let change): edit(change)
    case .endEditing: endEditing()
    case .fail(let kind, let message): fail(kind, message)
    // Carried out as a step of its own.
    case .say: break
    }
  }

  /// Presses long on what is seen: at the accessibility sizes an item of a bar is shown large, and activated as the finger
  /// leaves it (WWDC19-261); with VoiceOver on, a long press is VoiceOver's (assumed).
  mutating func pressLong(_ element: Element) {
    let isInBar = reading.tree.elements { $0.role.isBar }[element.id] != nil
    guard !settings.isReadAloud, isInBar, settings.dynamicType >= .accessibility1, !reading.speaker.isMac else {
      return longPress()
    }
    let title = element.voiceName ?? "nothing, for want of a name"
    outcome.append(.shown("large content: \(title)"))
    press(element)
  }

  /// Does something at a stop, to which the cursor comes without a word.
  private mutating func at(_ place: Int, _ body: (inout Session, Element) -> Void) {
    guard reading.order.stops.indices.contains(place) else { return }
    if cursor != place {
      cursor = place
      rotor.leave()
    }
    body(&self, reading.order.stops[place].element)
  }
}

extension Platform.System {
  /// Whether a keyboard moves a focus without Full Keyboard Access; elsewhere keys that move one mean that it is on.
  fileprivate var hasKeyboardNavigation: Bool {
    switch self {
    case .macOS, .iPadOS: true
    case .iOS, .watchOS, .visionOS: false
    }
  }
}

extension Step.Command {
  /// What the step asks for if it changes what is written in a field; `nil` for any other.
  fileprivate var asWriting: PointingRequest? {
    switch self {
    case .type(let text): .type(text)
    case .delete: .delete
    case .next, .previous, .first, .last, .focus, .touch, .chooseItem, .enterGroup, .leaveGroup, .activate, .longPress,
      .perform, .rotor, .up, .down, .increment, .decrement, .scroll, .escape, .magicTap, .readAll, .dictate, .drag,
      .drop, .wait, .settings, .showNames, .say, .scan, .select, .menu, .point, .press, .hear:
      nil
    }
  }
}
