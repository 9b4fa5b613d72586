import Diagnostics
import Interface

extension Reading {
  /// Reads text that may have `${…}` in it.
  mutating func template(_ scalar: Scalar) -> ParsedTemplate? {
    // Most text has none.
    guard scalar.text.utf8.contains(UInt8(ascii: "$")) else { return .constant(scalar.text) }
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

  /// Reads `variable in list`.
  mutating func iteration(_ scalar: Scalar) -> (variable: String, list: Expression)? {
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
        _ = try names.shape(of: mention.path)
      } catch {
        let range = error.step.map { mention.stepRanges[$0] } ?? mention.rootRange
        report(Diagnostic(error.reason, at: text.place(at: range.lowerBound), length: text.length(of: range)))
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
