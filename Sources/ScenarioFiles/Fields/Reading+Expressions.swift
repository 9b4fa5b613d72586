import Diagnostics
import Interface

extension Reading {
  /// Reads text that may have `${…}` in it.
  mutating func template(_ scalar: Scalar) -> ParsedTemplate? {
    // Most text has none.
    guard scalar.text.utf8.contains(UInt8(ascii: "$")) else { return .constant(scalar.text) }
    if refersToState(scalar) { return statePath(scalar, dropping: 1).map { .expression(.path($0)) } }
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
  /// Anything else behind `$`, such as the code of a share, is text.
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
    guard var parser = try? ExpressionParser(placed(scalar), scalars: Array(scalar.text.unicodeScalars)),
      (try? parser.parseToEnd()) != nil, !parser.mentions.isEmpty
    else { return false }
    return parser.mentions.allSatisfy { names.contains($0.path.root) && (try? names.shape(of: $0.path)) != nil }
  }

  /// Reads text as an expression without `${…}` around it.
  mutating func expression(_ scalar: Scalar) -> Expression? {
    parse(scalar) { (parser) throws(ExpressionSyntaxError) in try parser.parseToEnd() }
  }

  /// Reads a path into state that a control or an action can change.
  mutating func statePath(_ scalar: Scalar, dropping prefix: Int = 0) -> Path? {
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
        _ = try names.within(mention.lists).shape(of: mention.path)
      } catch {
        let range = error.step.map { mention.stepRanges[$0] } ?? mention.rootRange
        var problem = Diagnostic(error.reason, at: text.place(at: range.lowerBound), length: text.length(of: range))
        if problem.hints.isEmpty, let hint = error.hint(in: mention) { problem.hints = [hint] }
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

extension NameError {
  /// What a name may have meant that leads nowhere.
  fileprivate func hint(in mention: PathMention) -> String? {
    switch reason {
    case .unknownName(let name, _) where mention.isCompared: return "put text in quotes: '\(name)'"
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

  fileprivate static func settingAsState(_ scalar: Scalar) -> Diagnostic {
    Diagnostic(
      "setting-not-state", "the app can read settings, not change them", at: scalar.place,
      length: scalar.writtenLength)
  }

  fileprivate static func noExpressionHere(_ scalar: Scalar) -> Diagnostic {
    Diagnostic(
      "no-expression-here", "'${…}' can not stand here", at: scalar.place, length: scalar.writtenLength,
      hints: ["write '$${' if the text itself has '${' in it"])
  }
}
