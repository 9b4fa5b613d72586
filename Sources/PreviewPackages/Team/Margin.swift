/// How far what stands outside of all else is indented: more inside of `#if`, as many tools lay it out.
struct Margin {
  private(set) var width = 0
  /// The margin before each condition that is open, and whether what stands in it may have another one.
  private var conditions: [(width: Int, isOutside: Bool)] = []
  /// Whether something is open that others stand in.
  private var isInside = false
  private var isAfterCondition = false

  /// Takes the next line of a file.
  mutating func note(_ line: Substring.UTF8View) {
    let space = line.prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }.count
    let words = line.dropFirst(space)
    guard !words.isEmpty, !words.starts(with: "//".utf8) else { return }
    if words.first == UInt8(ascii: "#"), note(condition: words, at: space) { return }
    if isAfterCondition, space > width, !isInside { width = space }
    isAfterCondition = false
    guard space <= width else { return }
    let (opening, closing) = (words.count { $0 == UInt8(ascii: "{") }, words.count { $0 == UInt8(ascii: "}") })
    // The braces of what is declared over several lines come later.
    isInside = opening > closing || opening == 0 && closing == 0 && Margin.declares(words)
  }

  /// Whether a line closes what stands outside of all else.
  func closes(_ line: Substring.UTF8View) -> Bool {
    line.dropFirst(width).first == UInt8(ascii: "}")
      && line.prefix(width).allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
  }

  private mutating func note(condition words: Substring.UTF8View, at space: Int) -> Bool {
    if words.starts(with: "#if".utf8) {
      conditions.append((width, !isInside && space <= width))
      isAfterCondition = !isInside && space <= width
    } else if words.starts(with: "#else".utf8) {
      guard let condition = conditions.last else { return true }
      (width, isAfterCondition) = (condition.width, condition.isOutside)
    } else if words.starts(with: "#endif".utf8) {
      if let condition = conditions.popLast() { width = condition.width }
      isAfterCondition = false
    } else {
      return false
    }
    return true
  }

  private static func declares(_ words: Substring.UTF8View) -> Bool {
    words.split(separator: UInt8(ascii: " ")).contains { word in
      ["struct", "class", "enum", "protocol", "actor", "extension"].contains { word.elementsEqual($0.utf8) }
    }
  }
}
