extension View {
  package var label: Label? {
    get { self[\Wording.label] }
    _modify { yield &self[\Wording.label] }
  }
  package var value: Dynamic<String>? {
    get { self[\Wording.value] }
    _modify { yield &self[\Wording.value] }
  }
  package var hint: Dynamic<String>? {
    get { self[\Wording.hint] }
    _modify { yield &self[\Wording.hint] }
  }
  package var recognized: Dynamic<String>? {
    get { self[\Wording.recognized] }
    _modify { yield &self[\Wording.recognized] }
  }
  package var traits: [AccessibilityTrait] {
    get { self[\Wording.traits] }
    _modify { yield &self[\Wording.traits] }
  }
  package var removeTraits: [AccessibilityTrait] {
    get { self[\Wording.removeTraits] }
    _modify { yield &self[\Wording.removeTraits] }
  }
  package var selected: Dynamic<Bool>? {
    get { self[\Wording.selected] }
    _modify { yield &self[\Wording.selected] }
  }
  package var enabled: Dynamic<Bool>? {
    get { self[\Wording.enabled] }
    _modify { yield &self[\Wording.enabled] }
  }
  package var identifier: String? {
    get { self[\Wording.identifier] }
    _modify { yield &self[\Wording.identifier] }
  }
  package var computed: [ComputedProperty] {
    get { self[\Wording.computed] }
    _modify { yield &self[\Wording.computed] }
  }
  package var lacksWords: Bool {
    get { self[\Wording.lacksWords] }
    _modify { yield &self[\Wording.lacksWords] }
  }
  package var translations: [Translation] {
    get { self[\Wording.translations] }
    _modify { yield &self[\Wording.translations] }
  }

  @inline(__always)
  private subscript<Value>(path: WritableKeyPath<Wording, Value>) -> Value {
    get {
      guard box.wrapped.wording.isSet else { return Wording.unset[keyPath: path] }
      return box.wrapped.wording.group[keyPath: path]
    }
    _modify {
      yield &box.wrapped.wording.group[keyPath: path]
      if !box.wrapped.isDynamic { box.wrapped.noteExpressions() }
    }
  }
}
