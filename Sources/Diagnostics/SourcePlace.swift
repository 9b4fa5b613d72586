/// A place in a file: line and column, both counted from one, the column in Unicode scalars.
public struct SourcePlace: Sendable, Hashable {
  public var line: Int
  public var column: Int

  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// The beginning of a file.
  public static let start = SourcePlace(line: 1, column: 1)

  /// The place some scalars further on in the same line.
  public func advanced(by columns: Int) -> SourcePlace {
    SourcePlace(line: line, column: column + columns)
  }
}

extension SourcePlace: Comparable {
  public static func < (first: SourcePlace, second: SourcePlace) -> Bool {
    (first.line, first.column) < (second.line, second.column)
  }
}
