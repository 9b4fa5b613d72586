internal import Elements
internal import Interface
internal import Languages
internal import Order
package import Transcripts
internal import Utterances
package import Voices

extension Transcript {
  /// What a voice speaks of the transcript, line by line, with the pauses that VoiceOver makes.
  ///
  /// - Parameters:
  ///   - stops: The stops to speak, counted from one, with what is heard before the next one; `nil` for all.
  ///   - language: The language of what names none; `nil` for the transcript's own.
  /// - Returns: The lines in the order in which they are heard.
  package func spokenLines(of stops: ClosedRange<Int>? = nil, language: String? = nil) -> [SpokenLine] {
    var narration = Narration(language: language ?? self.language, stops: stops)
    narration.add(events)
    return narration.lines
  }
}

extension [SpokenLine] {
  /// What is spoken, without what is only read.
  package var items: [SpokenItem] { flatMap(\.items) }
}

/// Turns events into what a voice says.
package struct Narration: Sendable {
  /// The silences between what VoiceOver says, in seconds; estimated by ear from recordings of talks.
  enum Pause {
    static let betweenElements = SpeakingTime.betweenElements
    static let beforeHint = SpeakingTime.beforeHint
  }

  /// What has been said so far.
  package private(set) var lines: [SpokenLine] = []
  private let language: String
  private let stops: ClosedRange<Int>?
  /// The stop that was spoken last, counted from one, and how much was said since.
  private var stop = 0
  private var count = 0
  private var element: Element?
  /// Lines that are read before what is heard next.
  private var heading = ""
  /// The lines that have words, for what cuts them; `nil` for each that is not spoken here.
  private var told: [Int?] = []

  /// - Parameters:
  ///   - language: The language of what names none.
  ///   - stops: The stops to speak, counted from one; `nil` for all.
  package init(language: String, stops: ClosedRange<Int>? = nil) {
    self.language = language
    self.stops = stops
  }

  /// Takes what happened next.
  package mutating func add(_ events: [Event]) {
    for event in events { add(event) }
  }

  private mutating func add(_ event: Event) {
    switch event {
    case .screen, .flow, .task, .step:
      heading += event.text()
    case .problem, .shown:
      put(event.text(), [])
    case .sound(let sound):
      put(event.text(), [.sound(sound.spoken, id: nextID())])
    case .announcement(let text, let loss, let silence):
      guard loss == nil || loss == .cut else { return }
      put(event.text(), [.passage(passage(text, pause: lines.isEmpty ? 0 : silence ?? Pause.betweenElements))])
    case .cut(let cut):
      end(at: cut)
      put(event.text(), [])
    case .speech(let utterance):
      put(event.text(), passages(ofParts: utterance).map(SpokenItem.passage))
    case .focus(let element, let utterance):
      stop += 1
      count = 0
      self.element = element
      put(utterance.text().onOneLine + "\n", passages(of: utterance, on: element).map(SpokenItem.passage))
      for (line, part) in zip(utterance.linesAfterPause(), utterance.parts.filter(\.kind.followsPause)) {
        var passage = passage(line, pause: Pause.beforeHint)
        if let language = borrowedLanguage(of: part, in: utterance) { passage.language = language }
        put("~ \(line.onOneLine)\n", [.passage(passage)])
      }
    }
  }

  /// The silence before an utterance; nothing comes before the first.
  private var pause: Double { lines.isEmpty ? 0 : Pause.betweenElements }

  private mutating func put(_ text: String, _ items: [SpokenItem]) {
    defer { heading = "" }
    let isSpoken = stops?.contains(stop) ?? true
    if items.contains(where: { !$0.words.isEmpty }) { told.append(isSpoken ? lines.count : nil) }
    if isSpoken { lines.append(SpokenLine(text: heading + text, items: items)) }
  }

  /// Has what is being said end where the transcript says so, whatever the rate of the voice.
  private mutating func end(at cut: Cut) {
    for case let line? in told.suffix(cut.unheardLines) { lines[line].items = [] }
    told.removeLast(min(cut.unheardLines, told.count))
    guard case let line?? = told.last else { return }
    lines[line].items = lines[line].items.prefix(words: cut.wordCount)
  }

  /// An utterance as passages: what is pronounced in a way of its own stands apart from the words around it, be it the
  /// label or its words in other languages, or a phrase for which the language of the utterance lacks words.
  private mutating func passages(of utterance: Utterance, on element: Element) -> [SpokenPassage] {
    let speech = element.hasDetails ? element.details.speech : nil
    let pieces = pieces(of: utterance, speaking: speech?.needsVoice == true)
    var passages: [SpokenPassage] = []
    for piece in pieces {
      let words = piece.words.drop { $0 == "," || $0 == " " }
      guard !words.isEmpty else { continue }
      let isSpelled = piece.isLabel && speech?.spellsOut == true
      for run in isSpelled ? Narration.spelledRuns(of: words) : [words] {
        var passage = passage(String(run), pause: passages.isEmpty ? pause : 0)
        if piece.isLabel, let speech {
          passage.pitch = speech.pitch ?? 1
          passage.ipa = speech.ipa
          passage.spellsOut = isSpelled && Narration.isLetter(run.prefix { $0 != " " })
          passage.speaksPunctuation = speech.speaksPunctuation
        }
        if let language = piece.language { passage.language = language }
        passages.append(passage)
      }
    }
    return passages
  }

  /// The words of a label that is spelled, cut between its letters and what is told of them: “cap”, “A”.
  private static func spelledRuns(of words: Substring) -> [Substring] {
    words.split(separator: " ").reduce(into: []) { runs, word in
      if let last = runs.last, isLetter(word) == isLetter(last.prefix { $0 != " " }) {
        runs[runs.count - 1] = words[last.startIndex..<word.endIndex]
      } else {
        runs.append(word)
      }
    }
  }

  private static func isLetter(_ word: Substring) -> Bool { word.count == 1 }

  /// What is heard at once, cut where the pronunciation changes.
  private func pieces(of utterance: Utterance, speaking speaksLabel: Bool) -> [Piece] {
    let text = utterance.text()
    var pieces: [Piece] = []
    var (start, rest) = (text.startIndex, text[...])
    for part in utterance.parts where !part.kind.followsPause {
      let words = utterance.words(of: part, in: .spoken)
      guard let range = rest.firstRange(of: words), !range.isEmpty else { continue }
      rest = text[range.upperBound...]
      let language = borrowedLanguage(of: part, in: utterance)
      let isLabel = speaksLabel && part.kind == .label
      guard isLabel || language != nil else { continue }
      pieces.append(Piece(text[start..<range.lowerBound]))
      pieces += isLabel ? Piece.pieces(of: text[range], part) : [Piece(text[range], in: language)]
      start = range.upperBound
    }
    return pieces + [Piece(text[start...])]
  }

  /// An utterance as one passage, or as one for each part if they differ in pitch.
  private mutating func passages(ofParts utterance: Utterance) -> [SpokenPassage] {
    let isPlain = utterance.parts.allSatisfy { $0.pitch == nil && borrowedLanguage(of: $0, in: utterance) == nil }
    guard !isPlain else { return [passage(utterance.text(), pause: pause)] }
    return utterance.parts.enumerated().map { index, part in
      var passage = passage(utterance.words(of: part, in: .spoken), pause: index == 0 ? pause : 0)
      passage.pitch = part.pitch ?? 1
      if let language = borrowedLanguage(of: part, in: utterance) { passage.language = language }
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

  /// The language of the element that is spoken of, or else of the transcript.
  private var languageHere: String { element.flatMap { $0.hasDetails ? $0.details.language : nil } ?? language }

  /// The language of a phrase of VoiceOver's that is not in the language around it, because that has no words for it; else `nil`.
  private func borrowedLanguage(of part: Utterance.Part, in utterance: Utterance) -> String? {
    guard let words = part.phrase.flatMap(utterance.phrasebook.evidence)?.language else { return nil }
    return LanguageTag(words).language == LanguageTag(languageHere).language ? nil : words
  }

  private mutating func passage(_ text: String, pause: Double) -> SpokenPassage {
    SpokenPassage(id: nextID(), text: text, language: languageHere, pauseBefore: pause)
  }

  /// The number of the stop, and after a point what else is heard there.
  private mutating func nextID() -> String {
    defer { count += 1 }
    return count == 0 ? "\(stop)" : "\(stop).\(count)"
  }
}

extension Speech {
  /// Whether the words alone do not tell how they sound: an “A” that is spelled is not an article.
  fileprivate var needsVoice: Bool {
    ipa != nil || pitch != nil || spellsOut || speaksPunctuation || !languages.isEmpty
  }
}

extension SpokenItem {
  /// What is said, in words as they are counted where it is cut.
  fileprivate var words: [Substring] {
    switch self {
    case .passage(let passage): SpeakingTime.words(of: passage.text)
    case .sound: []
    }
  }
}

extension [SpokenItem] {
  /// As many words as are heard, without what comes after them.
  fileprivate func prefix(words count: Int) -> [SpokenItem] {
    var (items, rest) = ([SpokenItem](), count)
    for case .passage(var passage) in self where rest > 0 {
      let words = SpeakingTime.words(of: passage.text)
      if rest < words.count {
        passage.text = SpeakingTime.prefix(of: passage.text, words: rest)
        // How the whole sounds does not tell how a part of it does.
        passage.ipa = nil
      }
      items.append(.passage(passage))
      rest -= words.count
    }
    return items
  }
}

extension Event.Sound {
  fileprivate var spoken: SpokenSound {
    switch self {
    case .boundary: .boundary
    case .screenChanged: .screenChange
    case .pageScrolled: .pageScroll
    case .click, .capitalLetter, .deleted: .click
    case .actionsAvailable, .moreContentAvailable, .dictationBegan, .dictationEnded: .offer
    }
  }
}
