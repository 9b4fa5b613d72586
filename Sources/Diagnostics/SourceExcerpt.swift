/// A line of a file as a terminal can show it, with a mark below a part of it.
struct SourceExcerpt: Sendable {
  /// The line, or the part of it around the mark if it is long.
  let text: String
  /// Spaces up to the place, then `^~~~`.
  let mark: String

  /// How many columns of a terminal a line may take.
  private static let limit = 120
  /// How much of a long line stands in front of the mark at most.
  private static let lead = 60

  /// A scalar as it is shown, with the columns that it takes.
  private struct Cell {
    var text: String
    var width: Int
  }

  init(of line: Substring, from column: Int, length: Int) {
    let scalars = line.unicodeScalars
    // A line can be a whole file: only what can be shown is looked at.
    let start = scalars.index(scalars.startIndex, offsetBy: column - 1, limitedBy: scalars.endIndex) ?? scalars.endIndex
    let before = scalars[..<start].suffix(Self.limit)
    let after = scalars[start...].prefix(Self.limit + 1)
    var leading = before.map(Self.cell)
    var trailing = after.map(Self.cell)
    let markWidth = trailing.prefix(max(length, 1)).reduce(0) { $0 + $1.width }
    let isCutBefore = Self.cutFront(&leading, isCut: before.startIndex > scalars.startIndex, room: markWidth)
    let room = Self.limit - leading.reduce(0) { $0 + $1.width } - (isCutBefore ? 1 : 0)
    let isCutAfter = Self.cutBack(&trailing, isCut: after.endIndex < scalars.endIndex, room: room)
    text =
      (isCutBefore ? "…" : "") + leading.map(\.text).joined() + trailing.map(\.text).joined() + (isCutAfter ? "…" : "")
    let shownWidth = trailing.prefix(max(length, 1)).reduce(0) { $0 + $1.width }
    // Tabs stay, so that the mark stands below its place whatever the terminal makes of them.
    mark =
      (isCutBefore ? " " : "")
      + leading.map { $0.text == "\t" ? "\t" : String(repeating: " ", count: $0.width) }.joined()
      + "^" + String(repeating: "~", count: max(shownWidth, 1) - 1)
  }

  private static func cell(_ scalar: Unicode.Scalar) -> Cell {
    if scalar == "\t" { return Cell(text: "\t", width: 1) }
    if let escape = scalar.controlEscape { return Cell(text: escape, width: escape.count) }
    return Cell(text: String(scalar), width: scalar.displayWidth)
  }

  /// Drops what stands too far in front of the mark, and says whether anything is missing there.
  private static func cutFront(_ cells: inout [Cell], isCut: Bool, room: Int) -> Bool {
    var width = cells.reduce(0) { $0 + $1.width }
    guard isCut || width + min(room, limit - lead) > limit - 1 else { return false }
    var dropped = 0
    while dropped < cells.count, width > lead {
      width -= cells[dropped].width
      dropped += 1
    }
    cells.removeFirst(dropped)
    return true
  }

  /// Drops what goes beyond the room, and says whether anything is missing there.
  private static func cutBack(_ cells: inout [Cell], isCut: Bool, room: Int) -> Bool {
    let width = cells.reduce(0) { $0 + $1.width }
    guard isCut || width > room else { return false }
    var kept = 0
    var shown = 0
    while kept < cells.count, shown + cells[kept].width < room {
      shown += cells[kept].width
      kept += 1
    }
    cells.removeSubrange(kept...)
    return true
  }
}
