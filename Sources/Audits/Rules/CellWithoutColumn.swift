internal import Elements
internal import Interface

extension Audit.Rule {
  static let cellWithoutColumn = Audit.Rule(
    "cell-without-column",
    "A cell of a table has no column.",
    because: """
      What VoiceOver says of such a cell is not known: AccessibilitySnapshot's own result for those is known to be wrong.
      """,
    criteria: ["1.3.1"],
    firing: ["views: [{ table: [{ text: A, cell: { row: 1 } }] }]"],
    passing: ["views: [{ table: [{ row: [{ text: A }] }] }]"],
    .stops { stop in
      guard stop.element.hasDetails, let cell = stop.element.details.cell, cell.column == nil else { return nil }
      return Audit.Remark(
        message: "\(stop.element.quotedName) is a cell without a column; what VoiceOver says of it is not known",
        hints: ["give its \(code: "cell") a \(code: "column")"])
    })
}
