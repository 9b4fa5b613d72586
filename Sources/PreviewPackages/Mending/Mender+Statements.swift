// What functions do one after the other: of a step that cannot be had the rest is done all the same.
extension Mender {
  /// Puts a gap in the place of the smallest step that has an error.
  ///
  /// - Returns: Whether there is a step that is smaller than the whole, and the rest can do without it.
  mutating func mendStep(
    of declaration: Declaration, in body: Range<Int>, at offset: Int, _ reason: String, hasResult: Bool,
    _ error: CompilerError
  ) -> Bool {
    var parts = Statements.around(offset, in: body, of: bytes)
    while let part = parts.popLast() {
      let statement = text(part)
      if statement.hasPrefix(Mender.gapStep), error.lacksResultOfClosure {
        replace(part, with: "\(Mender.gapValue)(\(statement.dropFirst(Mender.gapStep.count))")
        return true
      }
      // What keeps a value of a type that is not there has one to begin with.
      if error.message.contains("to type '\(Mender.keeper)<") {
        replace(part, with: "")
        return true
      }
      // The gaps inside a step go with it.
      guard !statement.hasPrefix(Mender.gapStep), isWhole(part),
        countOfGaps(in: body) - countOfGaps(in: part) < Mender.mostGaps
      else { continue }
      // What a function is for as a whole is no step of it.
      if parts.isEmpty, hasResult, isAll(part, of: body) { return false }
      let isLast = isEnd(parts.first ?? part, of: body)
      guard let step = step(statement, in: declaration, reason, hasResult: hasResult, isLast: isLast)
      else { continue }
      replace(part, with: ([step] + values(lostIn: part, of: body, reason)).joined(separator: "; "))
      return true
    }
    return false
  }

  /// Steps that give a value to what a step would have given one that is left out, and that has none without it.
  private func values(lostIn part: Range<Int>, of body: Range<Int>, _ reason: String) -> [String] {
    let step = text(part)
    let names = text(body.lowerBound..<part.lowerBound).matches(of: /(?m)\b(?:let|var)\s+(\w+)\s*:[^={\n]*$/)
      .map { String($0.output.1) }
    return Set(names).sorted().filter { name in
      step.ranges(of: "\(name) =").contains { range in
        let isWhole = range.lowerBound == step.startIndex || step[step.index(before: range.lowerBound)].isWhitespace
        return isWhole && step[range.upperBound...].first?.isWhitespace == true
      }
    }
    .map { "\($0) = \(Mender.gapValue)(\(reason))" }
  }

  private func countOfGaps(in range: Range<Int>) -> Int { text(range).matches(of: /_[pP]reviewGap\(/).count }

  /// The most gaps in a function; one with more is not what it was.
  private static let mostGaps = 6
  /// A step that is left out, and is told when it would be its turn.
  private static let gapStep = "_ = \(gap)("

  /// What stands in for a step; `nil` where only what is around it can be left out.
  private func step(
    _ statement: String, in declaration: Declaration, _ reason: String, hasResult: Bool, isLast: Bool
  ) -> String? {
    let leftOut = "\(Mender.gapStep)\(reason))"
    let value = "\(Mender.gapValue)(\(reason))"
    let word = statement.prefix { $0.isLetter || $0 == "@" || $0 == "#" }
    let isSecond = statement.contains(Mender.gapValue)
    // Without that nothing is made, and no step after it can be had.
    if declaration.kind == .initializer, statement.contains(/\b(self|super)\.init\b/) { return nil }
    switch word {
    case "case", "default", "else", "func", "struct", "class", "enum", "break", "continue", "#if": return nil
    case "return": return isSecond || !hasResult ? nil : "return \(value)"
    case "let", "var":
      // The type that is written stays.
      guard !isSecond else { return leftOut }
      if let head = statement.firstMatch(of: /^(?:let|var)\s+\w+\s*:[^={]*=/) { return "\(head.output) \(value)" }
      // Of what is found out from it later something can be had all the same.
      guard let head = statement.firstMatch(of: /^(?:let|var)\s+\w+(?=\s*=)/) else { return leftOut }
      let type = Mender.isComparison(statement[head.range.upperBound...]) ? "Bool" : Mender.unknownType
      return "\(head.output): \(type) = \(value)"
    default:
      // All that a type stores must be given a value when it is made.
      if declaration.kind == .initializer, !isSecond, let head = statement.firstMatch(of: /^(?:self\.)?\w+\s*=(?!=)/) {
        return "\(head.output) \(value)"
      }
      guard hasResult, statement.firstMatch(of: /\breturn\b/) != nil else { return leftOut }
      guard isSecond else { return "return \(value)" }
      // What a function ends with gives its result.
      return isLast ? nil : leftOut
    }
  }

  /// Whether what a name is given says whether something is so: values are compared in it, and nothing else is made of
  /// that.
  private static func isComparison(_ value: Substring) -> Bool {
    var depth = 0
    let outside = value.filter { character in
      if "([{".contains(character) { depth += 1 }
      defer { if ")]}".contains(character) { depth -= 1 } }
      return depth == 0
    }
    return outside.firstMatch(of: /\s(?:==|!=|<=|>=|<|>|&&|\|\|)\s|^\s*=\s*!/) != nil && !outside.contains(" ? ")
  }

  /// Whether a part is all that is in braces.
  func isAll(_ part: Range<Int>, of body: Range<Int>) -> Bool {
    isEmpty(body.lowerBound + 1..<part.lowerBound) && isEnd(part, of: body)
  }

  private func isEnd(_ part: Range<Int>, of body: Range<Int>) -> Bool {
    isEmpty(part.upperBound..<body.upperBound - 1)
  }

  private func isEmpty(_ range: Range<Int>) -> Bool {
    var cursor = SourceCursor(bytes, in: range)
    cursor.skipSpace()
    return cursor.isAtEnd
  }
}
