import A11ySwiftUI
import A11yUIKit
import Apps
import Interface
import Testing

/// Controllers of UIKit's that show others (Apple's references of UINavigationController, UITabBarController,
/// UIPageViewController, UIAlertController and UIViewController).
@MainActor
@Suite("Controllers of UIKit's")
struct UIKitControllerTests {
  private func screen(_ title: String, _ change: (UIViewController) -> Void = { _ in }) -> UIViewController {
    let controller = UIViewController()
    controller.title = title
    controller.view.addSubview(label("On \(title)"))
    change(controller)
    return controller
  }

  // A system item is called what the system calls it (AccessibilitySnapshot, testNavigationBars).
  @Test("The bar of a screen is heard from the leading edge to the trailing one, and the toolbar at the end")
  func bars() {
    var done: [String] = []
    let view = MadeController { [self] in
      let mail = screen("Inbox") { inbox in
        let edit = UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)
        edit.isEnabled = false
        inbox.navigationItem.leftBarButtonItem = edit
        let sort = UIMenu(children: [UIAction(title: "By date") { _ in done.append("by date") }])
        inbox.navigationItem.rightBarButtonItems = [
          UIBarButtonItem(systemItem: .compose, primaryAction: UIAction { _ in done.append("compose") }),
          UIBarButtonItem(title: "Sort", menu: sort),
        ]
        let flag = UIBarButtonItem(image: UIImage(systemName: "flag"), style: .plain, target: nil, action: nil)
        flag.accessibilityLabel = "Flag all"
        inbox.toolbarItems = [
          UIBarButtonItem(customView: label("3 unread")), .flexibleSpace(), .fixedSpace(8), flag,
        ]
      }
      let navigation = UINavigationController(rootViewController: mail)
      navigation.setToolbarHidden(false, animated: false)
      return navigation
    }
    let heard = stops(view)
    #expect(
      heard == [
        "Edit, dimmed, button", "Inbox, heading", "Sort, button, pop up button", "Compose, button", "On Inbox",
        "Toolbar, 3 unread",
        "Flag all, button",
      ])
    _ = hear(view, .focus("Compose"), .activate, .focus("Sort"), .activate, .focus("By date"), .activate)
    #expect(done == ["compose", "by date"])
  }

  @Test("A toolbar that an app puts somewhere has its buttons") func toolbars() {
    var count = 0
    let view = Made {
      let toolbar = UIToolbar()
      toolbar.setItems(
        [.flexibleSpace(), UIBarButtonItem(title: "Share", primaryAction: UIAction { _ in count += 1 })],
        animated: false)
      return toolbar
    }
    #expect(stops(view).count == 1 && stops(view).allSatisfy { $0.contains("Share, button") })
    _ = hear(view, .activate)
    #expect(count == 1)
  }

  @Test("A stack of screens goes on and back by what the app calls") func stacks() {
    let root = screen("A")
    let navigation = UINavigationController(rootViewController: root)
    let (second, third) = (screen("B"), screen("C"))
    navigation.pushViewController(second, animated: true)
    navigation.show(third, sender: nil)
    #expect(navigation.viewControllers == [root, second, third] && third.navigationController === navigation)
    #expect(navigation.topViewController === third && navigation.visibleViewController === third)
    #expect(navigation.popToViewController(second, animated: true) == [third])
    #expect(navigation.popToViewController(third, animated: true) == nil)
    #expect(navigation.popViewController(animated: true) === second)
    #expect(navigation.popViewController(animated: true) == nil)
    navigation.setViewControllers([root, third], animated: true)
    third.navigationItem.hidesBackButton = true
    #expect(stops(MadeController { navigation }) == ["C, heading", "On C"])
    #expect(navigation.popToRootViewController(animated: true) == [third])
    navigation.setNavigationBarHidden(true, animated: false)
    #expect(stops(MadeController { navigation }) == ["On A"])
    navigation.viewControllers = [second]
    root.navigationItem.backButtonTitle = "Start"
    navigation.setNavigationBarHidden(false, animated: false)
    second.navigationItem.titleView = label("Own title")
    #expect(stops(MadeController { navigation }) == ["Own title", "On B"])
  }

  @Test("The way back is called as the screen before says") func back() {
    let (first, second) = (screen("Inbox"), screen("Letter"))
    first.navigationItem.backButtonTitle = "Mail"
    let view = MadeController {
      let navigation = UINavigationController(rootViewController: first)
      navigation.pushViewController(second, animated: false)
      return navigation
    }
    #expect(stops(view) == ["Mail, back button", "Letter, heading", "On Letter"])
  }

  final class TabOwner: NSObject, UITabBarControllerDelegate {
    var chosen: [String] = []
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
      chosen.append(viewController.title ?? "")
    }
  }

  @Test("Tabs have their badges, and their owner is told which one a person takes") func tabs() {
    let (owner, tabs) = (TabOwner(), UITabBarController())
    let chats = screen("Chats")
    chats.tabBarItem.badgeValue = "3"
    tabs.viewControllers = [screen("Home"), chats]
    tabs.delegate = owner
    #expect(tabs.selectedViewController?.title == "Home" && chats.tabBarController === tabs)
    let heard = stops(MadeController { tabs })
    #expect(heard.first == "On Home" && heard.last?.hasPrefix("Chats, ") == true)
    #expect(hear(MadeController { tabs }, .focus("Chats"), .activate, .first).last == "On Chats")
    #expect(owner.chosen == ["Chats"] && tabs.selectedIndex == 1)
    // What the app chooses itself its owner is not told.
    tabs.selectedViewController = tabs.viewControllers?.first
    #expect(tabs.selectedIndex == 0 && owner.chosen == ["Chats"])
    #expect(stops(MadeController { tabs }).first == "On Home")
  }

  final class PageOwner: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    let pages: [UIViewController]
    var turned = 0
    init(_ pages: [UIViewController]) { self.pages = pages }
    private func page(_ shown: UIViewController, _ offset: Int) -> UIViewController? {
      let index = (pages.firstIndex(of: shown) ?? 0) + offset
      return pages.indices.contains(index) ? pages[index] : nil
    }
    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { page(viewController, -1) }
    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { page(viewController, 1) }
    func pageViewController(
      _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
      previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) { turned += 1 }
  }

  @Test("Pages are turned by three fingers, as far as there are any") func pages() {
    let owner = PageOwner([screen("1"), screen("2")])
    let view = MadeController {
      let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
      pages.dataSource = owner
      pages.delegate = owner
      pages.setViewControllers([owner.pages[0]], direction: .forward, animated: false)
      return pages
    }
    #expect(stops(view) == ["On 1"])
    #expect(hear(view, .scroll(.left), .first).last == "On 2")
    #expect(hear(view, .scroll(.left), .scroll(.left), .scroll(.right), .first).last == "On 1")
    #expect(owner.turned == 3)
  }

  // Human Interface Guidelines, “Alerts” and “Action sheets”; as of SwiftUI's.
  @Test("A sheet of actions has the one that cancels at its end, and a scrub is as that") func actionSheets() {
    struct Photo: A11ySwiftUI.View {
      var isAnchored = false
      @State private var state = "Shown"
      var body: some A11ySwiftUI.View {
        Button("Options") {
          let sheet = UIAlertController(title: "Photo", message: nil, preferredStyle: .actionSheet)
          sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in state = "Kept" })
          sheet.addAction(UIAlertAction(title: "Share", style: .default) { _ in state = "Shared" })
          let delete = UIAlertAction(title: "Delete", style: .destructive)
          delete.isEnabled = false
          sheet.addAction(delete)
          if isAnchored { sheet.popoverPresentationController?.sourceView = UIView() }
          UIApplication.shared.keyWindow?.rootViewController?.present(sheet, animated: true)
        }
        Text(state)
      }
    }
    let heard = hear(Photo(), .activate, .first, .next(1), .next(1), .next(1))
    #expect(
      heard.filter { $0.hasSuffix("button") }.suffix(3) == [
        "Share, button", "Delete, dimmed, button", "Cancel, button",
      ])
    #expect(hear(Photo(), .activate, .focus("Share"), .activate, .last).last == "Shared")
    #expect(hear(Photo(), .activate, .escape, .last).last == "Kept")
    // Since iOS 26 one that stands by what was touched has no such button, and a tap elsewhere is as that (WWDC25-284).
    let anchored = hear(Photo(isAnchored: true), .activate, .first, .next(1), .next(1), .next(1))
    #expect(anchored.contains("Delete, dimmed, button") && !anchored.contains("Cancel, button"))
    #expect(hear(Photo(isAnchored: true), .activate, .escape, .last).last == "Kept")
  }

  @Test("A question with a field is answered in it") func fields() {
    struct Naming: A11ySwiftUI.View {
      @State private var name = "none"
      var body: some A11ySwiftUI.View {
        Button("Rename") {
          let alert = UIAlertController(title: "New name", message: "Be short.", preferredStyle: .alert)
          alert.addTextField { $0.placeholder = "Nickname" }
          alert.addAction(
            UIAlertAction(title: "OK", style: .default) { [weak alert] _ in
              name = alert?.textFields?.first?.text ?? ""
            })
          UIApplication.shared.windows.first?.rootViewController?.present(alert, animated: true)
        }
        Text(name)
      }
    }
    let heard = hear(Naming(), .activate, .focus("Nickname"), .activate, .type("Fern"), .focus("OK"), .activate)
    #expect(heard.contains("Nickname, text field"))
    #expect(
      hear(Naming(), .activate, .focus("Nickname"), .activate, .type("Fern"), .focus("OK"), .activate, .last)
        .last == "Fern")
  }

  @Test("A screen that is presented is left by its app, or by a scrub unless it covers all") func presenting() {
    struct Card: A11ySwiftUI.View {
      let style: UIModalPresentationStyle
      @State private var isTold = false
      var body: some A11ySwiftUI.View {
        Button("Open") {
          let controller = UIViewController()
          controller.modalPresentationStyle = style
          let close = UIButton(
            type: .system,
            primaryAction: UIAction(title: "Done") { _ in
              controller.dismiss(animated: true) { isTold = true }
            })
          controller.view.addSubview(close)
          UIApplication.shared.keyWindow?.rootViewController?.present(controller, animated: true)
        }
        Text(isTold ? "Closed" : "Behind")
      }
    }
    #expect(hear(Card(style: .pageSheet), .activate, .first).last == "Done, button")
    #expect(hear(Card(style: .pageSheet), .activate, .focus("Done"), .activate, .last).last == "Closed")
    #expect(hear(Card(style: .pageSheet), .activate, .escape, .last).last == "Behind")
    // What covers the whole screen has no way out but the app's.
    #expect(hear(Card(style: .fullScreen), .activate, .escape, .first).last == "Done, button")
  }

  // Apple's tutorial “Interfacing with UIKit”: SwiftUI's pages in a controller of UIKit's. An image of SwiftUI's has its
  // name as its label, and one of UIKit's has none (Apple's references of Image and of UIImageView).
  @Test("An image of SwiftUI's keeps its name in a controller of UIKit's") func hostedImages() {
    let page = MadeController {
      let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
      let card = UIHostingController(rootView: Image("Oslo").overlay { Text("3 days") })
      pages.setViewControllers([card], direction: .forward, animated: false)
      return pages
    }
    #expect(stops(page) == ["Oslo, image", "3 days"])
    let picture = MadeController {
      let controller = UIViewController()
      controller.view.addSubview(UIImageView(image: UIImage(named: "Oslo")))
      return controller
    }
    #expect(stops(picture) == [])
  }

  @Test("Controllers know what is in them, and who presents them") func families() {
    let (parent, child, other) = (screen("Parent"), screen("Child"), screen("Other"))
    parent.addChild(child)
    child.didMove(toParent: parent)
    #expect(parent.children == [child] && child.parent === parent)
    child.willMove(toParent: nil)
    child.removeFromParent()
    #expect(parent.children.isEmpty && child.parent == nil)
    var isDone = false
    parent.present(other, animated: true) { isDone = true }
    #expect(isDone && parent.presentedViewController === other && other.presentingViewController === parent)
    // One at a time.
    parent.present(child, animated: true)
    #expect(parent.presentedViewController === other)
    parent.dismiss(animated: true)
    #expect(parent.presentedViewController == nil && other.presentingViewController == nil)
    other.setEditing(true, animated: true)
    #expect(other.isEditing && other.isViewLoaded && UIViewController().viewIfLoaded == nil)
  }
}
