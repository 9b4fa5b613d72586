/// Reads a condition that is written as text.
struct PredicateParser {
  private var words: [String]
  private var arguments: ArraySlice<Any>

  init(_ format: String, _ arguments: [Any]) {
    let parts =
      #/
      "[^"]*" | '[^']*' | %@ | %[-+0-9.]*[hlqzt]*[a-zA-Z] | == | =< | => | != | <> | <= | >= | && | \|\|
      | [-+]?\d+(?:\.\d+)? | [\w@.\#$]+ | \S
      /#
    words = format.matches(of: parts).map { String($0.output) }.reversed()
    self.arguments = arguments[...]
  }

  /// The whole condition; `nil` if it is written in a way that is not known here.
  mutating func condition() -> PredicateCondition? {
    let condition = alternatives()
    return words.isEmpty ? condition : nil
  }

  private mutating func alternatives() -> PredicateCondition? {
    conditions(joinedBy: ["OR", "||"], { $0.together() }).map { $0.count == 1 ? $0[0] : .any($0) }
  }

  private mutating func together() -> PredicateCondition? {
    conditions(joinedBy: ["AND", "&&"], { $0.single() }).map { $0.count == 1 ? $0[0] : .all($0) }
  }

  private mutating func conditions(
    joinedBy marks: Set<String>, _ read: (inout PredicateParser) -> PredicateCondition?
  ) -> [PredicateCondition]? {
    var found: [PredicateCondition] = []
    repeat {
      guard let condition = read(&self) else { return nil }
      found.append(condition)
    } while take(marks) != nil
    return found
  }

  private mutating func single() -> PredicateCondition? {
    if take(["NOT", "!"]) != nil { return single().map { .not($0) } }
    if take(["TRUEPREDICATE"]) != nil { return .always(true) }
    if take(["FALSEPREDICATE"]) != nil { return .always(false) }
    if take(["("]) != nil {
      guard let condition = alternatives(), take([")"]) != nil else { return nil }
      return condition
    }
    return comparison()
  }

  private mutating func comparison() -> PredicateCondition? {
    let quantity = take(["ANY", "SOME", "ALL", "NONE"]).flatMap { PredicateComparison.Quantity(rawValue: $0) }
    guard let left = operand(), let sign = words.popLast().flatMap({ PredicateComparison.Sign($0) }) else { return nil }
    var options: String.CompareOptions = []
    if take(["["]) != nil {
      let letters = words.popLast()?.lowercased() ?? ""
      if letters.contains("c") { options.insert(.caseInsensitive) }
      if letters.contains("d") { options.insert(.diacriticInsensitive) }
      guard take(["]"]) != nil else { return nil }
    }
    guard let right = operand() else { return nil }
    return .comparison(
      PredicateComparison(left: left, sign: sign, right: right, options: options, quantity: quantity))
  }

  private mutating func operand() -> PredicateOperand? {
    guard let word = words.popLast() else { return nil }
    switch word.uppercased() {
    case "%K": return (arguments.popFirst() as? String).map { PredicateOperand(path: $0) }
    case "SELF": return .own
    case "NIL", "NULL": return .constant(nil)
    case "YES", "TRUE": return .constant(true)
    case "NO", "FALSE": return .constant(false)
    case "{": return list()
    case let upper where upper.hasPrefix("%"): return arguments.popFirst().map { .constant($0) }
    default: break
    }
    if word.hasPrefix("\"") || word.hasPrefix("'") { return .constant(String(word.dropFirst().dropLast())) }
    if let number = Double(word) { return .constant(number) }
    // What is called with something, such as `SUBQUERY`, is no path.
    guard word.first.map({ $0.isLetter || "_@#$".contains($0) }) == true, words.last != "(" else { return nil }
    return PredicateOperand(path: word.replacing("#", with: ""))
  }

  private mutating func list() -> PredicateOperand? {
    var parts: [PredicateOperand] = []
    while take(["}"]) == nil {
      guard let part = operand() else { return nil }
      parts.append(part)
      _ = take([","])
    }
    return .list(parts)
  }

  /// Takes the next word if it is one of some, however it is written.
  private mutating func take(_ some: Set<String>) -> String? {
    guard let word = words.last?.uppercased(), some.contains(word) else { return nil }
    words.removeLast()
    return word
  }
}
