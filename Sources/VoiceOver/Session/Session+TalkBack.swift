internal import Elements
internal import Interface
internal import Order
internal import Readers
package import Utterances

// TalkBack in VoiceOver's place: it moves in its own order and says its own words; what is done in the app is what
// VoiceOver's cursor would do there.
extension Session {
  var talkBackReader: TalkBack { TalkBack(in: situation, remembering: talkBack) }

  /// Carries out a step with TalkBack.
  mutating func listenWithTalkBack(_ command: Step.Command) {
    var reader = talkBackReader
    switch command {
    case .next: tell(reader.move(by: 1), by: reader)
    case .previous: tell(reader.move(by: -1), by: reader)
    case .first: tell(reader.jump(toEnd: false), by: reader)
    case .last: tell(reader.jump(toEnd: true), by: reader)
    case .focus(let query), .touch(let query), .chooseItem(let query):
      if let place = place(of: query) { tell(reader.land(on: place), by: reader) }
    case .readAll(let start): tell(reader.readAll(from: start), by: reader)
    case .rotor(let name):
      guard let said = reader.turn(to: name) else {
        return fail(.wrongName(name, known: reader.readingControls), "TalkBack has no reading control '\(name)'")
      }
      tell(said, by: reader)
    case .activate where reader.chosenAction != nil:
      if let action = reader.chosenAction { perform(.offered(action)) }
    case .up where reader.adjusts: carryOut(.increment(1))
    case .down where reader.adjusts: carryOut(.decrement(1))
    case .up: tell(reader.step(forward: false), by: reader)
    case .down: tell(reader.step(forward: true), by: reader)
    case .type(let text):
      let canType = keyboard != nil
      carryOut(command)
      if canType { outcome.tell(reader.typed(text)) }
    case .delete:
      let before = keyboard?.text ?? []
      carryOut(command)
      // What has gone stood after the insertion point as it is now.
      let end = before.count - (keyboard.map { $0.text.count - $0.insertion } ?? 0)
      let start = keyboard?.insertion ?? 0
      if start < end { outcome.tell(reader.deleted(String(before[start..<end]))) }
    case .activate, .longPress, .perform, .increment, .decrement, .scroll, .escape, .magicTap, .drag, .drop,
      .enterGroup, .leaveGroup, .dictate:
      carryOut(command)
    // These are other readers', or nobody's.
    case .showNames, .say, .scan, .select, .menu, .point, .press, .wait, .settings, .hear: carryOut(command)
    }
  }

  /// Says what has become of the app since TalkBack spoke last.
  mutating func followWithTalkBack() {
    guard technologies.hasTalkBack else { return }
    var reader = talkBackReader
    let before = reader.place
    let isSameScreen = reader.isOn(screenInFront)
    var events = reader.follow(toScreen: screenInFront)
    // The app has asked for another element, or the one under the cursor has gone.
    if isSameScreen, let cursor, cursor != before { events = reader.land(on: cursor) }
    tell(events, by: reader)
  }

  private mutating func tell(_ events: [Event], by reader: TalkBack) {
    outcome.tell(events)
    talkBack = reader.memory
    cursor = reader.place ?? cursor
    rotor.leave()
  }

  /// TalkBack has been turned on or off, and says so.
  mutating func switchTalkBack() {
    let isOn = settings.isOn(.talkBack)
    outcome.isMuted = isOn
    talkBack = TalkBack.Memory()
    outcome.tell([talkBackReader.switched(on: isOn)])
    if !isOn { speakFocus(comingFrom: nil) }
  }

  /// What TalkBack says where the cursor is.
  var landingOfTalkBack: Event? {
    var reader = talkBackReader
    return reader.place.flatMap { reader.land(on: $0).last }
  }
}

extension ScreenReading {
  /// What TalkBack says at every stop in its order, each with its place in the reading order of iOS.
  package var talkBackUtterances: [(place: Int, utterance: Utterance)] {
    let screen = TalkBackScreen(
      of: snapshot, isRightToLeft: settings.layoutDirection == .rightToLeft)
    let words = TalkBackWords(speaker.phrasebook.language)
    var previous: Int?
    return screen.places.map { place in
      defer { previous = place }
      let description = TalkBackDescription(of: place, from: previous, on: screen, order, in: words)
      return (place, description.utterance(in: speaker.phrasebook))
    }
  }

  /// The stops from the first to the last, with what the reader that is on says at each.
  package var landings: some Sequence<Landing> {
    let talkBack = settings.isOn(.talkBack) ? talkBackUtterances : nil
    let stops = talkBack.map { ChunkedArray($0.map { order.stops[$0.place] }) } ?? order.stops
    return zip(stops, talkBack?.map(\.utterance) ?? utterances()).lazy.map(Landing.init)
  }

  /// The sounds that are made at a stop.
  func sounds(at stop: Stop) -> [Event] { settings.isOn(.talkBack) ? [] : speaker.sounds(at: stop) }
}
