import Interface

extension ModifierField {
  /// What the authors of other toolkits write, which is read as what UIKit is told of it.
  static let toolkits = [
    ModifierField(
      "reactNative", "What React Native is told of the view: its role, its states and its range.", .reactNative,
      value: { $0.toolkit == .reactNative ? ReactNativeProperties(isAccessible: $0.joinsNames ? true : nil) : nil },
      store: { $1.apply(to: &$0) }),
    ModifierField(
      "flutter", "The flags and the actions of a semantics node of Flutter's.", .flutter,
      value: { $0.toolkit == .flutter ? FlutterSemantics() : nil }, store: { $1.apply(to: &$0) }),
    ModifierField(
      "maui", "The semantic properties of a view of .NET MAUI.", .maui, value: { _ in nil },
      store: { $1.apply(to: &$0) }),
  ]
}

extension View {
  /// Adds traits that the view does not have yet.
  fileprivate mutating func add(_ added: [AccessibilityTrait]) {
    self.traits += added.filter { !self.traits.contains($0) }
  }
}

extension ReactNativeProperties {
  fileprivate func apply(to view: inout View) {
    view.toolkit = .reactNative
    view.add(role.map { ReactNativeRole.traits(of: $0) } ?? [])
    if let isAccessible {
      view.isElement = isAccessible
      view.joinsNames = isAccessible
    }
    if let isSelected { view.selected = isSelected }
    if let isDisabled { view.enabled = isDisabled.negated }
    if let value { view.value = value }
  }
}

extension FlutterSemantics {
  fileprivate func apply(to view: inout View) {
    view.toolkit = .flutter
    view.isElement = true
    view.joinsNames = true
    let whole = whole
    view.add(AccessibilityTrait.allCases.filter(whole.traits.contains))
    if let value = whole.stateValue ?? whole.switchValue.map({ .constant($0) }) { view.value = value }
    if let isSelected = whole.stateSelected { view.selected = isSelected }
    if let isEnabled = state.isEnabled { view.enabled = isEnabled }
  }
}

extension MAUISemantics {
  fileprivate func apply(to view: inout View) {
    if let description { view.label = Label(description) }
    if let hint { view.hint = hint }
    // A layout becomes an element by a description or a hint.
    if description != nil || hint != nil { view.isElement = true }
    if isHeading { view.add([.header]) }
  }
}
