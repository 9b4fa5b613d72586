/// A place in a file: line and column, both counted from one, the column in Unicode scalars.
///
/// It is as small as can be, since every view, step and expression of a scenario has one.
public struct SourcePlace: Sendable, Hashable {
  private var storedLine: Int32
  private var storedColumn: Int32

  package init(line: Int, column: Int) {
    storedLine = Int32(clamping: line)
    storedColumn = Int32(clamping: column)
  }

  /// The line; zero for what no file holds.
  package var line: Int {
    get { Int(storedLine) }
    set { storedLine = Int32(clamping: newValue) }
  }

  /// The column in Unicode scalars.
  package var column: Int {
    get { Int(storedColumn) }
    set { storedColumn = Int32(clamping: newValue) }
  }

  /// The beginning of a file.
  package static let start = SourcePlace(line: 1, column: 1)

  /// The place of what was built in code and stands in no file.
  package static let code = SourcePlace(line: 0, column: 0)

  /// The place, or `nil` for what stands in no file.
  package var inFile: SourcePlace? { self == .code ? nil : self }

  /// The place some scalars further on in the same line.
  package func advanced(by columns: Int) -> SourcePlace {
    SourcePlace(line: line, column: column + columns)
  }
}

extension SourcePlace: Codable {
  private enum CodingKeys: String, CodingKey {
    case storedLine = "line"
    case storedColumn = "column"
  }
}

extension SourcePlace: Comparable {
  /// The place that stands first in a file comes first; what stands in code comes before all files.
  public static func < (first: SourcePlace, second: SourcePlace) -> Bool {
    (first.storedLine, first.storedColumn) < (second.storedLine, second.storedColumn)
  }
}
