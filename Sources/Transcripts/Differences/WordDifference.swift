/// How the words of a line became those of another.
struct WordDifference: Sendable, Hashable {
  /// A run of words that stayed, or that were replaced by others.
  enum Run: Sendable, Hashable {
    case same([Word])
    case changed(old: [Word], new: [Word])
  }

  /// A word, a role or state of one or more words, or a punctuation mark.
  struct Word: Sendable, Hashable {
    var text: String
    /// Whether a space stands before it; of no account for what is said.
    var followsSpace: Bool
    /// “role” or “state” for words of VoiceOver's own that tell those; `nil` for all others.
    var noun: String?

    static func == (first: Word, second: Word) -> Bool { first.text == second.text }

    func hash(into hasher: inout Hasher) { hasher.combine(text) }
  }

  let runs: [Run]

  init(from old: [SpokenPart], to new: [SpokenPart]) {
    let oldWords = old.flatMap(Word.words)
    let newWords = new.flatMap(Word.words)
    var runs: [Run] = []
    var same: [Word] = []
    var changed: (old: [Word], new: [Word]) = ([], [])
    func finishSame() {
      if !same.isEmpty { runs.append(.same(same)) }
      same = []
    }
    func finishChanged() {
      if !changed.old.isEmpty || !changed.new.isEmpty { runs.append(.changed(old: changed.old, new: changed.new)) }
      changed = ([], [])
    }
    for piece in Alignment.between(oldWords, newWords) {
      switch piece {
      case .same(let index, _):
        finishChanged()
        same.append(oldWords[index])
      case .removed(let index):
        finishSame()
        changed.old.append(oldWords[index])
      case .added(let index):
        finishSame()
        changed.new.append(newWords[index])
      }
    }
    finishSame()
    finishChanged()
    self.runs = runs
  }
}

extension WordDifference.Word {
  /// The words of a part; a role or a state is one.
  static func words(of part: SpokenPart) -> [Self] {
    guard let noun = part.kind?.noun else { return words(of: part.text) }
    var words = words(of: part.text[...])
    words[0].noun = noun
    return words
  }

  /// The words of a line; commas and the like stand for themselves.
  static func words(of line: String) -> [Self] { line.split(separator: " ").flatMap(words) }

  /// The word, then the marks that end it.
  private static func words(of chunk: Substring) -> [Self] {
    var word = chunk
    var marks: [Self] = []
    while word.count > 1, let last = word.last, ",.;:!?".contains(last) {
      marks.append(Self(text: String(last), followsSpace: false))
      word.removeLast()
    }
    return [Self(text: String(word), followsSpace: true)] + marks.reversed()
  }

  /// Whether it is a mark between the pieces of an utterance.
  var isMark: Bool { text.count == 1 && ",.;:!?".contains(text) }
}

extension [WordDifference.Word] {
  /// The words as a line, without marks at either end.
  var trimmedText: String {
    let words = drop(while: \.isMark)
    let end = words.lastIndex { !$0.isMark } ?? words.startIndex - 1
    return Array(words[words.startIndex..<Swift.max(words.startIndex, end + 1)]).text
  }

  var text: String {
    reduce(into: "") { text, word in
      if word.followsSpace, !text.isEmpty { text += " " }
      text += word.text
    }
  }

  /// The pieces between commas; a role or a state is always a piece of its own.
  var pieces: [WordDifference.Piece] {
    var pieces: [WordDifference.Piece] = []
    var words: [WordDifference.Word] = []
    func finish() {
      if !words.trimmedText.isEmpty { pieces.append(WordDifference.Piece(text: words.trimmedText.onOneLine)) }
      words = []
    }
    for word in self {
      if word.noun != nil {
        finish()
        pieces.append(WordDifference.Piece(text: word.text.onOneLine, noun: word.noun))
      } else if word.text == "," {
        finish()
      } else {
        words.append(word)
      }
    }
    finish()
    return pieces
  }
}

extension WordDifference {
  /// Words that a reviewer is told of together.
  struct Piece: Sendable, Hashable {
    var text: String
    var noun: String?

    /// The words in quotes.
    var quoted: String { "'\(text)'" }

    /// The words in quotes, after what they are if they are VoiceOver's own.
    var named: String { noun.map { "\($0) \(quoted)" } ?? quoted }
  }
}
