internal import Diagnostics
internal import Interface

/// The grid that Voice Control shows: cells with numbers, row by row.
struct SpokenGrid: Sendable, Hashable {
  let frame: Rect
  let columns: Int
  let rows: Int

  /// How wide a cell is about, unless the person says how many there are (assumed).
  private static let width = 75.0
  private static let limit = 1...100

  /// A grid over a part of the screen; its cells are about as high as they are wide.
  init(over frame: Rect, columns: Int?, rows: Int?) {
    self.frame = frame
    self.columns = SpokenGrid.count(columns, frame.width / SpokenGrid.width)
    self.rows = SpokenGrid.count(rows, frame.height / (frame.width / Double(self.columns)))
  }

  private static func count(_ wanted: Int?, _ usual: Double) -> Int {
    let count = wanted ?? (usual.isFinite ? Int(usual.rounded()) : 1)
    return min(max(count, limit.lowerBound), limit.upperBound)
  }

  /// All numbers.
  var numbers: ClosedRange<Int> { 1...(columns * rows) }

  var words: String {
    "grid of \(columns.counted("column")) and \(rows.counted("row"))"
  }

  /// The cell of a number; `nil` if there is none.
  func cell(_ number: Int) -> Rect? {
    guard numbers.contains(number) else { return nil }
    let (row, column) = (number - 1).quotientAndRemainder(dividingBy: columns)
    let (width, height) = (frame.width / Double(columns), frame.height / Double(rows))
    return Rect(
      x: frame.x + Double(column) * width, y: frame.y + Double(row) * height, width: width, height: height)
  }

  /// The point that a number touches.
  func middle(of number: Int) -> Point? { cell(number)?.middle }

  /// The number of the cell that a point lies in.
  func number(at point: Point) -> Int? { numbers.first { cell($0)?.contains(point) == true } }
}

extension Rect {
  func contains(_ point: Point) -> Bool {
    (x..<right).contains(point.x) && (y..<bottom).contains(point.y)
  }
}
