/// What a control keeps for itself where its scenario binds it to nothing.
struct OwnValue: Sendable {
  /// Where the control begins if its scenario says nothing.
  var standard: Value?
  /// The key that shows the value.
  var modifier: @Sendable (Bound) -> Modifier
  /// What a key binds, if it is this one.
  var bound: @Sendable (Modifier) -> Bound?
}

extension OwnValue {
  private static let isOn = OwnValue(standard: .flag(false), modifier: Modifier.isOn) {
    guard case .isOn(let bound) = $0 else { return nil }
    return bound
  }
  private static let text = OwnValue(standard: .text(""), modifier: Modifier.text) {
    guard case .text(let bound) = $0 else { return nil }
    return bound
  }
  // Without a number there is nothing to step from.
  private static let amount = OwnValue(standard: nil, modifier: Modifier.amount) {
    guard case .amount(let bound) = $0 else { return nil }
    return bound
  }
  private static let selection = OwnValue(standard: .null, modifier: Modifier.selection) {
    guard case .selection(let bound) = $0 else { return nil }
    return bound
  }
  private static let isExpanded = OwnValue(standard: .flag(false), modifier: Modifier.isExpanded) {
    guard case .isExpanded(let bound) = $0 else { return nil }
    return bound
  }

  private static let isPresented = OwnValue(standard: .flag(true), modifier: Modifier.isPresented) {
    guard case .isPresented(let bound) = $0 else { return nil }
    return bound
  }

  /// The kinds that a person can change the value of.
  static let ofKinds: [Kind: OwnValue] = [
    .toggle: isOn, .textField: text, .secureField: text, .searchField: text, .textEditor: text, .slider: amount,
    .stepper: amount, .picker: selection, .tabView: selection, .disclosureGroup: isExpanded, .sheet: isPresented,
    .alert: isPresented,
    .confirmationDialog: isPresented, .popover: isPresented,
  ]
}
