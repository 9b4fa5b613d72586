internal import A11yUIKit

/// Which elements are meant, in the language of style sheets.
struct Selector {
  /// What an element has to be.
  private enum Test {
    case tag(String)
    case attribute(String, Comparison, String)
    case has(Selector)
    case not(Selector)
    case contains(String, isOwn: Bool)
    case place(step: Int, offset: Int, fromEnd: Bool)
    case index(Int, Comparison)
    case isEmpty
  }
  private enum Comparison { case present, equal, begins, ends, holds, word, matches, less, more }
  private enum Way { case inside, child, next, after }
  /// One element and how it stands to the one before.
  private struct Step {
    var way: Way
    var tests: [Test]
  }
  private var chains: [[Step]] = []

  init(_ query: String) throws {
    var scanner = SelectorScanner(query)
    repeat { chains.append(try Selector.chain(&scanner)) } while scanner.take(",")
    guard scanner.isAtEnd else { throw SelectorScanner.error(query) }
  }

  func found(in root: Element) -> [Element] { root.all.filter { matches($0, in: root) } }
  func matches(_ element: Element) -> Bool { matches(element, in: nil) }

  private func matches(_ element: Element, in root: Element?) -> Bool {
    chains.contains { Selector.matches(element, $0[...], root) }
  }

  private static func matches(_ element: Element, _ chain: ArraySlice<Step>, _ root: Element?) -> Bool {
    guard let last = chain.last else { return true }
    guard last.tests.allSatisfy({ passes(element, $0) }) else { return false }
    let rest = chain.dropLast()
    guard !rest.isEmpty else { return last.way == .inside || root == nil || element.parentElement === root }
    switch last.way {
    case .inside:
      return sequence(first: element, next: { $0 === root ? nil : $0.parentElement }).dropFirst()
        .contains { matches($0, rest, root) }
    case .child: return element.parentElement.map { matches($0, rest, root) } ?? false
    case .next: return element.sibling(by: -1).map { matches($0, rest, root) } ?? false
    case .after:
      return sequence(first: element, next: { $0.sibling(by: -1) }).dropFirst().contains { matches($0, rest, root) }
    }
  }

  private static func passes(_ element: Element, _ test: Test) -> Bool {
    switch test {
    case .tag(let name): return name == "*" || element.tagName() == name
    case .attribute(let name, .present, _) where name.hasPrefix("^"):
      return element.attributes.contains { $0.name.hasPrefix(name.dropFirst()) }
    case .attribute(let name, let comparison, let value):
      return element.value(of: name).map { holds($0, comparison, value) } ?? false
    case .has(let selector): return element.all.dropFirst().contains { selector.matches($0, in: element) }
    case .not(let selector): return !selector.matches(element)
    case .contains(let words, let isOwn):
      let text = isOwn ? element.ownText() : PageWriter.text(of: element)
      return text.localizedCaseInsensitiveContains(words)
    case .place(let step, let offset, let fromEnd):
      let siblings = element.parentElement?.elements.count ?? 1
      let place = fromEnd ? siblings - element.index : element.index + 1
      return step == 0 ? place == offset : (place - offset) % step == 0 && (place - offset) / step >= 0
    case .index(let index, .less): return element.index < index
    case .index(let index, .more): return element.index > index
    case .index(let index, _): return element.index == index
    case .isEmpty: return element.getChildNodes().allSatisfy { ($0 as? TextNode)?.isBlank() ?? ($0 is Comment) }
    }
  }

  private static func holds(_ text: String, _ comparison: Comparison, _ value: String) -> Bool {
    switch comparison {
    case .present: true
    case .equal, .less, .more: text.caseInsensitiveCompare(value) == .orderedSame
    case .begins: text.lowercased().hasPrefix(value.lowercased())
    case .ends: text.lowercased().hasSuffix(value.lowercased())
    case .holds: text.lowercased().contains(value.lowercased())
    case .word: text.split(whereSeparator: \.isWhitespace).contains { $0.caseInsensitiveCompare(value) == .orderedSame }
    case .matches: text.range(of: value, options: .regularExpression) != nil
    }
  }

  // MARK: - Reading

  private static func chain(_ scanner: inout SelectorScanner) throws -> [Step] {
    var steps: [Step] = []
    scanner.skipSpace()
    while !scanner.isAtEnd, scanner.current != "," {
      let way: Way =
        scanner.take(">") ? .child : scanner.take("+") ? .next : scanner.take("~") ? .after : .inside
      scanner.skipSpace()
      var tests: [Test] = []
      while let test = try test(&scanner) { tests.append(test) }
      guard !tests.isEmpty else { throw SelectorScanner.error(scanner.query) }
      steps.append(Step(way: way, tests: tests))
      scanner.skipSpace()
    }
    guard !steps.isEmpty else { throw SelectorScanner.error(scanner.query) }
    return steps
  }

