import Diagnostics
import Yams

/// Says in plain words why YAML could not be read.
struct YAMLProblem {
  let diagnostics: [Diagnostic]

  init(_ error: any Error, in source: SourceFile) {
    switch error as? YamlError {
    case .scanner(let context, let problem, let mark, _)?, .parser(let context, let problem, let mark, _)?,
      .composer(let context, let problem, let mark, _)?:
      diagnostics = [Self.diagnostic(for: problem, at: source.place(of: mark), context: context, in: source)]
    case .duplicatedKeysInMapping(_, let context)?:
      diagnostics = DuplicateKeys.find(from: source.place(of: context.mark), in: source)
    case .reader(let problem, _, _, _)?:
      diagnostics = [.yamlSyntax(problem, at: nil)]
    case let error:
      diagnostics = [.yamlSyntax(error.map { "\($0)" } ?? "unreadable", at: nil)]
    }
  }

  /// What libyaml says, what we say instead, and what the author can do.
  private struct Wording {
    var problem: String
    var id = "yaml-syntax"
    var message: String
    var hint: String?
    /// Whether the mistake is where libyaml began to read, not where it gave up.
    var isAtBeginning = false
    /// Whether what stands there is meant as text.
    var isText = false
    /// What the line with the mistake tells to do, in its file and with its number; where it tells nothing, the hint.
    var advice: (@Sendable (WrittenLine, SourceFile, Int) -> String?)?
  }

  private static let unclosed = "write the same mark at the end of the text"

  /// The first row whose words occur in the problem holds; the words are those of libyaml 0.2.5.
  private static let wordings = [
    Wording(
      problem: "but found another document", id: "several-documents",
      message: "a file holds one scenario, and a second document begins here",
      hint: "remove '---', and give the second scenario a file of its own"),
    Wording(
      problem: "found undefined alias", id: "unknown-alias", message: "no anchor of this name stands before this alias",
      hint: "put '&name' before the value that is meant, or text that begins with '*' in quotes"),
    Wording(
      problem: "did not find expected alphabetic or numeric character",
      message: "'*' and '&' begin the name of an anchor, which has letters and digits alone",
      hint: "put text that begins with '*' or '&' in quotes", isAtBeginning: true, isText: true),
    Wording(
      problem: "mapping values are not allowed in this context", message: "a ':' cannot stand here",
      hint: "put text that contains ': ' in quotes, or check the indentation",
      advice: { line, source, number in
        line.indentationAdvice(below: source.lines(before: number))
          ?? WrittenLine.spacingAdvice(above: number, in: source.lines(before: number)) ?? line.quotingAdvice
      }),
    Wording(
      problem: "could not find expected ':'", message: "a ':' is missing after the key",
      hint: "write 'key: value', and put text of several lines in quotes", isAtBeginning: true),
    Wording(
      problem: "did not find expected key", message: "expected a key of the map here",
      hint: "check the indentation: the keys of a map begin in the same column"),
    Wording(
      problem: "did not find expected '-' indicator", message: "expected '-' and the next item of the list here",
      hint: "check the indentation: the items of a list begin in the same column",
      advice: { line, source, number in line.itemAdvice(below: source.lines(before: number)) }),
    Wording(problem: "did not find expected ',' or ']'", message: "expected ',' or ']' in the list"),
    Wording(problem: "did not find expected ',' or '}'", message: "expected ',' or '}' in the map"),
    Wording(
      problem: "block sequence entries are not allowed", message: "a list cannot begin here",
      hint: "begin it on the next line"),
    Wording(
      problem: "found unexpected end of stream", id: "unclosed-text", message: "the quotes are not closed",
      hint: unclosed, isAtBeginning: true),
    Wording(
      problem: "found unexpected document indicator", id: "unclosed-text", message: "the quotes are not closed",
      hint: unclosed, isAtBeginning: true),
    Wording(
      problem: "found unknown escape character", id: "unknown-escape", message: "there is no such escape",
      hint: "write '\\\\' for a backslash, or use single quotes"),
    Wording(problem: "aximum nesting level", id: "too-deep", message: "lists and maps are nested too deep"),
    Wording(
      problem: "found a tab character", id: "tab-indentation", message: "a tab cannot indent",
      hint: "use spaces"),
    Wording(
      problem: "found character that cannot start any token", message: "a value cannot begin with this character",
      hint: "put it in quotes", advice: { line, _, _ in line.wrapperAdvice ?? line.quotingAdvice }),
    Wording(
      problem: "did not find expected node content", message: "a value is missing here"),
    Wording(
      problem: "did not find expected <document start>", message: "the file should have ended here",
      hint: "check the indentation"),
    Wording(problem: "found incompatible YAML document", message: "only YAML 1.1 and 1.2 can be read"),
    Wording(problem: "found undefined tag handle", id: "unknown-tag", message: "this tag has no meaning here"),
  ]

