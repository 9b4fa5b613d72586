import Diagnostics
import Interface

extension Reading {
  /// Reads text that may have `${…}` in it.
  mutating func template(_ scalar: Scalar) -> ParsedTemplate? {
    // Most text has none.
    guard scalar.text.utf8.contains(where: ForeignPlaceholder.canBegin) else { return .constant(scalar.text) }
    if refersToState(scalar) { return statePath(scalar, dropping: 1).map { .expression(.path($0)) } }
    if let placeholder = foreignPlaceholder(in: scalar) {
      report(.foreignPlaceholder(placeholder, in: placed(scalar)))
      return nil
    }
    let text = placed(scalar)
    var parser = TemplateParser()
    do {
      let template = try parser.parse(text)
      return check(parser.mentions, in: text) ? template : nil
    } catch {
      report(.syntax(error, in: text))
      return nil
    }
  }

  /// Whether text is `$name` as a whole, short for `${name}`: the name is in sight, or nearly one that is.
  ///
  /// Anything else after `$`, such as the code of a share, is text.
  mutating func refersToState(_ scalar: Scalar) -> Bool {
    guard scalar.isBinding else { return false }
    let scalars = Array(scalar.text.unicodeScalars)
    var name = String.UnicodeScalarView()
    name.append(contentsOf: scalars.dropFirst().prefix(while: \.continuesWord))
    guard names.contains(String(name)) || names.isNearlyKnown(String(name)) else { return false }
    var parser = try? ExpressionParser(placed(scalar), scalars: scalars, from: 1)
    return (try? parser?.parsePath()) != nil
  }

  /// Whether text would be an expression over known state if `${…}` stood around it, and is more than a word, which
  /// may have hyphens.
  mutating func isBareExpression(_ scalar: Scalar) -> Bool {
    guard scalar.style == .plain, scalar.text.unicodeScalars.contains(where: { !$0.continuesWord && $0 != "-" }) else {
      return false
    }
    return isKnownExpression(Array(scalar.text.unicodeScalars), in: placed(scalar))
  }

  /// Whether some characters are an expression over state that is there.
  private func isKnownExpression(_ scalars: [Unicode.Scalar], in text: PlacedText) -> Bool {
    guard var parser = try? ExpressionParser(text, scalars: scalars), (try? parser.parseToEnd()) != nil,
      !parser.mentions.isEmpty
    else { return false }
    return parser.mentions.allSatisfy { names.contains($0.path.root) && (try? names.shape(of: $0.path)) != nil }
  }

  /// The first mark of another language in a text that stands around an expression over state that is there.
  private mutating func foreignPlaceholder(in scalar: Scalar) -> ForeignPlaceholder? {
    guard ForeignPlaceholder.mayStand(in: scalar.text) else { return nil }
    let found = ForeignPlaceholder.all(in: Array(scalar.text.unicodeScalars))
    guard !found.isEmpty else { return nil }
    let text = placed(scalar)
    return found.first { isKnownExpression(Array($0.expression.unicodeScalars), in: text) }
  }

  /// Reads text as an expression without `${…}` around it.
  mutating func expression(_ scalar: Scalar) -> Expression? {
    parse(scalar) { (parser) throws(ExpressionSyntaxError) in try parser.parseToEnd() }
  }

  /// Reads a path into state that a control or an action can change.
  mutating func statePath(_ scalar: Scalar, dropping prefix: Int = 0) -> Path? {
    if prefix == 0, let name = scalar.markedName {
      report(.markedName(scalar, name))
      return nil
    }
    let path = parse(scalar, from: prefix) { (parser) throws(ExpressionSyntaxError) in try parser.parsePath() }
    guard let path else { return nil }
    if names.isSetting(path) {
      report(.settingAsState(scalar))
      return nil
    }
    return path
  }

  /// Reads `variable in list`, or `variable, index in list`.
  mutating func iteration(_ scalar: Scalar) -> ExpressionParser.Iteration? {
    hinting({ _ in scalar.iterationAdvice }, { $0.parseIteration(scalar) })
  }

  private mutating func parseIteration(_ scalar: Scalar) -> ExpressionParser.Iteration? {
    parse(scalar) { (parser) throws(ExpressionSyntaxError) in try parser.parseIteration() }
  }

  private mutating func parse<Output>(
    _ scalar: Scalar, from offset: Int = 0,
    _ read: (inout ExpressionParser) throws(ExpressionSyntaxError) -> Output
  ) -> Output? {
    let text = placed(scalar)
    do {
      var parser = try ExpressionParser(text, scalars: Array(text.text.unicodeScalars), from: offset)
      let output = try read(&parser)
      return check(parser.mentions, in: text) ? output : nil
    } catch {
      report(.syntax(error, in: text))
      return nil
    }
  }

  /// Checks the names that an expression mentions.
  private mutating func check(_ mentions: [PathMention], in text: PlacedText) -> Bool {
    var isFine = true
    for mention in mentions {
      do {
        let shape = try names.within(mention.lists).shape(of: mention.path)
        if case .text = shape, case .flag? = mention.comparand {
          report(.neverEqual(mention, in: text))
          isFine = false
        }
        if let setting = names.setting(at: mention.path), case .choice(let words) = setting.domain,
          case .text(let word)? = mention.comparand, !words.contains(word)
        {
          report(.noValue(word, of: setting, words, mention, in: text))
          isFine = false
        }
      } catch {
        let range = error.step.map { mention.stepRanges[$0] } ?? mention.rootRange
        if let (name, known) = error.missed { missedNames.append((name, text.place(at: range.lowerBound), known)) }
        var problem = Diagnostic(error.reason, at: text.place(at: range.lowerBound), length: text.length(of: range))
        if let hint = error.certainHint(in: mention, names) {
          problem.hints = [hint]
        } else if problem.hints.isEmpty, let hint = error.hint(in: mention) {
          problem.hints = [hint]
        }
        report(problem)
        isFine = false
      }
    }
    return isFine
  }

