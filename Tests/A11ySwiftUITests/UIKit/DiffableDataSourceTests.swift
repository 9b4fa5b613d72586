import A11ySwiftUI
import A11yUIKit
import Interface
import Testing

/// Lists that are told by what is in them (Apple's references of NSDiffableDataSourceSnapshot and of the data sources that
/// take it); that a row is one element with all its words: mobilea11y.com.
@MainActor
@Suite("Lists that are told by what is in them")
struct DiffableDataSourceTests {
  @Test("A snapshot keeps its items in the order in which they are put") func snapshots() {
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendItems([9])
    #expect(snapshot.numberOfItems == 0)
    snapshot.appendSections(["even", "odd"])
    snapshot.appendItems([1, 5])
    snapshot.appendItems([2, 4], toSection: "even")
    snapshot.insertItems([3], afterItem: 1)
    snapshot.insertItems([0], beforeItem: 2)
    #expect(snapshot.itemIdentifiers == [0, 2, 4, 1, 3, 5])
    #expect(snapshot.sectionIdentifier(containingItem: 3) == "odd" && snapshot.indexOfItem(1) == 3)
    snapshot.moveItem(5, beforeItem: 1)
    snapshot.deleteItems([0])
    #expect(snapshot.itemIdentifiers(inSection: "odd") == [5, 1, 3] && snapshot.numberOfItems(inSection: "even") == 2)
    snapshot.moveItem(5, afterItem: 3)
    snapshot.moveSection("odd", beforeSection: "even")
    #expect(snapshot.itemIdentifiers == [1, 3, 5, 2, 4])
    snapshot.insertSections(["none"], afterSection: "odd")
    snapshot.deleteSections(["even"])
    #expect(snapshot.sectionIdentifiers == ["odd", "none"] && snapshot.numberOfItems == 3)
    snapshot.deleteAllItems()
    #expect(snapshot.numberOfSections == 0 && snapshot.itemIdentifiers == [])
  }

  @Test("A table shows what was applied last, and keeps to it") func tables() {
    let table = UITableView()
    let source = UITableViewDiffableDataSource<String, String>(tableView: table) { _, _, name in
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = name
      return cell
    }
    var snapshot = source.snapshot()
    snapshot.appendSections(["fruit", "bread"])
    snapshot.appendItems(["Apple", "Pear"], toSection: "fruit")
    snapshot.appendItems(["Rye"], toSection: "bread")
    source.apply(snapshot)
    #expect(stops(Made { table }) == ["Apple", "Pear", "Rye"])
    #expect(source.itemIdentifier(for: IndexPath(row: 0, section: 1)) == "Rye")
    #expect(source.indexPath(for: "Pear") == IndexPath(row: 1, section: 0))
    #expect(source.itemIdentifier(for: IndexPath(row: 5, section: 1)) == nil && source.index(for: "bread") == 1)
    snapshot.deleteItems(["Apple"])
    var isDone = false
    source.apply(snapshot, animatingDifferences: false) { isDone = true }
    #expect(isDone && stops(Made { table }) == ["Pear", "Rye"])
  }

  @Test("A collection shows what was applied last, with the headers of its sections") func collections() {
    let collection = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, name in
      var content = cell.defaultContentConfiguration()
      content.text = name
      cell.contentConfiguration = content
    }
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: collection) { collection, path, name in
      collection.dequeueConfiguredReusableCell(using: registration, for: path, item: name)
    }
    source.supplementaryViewProvider = { _, _, path in
      let header = UICollectionReusableView(frame: .zero)
      let title = label(path.section == 0 ? "Trips" : "Pets")
      title.accessibilityTraits.insert(.header)
      header.addSubview(title)
      return header
    }
    var snapshot = source.snapshot()
    snapshot.appendSections([0, 1])
    snapshot.appendItems(["Cat"])
    snapshot.appendItems(["Beach"], toSection: 0)
    source.apply(snapshot)
    #expect(stops(Made { collection }) == ["Trips, heading", "Beach", "Pets, heading", "Cat"])
    #expect(source.indexPath(for: "Cat") == IndexPath(item: 0, section: 1) && source.sectionIdentifier(for: 1) == 1)
  }

  /// The words of a calendar: MagentaA11y, date picker, whose view it is.
  @Test("A calendar has its days chosen, one or several as the app has it") func calendars() {
    final class Choice: NSObject, UICalendarSelectionSingleDateDelegate {
      var chosen: [DateComponents?] = []
      func dateSelection(_ selection: UICalendarSelectionSingleDate, didSelectDate day: DateComponents?) {
        chosen.append(day)
      }
    }
    let choice = Choice()
    let single = UICalendarSelectionSingleDate(delegate: choice)
    single.setSelected(DateComponents(year: 2026, month: 2, day: 27), animated: false)
    let calendar = UICalendarView(frame: .zero)
    calendar.selectionBehavior = single
    let heard = hear(Made { calendar }, .focus("Sunday, February 1"), .activate, .focus("Friday, February 27"))
    #expect(heard.first == "February 2026, button, adjustable")
    #expect(heard.last == "Friday, February 27, button" && choice.chosen.map { $0?.day } == [1])
    let several = UICalendarSelectionMultiDate(delegate: nil)
    several.setSelectedDates([DateComponents(year: 2026, month: 2, day: 27)], animated: false)
    calendar.selectionBehavior = several
    #expect(
      hear(Made { calendar }, .focus("Sunday, February 1"), .activate, .focus("Friday, February 27")).last
        == "selected, Friday, February 27, button")
    #expect(several.selectedDates.map(\.day) == [27, 1])
  }
}
