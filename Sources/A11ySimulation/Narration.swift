internal import Elements
internal import Interface
internal import Order
public import Transcripts
internal import Utterances
public import Voices

extension Transcript {
  /// What a voice speaks of the transcript, line by line, with the pauses that VoiceOver makes.
  ///
  /// - Parameters:
  ///   - stops: The stops to speak, counted from one, with what is heard before the next one; `nil` for all.
  ///   - language: The language of what names none; `nil` for the transcript's own.
  /// - Returns: The lines in the order in which they are heard.
  public func spokenLines(of stops: ClosedRange<Int>? = nil, language: String? = nil) -> [SpokenLine] {
    var narration = Narration(language: language ?? self.language, stops: stops)
    narration.add(events)
    return narration.lines
  }
}

extension [SpokenLine] {
  /// What is spoken, without what is only read.
  public var items: [SpokenItem] { flatMap(\.items) }
}

/// Turns events into what a voice says.
public struct Narration: Sendable {
  /// The silences between what VoiceOver says, in seconds; estimated by ear from recordings of talks.
  enum Pause {
    static let betweenElements = 0.6
    static let beforeHint = 0.9
    static let beforeAnnouncement = 0.3
  }

  /// What has been said so far.
  public private(set) var lines: [SpokenLine] = []
  private let language: String
  private let stops: ClosedRange<Int>?
  /// The stop that was spoken last, counted from one, and how much was said since.
  private var stop = 0
  private var count = 0
  private var element: Element?
  /// Lines that are read before what is heard next.
  private var heading = ""
  /// Where the answer to the last step begins, for an announcement that cuts it.
  private var answer = 0

  /// - Parameters:
  ///   - language: The language of what names none.
  ///   - stops: The stops to speak, counted from one; `nil` for all.
  public init(language: String, stops: ClosedRange<Int>? = nil) {
    self.language = language
    self.stops = stops
  }

  /// Takes what happened next.
  public mutating func add(_ events: [Event]) {
    for event in events { add(event) }
  }

  private mutating func add(_ event: Event) {
    switch event {
    case .flow, .task, .step:
      heading += event.text()
      answer = lines.count
    case .problem, .shown:
      put(event.text(), [])
    case .sound(let sound):
      put(event.text(), [.sound(sound.spoken, id: nextID())])
    case .announcement(let text, let loss, let seconds):
      guard loss == nil else { return }
      if let seconds { cutAnswer(after: seconds) }
      let pause = seconds == nil ? Pause.betweenElements : Pause.beforeAnnouncement
      put(event.text(), [.passage(passage(text, pause: answer < lines.count && seconds != nil ? 0 : pause))])
    case .speech(let utterance):
      put(event.text(), passages(ofParts: utterance).map(SpokenItem.passage))
    case .focus(let element, let utterance):
      stop += 1
      count = 0
      self.element = element
      put(utterance.text().onOneLine + "\n", passages(of: utterance, on: element).map(SpokenItem.passage))
      for line in utterance.linesAfterPause() {
        put("~ \(line.onOneLine)\n", [.passage(passage(line, pause: Pause.beforeHint))])
      }
    }
  }

  /// The silence before an utterance; nothing comes before the first.
  private var pause: Double { lines.isEmpty ? 0 : Pause.betweenElements }

  private mutating func put(_ text: String, _ items: [SpokenItem]) {
    guard stops?.contains(stop) ?? true else {
      heading = ""
      return
    }
    lines.append(SpokenLine(text: heading + text, items: items))
    heading = ""
  }

  /// Has what was said since the step end after some seconds.
  private mutating func cutAnswer(after seconds: Double) {
    for index in lines.indices.dropFirst(answer) {
      let passages = lines[index].items.compactMap(\.passage)
      guard !passages.isEmpty else { continue }
      lines[index].items = [.cut(passages, after: seconds)]
      // What would have followed is not begun any more.
      for later in lines.indices.dropFirst(index + 1) { lines[later].items = [] }
      return
    }
  }

