/// What a resolved view says about itself, read from its modifiers; where one is written twice, the last counts.
extension View {
  /// The plain text that the view's own key holds.
  public var title: String? {
    switch content {
    case .text(let text), .textAndSymbol(let text, _): text.constant
    case .none, .symbol, .iteration: nil
    }
  }

  /// The symbol that the view's own key holds.
  public var symbol: String? {
    switch content {
    case .symbol(let name), .textAndSymbol(_, symbol: let name): name.constant
    case .none, .text, .iteration: nil
    }
  }

  /// The words that its author gave for the view's value.
  public var authoredValue: String? {
    for case .value(let words) in modifiers.reversed() { return words.constant }
    return nil
  }

  /// Whether the view is UIKit's switch, which shows no words and passes over a value that its author gives it.
  ///
  /// Source: AccessibilitySnapshot, testSwitchControls; SwiftUI's toggle says that value (cvs-health).
  public var isPlainSwitch: Bool { kind == .toggle && content == .none && children.isEmpty }

  /// The style of a control, such as `segmented`.
  public var style: String? {
    for case .style(let style) in modifiers.reversed() { return style }
    return nil
  }

  /// The choices of a picker.
  public var options: [PickerOption] {
    for case .options(let options) in modifiers.reversed() { return options }
    return []
  }

  /// What a picker or tab view has selected.
  public var selection: Bound? {
    for case .selection(let bound) in modifiers.reversed() { return bound }
    return nil
  }

  /// Whether a disclosure group is open.
  public var isExpanded: Bool {
    for case .isExpanded(let bound) in modifiers.reversed() { return bound.value.constant?.flag ?? false }
    return false
  }

  /// The heights at which a sheet rests.
  public var detents: [Detent] {
    for case .detents(let detents) in modifiers.reversed() { return detents }
    return []
  }

  /// The height at which a sheet rests now: what is selected, else the first one.
  public var detent: Detent? {
    selection?.value.constant?.text.flatMap(Detent.init) ?? detents.first
  }

  /// Whether a sheet, alert or popover is on screen; it is unless the scenario says otherwise.
  public var isPresented: Bool {
    for case .isPresented(let bound) in modifiers.reversed() { return bound.value.constant?.flag ?? true }
    return true
  }

  /// The direction in which a view scrolls or stacks what is in it, if its author said so.
  public var axis: Axis? {
    for case .layout(.axis(let axis)) in modifiers.reversed() { return axis }
    return nil
  }

  /// The frame that the author gave the view.
  public var givenFrame: Frame? {
    for case .frame(let frame) in modifiers.reversed() { return frame }
    return nil
  }
}
