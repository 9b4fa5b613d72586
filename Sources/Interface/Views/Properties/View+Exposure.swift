extension View {
  package var condition: Dynamic<Bool>? {
    get { self[\Exposure.condition] }
    _modify { yield &self[\Exposure.condition] }
  }
  package var hidden: Dynamic<Bool>? {
    get { self[\Exposure.hidden] }
    _modify { yield &self[\Exposure.hidden] }
  }
  package var opacity: Dynamic<Double>? {
    get { self[\Exposure.opacity] }
    _modify { yield &self[\Exposure.opacity] }
  }
  package var decorative: Bool {
    get { self[\Exposure.decorative] }
    _modify { yield &self[\Exposure.decorative] }
  }
  package var childBehavior: ChildBehavior? {
    get { self[\Exposure.childBehavior] }
    _modify { yield &self[\Exposure.childBehavior] }
  }
  package var sortPriority: Dynamic<Double>? {
    get { self[\Exposure.sortPriority] }
    _modify { yield &self[\Exposure.sortPriority] }
  }
  package var representation: Box<View>? {
    get { self[\Exposure.representation] }
    _modify { yield &self[\Exposure.representation] }
  }
  package var acceptances: [Acceptance] {
    get { self[\Exposure.acceptances] }
    _modify { yield &self[\Exposure.acceptances] }
  }
  package var joinsNames: Bool {
    get { self[\Exposure.joinsNames] }
    _modify { yield &self[\Exposure.joinsNames] }
  }
  package var toolkit: Toolkit? {
    get { self[\Exposure.toolkit] }
    _modify { yield &self[\Exposure.toolkit] }
  }

  @inline(__always)
  private subscript<Value>(path: WritableKeyPath<Exposure, Value>) -> Value {
    get {
      guard box.wrapped.says(\.exposure) else {
        return Exposure.unset[keyPath: path]
      }
      return box.wrapped.others.group.exposure.group[keyPath: path]
    }
    _modify {
      yield &box.wrapped.others.group.exposure.group[keyPath: path]
      if !box.wrapped.isDynamic { box.wrapped.noteExpressions() }
    }
  }
}
