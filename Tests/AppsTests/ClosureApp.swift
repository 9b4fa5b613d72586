import Apps
import Interface

/// An app written in Swift, for tests: a model of its own that changes in place, and closures after its views.
///
/// It has no scenario, no state that expressions could name, and cannot be copied.
final class ClosureApp: App {
  private var tasks = ["Bread"]
  private var draft = ""
  private var isLoud = false
  private var volume = 2.0
  private var isAsking = false
  private var detail: String?
  private var menu: [View]?
  /// Seconds until the draft is saved; `nil` while nothing is to be saved.
  private var saving: Double?
  private var size = "large"

  /// What the views on the screen lead to, by the numbers that they bear.
  private var handlers: [() -> [Change]] = []
  private var bindings: [(Value) -> Void] = []
  private(set) var screen = AppScreen("", Screen(views: []))

  init() { show() }

  var name: String? { "Chores" }

  func copy() -> (any App)? { nil }

  func perform(_ token: ActionToken) -> [Change] {
    if let items = token.menu {
      menu = items
      show()
      return [.menuOpened(screen)]
    }
    var changes: [Change] = []
    for call in token.calls {
      switch call {
      case .handler(let number): changes += handlers[number]()
      case .binding(let number, let value): bindings[number](value)
      case .goBack: changes += goBack()
      }
    }
    return [refreshed()] + changes
  }

  func set(_ token: ActionToken, to value: Value) -> [Change] {
    guard let number = token.binding else { return [] }
    bindings[number](value)
    return [refreshed()]
  }

  func move(_ token: ActionToken, from start: Int, to end: Int) -> [Change] {
    guard tasks.indices.contains(start), tasks.indices.contains(end) else { return [.refused] }
    tasks.insert(tasks.remove(at: start), at: end)
    return [refreshed()]
  }

  func choose(_ token: ActionToken?) -> [Change] {
    menu = nil
    show()
    return [.menuClosed(screen)] + (token.map { perform($0) } ?? [])
  }

  func goBack() -> [Change] {
    if isAsking {
      isAsking = false
      return [refreshed()]
    }
    guard detail != nil else { return [.refused] }
    detail = nil
    show()
    return [.returned(screen)]
  }

  func use(_ settings: Settings) -> [Change] {
    size = settings.choice(.dynamicType)
    return [refreshed()]
  }

  func pass(_ seconds: Double) -> [Change] {
    guard let remaining = saving else { return [] }
    saving = remaining > seconds ? remaining - seconds : nil
    guard saving == nil else { return [] }
    var announcement = Announcement("Saved")
    announcement.delay = remaining
    return [.posted(announcement)]
  }
}

extension ClosureApp {
  private func refreshed() -> Change {
    show()
    return .refreshed(screen)
  }

  /// Makes the views anew from the model.
  private func show() {
    (handlers, bindings) = ([], [])
    if let menu {
      screen = AppScreen(menuOf: menu, over: screen)
    } else if let detail {
      let content = Screen(title: .constant(detail), views: numbered([View(.text, .text("Nothing more to do"))]))
      screen = AppScreen("detail", content, back: WayBack(title: "Chores"))
    } else {
      screen = AppScreen("chores", Screen(views: numbered(chores)))
    }
  }

  private var chores: [View] {
    var views = [
      View(.textField, .text("New chore")).with { $0.text = bound(.text(draft)) { self.draft = $0.text ?? "" } },
      button("Add") {
        self.tasks.append(self.draft)
        self.draft = ""
        self.saving = 1.5
        return [.posted(Announcement("Added"))]
      },
      View(.toggle, .text("Loud")).with { $0.isOn = bound(.flag(isLoud)) { self.isLoud = $0.flag ?? false } },
      View(.slider, .text("Volume")).with {
        $0.amount = bound(.number(volume)) { self.volume = $0.number ?? 0 }
        $0.range = 0...10
        $0.step = 1
      },
      View(.menu, .text("More"), children: [button("Ask") { self.ask() }, button("Wait") { [] }]),
    ]
    for task in tasks {
      let done = button("Done") {
        self.tasks.removeAll { $0 == task }
        return []
      }
      var row = button(task) { self.open(task) }
      row.actions = [done]
      views.append(row)
    }
    if size != "large" { views.append(View(.text, .text("Large print"))) }
    if isAsking {
      var alert = View(.alert, .text("Sure?"), children: [button("Yes") { [] }])
      alert.isPresented = bound(.flag(true)) { self.isAsking = $0.flag ?? false }
      views.append(alert)
    }
    return views
  }

  private func ask() -> [Change] {
    isAsking = true
    return [refreshed()]
  }

  private func open(_ task: String) -> [Change] {
    detail = task
    show()
    return [.replaced(screen)]
  }

  private func button(_ title: String, _ handler: @escaping () -> [Change]) -> View {
    handlers.append(handler)
    return View(.button, .text(.constant(title))).with { $0.action = Action(handler: handlers.count - 1) }
  }

  private func bound(_ value: Value, _ set: @escaping (Value) -> Void) -> Bound {
    bindings.append(set)
    var bound = Bound(.constant(value))
    bound.target = StatePath(binding: bindings.count - 1)
    return bound
  }

  /// Tells the views apart by their places, since they come from no file.
  private func numbered(_ views: [View]) -> [View] {
    views.enumerated().map { index, view in
      var view = view
      view.turns = [Int32(index)]
      view.children = ChunkedArray(numbered(Array(view.children)))
      return view
    }
  }
}
