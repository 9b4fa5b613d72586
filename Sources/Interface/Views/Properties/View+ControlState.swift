extension View {
  package var isOn: Bound? {
    get { self[\ControlState.isOn] }
    _modify { yield &self[\ControlState.isOn] }
  }
  package var text: Bound? {
    get { self[\ControlState.text] }
    _modify { yield &self[\ControlState.text] }
  }
  package var amount: Bound? {
    get { self[\ControlState.amount] }
    _modify { yield &self[\ControlState.amount] }
  }
  package var selection: Bound? {
    get { self[\ControlState.selection] }
    _modify { yield &self[\ControlState.selection] }
  }
  package var isExpanded: Bound? {
    get { self[\ControlState.isExpanded] }
    _modify { yield &self[\ControlState.isExpanded] }
  }
  package var isPresented: Bound? {
    get { self[\ControlState.isPresented] }
    _modify { yield &self[\ControlState.isPresented] }
  }
  package var detents: [Detent] {
    get { self[\ControlState.detents] }
    _modify { yield &self[\ControlState.detents] }
  }
  package var leavesBackground: Bool {
    get { self[\ControlState.leavesBackground] }
    _modify { yield &self[\ControlState.leavesBackground] }
  }
  package var tag: Dynamic<Value>? {
    get { self[\ControlState.tag] }
    _modify { yield &self[\ControlState.tag] }
  }
  package var today: String? {
    get { self[\ControlState.today] }
    _modify { yield &self[\ControlState.today] }
  }
  package var dates: DateBounds? {
    get { self[\ControlState.dates] }
    _modify { yield &self[\ControlState.dates] }
  }
  package var total: Dynamic<Double>? {
    get { self[\ControlState.total] }
    _modify { yield &self[\ControlState.total] }
  }
  package var range: ClosedRange<Double>? {
    get { self[\ControlState.range] }
    _modify { yield &self[\ControlState.range] }
  }
  package var step: Double? {
    get { self[\ControlState.step] }
    _modify { yield &self[\ControlState.step] }
  }
  package var options: [PickerOption] {
    get { self[\ControlState.options] }
    _modify { yield &self[\ControlState.options] }
  }
  package var style: String? {
    get { self[\ControlState.style] }
    _modify { yield &self[\ControlState.style] }
  }
  package var prompt: Dynamic<String>? {
    get { self[\ControlState.prompt] }
    _modify { yield &self[\ControlState.prompt] }
  }
  package var valueLabel: Dynamic<String>? {
    get { self[\ControlState.valueLabel] }
    _modify { yield &self[\ControlState.valueLabel] }
  }
  package var isEditing: Dynamic<Bool>? {
    get { self[\ControlState.isEditing] }
    _modify { yield &self[\ControlState.isEditing] }
  }
  package var isEditable: Dynamic<Bool>? {
    get { self[\ControlState.isEditable] }
    _modify { yield &self[\ControlState.isEditable] }
  }
  package var misspelled: [Dynamic<String>] {
    get { self[\ControlState.misspelled] }
    _modify { yield &self[\ControlState.misspelled] }
  }
  package var destination: Destination? {
    get { self[\ControlState.destination] }
    _modify { yield &self[\ControlState.destination] }
  }

  @inline(__always)
  private subscript<Value>(path: WritableKeyPath<ControlState, Value>) -> Value {
    get {
      guard box.wrapped.says(\.controlState) else {
        return ControlState.unset[keyPath: path]
      }
      return box.wrapped.others.group.controlState.group[keyPath: path]
    }
    _modify {
      yield &box.wrapped.others.group.controlState.group[keyPath: path]
      if !box.wrapped.isDynamic { box.wrapped.noteExpressions() }
    }
  }
}
