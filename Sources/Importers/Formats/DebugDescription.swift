internal import Diagnostics
internal import Interface

/// The text that `XCUIApplication.debugDescription` gives, alone or in a log.
enum DebugDescription {
  /// Whether a text holds a tree of elements, or at least the chain of a query that found none.
  static func isIn(_ text: String) -> Bool {
    if text.contains(bytesOf: "Element subtree:") || text.contains(bytesOf: "Query chain:") { return true }
    return text.lines.prefix(200).contains { line in
      guard let line = Line(stripped(line)) else { return false }
      return line.rest.hasPrefix(", 0x") || line.rest.hasPrefix(", {{")
    }
  }

  /// A line that begins a node.
  struct Line {
    /// How many columns stand before the type; none at the line with the arrow.
    var indent: Int
    var column: Int
    var type: Substring
    /// What follows the type.
    var rest: Substring

    init?(_ line: Substring) {
      var content = line.drop { $0 == " " }
      indent = line.distance(from: line.startIndex, to: content.startIndex)
      for arrow in ["→", "->"] where content.hasPrefix(arrow) {
        content = content.dropFirst(arrow.count)
        indent = 0
      }
      column = line.unicodeScalars.distance(from: line.startIndex, to: content.startIndex) + 1
      type = content.prefix { $0.isLetter && $0.isASCII }
      guard type.first?.isUppercase == true else { return nil }
      rest = content.dropFirst(type.count)
      if rest.hasPrefix(" (Main)") { rest = rest.dropFirst(" (Main)".count) }
      let isKnown = ElementType(named: type) != nil
      guard rest.isEmpty && isKnown || rest.hasPrefix(", "), isKnown || rest.hasPrefix(", 0x") || rest.hasPrefix(", {{")
      else { return nil }
    }
  }

  /// A line without the time or the bar that a log has put before it.
  static func stripped(_ line: Substring) -> Substring {
    let line = line.last == "\r" ? line.dropLast() : line
    let content = line.drop { $0 == " " || $0 == "\t" }
    if content.hasPrefix("|") { return content.dropFirst() }
    if content.hasPrefix("t ="), let end = content.firstIndex(of: "s") {
      let time = content[content.index(content.startIndex, offsetBy: 3)..<end]
      if time.allSatisfy({ $0.isNumber || $0 == "." || $0 == " " }) { return content[content.index(after: end)...] }
    }
    return line
  }
}

/// What XCTest says of the app in words.
///
/// The form has no escapes: where a text ends is told by what follows it. Source: the parts and their order in
/// descriptions of Xcode 14 to 26.
extension CaptureReading {
  mutating func readDebugDescription() -> Capture? {
    var tree = IndentedTree<CapturedNode>()
    let (lines, hasChain) = treeLines()
    for line in lines {
      tree.close(from: line.line.indent)
      guard tree.root == nil else { break }
      guard makeRoom(at: line.place, depth: tree.depth + 1) else { return nil }
      tree.open(node(line), at: line.line.indent)
    }
    tree.close()
    guard let root = tree.root else {
      report(
        .emptyCapture(
          hasChain
            ? "the app could not be looked at: there is a query chain and no elements"
            : "there are no elements in the description", at: .start,
          hints: ["print the description while the app is in front"]))
      return nil
    }
    return capture(.debugDescription, [root])
  }

  /// A line of the tree with the lines that continue its text.
  private struct TreeLine {
    var line: DebugDescription.Line
    var rest: String
    var place: SourcePlace
  }

