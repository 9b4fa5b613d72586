internal import Apps
internal import Elements
internal import Interface

/// The screen with the choices of a picker that is a link, from which a person comes back once one of them is made.
///
/// Source: SwiftUI's documentation of `NavigationLinkPickerStyle`.
struct PickerScreen: CoveringPicker {
  var covered: any App
  var isOpen = true
  private let picker: ViewID

  /// Whether an element is a picker that opens such a screen.
  static func isOpened(by element: Element) -> Bool {
    element.kind == .picker && element.has(.button) && !element.has(.popUpButton)
  }

  /// The screen that a picker opens; `nil` for any other element.
  init?(of element: Element, over app: some App) {
    guard PickerScreen.isOpened(by: element), app.screen.content.views.link(element.id) != nil else { return nil }
    (covered, picker) = (app, element.id)
  }

  var hasPicker: Bool { covered.screen.content.views.link(picker) != nil }

  var screen: AppScreen {
    guard isOpen, let link = covered.screen.content.views.link(picker) else { return covered.screen }
    let title = link.title ?? ""
    let below = covered.screen.content
    let list = View(.list, children: [link.withChoicesOnScreen], origin: link.origin).with {
      $0.turns = link.turns + [-60]
    }
    let content = Screen(title: title.isEmpty ? nil : .constant(title), views: [list])
    return AppScreen(title, content, back: WayBack(title: below.heading?.constant ?? below.titleInTab))
  }

  mutating func perform(_ token: ActionToken) -> [Change] {
    if token.effects == [.back] { return goBack() }
    let changes = covered.perform(token)
    isOpen = false
    return [.returned(covered.screen)] + changes.filter { $0.isHeardAfterChoice }
  }

  mutating func goBack() -> [Change] {
    isOpen = false
    return [.returned(covered.screen)]
  }

}

extension View {
  /// The picker with all its choices below each other, and without its title.
  fileprivate var withChoicesOnScreen: View {
    View(.picker, origin: origin).with { picker in
      picker.turns = turns + [-61]
      picker.style = PickerStyle.inline.rawValue
      picker.options = options
      picker.selection = selection
    }
  }
}

extension ChunkedArray<View> {
  /// The picker that an element stands for.
  fileprivate func link(_ id: ViewID) -> View? {
    for view in self {
      if view.kind == .picker, view.pickerStyle == .navigationLink, ViewID(view) == id { return view }
      if let picker = view.parts.link(id) { return picker }
    }
    return nil
  }
}

extension Change {
  /// Whether a change is heard as well once the screen with the choices has gone.
  fileprivate var isHeardAfterChoice: Bool {
    switch self {
    case .posted, .screenChanged, .layoutChanged, .pageScrolled, .focusAsked, .keyboardTaken, .failed, .noted: true
    case .replaced, .returned, .menuOpened, .menuClosed, .refreshed, .refused, .timePassed: false
    }
  }
}
