package import Elements
package import Interface

/// What the container around an element adds to its speech.
package enum Context: Sendable, Hashable {
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
  package enum Boundary: Sendable, Hashable {
    case start, end
  }

  /// What is said of a cell's place in its table.
  package struct Cell: Sendable, Hashable {
    /// The elements that head the cell's row and column, in the order in which they are read.
    package var headers: [Element] = []
    package var rowSpan: Int?
    package var columnSpan: Int?
    package var row: Int?
    package var column: Int?
    /// How many columns the table has, as far as its cells tell.
    package var columns = 0
  }
}
