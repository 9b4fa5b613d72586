/// The difference of two texts in the unified format, which `git apply` and `patch` take.
package struct UnifiedDifference: Sendable {
  private enum Line: Sendable {
    case same(Substring)
    case removed(Substring)
    case added(Substring)
  }

  private let path: String
  private let isNew: Bool
  private let lines: [Line]
  /// Whether the last line of the first and of the second text has a line break after it.
  private let endsInBreak: (old: Bool, new: Bool)
  private let counts: (old: Int, new: Int)

  /// Compares the text of a file with what it is to become.
  ///
  /// - Parameters:
  ///   - old: The text of the file; `nil` if it does not exist.
  ///   - new: What it is to become.
  ///   - path: The path of the file.
  package init(from old: String?, to new: String, path: String) {
    self.path = path
    isNew = old == nil
    let oldLines = (old ?? "").exactLines
    let newLines = new.exactLines
    endsInBreak = ((old ?? "\n").utf8.last == UInt8(ascii: "\n"), new.utf8.last == UInt8(ascii: "\n"))
    counts = (oldLines.count, newLines.count)
    // A last line that gains or loses its break is another line.
    let oldKeys = oldLines.keys(endingInBreak: endsInBreak.old)
    let newKeys = newLines.keys(endingInBreak: endsInBreak.new)
    lines = Alignment.between(oldKeys, newKeys).map { piece in
      switch piece {
      case .same(let index, _): .same(oldLines[index])
      case .removed(let index): .removed(oldLines[index])
      case .added(let index): .added(newLines[index])
      }
    }
  }

  /// The difference as text, with some unchanged lines around each change; empty if there is none.
  package func text(context: Int = 3) -> String {
    let hunks = hunks(context: context)
    guard !hunks.isEmpty else { return "" }
    var text = "diff --git a/\(path) b/\(path)\n"
    if isNew { text += "new file mode 100644\n" }
    text += "--- \(isNew ? "/dev/null" : "a/\(path)")\n+++ b/\(path)\n"
    for hunk in hunks { text += self.text(of: hunk) }
    return text
  }

  /// A stretch of lines, with how many lines of the first and of the second text stand before it.
  private struct Hunk {
    var range: Range<Int>
    var before: (old: Int, new: Int)
  }

  private func hunks(context: Int) -> [Hunk] {
    var hunks: [Hunk] = []
    var place = (old: 0, new: 0)
    var places: [(old: Int, new: Int)] = []
    for (index, line) in lines.enumerated() {
      places.append(place)
      if case .added = line {} else { place.old += 1 }
      if case .removed = line {} else { place.new += 1 }
      if case .same = line { continue }
      let start = max(0, index - context)
      let end = min(lines.count, index + context + 1)
      if let last = hunks.last, last.range.upperBound >= start {
        hunks[hunks.count - 1].range = last.range.lowerBound..<end
      } else {
        hunks.append(Hunk(range: start..<end, before: places[start]))
      }
    }
    return hunks
  }

  private func text(of hunk: Hunk) -> String {
    var text = ""
    var count = (old: 0, new: 0)
    for line in lines[hunk.range] {
      let (mark, words): (String, Substring)
      switch line {
      case .same(let line): (mark, words) = (" ", line)
      case .removed(let line): (mark, words) = ("-", line)
      case .added(let line): (mark, words) = ("+", line)
      }
      if mark != "+" { count.old += 1 }
      if mark != "-" { count.new += 1 }
      text += "\(mark)\(words)\n"
      let isLastOfOld = mark != "+" && !endsInBreak.old && hunk.before.old + count.old == counts.old
      let isLastOfNew = mark == "+" && !endsInBreak.new && hunk.before.new + count.new == counts.new
      if isLastOfOld || isLastOfNew { text += "\\ No newline at end of file\n" }
    }
    let old = range(from: hunk.before.old, count.old)
    let new = range(from: hunk.before.new, count.new)
    return "@@ -\(old) +\(new) @@\n" + text
  }

  /// An empty range is named by the line before it.
  private func range(from before: Int, _ count: Int) -> String { "\(count == 0 ? before : before + 1),\(count)" }
}

extension String {
  /// The lines exactly as they are, carriage returns included.
  fileprivate var exactLines: [Substring] {
    var lines: [Substring] = []
    var start = startIndex
    for index in utf8.indices where utf8[index] == UInt8(ascii: "\n") {
      lines.append(self[start..<index])
      start = utf8.index(after: index)
    }
    if start < endIndex { lines.append(self[start...]) }
    return lines
  }
}

extension [Substring] {
  fileprivate func keys(endingInBreak: Bool) -> [Substring] {
    guard !endingInBreak, let last else { return self }
    return dropLast() + [last + "\n"]
  }
}