  private static func diagnostic(
    for problem: String, at place: SourcePlace, context: YamlError.Context?, in source: SourceFile
  ) -> Diagnostic {
    let line = source.line(place.line) ?? ""
    // libyaml speaks of keys and tokens where a tab has spoiled the indentation.
    let indentation = line.prefix { $0 == " " || $0 == "\t" }
    if let tab = indentation.firstIndex(of: "\t"), indentation.count < line.count {
      let column = line.distance(from: line.startIndex, to: tab) + 1
      return .tabIndentation(at: SourcePlace(line: place.line, column: column))
    }
    if let advice = WrittenLine(line).closedQuotesAdvice(at: place.column) {
      return Diagnostic("yaml-syntax", "the text in quotes has ended before this", at: place, hints: [advice])
    }
    if problem.contains("found undefined alias"), let name = source.anchorAround(aliasAt: place) {
      return .aliasInsideItself(name, at: place)
    }
    let wording = wordings.first { problem.contains($0.problem) } ?? Wording(problem: "", message: problem)
    let beginning = context.map { source.place(of: $0.mark) }
    if wording.isAtBeginning, let beginning {
      let written = source.line(beginning.line).map(WrittenLine.init)
      let advice = written?.call?.advice ?? (wording.isText ? written?.quotingAdvice(from: beginning.column) : nil)
      return Diagnostic(wording.id, wording.message, at: beginning, hints: advice.map { [$0] } ?? hints(wording))
    }
    return Diagnostic(
      wording.id, wording.message, at: place, notes: context.flatMap { note(for: $0, in: source) } ?? [],
      hints: specialHint(wording, line, place, context, in: source).map { [$0] } ?? hints(wording))
  }

  private static func hints(_ wording: Wording) -> [String] { wording.hint.map { [$0] } ?? [] }

  /// What the cause is of a problem that looks like another one.
  private static func specialHint(
    _ wording: Wording, _ line: Substring, _ place: SourcePlace, _ context: YamlError.Context?, in source: SourceFile
  ) -> String? {
    guard wording.id == "yaml-syntax" else { return nil }
    if context?.text.contains("flow") == true, line.contains("${") {
      return "put text with '${…}' in quotes inside of { } and [ ]"
    }
    // libyaml gives up looking for the colon there.
    if place.column > 1024 { return "a key has at most 1024 characters" }
    let written = WrittenLine(line)
    if let call = written.call { return call.advice }
    if context?.text.contains("flow") == true, let advice = flowAdvice(line, place, in: source) { return advice }
    return wording.advice?(written, source, place.line)
  }

  /// What to do about text in a list or a map in brackets that goes on after ':' or '#'.
  private static func flowAdvice(_ line: Substring, _ place: SourcePlace, in source: SourceFile) -> String? {
    if line.unicodeScalars.dropFirst(place.column - 1).first == ":" { return "put text that contains ': ' in quotes" }
    // After a comment, the brackets are not closed either.
    let isBlank = !line.contains { $0 != " " }
    let last = isBlank ? source.lines(before: place.line).first { $0.contains { $0 != " " } } : line
    return last?.contains(" #") == true ? "put text that contains ' #' in quotes, since a comment begins there" : nil
  }

  /// What the contexts of libyaml that help an author are called.
  private static let beginnings = [
    ("quoted scalar", "the text begins here"), ("flow mapping", "the map begins here"),
    ("flow sequence", "the list begins here"), ("block mapping", "the map begins here"),
    ("block collection", "the list begins here"),
  ]

  private static func note(for context: YamlError.Context, in source: SourceFile) -> [Diagnostic.Note]? {
    beginnings.first { context.text.contains($0.0) }
      .map { [Diagnostic.Note($0.1, at: source.place(of: context.mark))] }
  }
}

extension SourceFile {
  /// The lines before one, the nearest first.
  fileprivate func lines(before number: Int) -> some Sequence<Substring> {
    (1..<max(number, 1)).lazy.reversed().compactMap { line($0) }
  }

  /// The name of an alias whose anchor stands before it: what the anchor names has not ended there.
  fileprivate func anchorAround(aliasAt place: SourcePlace) -> String? {
    var cursor = SourceCursor(self)
    let alias = Substring(cursor.text(from: place))
    let isBetween = { (character: Character) in character.isWhitespace || ",[]{}".contains(character) }
    let name = alias.dropFirst().prefix { !isBetween($0) }
    let words = text[..<alias.startIndex].split(whereSeparator: isBetween)
    return alias.first == "*" && words.contains("&" + name) ? String(name) : nil
  }

  /// The place of a mark; libyaml can point beyond the end of the file.
  fileprivate func place(of mark: Mark) -> SourcePlace {
    guard mark.line <= lineCount else {
      return SourcePlace(line: lineCount, column: (line(lineCount)?.unicodeScalars.count ?? 0) + 1)
    }
    return SourcePlace(line: mark.line, column: mark.column)
  }
}

extension Diagnostic {
  fileprivate static func yamlSyntax(_ problem: String, at place: SourcePlace?) -> Diagnostic {
    Diagnostic("yaml-syntax", problem, at: place)
  }

  fileprivate static func aliasInsideItself(_ name: String, at place: SourcePlace) -> Diagnostic {
    Diagnostic(
      "unknown-alias", "'*\(name)' stands inside of what '&\(name)' names, and would have no end", at: place,
      length: name.count + 1, hints: ["a component can stand in itself, with an 'if'"])
  }

  fileprivate static func tabIndentation(at place: SourcePlace) -> Diagnostic {
    Diagnostic("tab-indentation", "a tab cannot indent", at: place, hints: ["use spaces"])
  }
}
