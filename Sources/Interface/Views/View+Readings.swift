/// What a resolved view says about itself.
extension View {
  /// The plain text that the view's own key holds.
  package var title: String? {
    switch box.wrapped.content {
    case .text(.constant(let text)), .textAndSymbol(.constant(let text), _): text
    case .text, .textAndSymbol, .none, .symbol, .iteration, .component, .slot: nil
    }
  }

  /// The name of the gesture of a finger that rests.
  package static let longPress = "longPress"

  /// What a finger that rests on the view does.
  package var longPressAction: Action? { self.gestures.first { $0.title == View.longPress }?.action }

  /// The symbol that the view's own key holds.
  package var symbol: String? {
    switch box.wrapped.content {
    case .symbol(.constant(let name)), .textAndSymbol(_, symbol: .constant(let name)): name
    case .symbol, .textAndSymbol, .none, .text, .iteration, .component, .slot: nil
    }
  }

  /// Whether the view is UIKit's switch, which shows no words and passes over a value that its author gives it.
  ///
  /// Source: AccessibilitySnapshot, testSwitchControls; SwiftUI's toggle says that value (cvs-health).
  package var isPlainSwitch: Bool { kind == .toggle && content == .none && children.isEmpty }

  /// Whether a picker shows all its choices, each an element of its own.
  package var showsChoices: Bool { kind == .picker && (pickerStyle == .segmented || pickerStyle == .inline) }

  /// How a picker is shown.
  package var pickerStyle: PickerStyle { self.style.flatMap(PickerStyle.init) ?? .menu }

  /// How a date picker is shown.
  package var datePickerStyle: DatePickerStyle { self.style.flatMap(DatePickerStyle.init) ?? .compact }

  /// How the tabs of a tab view are shown.
  package var tabViewStyle: TabViewStyle { self.style.flatMap(TabViewStyle.init) ?? .automatic }

  /// The style that is named; `nil` without one, and for a style of the app's own.
  package var controlStyle: ControlStyle? { self.style.flatMap(ControlStyle.init) }

  /// Whether it is a toggle that is drawn as a button (SwiftUI's `toggleStyle(.button)`).
  package var isButtonToggle: Bool { kind == .toggle && controlStyle == .button }

  /// Whether it is a toggle that is a box with a mark, as everywhere on a Mac.
  package var isCheckbox: Bool { kind == .toggle && controlStyle == .checkbox }

  /// Whether it is a toggle that is a switch also on a Mac.
  package var isSwitch: Bool { kind == .toggle && controlStyle == .switch }

  /// Whether it is a sheet that leaves nothing to see of what is behind it (SwiftUI's `fullScreenCover`).
  package var coversScreen: Bool { kind == .sheet && controlStyle == .fullScreen }

  /// Whether a disclosure group is open.
  package var isOpen: Bool { self.isExpanded?.value.constant?.flag ?? false }

  /// The height at which a sheet rests now: what is selected, else the first one.
  package var detent: Detent? {
    self.selection?.value.constant?.text.flatMap(Detent.init) ?? self.detents.first
  }

  /// Whether a sheet, alert or popover is on screen; it is unless the scenario says otherwise.
  ///
  /// It may be bound to a flag, or to something that it shows, which is nothing while there is none.
  package var isOnScreen: Bool { self.isPresented?.value.constant?.isThere ?? true }

  /// What closes a sheet, alert or popover: the state that it is bound to, and what that is then; `nil` if nobody can.
  package var dismissal: (place: StatePath, value: Value)? {
    guard let bound = self.isPresented, let place = bound.target else { return nil }
    return (place, bound.value.constant?.flag == nil ? .null : .flag(false))
  }
}

/// Changes that keep what was said before.
extension View {
  /// Says what becomes of the elements inside, and that the element is made here, after the layout modifiers that the view
  /// has: SwiftUI's `accessibilityElement(children:)`.
  package mutating func makeElement(_ behavior: ChildBehavior) {
    self.childBehavior = behavior
    self.layout.removeAll { $0 == .element }
    if !self.layout.isEmpty { self.layout.append(.element) }
  }

  /// The view with nothing said about it but its kind, its content and what is in it.
  package var bare: View {
    var bare = View(kind, content, children: children, origin: origin)
    bare.turns = turns
    return bare
  }
}

extension Value {
  /// Whether something is presented that is bound to the value.
  var isThere: Bool {
    switch self {
    case .null: false
    case .flag(let flag): flag
    case .number, .text, .list, .record: true
    }
  }
}