  private static func test(_ scanner: inout SelectorScanner) throws -> Test? {
    if scanner.take("#") { return .attribute("id", .equal, scanner.name()) }
    if scanner.take(".") { return .attribute("class", .word, scanner.name()) }
    if scanner.take("*") { return .tag("*") }
    if scanner.current == "[" { return attribute(scanner.enclosed()) }
    if scanner.take(":") { return try pseudo(scanner.name(), &scanner) }
    let name = scanner.name()
    return name.isEmpty ? nil : .tag(name.lowercased())
  }

  private static func attribute(_ text: String) -> Test {
    let signs: [(String, Comparison)] = [
      ("^=", .begins), ("$=", .ends), ("*=", .holds), ("~=", .matches), ("=", .equal),
    ]
    for (sign, comparison) in signs {
      guard let range = text.range(of: sign) else { continue }
      let value = text[range.upperBound...].trimmingCharacters(in: CharacterSet(charactersIn: "\"' "))
      return .attribute(text[..<range.lowerBound].trimmingCharacters(in: .whitespaces).lowercased(), comparison, value)
    }
    return .attribute(text.trimmingCharacters(in: .whitespaces).lowercased(), .present, "")
  }

  private static func pseudo(_ name: String, _ scanner: inout SelectorScanner) throws -> Test {
    let argument = scanner.current == "(" ? scanner.enclosed() : ""
    switch name {
    case "has": return .has(try Selector(argument))
    case "not": return .not(try Selector(argument))
    case "contains", "containsOwn": return .contains(argument, isOwn: name == "containsOwn")
    case "first-child": return .place(step: 0, offset: 1, fromEnd: false)
    case "last-child": return .place(step: 0, offset: 1, fromEnd: true)
    case "nth-child", "nth-last-child": return place(argument, fromEnd: name == "nth-last-child")
    case "eq": return .index(Int(argument) ?? 0, .equal)
    case "lt": return .index(Int(argument) ?? 0, .less)
    case "gt": return .index(Int(argument) ?? 0, .more)
    case "empty": return .isEmpty
    default: throw SelectorScanner.error(scanner.query)
    }
  }

  /// `2n+1`, `odd`, `3`.
  private static func place(_ text: String, fromEnd: Bool) -> Test {
    let plain = text.filter { !$0.isWhitespace }
    if plain == "odd" { return .place(step: 2, offset: 1, fromEnd: fromEnd) }
    if plain == "even" { return .place(step: 2, offset: 0, fromEnd: fromEnd) }
    guard let sign = plain.firstIndex(of: "n") else {
      return .place(step: 0, offset: Int(plain) ?? 0, fromEnd: fromEnd)
    }
    let step = plain[..<sign]
    let number = step.isEmpty || step == "+" ? 1 : step == "-" ? -1 : Int(step) ?? 1
    return .place(step: number, offset: Int(plain[plain.index(after: sign)...]) ?? 0, fromEnd: fromEnd)
  }
}

/// Where the reading of a selector is.
struct SelectorScanner {
  let query: String
  private var rest: Substring

  init(_ query: String) {
    self.query = query
    rest = query[...]
  }

  var isAtEnd: Bool { rest.isEmpty }
  var current: Character? { rest.first }

  mutating func skipSpace() { rest = rest.drop(while: \.isWhitespace) }
  mutating func take(_ character: Character) -> Bool {
    guard rest.first == character else { return false }
    rest = rest.dropFirst()
    return true
  }
  mutating func name() -> String {
    let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
    rest = rest[name.endIndex...]
    return String(name)
  }
  /// What stands in the brackets that begin here.
  mutating func enclosed() -> String {
    let (opening, closing): (Character, Character) = rest.first == "(" ? ("(", ")") : ("[", "]")
    var (depth, text) = (0, "")
    while let character = rest.first {
      rest = rest.dropFirst()
      if character == closing { depth -= 1 }
      if depth == 0, character == closing { break }
      if depth > 0 { text.append(character) }
      if character == opening { depth += 1 }
    }
    return text
  }

  static func error(_ query: String) -> Exception {
    .Error(type: .SelectorParseException, Message: "Could not parse query '\(query)'")
  }
}
