import A11ySwiftUI
import A11yUIKit
import Apps
import Interface
import Testing

/// Tables and collections of UIKit's as apps change them (Apple's references of UITableView and UICollectionView).
///
/// That a row is one element with all its words: mobilea11y.com.
@MainActor
@Suite("Lists of UIKit's")
struct UIKitListTests {
  /// A header of the app's own, made by the table.
  final class Banner: UITableViewHeaderFooterView {}

  final class Shopping: UIViewController, UITableViewDataSource, UITableViewDelegate {
    let table = UITableView()
    var items = [["Milk", "Bread"], ["Soap"]]
    var chosen: (String) -> Void = { _ in }
    override func viewDidLoad() {
      table.register(Banner.self, forHeaderFooterViewReuseIdentifier: "banner")
      table.dataSource = self
      table.delegate = self
      table.tableHeaderView = label("Today")
      table.tableFooterView = label("End")
      view.addSubview(table)
    }
    func numberOfSections(in tableView: UITableView) -> Int { items.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { items[section].count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell =
        tableView.dequeueReusableCell(withIdentifier: "item")
        ?? UITableViewCell(style: .subtitle, reuseIdentifier: "item")
      cell.textLabel?.text = items[indexPath.section][indexPath.row]
      cell.detailTextLabel?.text = "Aisle \(indexPath.section + 1)"
      return cell
    }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      let banner = tableView.dequeueReusableHeaderFooterView(withIdentifier: "banner")
      banner?.textLabel?.text = section == 0 ? "Food" : "House"
      return banner
    }
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
      section == 1 ? "\(items[1].count) left" : nil
    }
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { indexPath.section == 0 }
    func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
      guard editingStyle == .delete else { return }
      items[indexPath.section].remove(at: indexPath.row)
      tableView.deleteRows(at: [indexPath], with: .automatic)
    }
    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
      indexPath.section == 1 ? nil : indexPath
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      chosen("chosen \(items[indexPath.section][indexPath.row])")
    }
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
      chosen("left \(items[indexPath.section][indexPath.row])")
    }
  }

  /// Rows with what UIKit can show beside them.
  final class Accessories: UIViewController, UITableViewDataSource, UITableViewDelegate {
    let words = UILabel()
    override func viewDidLoad() {
      let table = UITableView()
      (table.dataSource, table.delegate) = (self, self)
      words.text = "Nothing told"
      view.addSubview(table)
      view.addSubview(words)
    }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      let control = UISwitch()
      switch indexPath.row {
      case 0:
        cell.textLabel?.text = "Beside"
        cell.accessoryView = control
      case 1: cell.contentView.addSubview(UIStackView(arrangedSubviews: [label("Within"), control]))
      case 2:
        cell.textLabel?.text = "Checked"
        cell.accessoryType = .checkmark
      default:
        cell.textLabel?.text = "Details"
        cell.accessoryType = .detailButton
      }
      return cell
    }
    func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
      words.text = "Told of \(indexPath.row)"
    }
  }

  private var accessories: MadeController {
    MadeController {
      let controller = Accessories()
      controller.loadViewIfNeeded()
      return controller
    }
  }

  // pocket-casts-ios, pull request 436, and kickstarter/ios-oss, pull request 544, of the switches; WordPress-iOS, pull
  // request 25893, of the checkmark.
  @Test("A switch beside a row is the row's, one within it is not; a checkmark selects it, and details have a button")
  func beside() {
    #expect(
      stops(accessories) == [
        "Beside, switch button, off", "Within", "switch button, off", "selected, Checked", "Details",
        "More Info, button", "Nothing told",
      ])
    #expect(hear(accessories, .focus("More Info"), .activate, .last).last == "Told of 3")
  }

  /// A screen that is a table.
  final class Fruits: UITableViewController {
    var fruits = ["Apple", "Pear"]
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { fruits.count }
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Fruits" }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = fruits[indexPath.row]
      return cell
    }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      fruits.remove(at: indexPath.row)
      tableView.deleteRows(at: [indexPath], with: .automatic)
    }
  }

  // Apple, `UITableViewController`: it is the table's data source and its delegate.
  @Test("A screen that is a table makes its rows itself") func screen() {
    let fruits = MadeController { Fruits(style: .insetGrouped) }
    #expect(stops(fruits) == ["Fruits, heading", "Apple", "Pear"])
    #expect(hear(fruits, .focus("Apple"), .activate, .last).last == "Pear")
    #expect(hear(fruits, .focus("Apple"), .activate, .last, .previous(1)).last == "Fruits, heading")
  }

  private func shopping(_ change: @escaping (Shopping) -> Void = { _ in }) -> MadeController {
    MadeController {
      let controller = Shopping()
      controller.loadViewIfNeeded()
      change(controller)
      return controller
    }
  }

  @Test("A table is heard from its header to its footer, each section with its own") func edges() {
    let heard = stops(shopping())
    #expect(heard.first == "Today" && heard.last == "End")
    #expect(heard.filter { $0.contains("Aisle") } == ["Milk, Aisle 1", "Bread, Aisle 1", "Soap, Aisle 2"])
    #expect(heard.contains { $0.hasPrefix("Food") } && heard.contains("1 left"))
  }

  @Test("A row that can be edited offers to be deleted, and is gone then") func deleting() {
    let heard = hear(shopping(), .focus("Milk"), .perform("Delete"), .focus("Bread"), .previous(1))
    #expect(heard.last?.hasPrefix("Food") == true)
    // The other section's rows cannot be edited.
    #expect(!hear(shopping(), .focus("Soap"), .perform("Delete"), .focus("Soap")).isEmpty)
    #expect(hear(shopping(), .focus("Soap"), .perform("Delete"), .focus("Soap")).last == "Soap, Aisle 2")
  }

  @Test("One row is selected at a time, those only that may be") func selection() {
    var log: [String] = []
    let heard = hear(
      shopping { $0.chosen = { log.append($0) } }, .focus("Milk"), .activate, .focus("Bread"), .activate,
      .focus("Soap"),
      .activate, .focus("Bread"))
    #expect(log == ["chosen Milk", "left Milk", "chosen Bread"])
    #expect(heard.last == "selected, Bread, Aisle 1")
  }

  @Test("Several rows are selected where the table allows it, and taken back by another tap") func several() {
    var log: [String] = []
    let view = shopping {
      $0.table.allowsMultipleSelection = true
      $0.chosen = { log.append($0) }
    }
    _ = hear(view, .focus("Milk"), .activate, .focus("Bread"), .activate, .activate)
    #expect(log == ["chosen Milk", "chosen Bread", "left Bread"])
  }

  @Test("An app changes rows, and finds them by their places") func changes() {
    let controller = Shopping()
    controller.loadViewIfNeeded()
    let (table, milk) = (controller.table, IndexPath(row: 0, section: 0))
    #expect(table.numberOfSections == 2 && table.numberOfRows(inSection: 0) == 2)
    #expect(table.cellForRow(at: milk)?.textLabel?.text == "Milk")
    #expect(table.cellForRow(at: IndexPath(row: 9, section: 0)) == nil)
    #expect(table.cellForRow(at: IndexPath(row: 0, section: 9)) == nil)
    #expect(table.indexPath(for: UITableViewCell()) == nil)
    #expect(table.indexPathsForVisibleRows?.count == 3)
    table.selectRow(at: milk, animated: false, scrollPosition: .none)
    #expect(table.indexPathForSelectedRow == milk)
    table.performBatchUpdates {
      controller.items[0].insert("Eggs", at: 1)
      table.insertRows(at: [IndexPath(row: 1, section: 0)], with: .automatic)
    }
    #expect(table.cellForRow(at: IndexPath(row: 1, section: 0))?.textLabel?.text == "Eggs")
    #expect(table.indexPathsForSelectedRows == [milk])
    table.deselectRow(at: milk, animated: true)
    #expect(table.indexPathsForSelectedRows == nil)
    controller.items.removeLast()
    table.deleteSections(IndexSet(integer: 1), with: .fade)
    #expect(stops(Made { table }).filter { $0.contains("Aisle") }.count == 3)
  }

  final class Photos: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {
    let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    var names = [["Beach", "Bridge"], ["Cat"]]
    var chosen: (String) -> Void = { _ in }
    override func viewDidLoad() {
      collection.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "photo")
      collection.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
        withReuseIdentifier: "header")
      collection.dataSource = self
      collection.delegate = self
      view.addSubview(collection)
    }
    func numberOfSections(in collectionView: UICollectionView) -> Int { names.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      names[section].count
    }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
      var content = UIListContentConfiguration.cell()
      content.text = names[indexPath.section][indexPath.item]
      content.secondaryText = "Photo"
      cell.contentConfiguration = content
      return cell
    }
    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
      let header = collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "header", for: indexPath)
      let title = label(indexPath.section == 0 ? "Trips" : "Pets")
      title.accessibilityTraits.insert(.header)
      header.addSubview(title)
      return header
    }
    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
      indexPath.section == 0
    }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
      chosen("chosen \(names[indexPath.section][indexPath.item])")
    }
    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
      chosen("left \(names[indexPath.section][indexPath.item])")
    }
  }

  @Test("A collection is heard with the headers of its sections, and its rows are chosen") func collections() {
    var log: [String] = []
    func photos(_ change: @escaping (UICollectionView) -> Void = { _ in }) -> MadeController {
      MadeController {
        let controller = Photos()
        controller.loadViewIfNeeded()
        controller.chosen = { log.append($0) }
        change(controller.collection)
        return controller
      }
    }
    #expect(
      stops(photos()) == ["Trips, heading", "Beach, Photo", "Bridge, Photo", "Pets, heading", "Cat, Photo"])
    let heard = hear(photos(), .focus("Beach"), .activate, .focus("Cat"), .activate, .focus("Beach"))
    #expect(log == ["chosen Beach"])
    #expect(heard.last == "selected, Beach, Photo")
    log = []
    _ = hear(
      photos { $0.allowsMultipleSelection = true }, .focus("Beach"), .activate, .focus("Bridge"), .activate, .activate)
    #expect(log == ["chosen Beach", "chosen Bridge", "left Bridge"])
  }

  @Test("An app changes the items of a collection, and finds them by their places") func items() {
    let controller = Photos()
    controller.loadViewIfNeeded()
    let (collection, beach) = (controller.collection, IndexPath(item: 0, section: 0))
    #expect(collection.cellForItem(at: beach) != nil && collection.visibleCells.count == 3)
    #expect(collection.cellForItem(at: IndexPath(item: 5, section: 0)) == nil)
    collection.selectItem(at: beach, animated: false, scrollPosition: .top)
    controller.names[0].append("Park")
    collection.performBatchUpdates { collection.insertItems(at: [IndexPath(item: 2, section: 0)]) }
    #expect(collection.indexPathsForSelectedItems == [beach])
    #expect(collection.cellForItem(at: beach)?.isSelected == true)
    collection.deselectItem(at: beach, animated: false)
    #expect(collection.cellForItem(at: beach)?.isSelected == false)
    #expect(stops(Made { collection }).contains("Park, Photo"))
  }

  @Test("A registration fills the cells of a collection") func registrations() {
    final class Names: NSObject, UICollectionViewDataSource {
      let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, path, name in
        var content = cell.defaultContentConfiguration()
        content.text = "\(path.item + 1). \(name)"
        cell.contentConfiguration = content
      }
      func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        collectionView.dequeueConfiguredReusableCell(
          using: registration, for: indexPath, item: ["Ann", "Bob"][indexPath.item])
      }
    }
    let names = Names()
    let list = Made {
      let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
      collection.dataSource = names
      return collection
    }
    #expect(stops(list) == ["1. Ann", "2. Bob"])
  }
}