  /// The lines of the first tree in the file; what it repeats as the path to an element is left out.
  private func treeLines() -> (lines: [TreeLine], hasChain: Bool) {
    var lines: [TreeLine] = []
    var hasChain = false
    var isTree = !file.text.contains("Element subtree:")
    for (index, full) in file.lines.enumerated() {
      let text = DebugDescription.stripped(full)
      let words = text.drop { $0 == " " }
      if words.hasPrefix("Element subtree:") {
        if !lines.isEmpty { break }
        isTree = true
        continue
      }
      if words.hasPrefix("Path to element:") || words.hasPrefix("Query chain:") {
        hasChain = true
        if !lines.isEmpty { break }
        isTree = false
        continue
      }
      guard isTree else { continue }
      if let line = DebugDescription.Line(text) {
        let cut = full.unicodeScalars.distance(from: full.startIndex, to: text.startIndex)
        lines.append(
          TreeLine(
            line: line, rest: String(line.rest), place: SourcePlace(line: index + 1, column: cut + line.column)))
      } else if !lines.isEmpty {
        lines[lines.count - 1].rest += "\n" + text
      }
    }
    // Empty lines after the last node belong to nothing.
    if let last = lines.last { lines[lines.count - 1].rest = last.rest.trimmingEnd }
    return (lines, hasChain)
  }

  private mutating func node(_ line: TreeLine) -> CapturedNode {
    var node = CapturedNode(type(named: String(line.line.type), at: line.place), at: line.place)
    var rest = Substring(line.rest)
    for part in [", 0x", ", pid: "] where rest.hasPrefix(part) { rest = rest.dropFirst().drop { $0 != "," } }
    if rest.hasPrefix(", {{"), let end = rest.firstRange(of: "}}") {
      node.frame = rectangle(String(rest[..<end.upperBound]), at: line.place)
      rest = rest[end.upperBound...]
    }
    node.isEnabled = true
    node.isSelected = false
    takeFlags(from: &rest, into: &node)
    var fields = DescriptionFields(rest)
    let title = fields.text("title: '")
    node.identifier = fields.text("identifier: '")
    node.label = (fields.text("label: '") ?? title)?.unlessBlank
    node.placeholder = fields.text("placeholderValue: '")
    node.value = fields.value
    return node
  }

  private func takeFlags(from rest: inout Substring, into node: inout CapturedNode) {
    while true {
      if rest.drop(end: ", Selected") {
        node.isSelected = true
      } else if rest.drop(end: ", Disabled") {
        node.isEnabled = false
      } else if rest.drop(end: ", Keyboard Focused") {
        node.isFocused = true
      } else if !rest.drop(end: ", Focused") {
        return
      }
    }
  }
}

/// The named parts of a description, in their fixed order.
private struct DescriptionFields {
  private var rest: Substring

  private static let names = ["title: '", "identifier: '", "label: '", "placeholderValue: '", "value: "]

  init(_ rest: Substring) {
    self.rest = rest
  }

  /// The text of a part in quotes; it ends at the quote before the next part, or at the last of all.
  mutating func text(_ name: String) -> String? {
    guard rest.skip(", " + name) else { return nil }
    let later = DescriptionFields.names.drop { $0 != name }.dropFirst()
    let end =
      later.compactMap { rest.firstRange(of: "', " + $0)?.lowerBound }.min() ?? rest.lastIndex(of: "'") ?? rest.endIndex
    let text = String(rest[..<end])
    rest = end < rest.endIndex ? rest[rest.index(after: end)...] : rest[end...]
    return text.isEmpty ? nil : text
  }

  /// The value, which has no quotes and is the last part.
  var value: String? {
    var rest = rest
    guard rest.skip(", value: "), !rest.isEmpty else { return nil }
    return String(rest)
  }
}

extension Substring {
  /// Goes on after a text, if it begins with it.
  @discardableResult
  fileprivate mutating func skip(_ text: String) -> Bool {
    guard hasPrefix(text) else { return false }
    self = dropFirst(text.count)
    return true
  }

  /// Cuts a text off its end, if it ends with it.
  fileprivate mutating func drop(end text: String) -> Bool {
    guard hasSuffix(text) else { return false }
    self = dropLast(text.count)
    return true
  }
}

extension String {
  var trimmingEnd: String {
    String(self[..<(lastIndex { !" \t\r\n".contains($0) }.map(index(after:)) ?? startIndex)])
  }
}
