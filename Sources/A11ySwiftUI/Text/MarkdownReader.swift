/// Reads the Markdown of a text that is looked up: emphasis, code, links, and nouns that agree with numbers.
struct MarkdownReader {
  /// A character of the format, or a gap that was filled: what stands in a gap is not Markdown.
  private enum Symbol {
    case character(Character)
    case filled(ResolvedText)
  }

  /// What was read: words, and gaps that were filled.
  private enum Part {
    case words(String)
    case filled(ResolvedText)
  }

  private var parts: [Part] = []
  private var hasMarks = false
  private static let marks = Set("*_`[~^\\".utf8)

  mutating func append(_ text: String) {
    if text.utf8.contains(where: MarkdownReader.marks.contains) { hasMarks = true }
    parts.append(.words(text))
  }

  mutating func append(_ text: ResolvedText) { parts.append(.filled(text)) }

  /// What was read, in the end.
  func text(language: String) -> ResolvedText {
    guard hasMarks else { return ResolvedText(runs: plainRuns) }
    let symbols = parts.flatMap { part -> [Symbol] in
      switch part {
      case .words(let text): text.map(Symbol.character)
      case .filled(let text): [.filled(text)]
      }
    }
    var runs: [ResolvedText.Run] = []
    read(symbols[...], link: nil, language: language, into: &runs)
    return ResolvedText(runs: runs)
  }

  /// The words where nothing is marked up: neighbors are one run.
  private var plainRuns: [ResolvedText.Run] {
    var plain = ""
    var runs: [ResolvedText.Run] = []
    for part in parts {
      switch part {
      case .words(let text): plain += text
      case .filled(let text):
        if !plain.isEmpty { runs.append(ResolvedText.Run(text: plain)) }
        plain = ""
        runs += text.runs
      }
    }
    if !plain.isEmpty { runs.append(ResolvedText.Run(text: plain)) }
    return runs
  }

  private func read(
    _ symbols: ArraySlice<Symbol>, link: URL?, language: String, into runs: inout [ResolvedText.Run]
  ) {
    var rest = symbols
    var plain = ""
    func flush() {
      guard !plain.isEmpty else { return }
      runs.append(ResolvedText.Run(text: plain, link: link))
      plain = ""
    }
    while let symbol = rest.first {
      switch symbol {
      case .filled(let text):
        flush()
        for var run in text.runs {
          run.link = run.link ?? link
          runs.append(run)
        }
        rest.removeFirst()
      case .character(let character):
        if hasMarks, let span = MarkdownReader.span(at: rest, after: plain.last) {
          flush()
          switch span.kind {
          case .emphasis: read(span.inside, link: link, language: language, into: &runs)
          case .code(let text): runs.append(ResolvedText.Run(text: text, link: link))
          case .link(let url): read(span.inside, link: url, language: language, into: &runs)
          case .inflected:
            var inner: [ResolvedText.Run] = []
            read(span.inside, link: link, language: language, into: &inner)
            runs += MarkdownReader.agreeing(inner, language: language)
          }
          rest = rest[span.end...]
        } else if hasMarks, character == "\\", case .character(let next)? = rest.dropFirst().first,
          next.isPunctuation || next.isSymbol
        {
          plain.append(next)
          rest = rest.dropFirst(2)
        } else {
          plain.append(character)
          rest.removeFirst()
        }
      }
    }
    flush()
  }

  /// Words of which the last one agrees with the number before it.
  private static func agreeing(_ runs: [ResolvedText.Run], language: String) -> [ResolvedText.Run] {
    guard var last = runs.last else { return runs }
    last.text = Inflection.agreeing(last.text, of: runs.map(\.text).joined(), language: language)
    return runs.dropLast() + [last]
  }

  private struct Span {
    enum Kind {
      case emphasis
      case code(String)
      case link(URL)
      case inflected
    }

    let kind: Kind
    let inside: ArraySlice<Symbol>
    let end: Int
  }

  /// The span that begins here, if one does.
  private static func span(at symbols: ArraySlice<Symbol>, after previous: Character?) -> Span? {
    guard case .character(let mark)? = symbols.first else { return nil }
    switch mark {
    case "*", "_", "~":
      let count = symbols.prefix { isCharacter($0, mark) }.count
      guard count <= 3, mark != "~" || count == 2 else { return nil }
      let inner = symbols.dropFirst(count)
      guard let first = inner.first, !isSpace(first) else { return nil }
      // An underscore inside a word is a letter of it.
      if mark == "_", let previous, previous.isLetter || previous.isNumber { return nil }
      guard let close = closing(mark, count, in: inner), close > inner.startIndex else { return nil }
      return Span(kind: .emphasis, inside: inner[..<close], end: close + count)
    case "`":
      let inner = symbols.dropFirst()
      guard let close = inner.firstIndex(where: { isCharacter($0, "`") }) else { return nil }
      return Span(kind: .code(text(of: inner[..<close])), inside: [], end: close + 1)
    case "[": return link(symbols.dropFirst())
    case "^":
      guard let next = symbols.dropFirst().first, isCharacter(next, "["),
        let span = bracketed(symbols.dropFirst(2))
      else { return nil }
      guard text(of: span.target).contains("inflect") else { return nil }
      return Span(kind: .inflected, inside: span.inside, end: span.end)
    default: return nil
    }
  }

  private static func link(_ symbols: ArraySlice<Symbol>) -> Span? {
    guard let span = bracketed(symbols) else { return nil }
    let address = text(of: span.target).split(separator: " ").first.map(String.init) ?? ""
    guard let url = URL(string: address) else { return nil }
    return Span(kind: .link(url), inside: span.inside, end: span.end)
  }

  /// `…](…)`, from after the first bracket on.
  private static func bracketed(
    _ symbols: ArraySlice<Symbol>
  ) -> (inside: ArraySlice<Symbol>, target: ArraySlice<Symbol>, end: Int)? {
    guard let close = symbols.firstIndex(where: { isCharacter($0, "]") }) else { return nil }
    let following = symbols[(close + 1)...]
    guard let open = following.first, isCharacter(open, "("),
      let end = following.firstIndex(where: { isCharacter($0, ")") })
    else { return nil }
    return (symbols[..<close], following[(close + 2)..<end], end + 1)
  }

  private static func closing(_ mark: Character, _ count: Int, in symbols: ArraySlice<Symbol>) -> Int? {
    var index = symbols.startIndex
    while index + count <= symbols.endIndex {
      if symbols[index..<(index + count)].allSatisfy({ isCharacter($0, mark) }),
        index > symbols.startIndex, !isSpace(symbols[index - 1])
      {
        return index
      }
      index += 1
    }
    return nil
  }

  private static func isCharacter(_ symbol: Symbol, _ character: Character) -> Bool {
    guard case .character(let found) = symbol else { return false }
    return found == character
  }

  private static func isSpace(_ symbol: Symbol) -> Bool {
    guard case .character(let found) = symbol else { return false }
    return found.isWhitespace
  }

  private static func text(of symbols: ArraySlice<Symbol>) -> String {
    symbols.reduce(into: "") { text, symbol in
      switch symbol {
      case .character(let character): text.append(character)
      case .filled(let filled): text += filled.string
      }
    }
  }
}
