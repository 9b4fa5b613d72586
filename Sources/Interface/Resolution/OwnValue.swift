/// What a control keeps for itself where its scenario binds it to nothing.
struct OwnValue: Sendable {
  /// The property that shows the value.
  var property: any WritableKeyPath<View.ControlState, Bound?> & Sendable
  /// Where the control begins if its scenario says nothing.
  var standard: Value?
}

extension OwnValue {
  private static let isOn = OwnValue(property: \.isOn, standard: .flag(false))
  private static let text = OwnValue(property: \.text, standard: .text(""))
  // Without a number there is nothing to step from.
  private static let amount = OwnValue(property: \.amount)
  private static let selection = OwnValue(property: \.selection, standard: .null)
  private static let isExpanded = OwnValue(property: \.isExpanded, standard: .flag(false))
  private static let isPresented = OwnValue(property: \.isPresented, standard: .flag(true))

  /// The kinds that a person can change the value of.
  static let ofKinds: [Kind: OwnValue] = [
    .toggle: isOn, .textField: text, .secureField: text, .searchField: text, .textEditor: text, .slider: amount,
    .stepper: amount, .picker: selection, .tabView: selection, .disclosureGroup: isExpanded, .sheet: isPresented,
    .alert: isPresented, .confirmationDialog: isPresented, .popover: isPresented,
  ]
}
