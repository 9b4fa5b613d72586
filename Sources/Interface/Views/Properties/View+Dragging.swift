extension View {
  package var draggable: Draggable? {
    get { self[\Dragging.draggable] }
    _modify { yield &self[\Dragging.draggable] }
  }
  package var dropTarget: DropPoint? {
    get { self[\Dragging.dropTarget] }
    _modify { yield &self[\Dragging.dropTarget] }
  }
  package var dropPoints: [DropPoint] {
    get { self[\Dragging.dropPoints] }
    _modify { yield &self[\Dragging.dropPoints] }
  }
  package var reordering: Reordering? {
    get { self[\Dragging.reordering] }
    _modify { yield &self[\Dragging.reordering] }
  }

  @inline(__always)
  private subscript<Value>(path: WritableKeyPath<Dragging, Value>) -> Value {
    get {
      guard box.wrapped.says(\.dragging) else {
        return Dragging.unset[keyPath: path]
      }
      return box.wrapped.others.group.dragging.group[keyPath: path]
    }
    _modify {
      yield &box.wrapped.others.group.dragging.group[keyPath: path]
      if !box.wrapped.isDynamic { box.wrapped.noteExpressions() }
    }
  }
}
