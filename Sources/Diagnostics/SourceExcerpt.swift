/// A line of a file as a terminal can show it, with a mark below a part of it.
struct SourceExcerpt: Sendable {
  /// The line, or the part of it around the mark if it is long.
  let text: String
  /// Spaces up to the place, then `^~~~`.
  let mark: String

  /// How many columns of a terminal a line may take.
  private static let limit = 120
  /// How much of a long line stands before the mark at most.
  private static let lead = 60

  init(of line: Substring, from column: Int, length: Int) {
    let scalars = line.unicodeScalars
    // A line can be a whole file: only what can be shown is looked at.
    let start =
      scalars.index(scalars.startIndex, offsetBy: max(column - 1, 0), limitedBy: scalars.endIndex) ?? scalars.endIndex
    let before = scalars[..<start].suffix(Self.limit)
    let after = scalars[start...].prefix(Self.limit + 1)
    var leading = before.map(Cell.init)
    var trailing = after.map(Cell.init)
    let isCut = (before: before.startIndex > scalars.startIndex, after: after.endIndex < scalars.endIndex)
    var dots = (before: "", after: "")
    if isCut.before || isCut.after || leading.width + trailing.width > Self.limit {
      let marked = min(trailing.prefix(max(length, 1)).width, Self.limit - Self.lead)
      if isCut.before || leading.width + marked >= Self.limit {
        leading = leading.last(Self.lead)
        dots.before = "…"
      }
      let room = Self.limit - dots.before.count - leading.width
      if isCut.after || trailing.width > room {
        trailing = trailing.first(room - 1)
        dots.after = "…"
      }
    }
    text = dots.before + leading.text + trailing.text + dots.after
    let marked = max(trailing.prefix(max(length, 1)).width, 1)
    mark = (dots.before.isEmpty ? "" : " ") + leading.blank + "^" + String(repeating: "~", count: marked - 1)
  }
}

/// A scalar as it is shown, with the columns that it takes.
private struct Cell {
  var text: String
  var width: Int

  init(_ scalar: Unicode.Scalar) {
    // How wide a tab is depends on where it stands; what matters is that it is repeated below.
    let escape = scalar == "\t" ? nil : scalar.controlEscape
    text = escape ?? String(scalar)
    width = escape?.count ?? (scalar == "\t" ? 1 : scalar.displayWidth)
  }
}

extension Sequence<Cell> {
  fileprivate var text: String { map(\.text).joined() }
  fileprivate var width: Int { reduce(0) { $0 + $1.width } }
  /// Space of the same width; tabs stay, so that it is as wide whatever the terminal makes of them.
  fileprivate var blank: String {
    map { $0.text == "\t" ? "\t" : String(repeating: " ", count: $0.width) }.joined()
  }
}

extension [Cell] {
  /// As many cells from the beginning as fit into a width.
  fileprivate func first(_ limit: Int) -> [Cell] {
    var width = 0
    return Array(
      prefix { cell in
        width += cell.width
        return width <= limit
      })
  }

  /// As many cells from the end as fit into a width.
  fileprivate func last(_ limit: Int) -> [Cell] { reversed().first(limit).reversed() }
}
