internal import Interface
internal import Utterances

/// What the simulation says at one moment: words at once, and others after a pause.
struct HeardUtterance: Sendable {
  /// All of it as it is printed, with `~` before what follows a pause.
  let text: String
  /// Whether it answers to something that was done, and not to a move of the cursor.
  let isAfterAction: Bool
  /// Whether it is begun and not heard to its end: how much of it was recorded, and whether, is left to the recording.
  let isCut: Bool
  let atOnce: [String]
  let afterPause: [[String]]

  /// - Parameters:
  ///   - words: What is said at once.
  ///   - pauses: What is said after a pause, part by part.
  ///   - isAfterAction: Whether it answers to something that was done.
  ///   - isCut: Whether it is not heard to its end.
  ///   - voice: What a voice makes of words, if the recording has them as they were spoken.
  init(
    _ words: String, afterPause pauses: [String] = [], isAfterAction: Bool, isCut: Bool = false,
    voice: ((String) -> String)? = nil
  ) {
    func comparable(_ text: String) -> [String] {
      ComparableWords(text, spellsLetters: voice != nil, hasGaps: false).words
    }
    let words = voice?(words) ?? words
    let pauses = voice.map(pauses.map) ?? pauses
    text = ([isCut ? words + " …" : words] + pauses.map { "~ \($0)" }).joined(separator: " ")
    self.isAfterAction = isAfterAction
    self.isCut = isCut
    atOnce = comparable(words)
    afterPause = pauses.map(comparable).filter { !$0.isEmpty }
  }

  init(_ utterance: Utterance, isAfterAction: Bool = false, voice: ((String) -> String)? = nil) {
    self.init(
      utterance.text(), afterPause: utterance.linesAfterPause(), isAfterAction: isAfterAction, voice: voice)
  }

  var isSilent: Bool { atOnce.isEmpty && afterPause.isEmpty }
}

extension [HeardUtterance] {
  /// What is heard of events.
  init(_ events: [Event], of steps: [Step], voice: ((String) -> String)? = nil) {
    self = []
    var purposes = steps.flatMap(\.purposes)[...]
    var hasOpened = false
    var isAfterAction = false
    for event in events {
      switch event {
      // The first step is the opening of the screen.
      case .step:
        if hasOpened, let purpose = purposes.popFirst() { isAfterAction = purpose ?? isAfterAction }
        hasOpened = true
      case .focus(_, let utterance), .speech(let utterance):
        append(HeardUtterance(utterance, isAfterAction: isAfterAction, voice: voice))
      case .announcement(let words, let loss, _) where loss == nil || loss == .cut:
        append(HeardUtterance(words, isAfterAction: isAfterAction, isCut: loss == .cut, voice: voice))
      // A step that cannot be done is a difference of its own, and no words.
      case .problem, .screen, .announcement, .cut, .flow, .task, .sound, .shown: break
      }
    }
  }
}

extension Step {
  /// For each gesture of the step, whether it does something: `false` if it moves the cursor, `nil` if it only waits.
  fileprivate var purposes: [Bool?] {
    switch command {
    case .next(let count), .previous(let count): Array(repeating: false, count: max(count, 1))
    case .first, .last, .focus, .touch, .chooseItem, .enterGroup, .leaveGroup: [false]
    case .up(let count), .down(let count), .increment(let count), .decrement(let count), .delete(let count):
      Array(repeating: true, count: max(count, 1))
    case .activate, .longPress, .perform, .rotor, .scroll, .escape, .magicTap, .readAll, .type, .dictate, .drag, .drop,
      .showNames, .say, .scan, .select, .menu, .point, .press, .settings:
      [true]
    case .wait: [nil]
    case .hear: []
    }
  }
}
