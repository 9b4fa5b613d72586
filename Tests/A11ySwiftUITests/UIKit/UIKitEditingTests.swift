import A11ySwiftUI
import A11yUIKit
import Apps
import Interface
import Testing

/// Tables of UIKit's in edit mode.
///
/// UI tests of apps find `tables.buttons["Remove …"]` (firefox-ios, since iOS 17), `["Insert …"]` and `["Reorder …"]`, each
/// with the label of the row, and the button “Delete” after a tap on the first.
@MainActor
@Suite("Editing in tables of UIKit's")
struct UIKitEditingTests {
  final class Notes: UITableViewController {
    var notes = ["Sample Note", "Second Note"]
    override func viewDidLoad() {
      super.viewDidLoad()
      title = "Note It"
      navigationItem.rightBarButtonItem = editButtonItem
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { notes.count + 1 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
      cell.textLabel?.text = indexPath.row < notes.count ? notes[indexPath.row] : "New"
      if cell.textLabel?.text == "Sample Note" { cell.detailTextLabel?.text = "0" }
      return cell
    }
    override func tableView(
      _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle { indexPath.row < notes.count ? .delete : .insert }
    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
      indexPath.row < notes.count
    }
    override func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
      if editingStyle == .delete { notes.remove(at: indexPath.row) } else { notes.append("Third Note") }
      tableView.reloadData()
    }
    override func tableView(_ tableView: UITableView, moveRowAt from: IndexPath, to target: IndexPath) {
      notes.insert(notes.remove(at: from.row), at: target.row)
    }
  }

  private var screen: some A11ySwiftUI.View { MadeController { UINavigationController(rootViewController: Notes()) } }

  @Test("A row has what removes it before it, and what moves it behind it") func editMode() {
    #expect(stops(screen) == ["Note It, heading", "Edit, button", "Sample Note, 0", "Second Note", "New"])
    #expect(hear(screen, .focus("Edit"), .activate).last == "Done")
    #expect(
      hear(
        screen, .focus("Edit"), .activate, .focus("Remove Sample Note, 0"), .next(1), .next(1), .next(1), .next(1)
      ).filter { !$0.hasPrefix("~") }.suffix(5)
        == [
          "Remove Sample Note, 0, button", "Sample Note, 0", "Reorder Sample Note, 0, button, draggable",
          "Remove Second Note, button", "Second Note",
        ])
  }

  @Test("A row is removed after it was asked whether it should be, and inserted at once") func changes() {
    #expect(
      hear(
        screen, .focus("Edit"), .activate, .focus("Remove Sample Note, 0"), .activate, .focus("Delete"), .activate,
        .focus("Done"), .activate, .next(1)
      ).last == "Second Note")
    #expect(
      hear(screen, .focus("Edit"), .activate, .focus("Insert New"), .activate, .focus("Third Note")).last
        == "Third Note")
    #expect(
      hear(
        screen, .focus("Edit"), .activate, .focus("Reorder Sample Note, 0"), .drag(nil), .down(1), .drop(nil),
        .focus("Done"), .activate, .next(1)
      ).last == "Second Note")
  }

  // Apple's reference of `allowsMultipleSelectionDuringEditing`: no editing controls, several rows can be chosen.
  @Test("Several rows can be chosen where a table says so") func severalRows() {
    final class Choice: UITableViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        tableView.allowsMultipleSelectionDuringEditing = true
        isEditing = true
      }
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell()
        cell.textLabel?.text = "Row \(indexPath.row)"
        return cell
      }
    }
    let screen = MadeController { Choice() }
    #expect(stops(screen) == ["Row 0", "Row 1"])
    #expect(
      hear(screen, .activate, .next(1), .activate, .readAll(.top)).suffix(2) == ["selected, Row 0", "selected, Row 1"])
  }
}
