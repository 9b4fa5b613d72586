public import Elements

/// What the container around an element adds to its speech.
public enum Context: Sendable, Hashable {
  case none
  /// A place among counted elements.
  case series(Position)
  /// A tab among the tabs of a bar.
  case tab(Position)
  case list(Boundary)
  case landmark(Boundary)
  /// Kept apart, so that a stop outside of tables stays small.
  indirect case cell(Cell)

  /// Where in a list or landmark an element stands, as far as that is mentioned.
  public enum Boundary: Sendable, Hashable {
    case start, end
  }

  /// What is said of a cell's place in its table.
  public struct Cell: Sendable, Hashable {
    /// The elements that head the cell's row and column, in the order in which they are read.
    public var headers: [Element] = []
    public var rowSpan: Int?
    public var columnSpan: Int?
    public var row: Int?
    public var column: Int?
  }
}
