import Interface
import Testing
import VoiceOver

/// The data tables of AccessibilitySnapshot's AccessibilityContainersTests.
@Suite("Published examples of data tables")
struct TableExampleTests {
  private static let many: [AccessibilityTrait] = [
    .notEnabled, .button, .header, .link, .adjustable, .image, .searchField,
  ]

  @Test("Five rows and four columns, with cells that span several")
  func spans() {
    // AccessibilitySnapshot, AccessibilityContainersTests
    func cell(_ name: String, _ row: Int, _ column: Int, rows: Int = 1, columns: Int = 1) -> View {
      View(
        .text, .text(.constant(name))
      ).with { $0.cellPosition = CellPosition(row: row, column: column, rowSpan: rows, columnSpan: columns) }
    }
    let last = element(label: "B5", value: "Value", hint: "Hint", traits: TableExampleTests.many).with {
      $0.cellPosition = CellPosition(row: 5, column: 2)
    }
    let table = View(
      .table,
      children: [
        cell("A1", 1, 1), cell("B1", 1, 2), cell("C1", 1, 3), cell("D1", 1, 4), cell("A2", 2, 1),
        cell("B2", 2, 2, columns: 2), cell("D2", 2, 4), cell("A3", 3, 1), cell("B3", 3, 2, rows: 2), cell("C3", 3, 3),
        cell("D3", 3, 4), cell("A4", 4, 1, rows: 2), cell("C4", 4, 3, rows: 2, columns: 2), last,
      ])
    #expect(
      heard([View(.text, .text("Hello World")), table]) == [
        "Hello World",
        "A1. Row 1. Column 1.", "B1. Column 2.", "C1. Column 3.", "D1. Column 4.",
        "A2. Row 2. Column 1.", "B2. Spans 2 columns. Column 2.", "D2. Column 4.",
        "A3. Row 3. Column 1.", "B3. Spans 2 rows. Column 2.", "C3. Column 3.", "D3. Column 4.",
        "A4. Spans 2 rows. Row 4. Column 1.", "C4. Spans 2 rows. Spans 2 columns. Column 3.",
        "B5. Row 5. Column 2. Value. Dimmed. Button. Heading. Link. Adjustable. Image. Search Field.",
      ])
    #expect(speech(View(.table, children: [last])).hasSuffix(" | Hint"))
  }

  /// Six rows and columns; rows are headed by the columns A–C, columns by the rows 1–3.
  private func table(hasRows: Bool = true) -> View {
    let cells = (1...6).flatMap { row in
      (1...6).map { column in
        let name = "\(["A", "B", "C", "D", "E", "F"][column - 1])\(row)"
        let position = CellPosition(
          row: hasRows ? row : nil, column: column, isRowHeader: column <= 3, isColumnHeader: row <= 3)
        return name == "F6"
          ? element(label: name, value: "Value", hint: "Hint", traits: TableExampleTests.many).with {
            $0.cellPosition = position
          }
          : element(label: name, value: "\(name) Value").with { $0.cellPosition = position }
      }
    }
    return View(.table, children: cells)
  }

  @Test(
    "A cell's headers, by the row and the column that it stands in",
    arguments: [
      // AccessibilitySnapshot, AccessibilityContainersTests
      (0, "B1: B1 Value. C1: C1 Value. A2: A2 Value. A3: A3 Value. A1. Row 1. Column 1. A1 Value"),
      (1, "B2: B2 Value. B3: B3 Value. B1. Column 2. B1 Value"),
      (6, "B2: B2 Value. C2: C2 Value. A3: A3 Value. A2. Row 2. Column 1. A2 Value"),
      (18, "B4: B4 Value. C4: C4 Value. A1: A1 Value. A2: A2 Value. A4. Row 4. Column 1. A4 Value"),
      (24, "B5: B5 Value. C5: C5 Value. A1: A1 Value. A2: A2 Value. A3: A3 Value. A5. Row 5. Column 1. A5 Value"),
      (19, "B1: B1 Value. B2: B2 Value. B3: B3 Value. B4. Column 2. B4 Value"),
      (
        35,
        "F1: F1 Value. F2: F2 Value. F3: F3 Value. F6. Column 6. Value."
          + " Dimmed. Button. Heading. Link. Adjustable. Image. Search Field."
      ),
    ])
  func headers(_ cell: Int, _ expected: String) {
    #expect(heard(table())[cell] == expected)
  }

  @Test("Without rows only columns are spoken, and head all their cells but the header itself")
  func undefinedRows() {
    // AccessibilitySnapshot, AccessibilityContainersTests
    let lines = heard(table(hasRows: false))
    #expect(lines[0] == "A2: A2 Value. A3: A3 Value. A1. Column 1. A1 Value")
    #expect(lines[6] == "A1: A1 Value. A3: A3 Value. A2. Column 1. A2 Value")
  }
}