  /// Takes text that can have no expression in it.
  mutating func plainText(_ scalar: Scalar) -> String? {
    guard scalar.text.utf8.contains(UInt8(ascii: "$")) else { return scalar.text }
    let escaped = scalar.text.split(separator: "$${", omittingEmptySubsequences: false)
    if escaped.contains(where: { $0.contains("${") }) {
      report(.noExpressionHere(scalar))
      return nil
    }
    return escaped.joined(separator: "${")
  }
}

extension Scalar {
  /// The name in `$name` or `${name}`; `nil` where no such mark stands around the whole.
  fileprivate var markedName: Substring? {
    if text.hasPrefix("${"), text.hasSuffix("}") { return text.dropFirst(2).dropLast() }
    return text.hasPrefix("$") ? text.dropFirst() : nil
  }
}

extension Scalar {
  /// What to write for a loop that other languages know.
  fileprivate var iterationAdvice: String? {
    let words = text.split(separator: " ").map(String.init)
    switch words.count {
    case 1 where !text.contains("."): return "write 'item in \(excerpt)'"
    case 3 where words[1] == "of": return "write '\(words[0]) in \(words[2])'"
    case 3 where words[1] == "in" && words[2].contains(".."): return "write the items: '\(words[0]) in [1, 2, 3]'"
    case 3 where words[1] == "in" && words[2].hasPrefix("$"):
      return "write '\(words[0]) in \(words[2].dropFirst())'"
    default: return nil
    }
  }
}

extension NameError {
  /// What a name means for sure that is not a state: a word of another language, or the owner of the state there.
  fileprivate func certainHint(in mention: PathMention, _ names: NameScope) -> String? {
    guard case .unknownName(let name, _) = reason else { return nil }
    if let advice = NamesElsewhere.advice(for: name, in: ["expression"]) { return advice }
    var inside = mention.path
    guard case .member(let member)? = inside.steps.first, names.contains(member) else { return nil }
    inside.steps.removeFirst()
    inside.root = member
    return "state stands alone: write '\(inside)'"
  }

  /// The name that nothing has, with those that are known in its place.
  fileprivate var missed: (name: String, known: [String])? {
    switch reason {
    case .unknownName(let name, let known), .unknownMember(let name, _, let known): (name, known)
    default: nil
    }
  }

  /// What a name may have meant that leads nowhere.
  fileprivate func hint(in mention: PathMention) -> String? {
    switch reason {
    case .unknownName(let name, _):
      return mention.isCompared ? "put text in quotes: '\(name)'" : "state has a first value: 'state: { \(name): … }'"
    case .noMembers(_, let found):
      guard let step, case .member(let member) = mention.path.steps[step] else { return nil }
      var owner = mention.path
      owner.steps.removeSubrange(step...)
      return NamesElsewhere.advice(for: member, in: ["\(found) in an expression"], about: owner.description)
    default: return nil
    }
  }
}

extension Diagnostic {
  fileprivate static func syntax(_ error: ExpressionSyntaxError, in text: PlacedText) -> Diagnostic {
    Diagnostic(
      "expression-syntax", error.message, at: text.place(at: error.range.lowerBound),
      length: text.length(of: error.range), hints: error.hint.map { [$0] } ?? [])
  }

  fileprivate static func markedName(_ scalar: Scalar, _ name: Substring) -> Diagnostic {
    Diagnostic(
      "marked-name", "the name of what changes stands without '$' here", at: scalar.place,
      length: scalar.writtenLength, hints: ["write '\(name)'"])
  }

  fileprivate static func foreignPlaceholder(
    _ placeholder: ForeignPlaceholder, in text: PlacedText
  ) -> Diagnostic {
    Diagnostic(
      "bare-expression", "'\(placeholder.written)' would be text here",
      at: text.place(at: placeholder.range.lowerBound), length: text.length(of: placeholder.range),
      hints: [
        placeholder.isEscaped
          ? "write '${'$'}${\(placeholder.expression)}' for a dollar sign and the value"
          : "write '${\(placeholder.expression)}' for the value"
      ])
  }

  fileprivate static func neverEqual(_ mention: PathMention, in text: PlacedText) -> Diagnostic {
    Diagnostic(
      "incomparable", "'\(mention.path)' is text, which is never equal to true or false",
      at: text.place(at: mention.rootRange.lowerBound), length: text.length(of: mention.rootRange),
      hints: ["write 'true' or 'false' in the state: yes, no, on and off are text there"])
  }

  fileprivate static func noValue(
    _ word: String, of setting: Setting, _ words: [String], _ mention: PathMention, in text: PlacedText
  ) -> Diagnostic {
    let known = words.map { "'\($0)'" }.joined(separator: ", ")
    return Diagnostic(
      "unknown-value", "'\(mention.path)' is never '\(word)'", at: text.place(at: mention.rootRange.lowerBound),
      length: text.length(of: mention.rootRange),
      hints: [NearMiss.hint(for: word, among: words) ?? "it is one of \(known)"])
  }

  fileprivate static func settingAsState(_ scalar: Scalar) -> Diagnostic {
    Diagnostic(
      "setting-not-state", "the app can read settings, not change them", at: scalar.place,
      length: scalar.writtenLength)
  }

  fileprivate static func noExpressionHere(_ scalar: Scalar) -> Diagnostic {
    Diagnostic(
      "no-expression-here", "'${…}' cannot stand here", at: scalar.place, length: scalar.writtenLength,
      hints: ["write '$${' if the text itself has '${' in it"])
  }
}
