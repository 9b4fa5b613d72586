extension View {
  package var headingLevel: Int? {
    get { self[\SpokenDetails.headingLevel] }
    _modify { yield &self[\SpokenDetails.headingLevel] }
  }
  package var language: String? {
    get { self[\SpokenDetails.language] }
    _modify { yield &self[\SpokenDetails.language] }
  }
  package var inputLabels: [Dynamic<String>] {
    get { self[\SpokenDetails.inputLabels] }
    _modify { yield &self[\SpokenDetails.inputLabels] }
  }
  package var customContent: [CustomContent] {
    get { self[\SpokenDetails.customContent] }
    _modify { yield &self[\SpokenDetails.customContent] }
  }
  package var chartDescriptor: ChartDescriptor? {
    get { self[\SpokenDetails.chartDescriptor] }
    _modify { yield &self[\SpokenDetails.chartDescriptor] }
  }
  package var speech: Speech? {
    get { self[\SpokenDetails.speech] }
    _modify { yield &self[\SpokenDetails.speech] }
  }

  @inline(__always)
  private subscript<Value>(path: WritableKeyPath<SpokenDetails, Value>) -> Value {
    get {
      guard box.wrapped.says(\.spokenDetails) else {
        return SpokenDetails.unset[keyPath: path]
      }
      return box.wrapped.others.group.spokenDetails.group[keyPath: path]
    }
    _modify {
      yield &box.wrapped.others.group.spokenDetails.group[keyPath: path]
      if !box.wrapped.isDynamic { box.wrapped.noteExpressions() }
    }
  }
}
