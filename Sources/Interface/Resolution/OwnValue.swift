/// What a control keeps for itself where its scenario binds it to nothing.
struct OwnValue: Sendable {
  /// The property that shows the value.
  var property: any WritableKeyPath<View, Bound?> & Sendable
  /// Where the control begins if its scenario says nothing.
  var standard: Value?
  /// Where it begins instead if words are written as its value; `nil` for words that are only heard.
  var beginning: (@Sendable (_ words: String, View) -> Value?)?
  /// Where it begins where that differs from view to view; `nil` for nowhere.
  var start: (@Sendable (View) -> Value?)?
}

extension Kind {
  /// The value that a person can change in a view of the kind.
  var ownValue: OwnValue? {
    switch self {
    case .toggle: OwnValue(property: \.isOn, standard: .flag(false))
    case .textField, .searchField, .textEditor:
      OwnValue(property: \.text, standard: .text("")) { words, _ in .text(words) }
    // The words for a secret are not the secret.
    case .secureField: OwnValue(property: \.text, standard: .text(""))
    // A slider begins at its least (UIKit's documentation of UISlider), but words that are written have no number.
    case .slider:
      OwnValue(property: \.amount) { words, slider in
        slider.number(at: words)
      } start: { slider in
        slider.value == nil && slider.valueLabel == nil ? .number(slider.range?.lowerBound ?? 0) : nil
      }
    case .stepper: OwnValue(property: \.amount)
    case .pageControl: OwnValue(property: \.amount, standard: .number(1))
    case .picker, .tabView, .tabBar: OwnValue(property: \.selection, standard: .null)
    case .disclosureGroup: OwnValue(property: \.isExpanded, standard: .flag(false))
    case .sheet, .alert, .confirmationDialog, .popover: OwnValue(property: \.isPresented, standard: .flag(true))
    // A player without controls plays nothing.
    case .video: OwnValue(property: \.isPlaying)
    case .text, .image, .label, .labeledContent, .button, .link, .navigationLink, .menu, .datePicker, .colorPicker,
      .progressView, .gauge, .list, .section, .form, .table, .row, .grid, .gridRow, .scrollView, .cell, .navigationBar,
      .toolbar, .tab, .map, .marker, .chart, .circle, .rectangle, .roundedRectangle, .capsule, .ellipse, .hstack,
      .vstack, .zstack, .lazyHStack, .lazyVStack, .group, .spacer, .divider, .view, .element, .forEach:
      nil
    }
  }
}

extension View {
  /// The number at which a slider stands that is said to be at a percentage, such as 50%; `nil` for other words.
  fileprivate func number(at words: String) -> Value? {
    guard words.hasSuffix("%"), let percent = Double(words.dropLast()), (0...100).contains(percent) else { return nil }
    let range = self.range ?? 0...1
    return .number(range.lowerBound + percent / 100 * (range.upperBound - range.lowerBound))
  }
}
