/// What is said for a command, in the notation of Apple's strings: `Scroll to [the] top|Scroll to [the] beginning`.
///
/// A line stands between ways to say the same, what is in brackets can be left out, and in braces is what the person puts
/// in.
struct SpokenPattern: Sendable {
  /// What the person puts in.
  private enum Slot: String, Sendable {
    /// The name of something on the screen, or its number.
    case name
    /// Words of any kind.
    case phrase
    case count

    func takes(_ words: SpokenWords) -> Bool {
      switch self {
      case .name, .phrase: words.count > 0
      case .count: words.number != nil
      }
    }

    /// The most words that it can hold of some.
    func most(of words: SpokenWords) -> Int {
      switch self {
      case .name, .phrase: words.count
      case .count: min(words.count, SpokenWords.longestNumber)
      }
    }
  }

  private indirect enum Piece: Sendable {
    case word(String)
    case optional([Piece])
    case slot(Slot)
  }

  private let ways: [[Piece]]

  init(_ text: String) {
    ways = text.split(separator: "|").map { way in
      var rest = way
      return SpokenPattern.pieces(of: &rest)
    }
  }

  /// The pieces up to the end, or to the bracket that closes them.
  private static func pieces(of text: inout Substring) -> [Piece] {
    var pieces: [Piece] = []
    while let mark = text.first, mark != "]" {
      switch mark {
      case " ": text.removeFirst()
      case "[":
        text.removeFirst()
        pieces.append(.optional(SpokenPattern.pieces(of: &text)))
        text = text.dropFirst()
      case "{":
        let name = text.dropFirst().prefix { $0 != "}" }
        if let slot = Slot(rawValue: String(name)) { pieces.append(.slot(slot)) }
        text = text.dropFirst(name.count + 2)
      default:
        let word = text.prefix { !" []{".contains($0) }
        pieces.append(.word(word.lowercased()))
        text = text.dropFirst(word.count)
      }
    }
    return pieces
  }

  /// What the person put in, if these are the words of the command; else `nil`.
  func filled(by words: SpokenWords) -> [SpokenWords]? {
    for way in ways {
      if let slots = SpokenPattern.fill(way[...], with: words) { return slots }
    }
    return nil
  }

  private static func fill(_ pieces: ArraySlice<Piece>, with words: SpokenWords) -> [SpokenWords]? {
    guard let piece = pieces.first else { return words.count == 0 ? [] : nil }
    let others = pieces.dropFirst()
    switch piece {
    case .word(let word):
      return words.first == word ? fill(others, with: words.parted(after: 1).after) : nil
    case .optional(let inner):
      return fill((inner + others)[...], with: words) ?? fill(others, with: words)
    case .slot(let slot):
      if others.isEmpty { return slot.takes(words) ? [words] : nil }
      for count in 0..<slot.most(of: words) {
        let (inside, outside) = words.parted(after: count + 1)
        guard slot.takes(inside) else { continue }
        if let more = fill(others, with: outside) { return [inside] + more }
        // Apple's strings have the plural alone; that one of something is said in the singular is assumed.
        if slot == .count, inside.number == 1, case .word(let plural)? = others.first,
          plural == outside.first.map({ $0 + "s" }),
          let more = fill(others.dropFirst(), with: outside.parted(after: 1).after)
        {
          return [inside] + more
        }
      }
      return nil
    }
  }
}
