extension View {
  /// The names in the view's list of elements that nothing inside answers to, as far as that can be told before the
  /// scenario runs.
  var namesElsewhere: [ElementReference] {
    guard let references = self.elements, !references.isEmpty else { return [] }
    let inside = WrittenNames(of: children)
    return references.filter { !inside.mayContain($0.name) }
  }
}
