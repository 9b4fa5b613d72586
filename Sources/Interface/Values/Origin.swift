/// The place in a scenario file where something was written.
public struct Origin: Sendable, Hashable {
  /// The line, counted from one; zero for what no file holds.
  public var line: Int32
  /// The column in Unicode scalars, counted from one.
  public var column: Int32

  public init(line: Int, column: Int) {
    self.line = Int32(clamping: line)
    self.column = Int32(clamping: column)
  }

  /// The origin of what was built in code and stands in no file.
  public static let code = Origin(line: 0, column: 0)
}

extension Origin: Comparable {
  public static func < (first: Origin, second: Origin) -> Bool {
    (first.line, first.column) < (second.line, second.column)
  }
}
