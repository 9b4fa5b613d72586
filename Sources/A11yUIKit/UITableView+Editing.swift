internal import Interface

/// The rows of a table in edit mode.
extension UITableView {
  /// A row with the control before it that removes or inserts it, and the handle after it that moves it.
  ///
  /// Sources: UI tests of apps. firefox-ios finds `tables.buttons["Remove …"]` since iOS 17, `["Delete …"]` before;
  /// others `["Insert …"]` and `["Reorder …"]`, each with the label of the row, as in “Delete This is just a test., 0”.
  /// A tap on the first shows the button “Delete”.
  func edited(
    _ view: Interface.View, _ cell: UITableViewCell, at path: IndexPath, by emitter: inout Emitter
  ) -> Interface.View {
    var row = view
    if let dataSource, dataSource.tableView(self, canMoveRowAt: path) {
      let place = emitter.tokens.place(path.row) { [self] from, to in
        guard let start = from.first else { return }
        let end = IndexPath(row: to > start ? to - 1 : to, section: path.section)
        dataSource.tableView(self, moveRowAt: IndexPath(row: start, section: path.section), to: end)
        reloadData()
      }
      row.reordering = Reordering(at: place, name: nil)
    }
    guard let control = control(of: cell, at: path, by: &emitter) else { return row }
    var parts = [control, row]
    if rowToDelete == path {
      let delete = SystemWord.delete.text(in: emitter.environment)
      parts.append(
        emitter.make(.button, place(of: path, by: emitter), part: "confirm", emitter.text(delete)).with {
          $0.action = emitter.tokens.action { [self] in
            rowToDelete = nil
            dataSource?.tableView(self, commit: .delete, forRowAt: path)
          }
        })
    }
    return emitter.make(.hstack, place(of: path, by: emitter), part: "editable", children: parts)
  }

  /// What stands before a row that can be edited.
  private func control(
    of cell: UITableViewCell, at path: IndexPath, by emitter: inout Emitter
  ) -> Interface.View? {
    guard let dataSource, !allowsMultipleSelectionDuringEditing, dataSource.tableView(self, canEditRowAt: path) else {
      return nil
    }
    let style = tableDelegate?.tableView(self, editingStyleForRowAt: path) ?? .delete
    let verb: String
    switch style {
    case .none: return nil
    case .delete: verb = SystemWord.remove.text(in: emitter.environment)
    case .insert: verb = "Insert"
    }
    var button = emitter.make(
      .button, place(of: path, by: emitter), part: "edit", emitter.text("\(verb) \(cell.wordsOfRow)"))
    button.action = emitter.tokens.action { [self] in
      if style == .insert {
        dataSource.tableView(self, commit: .insert, forRowAt: path)
      } else {
        rowToDelete = rowToDelete == path ? nil : path
      }
    }
    return button
  }

  func place(of path: IndexPath, by emitter: Emitter) -> PathKey {
    var place = emitter.path(of: self)
    place.descend(.index(path.section))
    place.descend(.index(path.row))
    return place
  }

  /// Whether a row says by itself that it has a handle to be moved by.
  func showsReorderControl(at path: IndexPath) -> Bool {
    isEditing && cellForRow(at: path)?.showsReorderControl == true
  }
}

extension UITableViewCell {
  /// What the row is called: its label, or else the texts in it.
  fileprivate var wordsOfRow: String { accessibilityLabel ?? contentView.wordsOfLabels.joined(separator: ", ") }
}

extension UIView {
  /// The texts of the labels in it.
  fileprivate var wordsOfLabels: [String] {
    if isHidden || alpha <= 0 { return [] }
    if let label = self as? UILabel { return [label.text ?? ""].filter { !$0.isEmpty } }
    return subviews.inOrder.flatMap(\.wordsOfLabels)
  }
}
