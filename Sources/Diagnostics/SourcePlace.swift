/// A place in a file: line and column, both counted from one, the column in Unicode scalars.
///
/// It is as small as can be, since every view, step and expression of a scenario has one.
public struct SourcePlace: Sendable, Hashable {
  private var storedLine: Int32
  private var storedColumn: Int32

  public init(line: Int, column: Int) {
    storedLine = Int32(clamping: line)
    storedColumn = Int32(clamping: column)
  }

  /// The line; zero for what no file holds.
  public var line: Int {
    get { Int(storedLine) }
    set { storedLine = Int32(clamping: newValue) }
  }

  /// The column in Unicode scalars.
  public var column: Int {
    get { Int(storedColumn) }
    set { storedColumn = Int32(clamping: newValue) }
  }

  /// The beginning of a file.
  public static let start = SourcePlace(line: 1, column: 1)

  /// The place of what was built in code and stands in no file.
  public static let code = SourcePlace(line: 0, column: 0)

  /// The place, or `nil` for what stands in no file.
  public var inFile: SourcePlace? { self == .code ? nil : self }

  /// The place some scalars further on in the same line.
  public func advanced(by columns: Int) -> SourcePlace {
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
  public static func < (first: SourcePlace, second: SourcePlace) -> Bool {
    (first.storedLine, first.storedColumn) < (second.storedLine, second.storedColumn)
  }
}