  /// An utterance as passages: a label that is pronounced in a way of its own stands apart from the words around it,
  /// and so do its words in other languages.
  private mutating func passages(of utterance: Utterance, on element: Element) -> [SpokenPassage] {
    let text = utterance.text()
    guard let speech = element.details.speech, speech.needsVoice,
      let label = utterance.parts.first(where: { $0.kind == .label }),
      let range = text.firstRange(of: utterance.words(of: label, in: .spoken))
    else { return text.isEmpty ? [] : [passage(text, pause: pause)] }
    var passages: [SpokenPassage] = []
    for piece in [Piece(text[..<range.lowerBound])] + Piece.pieces(of: text[range], label) + [
      Piece(text[range.upperBound...])
    ] {
      let words = piece.words.drop { $0 == "," || $0 == " " }
      guard !words.isEmpty else { continue }
      var passage = passage(String(words), pause: passages.isEmpty ? pause : 0)
      if piece.isLabel {
        passage.pitch = speech.pitch ?? 1
        passage.ipa = speech.ipa
        passage.spellsOut = speech.spellsOut
        passage.speaksPunctuation = speech.speaksPunctuation
      }
      if let language = piece.language { passage.language = language }
      passages.append(passage)
    }
    return passages
  }

  /// An utterance as one passage, or as one for each part if they differ in pitch.
  private mutating func passages(ofParts utterance: Utterance) -> [SpokenPassage] {
    guard utterance.parts.contains(where: { $0.pitch != nil }) else { return [passage(utterance.text(), pause: pause)] }
    return utterance.parts.enumerated().map { index, part in
      var passage = passage(utterance.words(of: part, in: .spoken), pause: index == 0 ? pause : 0)
      passage.pitch = part.pitch ?? 1
      return passage
    }
  }

  /// Words of an utterance that are pronounced alike.
  private struct Piece {
    var words: Substring
    var isLabel = false
    var language: String?

    init(_ words: Substring, ofLabel isLabel: Bool = false, in language: String? = nil) {
      self.words = words
      self.isLabel = isLabel
      self.language = language
    }

    /// A label cut where its language changes.
    static func pieces(of words: Substring, _ label: Utterance.Part) -> [Piece] {
      var pieces: [Piece] = []
      var (rest, passed) = (words, 0)
      for range in label.languages {
        let before = rest.prefix(range.characters.lowerBound - passed)
        let foreign = rest.dropFirst(before.count).prefix(range.characters.count)
        pieces += [Piece(before, ofLabel: true), Piece(foreign, ofLabel: true, in: range.language)]
        rest = rest[foreign.endIndex...]
        passed = range.characters.upperBound
      }
      return pieces + [Piece(rest, ofLabel: true)]
    }
  }

  private mutating func passage(_ text: String, pause: Double) -> SpokenPassage {
    let details = element.flatMap { $0.hasDetails ? $0.details : nil }
    return SpokenPassage(id: nextID(), text: text, language: details?.language ?? language, pauseBefore: pause)
  }

  /// The number of the stop, and behind a point what else is heard there.
  private mutating func nextID() -> String {
    defer { count += 1 }
    return count == 0 ? "\(stop)" : "\(stop).\(count)"
  }
}

extension Speech {
  /// Whether the words alone do not tell how they sound: an “A” that is spelled is no article.
  fileprivate var needsVoice: Bool {
    ipa != nil || pitch != nil || spellsOut || speaksPunctuation || !languages.isEmpty
  }
}

extension SpokenItem {
  fileprivate var passage: SpokenPassage? {
    guard case .passage(let passage) = self else { return nil }
    return passage
  }
}

extension Event.Sound {
  fileprivate var spoken: SpokenSound {
    switch self {
    case .boundary: .boundary
    case .screenChanged: .screenChange
    case .pageScrolled: .pageScroll
    case .click, .capitalLetter, .deleted: .click
    case .actionsAvailable, .moreContentAvailable: .offer
    }
  }
}
