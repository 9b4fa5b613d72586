import Diagnostics

/// A text that is being written, in which a letter stands at the cursor so that it can be read.
struct UnfinishedText {
  /// A letter that no interface has a use for: the multiocular O, known from one book of the 15th century.
  static let standIn: Unicode.Scalar = "\u{A66E}"

  /// The document in which the letter is part of a key or a value.
  let node: DocumentNode
  let path: NodePath
  let file: SourceFile
  /// Whether what is written begins an item of a list, whose dash is not there yet.
  let needsDash: Bool
  /// Whether quotes were added around the letter.
  let isQuoted: Bool

  /// What is put around the letter, and whether the text after the cursor stays.
  private struct Attempt {
    var before = ""
    var after = ""
    /// How many scalars after the cursor give way.
    var dropped = 0
    var keepsRest = true
  }

  /// The ways in which a text can be read with something at the cursor, the likeliest first.
  static func all(_ source: ScenarioSource, at cursor: SourcePlace) -> [UnfinishedText] {
    let scalars = source.file.text.unicodeScalars
    guard !scalars.contains(standIn), let line = source.file.line(cursor.line),
      let index = line.unicodeScalars.index(
        line.startIndex, offsetBy: cursor.column - 1, limitedBy: line.endIndex)
    else { return [] }
    let before = line.unicodeScalars[..<index]
    let rest = line.unicodeScalars[index...]
    let attempts =
      switch source.format {
      case .yaml: yaml(before, rest)
      case .json: json(scalars[..<index], rest)
      }
    return attempts.compactMap { UnfinishedText($0, source, at: index) }
  }

  private static func yaml(
    _ before: Substring.UnicodeScalarView, _ rest: Substring.UnicodeScalarView
  ) -> [Attempt] {
    let written = before.drop { " -".unicodeScalars.contains($0) }
    let beginsLine = written.allSatisfy(\.continuesWord)
    let isAlone = beginsLine && rest.allSatisfy { $0.continuesWord || $0 == " " }
    let closers = Brackets(before).closers
    var attempts = [Attempt()]
    // A word alone on a line may become a key; in a list it may be all of an item.
    if isAlone, !before.contains("-") {
      let end = rest.prefix(while: \.continuesWord).count
      let word = String(String.UnicodeScalarView(rest.prefix(end)))
      attempts = [Attempt(after: word + ":", dropped: end), Attempt()]
      if written.isEmpty { attempts.append(Attempt(before: "- ")) }
    }
    if Self.hasOpenExpression(before) { attempts.append(Attempt(after: "}" + (rest.isEmpty ? closers : ""))) }
    if !closers.isEmpty { attempts += [Attempt(after: closers), Attempt(after: ":" + closers)] }
    return attempts + [Attempt(after: ":")]
      + attempts.filter { $0.dropped == 0 }.map {
        Attempt(before: $0.before, after: $0.after + closers, keepsRest: false)
      }
  }

  /// Whether a `${` has no end yet.
  private static func hasOpenExpression(_ text: Substring.UnicodeScalarView) -> Bool {
    guard let start = text.lastIndex(of: "{"), start > text.startIndex else { return false }
    return text[text.index(before: start)] == "$" && !text[start...].contains("}")
  }

  private static func json(
    _ before: Substring.UnicodeScalarView, _ rest: Substring.UnicodeScalarView
  ) -> [Attempt] {
    let brackets = Brackets(before)
    let closed = rest.first == "\"" ? 1 : 0
    let attempts =
      brackets.isInText
      ? [Attempt(), Attempt(after: "\": null", dropped: closed), Attempt(after: "\"")]
      : [Attempt(before: "\"", after: "\": null"), Attempt(before: "\"", after: "\"")]
    let outside = brackets.closersOutsideText
    return attempts.flatMap { attempt -> [Attempt] in
      let end = brackets.isInText && !attempt.after.hasPrefix("\"") ? "\"" : ""
      return [attempt, Attempt(before: attempt.before, after: attempt.after + end + outside, keepsRest: false)]
        + (brackets.isInText ? [] : [Attempt(before: attempt.before, after: attempt.after + ",")])
    }
  }

  private init?(_ attempt: Attempt, _ source: ScenarioSource, at index: String.Index) {
    let scalars = source.file.text.unicodeScalars
    var text = String.UnicodeScalarView(scalars[..<index])
    text.append(contentsOf: attempt.before.unicodeScalars)
    text.append(Self.standIn)
    text.append(contentsOf: attempt.after.unicodeScalars)
    if attempt.keepsRest { text.append(contentsOf: scalars[index...].dropFirst(attempt.dropped)) }
    let file = SourceFile(name: source.file.name, text: String(text))
    let outcome =
      switch source.format {
      case .yaml: YAMLDocument.read(file)
      case .json: JSONDocument.read(file)
      }
    guard let node = outcome.node,
      let path = node.path(where: { $0.text.unicodeScalars.contains(Self.standIn) })
    else { return nil }
    self.node = node
    self.path = path
    self.file = file
    needsDash = attempt.before == "- "
    isQuoted = attempt.before == "\""
  }
}

/// The brackets and quotes that are open at the end of a text.
struct Brackets {
  /// What closes them, the innermost last.
  private var open: [Unicode.Scalar] = []
  private var quote: Unicode.Scalar?

  /// Whether the end stands in quotes.
  var isInText: Bool { quote != nil }
  /// What closes all that is open.
  var closers: String { text(of: (quote.map { [$0] } ?? []) + open.reversed()) }
  /// What closes the brackets.
  var closersOutsideText: String { text(of: open.reversed()) }

  init(_ text: Substring.UnicodeScalarView) {
    var previous: Unicode.Scalar = " "
    var isEscaped = false
    for scalar in text {
      if let end = quote {
        if isEscaped {
          isEscaped = false
        } else if scalar == "\\", end == "\"" {
          isEscaped = true
        } else if scalar == end {
          quote = nil
        }
      } else {
        switch scalar {
        // An apostrophe within a word opens nothing.
        case "\"", "'": if !previous.continuesWord { quote = scalar }
        case "{": open.append("}")
        case "[": open.append("]")
        case "}", "]": if open.last == scalar { open.removeLast() }
        default: break
        }
      }
      previous = scalar
    }
  }

  private func text(of scalars: [Unicode.Scalar]) -> String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars)
    return String(text)
  }
}
