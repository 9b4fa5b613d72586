/// A line of YAML that could not be read, as its author may have meant it.
struct WrittenLine {
  /// The column in which the key or the text of an item begins, counted from 1.
  private let column: Int
  /// What stands after the indentation and the dashes of items.
  private let content: Substring
  /// The whole line.
  private let line: Substring

  init(_ line: Substring) {
    var rest = line.drop { $0 == " " }
    while rest.hasPrefix("- ") { rest = rest.dropFirst(2).drop { $0 == " " } }
    content = rest
    self.line = line
    column = line.count - rest.count + 1
  }

  /// The key with which the line begins.
  private var key: Substring? {
    let word = content.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    return word.isEmpty || !content.dropFirst(word.count).hasPrefix(":") ? nil : word
  }

  /// The text after the key.
  private var value: Substring {
    guard let key else { return content }
    return content.dropFirst(key.count + 1).drop { $0 == " " }
  }

  /// What to do about a key that stands further to the right than that of the view which it is for.
  func indentationAdvice(below lines: some Sequence<Substring>) -> String? {
    guard let key, !value.isEmpty || content.hasSuffix(":"),
      let before = lines.first(where: { $0.contains { $0 != " " } }).map(WrittenLine.init), let first = before.key,
      !before.value.isEmpty, before.column < column
    else { return nil }
    return "'\(key)' begins in column \(column), and '\(first)' before it in column \(before.column): align them"
  }

  /// What to do about a key in the line before, after whose ':' a space is missing, so that it is text for YAML.
  static func spacingAdvice(above number: Int, in lines: some Sequence<Substring>) -> String? {
    // `http://…` is text that is meant.
    guard let before = lines.first(where: { _ in true }).map(WrittenLine.init), let key = before.key,
      let next = before.content.dropFirst(key.count + 1).first, !" /".contains(next)
    else { return nil }
    return "a space is missing after '\(key):' in line \(number - 1)"
  }

  /// What to do about a key that stands below the dash of an item, and not below its keys.
  func itemAdvice(below lines: some Sequence<Substring>) -> String? {
    let indentation = line.prefix { $0 == " " }
    guard let key, column == indentation.count + 1,
      let item = lines.first(where: { $0.hasPrefix(indentation + "- ") }).map(WrittenLine.init), let first = item.key
    else { return nil }
    let isKind = KindRow.named(String(key)) != nil
    let isModifier = ModifierField.all.contains { $0.name == key }
    if isKind, !isModifier { return "write '- \(key): …' for another view" }
    guard isModifier, !isKind else { return nil }
    return "'\(key)' begins in column \(column), and '\(first)' before it in column \(item.column): align them"
  }

  /// The text in quotes.
  var quotingAdvice: String? {
    let text = value
    guard let advice = WrittenLine.advice(quoting: text) else { return nil }
    if text.first?.isUppercase == true, let end = text.firstIndex(of: "("), text[..<end].allSatisfy(\.isLetter) {
      return "leave out '\(text[..<end])(…)' and write the values alone, as a list in brackets"
    }
    return advice
  }

  /// The text in quotes, if it begins in a column; text in brackets ends somewhere that is not known.
  func quotingAdvice(from column: Int) -> String? {
    line.unicodeScalars.count - value.unicodeScalars.count + 1 == column ? WrittenLine.advice(quoting: value) : nil
  }

  /// A short text in quotes that do not stand in it.
  static func advice(quoting text: Substring) -> String? {
    guard let first = text.first, !"'\"".contains(first), text.count <= 60 else { return nil }
    if !text.contains("'") { return "put the text in quotes: '\(text)'" }
    return text.contains { "\"\\".contains($0) } ? nil : "put the text in quotes: \"\(text)\""
  }

  /// What to do about quotes that end a text in the middle of its words, before a column.
  func closedQuotesAdvice(at column: Int) -> String? {
    let before = line.unicodeScalars.prefix(max(column - 1, 0))
    guard let next = line.unicodeScalars.dropFirst(before.count).first, next.properties.isAlphabetic,
      let quote = before.last
    else { return nil }
    switch quote {
    case "'": return "put the whole text in double quotes, or write '' for a quote in single ones"
    case "\"": return "put the whole text in single quotes, or write \\\" for a quote in double ones"
    default: return nil
    }
  }

  /// What to write for the name of a property wrapper of SwiftUI.
  var wrapperAdvice: String? {
    guard content.first == "@" else { return nil }
    let word = content.dropFirst().prefix { $0.isLetter }
    return NamesElsewhere.meaning(of: String(word), among: ["state"]).map { "write '\($0):'" }
  }

  /// The modifier of SwiftUI that stands here, be it among the keys of a map in braces.
  var call: SwiftCall? {
    if let call = SwiftCall(content) { return call }
    // The parentheses of each are followed to their end, which takes too long in a line that no person has written.
    guard content.utf8.count <= 1_000 else { return nil }
    for start in content.indices where "{,".contains(content[start]) {
      if let call = SwiftCall(content[content.index(after: start)...].drop { $0 == " " }) { return call }
    }
    return nil
  }
}

/// A modifier as SwiftUI writes it, such as `.accessibilityElement(children: .combine)`.
struct SwiftCall {
  private let name: String
  private let argument: String

  /// Takes a call apart; `nil` if a text does not begin with one.
  init?(_ text: Substring) {
    let start = text.first == "." ? text.dropFirst() : text
    let name = start.prefix { $0.isLetter || $0.isNumber }
    let rest = start.dropFirst(name.count)
    guard name.first?.isLowercase == true, rest.first == "(", let end = rest.closingParenthesis else { return nil }
    let inside = rest[rest.index(after: rest.startIndex)..<end]
    let last = inside.split(separator: ":").last.map { $0.drop { $0 == " " } } ?? ""
    self.name = String(name)
    argument = String(last.first == "." ? last.dropFirst() : last).replacing("\"", with: "")
  }

  /// The key and the value that mean the same.
  var advice: String {
    let names = ModifierField.all.map(\.name)
    let key = NamesElsewhere.meaning(of: name, among: names) ?? name
    return "a modifier is a key: write '\(key): \(argument.isEmpty ? "…" : argument)'"
  }
}

extension Substring {
  /// Where the parenthesis is closed with which the text begins.
  fileprivate var closingParenthesis: Index? {
    var depth = 0
    return indices.first { index in
      if self[index] == "(" { depth += 1 }
      if self[index] == ")" { depth -= 1 }
      return depth == 0
    }
  }
}
