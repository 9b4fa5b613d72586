import A11ySwiftUI
import A11yUIKit
import Apps
import Interface
import Testing

/// Controllers of UIKit's in SwiftUI: what they show, present and push.
@MainActor
@Suite("Screens of UIKit's")
struct UIKitScreenTests {
  // mobilea11y.com: a cell joins its labels; the titles of sections are headings.
  @Test("The rows of a table are one element each, and a tap chooses one") func tables() {
    struct People: A11ySwiftUI.View {
      @State private var chosen = "nobody"
      var body: some A11ySwiftUI.View {
        MadeController {
          let controller = PeopleController()
          controller.choose = { chosen = $0 }
          return controller
        }
        Text(chosen)
      }
    }
    #expect(
      stops(People()) == [
        "Friends, heading", "Ann, Oslo", "Bob, Oslo", "Others, heading", "Cem, Oslo", "nobody",
      ])
    #expect(hear(People(), .focus("Bob, Oslo"), .activate, .last).last == "Bob")
    #expect(hear(People(), .focus("Cem, Oslo"), .perform("Call"), .last).last == "called Cem")
  }

  // cocoa-mhlw/cocoa, pull request 1114; dotnet/maui, issue 3731.
  @Test("A table and a collection without anything in them say so") func empty() {
    final class Nothing: NSObject, UITableViewDataSource, UICollectionViewDataSource {
      func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
      func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell { UITableViewCell() }
      func collectionView(_ collection: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
      func collectionView(_ collection: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
        UICollectionViewCell()
      }
    }
    let nothing = Nothing()
    let table = Made {
      let table = UITableView()
      table.dataSource = nothing
      return table
    }
    let collection = Made {
      let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
      collection.dataSource = nothing
      return collection
    }
    #expect(stops(table) == ["Empty list"])
    #expect(stops(collection) == ["Empty list"])
  }

  @Test("What is in an item of a collection is heard, and a tap on it chooses the item") func collections() {
    struct Ferns: A11ySwiftUI.View {
      @State private var chosen = 0
      var body: some A11ySwiftUI.View {
        MadeController {
          let controller = FernsController()
          controller.choose = { chosen = $0 }
          return controller
        }
        Text("Chosen: \(chosen)")
      }
    }
    #expect(stops(Ferns()) == ["Fern 1", "Fern 2", "Chosen: 0"])
    #expect(hear(Ferns(), .next(1), .activate, .next(1)).last == "Chosen: 2")
  }

  // As of SwiftUI's alerts: “Alert! Delete?”, and of two buttons the one that cancels is the first.
  @Test("An alert is presented, and its button does what it does") func alerts() {
    struct Deleting: A11ySwiftUI.View {
      @State private var isDeleted = false
      var body: some A11ySwiftUI.View {
        MadeController {
          let controller = DeletingController()
          controller.deleted = { isDeleted = true }
          return controller
        }
        Text(isDeleted ? "Gone" : "There")
      }
    }
    let heard = hear(Deleting(), .activate, .last, .activate, .last)
    #expect(heard.first == "Delete, button")
    #expect(heard.contains { $0.hasPrefix("Alert") && $0.contains("Delete it?") })
    #expect(heard.contains("Remove, button"))
    #expect(heard.last == "Gone")
    let kept = hear(Deleting(), .activate, .focus("Keep"), .activate, .last)
    #expect(kept.last == "There")
  }

  @Test("What is presented on the app's own root is heard") func rootPresents() {
    struct Root: A11ySwiftUI.View {
      @State private var answer = "none"
      var body: some A11ySwiftUI.View {
        Button("Ask") {
          let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
          alert.addAction(UIAlertAction(title: "Yes", style: .default) { _ in answer = "yes" })
          let scene = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.first
          scene?.windows.first?.rootViewController?.present(alert, animated: true)
        }
        Text(answer)
      }
    }
    #expect(hear(Root(), .activate, .focus("Yes"), .activate, .last).last == "yes")
  }

  @Test("A stack of controllers has a bar, and goes on and back") func stacks() {
    let view = MadeController { UINavigationController(rootViewController: FirstController()) }
    #expect(stops(view) == ["Plants, heading", "Add, button", "Ferns"])
    let heard = hear(view, .focus("Add"), .activate, .first, .next(1), .next(1))
    #expect(heard.suffix(3) == ["Plants, back button", "New Plant, heading", "Name it"])
    #expect(hear(view, .focus("Add"), .activate, .focus("Plants"), .activate, .last).last == "Ferns")
  }

  @Test("Views of SwiftUI's stand in controllers of UIKit's, with their state") func hosting() {
    struct Counter: A11ySwiftUI.View {
      @State private var count = 0
      var body: some A11ySwiftUI.View { Button("Count \(count)") { count += 1 } }
    }
    final class Holder: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(label("Above"))
        let hosting = UIHostingController(rootView: Counter())
        addChild(hosting)
        view.addSubview(hosting.view)
        hosting.didMove(toParent: self)
      }
    }
    let view = MadeController { Holder() }
    #expect(stops(view) == ["Above", "Count 0, button"])
    #expect(hear(view, .next(1), .activate, .previous(1), .next(1)).last == "Count 1, button")
  }

  @Test("A table has cells that SwiftUI fills") func hostingCells() {
    final class Names: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.contentConfiguration = UIHostingConfiguration { Text("Row \(indexPath.row + 1)") }
        return cell
      }
    }
    let names = Names()
    #expect(
      stops(
        Made {
          let table = UITableView()
          table.dataSource = names
          return table
        }) == ["Row 1", "Row 2"])
  }

  @Test("Tabs of UIKit's are tabs") func tabs() {
    func screen(_ title: String) -> UIViewController {
      let controller = UIViewController()
      controller.view.addSubview(label("Here is \(title)"))
      controller.tabBarItem = UITabBarItem(title: title, image: UIImage(systemName: "leaf"), tag: 0)
      return controller
    }
    let view = MadeController {
      let tabs = UITabBarController()
      tabs.viewControllers = [screen("Home"), screen("Garden")]
      return tabs
    }
    let heard = stops(view)
    #expect(heard.first == "Here is Home")
    #expect(heard.last?.contains("Garden, tab, 2 of 2") == true)
    #expect(hear(view, .focus("Garden"), .activate, .first).last == "Here is Garden")
  }

  @Test("A controller comes and goes, and what it was made with is taken apart") func life() {
    @MainActor final class Log { var lines: [String] = [] }
    final class Logged: UIViewController {
      var log = Log()
      override func viewDidLoad() { log.lines.append("loaded") }
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        log.lines.append("will appear")
      }
      override func viewDidAppear(_ animated: Bool) { log.lines.append("appeared") }
      override func viewDidDisappear(_ animated: Bool) { log.lines.append("disappeared") }
    }
    struct Part: UIViewControllerRepresentable {
      let log: Log
      let number: Int
      func makeUIViewController(context: Context) -> Logged {
        let controller = Logged()
        controller.log = log
        log.lines.append("made")
        return controller
      }
      func updateUIViewController(_ controller: Logged, context: Context) { log.lines.append("updated \(number)") }
      static func dismantleUIViewController(_ controller: Logged, coordinator: ()) {
        controller.log.lines.append("dismantled")
      }
    }
    struct Parts: A11ySwiftUI.View {
      let log: Log
      @State private var number = 0
      var body: some A11ySwiftUI.View {
        Button("Next") { number += 1 }
        if number < 2 { Part(log: log, number: number) }
      }
    }
    let log = Log()
    _ = hear(Parts(log: log), .activate, .activate)
    #expect(
      log.lines == [
        "made", "loaded", "updated 0", "will appear", "appeared", "updated 1", "disappeared", "dismantled",
      ])
  }

  // Apple's references of UIAccessibility.Notification: the argument of a change of layout is what the cursor goes to.
  @Test("The cursor goes to the view that a change of layout is told of") func layoutChanges() {
    final class Showing: UIViewController {
      private let details = label("Details")
      override func viewDidLoad() {
        let button = UIButton(
          primaryAction: UIAction(title: "Show") { [details] _ in
            details.isHidden = false
            UIAccessibility.post(notification: .layoutChanged, argument: details)
          })
        details.isHidden = true
        view.addSubview(button)
        view.addSubview(label("Between"))
        view.addSubview(details)
      }
    }
    #expect(hear(MadeController { Showing() }, .activate).last == "Details")
  }

  @Test("What another program draws is not known, and is told of") func drawnElsewhere() {
    let app = LiveApp(MadeController { UIActivityViewController(activityItems: ["Ferns"], applicationActivities: nil) })
    #expect(app.warnings.contains { $0.hasPrefix("MadeController shows UIActivityViewController") })
    #expect(LiveApp(Made { label("Ferns") }).warnings.isEmpty)
  }

  @Test("What an app itself offers to share has a title, and is done by the app") func activities() {
    final class Keep: UIActivity {
      override var activityTitle: String? { "Keep" }
      override func canPerform(withActivityItems items: [Any]) -> Bool { items.count == 1 }
    }
    final class Note: NSObject, UIActivityItemSource {
      func activityViewControllerPlaceholderItem(_ controller: UIActivityViewController) -> Any { "" }
      func activityViewController(
        _ controller: UIActivityViewController, itemForActivityType type: UIActivity.ActivityType?
      ) -> Any? { type == .print ? nil : "Ferns" }
    }
    let sheet = UIActivityViewController(activityItems: [Note()], applicationActivities: [Keep()])
    sheet.excludedActivityTypes = [.airDrop, .addToReadingList]
    #expect(Note().activityViewController(sheet, itemForActivityType: nil) as? String == "Ferns")
    #expect(Keep().activityTitle == "Keep" && Keep().canPerform(withActivityItems: [Note()]))
  }

  @Test("The keyboard is put away by what is sent to nobody") func keyboard() {
    struct Entry: A11ySwiftUI.View {
      @State private var name = ""
      @FocusState private var isEditing: Bool
      var body: some A11ySwiftUI.View {
        TextField("Name", text: $name).focused($isEditing)
        Button("Done") {
          UIApplication.shared.sendAction(
            Selector("UIResponder.resignFirstResponder", UIResponder.resignFirstResponder), to: nil, from: nil, for: nil
          )
        }
        Text(isEditing ? "Editing" : "At rest")
      }
    }
    #expect(hear(Entry(), .activate, .last).last == "Editing")
    #expect(hear(Entry(), .activate, .focus("Done"), .activate, .last).last == "At rest")
    #expect(hear(Entry(), .activate, .type("A"), .focus("Done"), .activate, .first).last == "A, text field")
  }

  nonisolated final class Counter {
    var count = 0
    func rise() { count += 1 }
  }

  // What Swift 5 takes `#selector(UIResponder.resignFirstResponder)` for in a closure that tells nothing of an actor.
  @Test("A method of a type's that tells nothing of an actor is called on who it is sent to") func looseMethods() {
    let counter = Counter()
    let rise = Selector("Counter.rise", Counter.rise)
    #expect(UIApplication.shared.sendAction(rise, to: counter, from: nil, for: nil))
    #expect(UIApplication.shared.sendAction(rise, to: counter, from: counter, for: nil))
    #expect(counter.count == 2)
  }

  @Test("Observers and timers call what a selector names") func observers() {
    @MainActor final class Model {
      var words: [String] = []
      func note(_ notification: Notification) { words.append(notification.name.rawValue) }
    }
    let model = Model()
    let name = Notification.Name("ferns")
    NotificationCenter.default.addObserver(
      model, selector: Selector("Model.note(_:)", Model.note(_:)), name: name, object: nil)
    NotificationCenter.default.post(name: name, object: nil)
    #expect(model.words == ["ferns"])
  }

  // NSObject.perform(_:with:): “sends a message to the receiver with an object as the argument”.
  @Test("An object does what a selector names, and keeps nothing under a name") func performing() {
    @MainActor final class Model: NSObject {
      var words: [String] = []
      func begin() { words.append("begun") }
      func note(_ word: String) { words.append(word) }
    }
    let model = Model()
    model.perform(Selector("Model.begin", Model.begin))
    model.perform(Selector("Model.note(_:)", Model.note(_:)), with: "ferns")
    model.perform(Selector("unknown"))
    #expect(model.words == ["begun", "ferns"])
    model.setValue("Moss", forKey: "title")
    #expect(model.value(forKey: "title") == nil)
  }
}
