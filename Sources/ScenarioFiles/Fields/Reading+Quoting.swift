import Diagnostics

extension Reading {
  /// The error for what is no text, with the text that an author may have meant.
  ///
  /// - Parameters:
  ///   - expectation: What could stand here, text among it.
  ///   - node: What stands here.
  mutating func reportNoText(_ expectation: String, _ node: DocumentNode) {
    let advice = quotingAdvice(for: node)
    report(.wrongType(expected: expectation, found: node, hints: advice.map { [$0] } ?? []))
  }

  /// How text is written that YAML takes for a comment, such as `#1`, or for a list, such as `[x]`.
  mutating func quotingAdvice(for node: DocumentNode) -> String? {
    let line = Substring(source(from: node.place).prefix { $0 != "\n" && $0 != "\r" }).drop { $0 == " " }
    switch node {
    case .scalar(let scalar):
      guard scalar.isNull, line.first == "#" else { return nil }
      let text = line.prefix { $0 != "}" && $0 != "]" }
      return "a comment begins with '#': " + (WrittenLine.advice(quoting: text) ?? "put the text in quotes")
    case .sequence(let items, _):
      // In JSON no word stands without quotes.
      guard line.first == "[", let end = line.firstIndex(of: "]"), items.contains(where: \.isWord) else { return nil }
      return "a list begins with '[': " + (WrittenLine.advice(quoting: line[...end]) ?? "put the text in quotes")
    case .mapping: return nil
    }
  }
}

extension DocumentNode {
  /// Whether this is text without quotes that JSON does not know.
  fileprivate var isWord: Bool {
    guard let scalar, scalar.style == .plain else { return false }
    return !scalar.isNull && scalar.number == nil && !["true", "false"].contains(scalar.text)
  }
}
