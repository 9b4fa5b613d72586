extension View {
  /// What a control shows and changes.
  package struct ControlState: PropertyGroup, Expressive {
    /// Whether a switch is on.
    package var isOn: Bound?
    /// What stands in a field.
    package var text: Bound?
    /// The number that the control shows.
    package var amount: Bound?
    /// What is chosen.
    package var selection: Bound?
    /// Whether the views inside, or what the view opens, are shown.
    package var isExpanded: Bound?
    /// Whether a sheet, alert or popover is on the screen.
    package var isPresented: Bound?
    /// The heights at which a sheet rests.
    package var detents: [Detent] = []
    /// Whether what is behind a sheet can be reached.
    package var leavesBackground = false
    /// The number that stands for all.
    package var total: Dynamic<Double>?
    /// The least and the greatest number.
    package var range: ClosedRange<Double>?
    /// Between which moments a date picker lets a person choose.
    package var dates: DateBounds?
    /// The present day, where it is known: of an app that runs.
    package var today: String?
    /// How far one swipe goes.
    package var step: Double?
    /// What the selection of the tabs around is when a tab is chosen.
    package var tag: Dynamic<Value>?
    /// What can be chosen.
    package var options: [PickerOption] = []
    /// The style of a control, such as `segmented`.
    package var style: String?
    /// What an empty field shows.
    package var prompt: Dynamic<String>?
    /// The amount in words.
    package var valueLabel: Dynamic<String>?
    /// Whether a field has the keyboard.
    package var isEditing: Dynamic<Bool>?
    /// Whether the text of a field can be changed.
    package var isEditable: Dynamic<Bool>?
    /// Words that the spelling checker of a field marks.
    package var misspelled: [Dynamic<String>] = []
    /// The screen that a link leads to, or an address.
    package var destination: Destination?

    package static let unset = ControlState()

    package mutating func accept(_ visitor: inout some ExpressionVisitor) {
      Self.naming(
        all: ControlState.init(
          isOn:text:amount:selection:isExpanded:isPresented:detents:leavesBackground:total:range:dates:today:step:tag:
          options:style:
          prompt:valueLabel:isEditing:isEditable:misspelled:destination:))
      isOn.accept(&visitor)
      text.accept(&visitor)
      amount.accept(&visitor)
      selection.accept(&visitor)
      isExpanded.accept(&visitor)
      isPresented.accept(&visitor)
      total.accept(&visitor)
      tag.accept(&visitor)
      options.accept(&visitor)
      prompt.accept(&visitor)
      valueLabel.accept(&visitor)
      isEditing.accept(&visitor)
      isEditable.accept(&visitor)
      misspelled.accept(&visitor)
    }
  }
}
