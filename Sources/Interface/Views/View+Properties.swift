// The properties of the groups are properties of the view itself. All is inlined, so that a key path which is known when
// the code is compiled costs as little as a stored property.
extension View {
  @inlinable @inline(__always)
  package subscript<Value>(dynamicMember path: WritableKeyPath<Wording, Value>) -> Value {
    get { box.wrapped.wording[path] }
    _modify {
      yield &box.wrapped.wording[path]
      if !box.wrapped.isDynamic { box.wrapped.noteExpressions() }
    }
  }

  @inlinable @inline(__always)
  package subscript<Value>(dynamicMember path: WritableKeyPath<SpokenDetails, Value>) -> Value {
    get { box.wrapped.spokenDetails[path] }
    _modify {
      yield &box.wrapped.spokenDetails[path]
      if !box.wrapped.isDynamic { box.wrapped.noteExpressions() }
    }
  }

  @inlinable @inline(__always)
  package subscript<Value>(dynamicMember path: WritableKeyPath<Exposure, Value>) -> Value {
    get { box.wrapped.exposure[path] }
    _modify {
      yield &box.wrapped.exposure[path]
      if !box.wrapped.isDynamic { box.wrapped.noteExpressions() }
    }
  }

  @inlinable @inline(__always)
  package subscript<Value>(dynamicMember path: WritableKeyPath<UIKitProperties, Value>) -> Value {
    get { box.wrapped.uiKit[path] }
    _modify {
      yield &box.wrapped.uiKit[path]
      if !box.wrapped.isDynamic { box.wrapped.noteExpressions() }
    }
  }

  @inlinable @inline(__always)
  package subscript<Value>(dynamicMember path: WritableKeyPath<Interaction, Value>) -> Value {
    get { box.wrapped.interaction[path] }
    _modify {
      yield &box.wrapped.interaction[path]
      if !box.wrapped.isDynamic { box.wrapped.noteExpressions() }
    }
  }

  @inlinable @inline(__always)
  package subscript<Value>(dynamicMember path: WritableKeyPath<Dragging, Value>) -> Value {
    get { box.wrapped.dragging[path] }
    _modify {
      yield &box.wrapped.dragging[path]
      if !box.wrapped.isDynamic { box.wrapped.noteExpressions() }
    }
  }

  @inlinable @inline(__always)
  package subscript<Value>(dynamicMember path: WritableKeyPath<ControlState, Value>) -> Value {
    get { box.wrapped.controlState[path] }
    _modify {
      yield &box.wrapped.controlState[path]
      if !box.wrapped.isDynamic { box.wrapped.noteExpressions() }
    }
  }

  @inlinable @inline(__always)
  package subscript<Value>(dynamicMember path: WritableKeyPath<Attachments, Value>) -> Value {
    get { box.wrapped.attachments[path] }
    _modify {
      yield &box.wrapped.attachments[path]
      if !box.wrapped.isDynamic { box.wrapped.noteExpressions() }
    }
  }

  @inlinable @inline(__always)
  package subscript<Value>(dynamicMember path: WritableKeyPath<Appearance, Value>) -> Value {
    get { box.wrapped.appearance[path] }
    _modify {
      yield &box.wrapped.appearance[path]
      if !box.wrapped.isDynamic { box.wrapped.noteExpressions() }
    }
  }

  @inlinable @inline(__always)
  package subscript<Value>(dynamicMember path: WritableKeyPath<Media, Value>) -> Value {
    get { box.wrapped.media[path] }
    _modify {
      yield &box.wrapped.media[path]
      if !box.wrapped.isDynamic { box.wrapped.noteExpressions() }
    }
  }
}
