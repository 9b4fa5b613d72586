/// A line of a comparison: it stayed, was taken away or was added.
public enum LineDifference: Sendable, Hashable {
  case same(String)
  case removed(String)
  case added(String)

  /// Compares two texts line by line.
  ///
  /// What they share at the beginning and at the end is set aside first: a transcript mostly changes in one place.
  static func between(_ old: String, _ new: String) -> [LineDifference] {
    var old = old.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)[...]
    var new = new.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)[...]
    var start: [LineDifference] = []
    while let line = old.first, line == new.first {
      start.append(.same(line))
      old.removeFirst()
      new.removeFirst()
    }
    var end: [LineDifference] = []
    while let line = old.last, line == new.last {
      end.append(.same(line))
      old.removeLast()
      new.removeLast()
    }
    return start + changes(from: Array(old), to: Array(new)) + end.reversed()
  }

  /// The number of lines from which on two texts are shown one after the other: finding what they share is quadratic.
  private static let comparableLines = 2000

  private static func changes(from old: [String], to new: [String]) -> [LineDifference] {
    guard max(old.count, new.count) <= comparableLines else {
      return old.map(LineDifference.removed) + new.map(LineDifference.added)
    }
    let difference = new.difference(from: old)
    let removed = Set(difference.removals.map(\.offset))
    let added = Set(difference.insertions.map(\.offset))
    var lines: [LineDifference] = []
    var next = 0
    for (index, line) in old.enumerated() {
      if removed.contains(index) {
        lines.append(.removed(line))
        continue
      }
      while added.contains(next) {
        lines.append(.added(new[next]))
        next += 1
      }
      lines.append(.same(line))
      next += 1
    }
    return lines + new[next...].map(LineDifference.added)
  }
}

extension CollectionDifference.Change {
  fileprivate var offset: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}

extension [LineDifference] {
  /// The comparison for people: `-` and `+` in front of what changed, with some unchanged lines around it.
  public func text(context: Int = 3) -> String {
    var isShown = [Bool](repeating: false, count: count)
    for (index, line) in enumerated() {
      if case .same = line { continue }
      for near in Swift.max(0, index - context)...Swift.min(count - 1, index + context) { isShown[near] = true }
    }
    var text = ""
    for (index, line) in enumerated() where isShown[index] {
      if index > 0, !isShown[index - 1] { text += "  ...\n" }
      switch line {
      case .same(let line): text += "  \(line)\n"
      case .removed(let line): text += "- \(line)\n"
      case .added(let line): text += "+ \(line)\n"
      }
    }
    return text
  }
}
