extension View {
  /// What a control shows and changes.
  public struct ControlState: PropertyGroup, Expressive {
    /// Whether a switch is on.
    public var isOn: Bound?
    /// What stands in a field.
    public var text: Bound?
    /// The number that the control shows.
    public var amount: Bound?
    /// What is chosen.
    public var selection: Bound?
    /// Whether the views inside, or what the view opens, are shown.
    public var isExpanded: Bound?
    /// Whether a sheet, alert or popover is on the screen.
    public var isPresented: Bound?
    /// The heights at which a sheet rests.
    public var detents: [Detent] = []
    /// The number that stands for all.
    public var total: Dynamic<Double>?
    /// The least and the greatest number.
    public var range: ClosedRange<Double>?
    /// How far one swipe goes.
    public var step: Double?
    /// What can be chosen.
    public var options: [PickerOption] = []
    /// The style of a control, such as `segmented`.
    public var style: String?
    /// What an empty field shows.
    public var prompt: Dynamic<String>?
    /// The amount in words.
    public var valueLabel: Dynamic<String>?
    /// Whether a field has the keyboard.
    public var isEditing: Dynamic<Bool>?
    /// Whether the text of a field can be changed.
    public var isEditable: Dynamic<Bool>?
    /// Words that the spelling checker of a field marks.
    public var misspelled: [Dynamic<String>] = []
    /// The screen that a link leads to, or an address.
    public var destination: Destination?

    public static let unset = ControlState()

    package mutating func accept(_ visitor: inout some ExpressionVisitor) {
      isOn.accept(&visitor)
      text.accept(&visitor)
      amount.accept(&visitor)
      selection.accept(&visitor)
      isExpanded.accept(&visitor)
      isPresented.accept(&visitor)
      total.accept(&visitor)
      options.accept(&visitor)
      prompt.accept(&visitor)
      valueLabel.accept(&visitor)
      isEditing.accept(&visitor)
      isEditable.accept(&visitor)
      misspelled.accept(&visitor)
    }
  }
}
