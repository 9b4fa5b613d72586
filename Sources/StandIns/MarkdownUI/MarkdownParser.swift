/// Reads the blocks of a document, line by line.
struct MarkdownParser {
  private var lines: ArraySlice<Substring>

  static func blocks(in text: String) -> [MarkdownBlock] {
    var parser = MarkdownParser(lines: text.split(separator: "\n", omittingEmptySubsequences: false)[...])
    return parser.blocks()
  }

  private mutating func blocks() -> [MarkdownBlock] {
    var blocks: [MarkdownBlock] = []
    while let line = lines.first {
      if line.allSatisfy(\.isWhitespace) {
        lines.removeFirst()
      } else {
        blocks.append(block(at: line))
      }
    }
    return blocks
  }

  private mutating func block(at line: Substring) -> MarkdownBlock {
    if let match = line.prefixMatch(of: #/\s{0,3}(#{1,6})(?:\s+(.*?))??\s*#*\s*$/#) {
      lines.removeFirst()
      return .heading(level: match.output.1.count, String(match.output.2 ?? ""))
    }
    if let fence = line.prefixMatch(of: #/\s{0,3}(```+|~~~+)\s*(\S*)/#) {
      return code(fence: fence.output.1, language: fence.output.2)
    }
    if MarkdownParser.isRule(line) {
      lines.removeFirst()
      return .rule
    }
    if line.prefixMatch(of: #/\s{0,3}>/#) != nil { return quote() }
    if let marker = Marker(line) { return list(marker) }
    if line.contains("|"), let next = lines.dropFirst().first, MarkdownParser.isTableRule(next) { return table() }
    return paragraph()
  }

  private mutating func code(fence: Substring, language: Substring) -> MarkdownBlock {
    lines.removeFirst()
    let content = lines.prefix { !$0.drop(while: \.isWhitespace).hasPrefix(fence) }
    lines = lines.dropFirst(content.count + 1)
    return .code(language: language.isEmpty ? nil : String(language), content.joined(separator: "\n"))
  }

  private mutating func quote() -> MarkdownBlock {
    let quoted = lines.prefix { !$0.allSatisfy(\.isWhitespace) }
    lines = lines.dropFirst(quoted.count)
    var inner = MarkdownParser(lines: quoted.map { $0.replacing(#/^\s{0,3}>\s?/#, with: "")[...] }[...])
    return .quote(inner.blocks())
  }

  private mutating func list(_ first: Marker) -> MarkdownBlock {
    var items: [MarkdownBlock.Item] = []
    while let line = lines.first, let marker = Marker(line), marker.isNumber == first.isNumber {
      lines.removeFirst()
      var inner = [line.dropFirst(marker.width)]
      while let next = lines.first {
        let space = next.prefix(while: \.isWhitespace).count
        if next.allSatisfy(\.isWhitespace) {
          // An item goes on after an empty line if what follows is moved in.
          guard let after = lines.dropFirst().first, after.prefix(while: \.isWhitespace).count >= marker.width else {
            break
          }
          inner.append("")
        } else if space >= marker.width {
          inner.append(next.dropFirst(marker.width))
        } else if Marker(next) == nil, inner.last?.isEmpty == false, !MarkdownParser.begins(next) {
          inner.append(next)
        } else {
          break
        }
        lines.removeFirst()
      }
      items.append(MarkdownParser.item(inner))
      if lines.first?.allSatisfy(\.isWhitespace) == true, let next = lines.dropFirst().first, Marker(next) != nil {
        lines.removeFirst()
      }
    }
    return .list(first: first.number, items)
  }

  private static func item(_ lines: [Substring]) -> MarkdownBlock.Item {
    var lines = lines
    let box = lines.first?.prefixMatch(of: #/\[([ xX])\]\s+/#)
    if let box { lines[0] = lines[0][box.range.upperBound...] }
    var parser = MarkdownParser(lines: lines[...])
    return MarkdownBlock.Item(isDone: box.map { $0.output.1 != " " }, blocks: parser.blocks())
  }

  private mutating func table() -> MarkdownBlock {
    let rows = lines.prefix { $0.contains("|") }
    lines = lines.dropFirst(rows.count)
    return .table(rows.filter { !MarkdownParser.isTableRule($0) }.map(MarkdownParser.cells))
  }

  private static func cells(_ line: Substring) -> [String] {
    let inner = line.trimmed.trimmingPrefix("|")
    return (inner.hasSuffix("|") ? inner.dropLast() : inner)
      .split(separator: "|", omittingEmptySubsequences: false).map { String($0.trimmed) }
  }

  private mutating func paragraph() -> MarkdownBlock {
    var text = ""
    while let line = lines.first, !line.allSatisfy(\.isWhitespace) {
      if !text.isEmpty {
        if let underline = line.wholeMatch(of: #/\s{0,3}(=+|-+)\s*/#) {
          lines.removeFirst()
          return .heading(level: underline.output.1.hasPrefix("=") ? 1 : 2, text)
        }
        guard !MarkdownParser.begins(line) else { break }
        // Two spaces at the end of a line, or a backslash, are a line's end; else lines are one.
        let isBreak = text.hasSuffix("  ") || text.hasSuffix("\\")
        text = (text.hasSuffix("\\") ? text.dropLast() : text[...]).trimmed + (isBreak ? "\n" : " ")
      }
      text += line.drop(while: \.isWhitespace)
      lines.removeFirst()
    }
    return .paragraph(String(text[...].trimmed))
  }

  /// Whether another block begins with a line, also without an empty one before it.
  private static func begins(_ line: Substring) -> Bool {
    line.prefixMatch(of: #/\s{0,3}(#{1,6}\s|```|~~~|>)/#) != nil || isRule(line) || Marker(line) != nil
  }

  private static func isRule(_ line: Substring) -> Bool {
    let marks = line.filter { !$0.isWhitespace }
    guard let mark = marks.first, "-*_".contains(mark) else { return false }
    return marks.count >= 3 && marks.allSatisfy { $0 == mark }
  }

  private static func isTableRule(_ line: Substring) -> Bool {
    line.contains("-") && line.contains("|") && line.allSatisfy { "|-: ".contains($0) }
  }

  /// What an item of a list begins with.
  private struct Marker {
    let number: Int?
    let width: Int
    var isNumber: Bool { number != nil }

    init?(_ line: Substring) {
      guard !MarkdownParser.isRule(line),
        let match = line.prefixMatch(of: #/\s{0,3}(?:[-*+]|(\d{1,9})[.)])\s+/#)
      else { return nil }
      number = match.output.1.flatMap { Int($0) }
      width = match.output.0.count
    }
  }
}

extension Substring {
  fileprivate var trimmed: Substring {
    let start = drop(while: \.isWhitespace)
    return start.lastIndex { !$0.isWhitespace }.map { start[...$0] } ?? ""
  }
}
