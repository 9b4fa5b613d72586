internal import Interface

extension Audit.Rule {
  static let cellOutsideTable = Audit.Rule(
    "cell-outside-table",
    "A view has the position of a cell, but stands in no table.",
    because: "The row and the column of a cell are heard only in a table.",
    criteria: ["1.3.1"],
    firing: ["views: [{ text: A, cell: { row: 1, column: 1 } }]"],
    passing: ["views: [{ view: [{ text: A, cell: { row: 1, column: 1 } }], container: dataTable }]"],
    .views { written in
      guard !written.isInTable, written.view.cellPosition != nil else { return [] }
      return [
        Audit.Remark(
          message: "\(code: "cell") has no effect: this \(kind: written.view.kind) stands in no table",
          hints: ["write a \(code: "table") around it, or a view with \(code: "container: dataTable")"])
      ]
    })
}
