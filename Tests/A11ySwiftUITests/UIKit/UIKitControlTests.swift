import A11ySwiftUI
import A11yUIKit
import Apps
import Interface
import Testing

/// Controls and bars of UIKit's that are called by the system, or by what is chosen.
@MainActor
@Suite("Controls of UIKit's")
struct UIKitControlTests {
  private func button(_ change: @escaping @MainActor (UIButton) -> Void) -> some A11ySwiftUI.View {
    Made {
      let button = UIButton(type: .system)
      button.setTitle("Sort", for: .normal)
      change(button)
      return button
    }
  }

  // stackoverflow.com/questions/25324873: VoiceOver says of a button that is selected that it is.
  @Test("A selected button says so") func selectedButton() {
    #expect(stops(button { $0.isSelected = true }) == ["selected, Sort, button"])
  }

  // Apple's reference of `changesSelectionAsPrimaryAction`: a pop-up button shows the chosen item in place of its title.
  @Test("A pop-up button is called by its chosen item") func popUpButton() {
    let popUp = button { button in
      button.menu = UIMenu(children: [UIAction(title: "Name") { _ in }, UIAction(title: "Date") { _ in }])
      button.showsMenuAsPrimaryAction = true
      button.changesSelectionAsPrimaryAction = true
    }
    #expect(stops(popUp) == ["Name, button, pop up button"])
    #expect(hear(popUp, .activate).last == "selected, Name, button")
    #expect(
      hear(popUp, .activate, .next(1), .activate).filter { !$0.hasPrefix("~") }.last == "Date, button, pop up button")
  }

  // Apple's reference of `UITabBarItem.SystemItem`; UI tests of apps (`tabBars.buttons["Most Recent"]`).
  @Test("The system's own tabs have the system's titles") func systemTabs() {
    let tabs = MadeController {
      let controller = UITabBarController()
      controller.viewControllers = [
        UITabBarItem(tabBarSystemItem: .favorites, tag: 0), UITabBarItem(tabBarSystemItem: .mostRecent, tag: 1),
        UITabBarItem(title: "Me", image: nil, tag: 2),
      ].map { item in
        let child = UIViewController()
        child.tabBarItem = item
        return child
      }
      return controller
    }
    #expect(
      stops(tabs) == ["Tab Bar, selected, Favorites, tab, 1 of 3", "Most Recent, tab, 2 of 3", "Me, tab, 3 of 3"])
  }

  // Apple's reference of `automaticallyShowsScopeBar`: a controller shows the scopes while a person searches.
  @Test("The scopes of a search are segments while somebody searches") func scopes() {
    let search = MadeController {
      let controller = UIViewController()
      controller.title = "Fruits"
      let search = UISearchController(searchResultsController: nil)
      search.searchBar.scopeButtonTitles = ["All", "Ripe"]
      controller.navigationItem.searchController = search
      return UINavigationController(rootViewController: controller)
    }
    #expect(stops(search) == ["Fruits, heading", "Search, search field"])
    #expect(
      hear(search, .focus("Search"), .activate, .focus("Ripe"), .activate).last == "selected, Ripe, 2 of 2")
  }

  // Apple's reference of `UIContentUnavailableConfiguration`.
  @Test("What stands where there is no content is heard") func noContent() {
    let empty = MadeController {
      let controller = UIViewController()
      var configuration = UIContentUnavailableConfiguration.empty()
      configuration.text = "No Photos"
      configuration.secondaryText = "Take one."
      configuration.button.title = "Camera"
      controller.contentUnavailableConfiguration = configuration
      return controller
    }
    #expect(stops(empty) == ["No Photos", "Take one.", "Camera, button"])
  }

  @Test("A controller of a collection shows its rows, with what stands at their ends") func collectionController() {
    final class Rows: UICollectionViewController {
      override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
      override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        let cell = UICollectionViewListCell(frame: .zero)
        var content = cell.defaultContentConfiguration()
        content.text = "Row \(indexPath.item)"
        cell.contentConfiguration = content
        cell.accessories = [[.disclosureIndicator()], [.checkmark()], [.label(text: "5")]][indexPath.item]
        return cell
      }
    }
    let rows = MadeController { Rows(collectionViewLayout: UICollectionViewFlowLayout()) }
    #expect(stops(rows) == ["Row 0", "selected, Row 1", "Row 2, 5"])
    // A tap on a text in a row is one on the row, and nothing that must be reached by itself.
    func taken(_ view: Interface.View) -> [Interface.View] {
      (view.action == nil ? [] : [view]) + view.children.flatMap(taken)
    }
    let kinds = LiveApp(rows).screen.content.views.flatMap(taken).map(\.kind)
    #expect(kinds == [.cell, .cell, .cell])
  }

  @Test("A well of a color is called by its title") func colorWell() {
    let well = Made {
      let well = UIColorWell()
      well.title = "Fill"
      return well
    }
    #expect(stops(well) == ["Fill, button"])
  }

  // Tests of apps find “Today, Friday, April 29” in calendars.
  @Test("The present day of a calendar says so") func today() {
    let calendar = MadeController {
      let controller = UIViewController()
      controller.view = UICalendarView()
      return controller
    }
    #expect(stops(calendar).filter { $0.hasPrefix("Today, ") }.count == 1)
  }

  @Test("A view is drawn in its own appearance, and so is that of a controller") func appearance() {
    let view = Made {
      let label = UILabel()
      label.text = "Night"
      label.overrideUserInterfaceStyle = .dark
      return label
    }
    let screen = MadeController {
      let controller = UIViewController()
      controller.overrideUserInterfaceStyle = .light
      return controller
    }
    func appearances(_ view: any A11ySwiftUI.View) -> [Setting.Appearance] {
      var found: [Setting.Appearance] = []
      func look(_ view: Interface.View) {
        if let scheme = view.colorScheme { found.append(scheme) }
        view.children.forEach(look)
      }
      LiveApp(view).screen.content.views.forEach(look)
      return found
    }
    #expect(appearances(view) == [.dark])
    #expect(appearances(screen) == [.light])
  }
}
