internal import Diagnostics

/// The text of a scenario in YAML without braces, into which a flow is put without touching anything else.
struct BlockText {
  private var lines: [Line]
  private let lineEnd: String

  /// A line without its end, and how far it is indented.
  private struct Line {
    var text: Substring
    var indent: Int
    /// Whether it is blank or a comment and belongs to no value.
    var isEmpty: Bool

    init(_ text: Substring) {
      self.text = text
      let rest = text.drop { $0 == " " }
      indent = text.count - rest.count
      isEmpty = rest.allSatisfy(\.isWhitespace) || rest.hasPrefix("#")
    }

    var isItem: Bool { text.dropFirst(indent).hasPrefix("-") }
  }

  init(_ text: String) {
    lineEnd = text.lineEnd
    lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }.map(Line.init)
    // A text that ends with a line's end has no further line.
    if lines.last?.text.isEmpty == true { lines.removeLast() }
  }

  var text: String { lines.map { $0.text + lineEnd }.joined() }

  /// Puts a flow after the others, or in the place of the one that begins at a line, counted from one.
  mutating func put(_ flow: [String], replacing line: Int?) {
    guard let key else {
      lines += (["flows:"] + flow.indented(by: 2)).map { Line(Substring($0)) }
      return
    }
    let block = (key + 1)..<(lines[(key + 1)...].firstIndex { !$0.isEmpty && $0.indent == 0 } ?? lines.endIndex)
    let indent = lines[block].first { !$0.isEmpty }?.indent ?? 2
    let place = line.map { flowRange(at: $0 - 1, indent: indent, in: block) } ?? end(of: block)..<end(of: block)
    lines.replaceSubrange(place, with: flow.indented(by: indent).map { Line(Substring($0)) })
  }

  /// The line with the key of the flows, counted from zero.
  var key: Int? { lines.firstIndex { line in Self.keys.contains { line.text.hasPrefix("\($0):") } } }

  /// The ways in which a key is written.
  static let keys = ["flows", "'flows'", "\"flows\""]

  /// The lines of a flow, from its name to its last step, given the line of its name or one further down.
  private func flowRange(at line: Int, indent: Int, in block: Range<Int>) -> Range<Int> {
    let isName = { (index: Int) in
      !lines[index].isEmpty && lines[index].indent == indent && !lines[index].isItem
    }
    let name = block.clamped(to: block.lowerBound..<(line + 1)).last(where: isName) ?? block.lowerBound
    let next = block.clamped(to: (name + 1)..<block.upperBound).first(where: isName) ?? block.upperBound
    return name..<end(of: name..<next)
  }

  /// Where some lines end, without the blank lines and comments that lead over to what follows.
  private func end(of range: Range<Int>) -> Int {
    range.last { !lines[$0].isEmpty }.map { $0 + 1 } ?? range.lowerBound
  }
}
