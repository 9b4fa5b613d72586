extension View {
  /// The names in the view's list of elements that nothing inside has, as far as that can be told before the scenario
  /// runs.
  var namesElsewhere: [ElementReference] {
    guard let references = self.elements, !references.isEmpty else { return [] }
    var inside = WrittenNames()
    for child in children { inside.add(child) }
    return inside.isOpen ? [] : references.filter { !inside.known.contains($0.name) }
  }
}

/// The names of views, where all of them are written out.
private struct WrittenNames {
  private(set) var known: Set<String> = []
  /// Whether there are views whose names, or whose number, only show when the scenario runs.
  private(set) var isOpen = false

  mutating func add(_ view: View) {
    isOpen = isOpen || !WrittenNames.plain.contains(view.kind)
    switch view.content {
    case .text(let text), .textAndSymbol(let text, _): add(text)
    case .none: break
    case .symbol, .iteration: isOpen = true
    }
    if let identifier = view.identifier { known.insert(identifier) }
    if let label = view.label {
      if let text = label.text { add(text) } else { isOpen = true }
    }
    isOpen = isOpen || view.representation != nil || view.hasLayers
    for child in view.children { add(child) }
  }

  private mutating func add(_ text: Dynamic<String>) {
    if let constant = text.constant { known.insert(constant) } else { isOpen = true }
  }

  /// Kinds that are made of no more than what their author wrote.
  private static let plain: Set<Kind> = [
    .text, .image, .label, .button, .link, .toggle, .slider, .textField, .textEditor, .circle, .rectangle, .spacer,
    .divider, .hstack, .vstack, .zstack, .lazyHStack, .lazyVStack, .group, .scrollView, .view, .element,
  ]
}

extension View {
  /// Whether there are views in front of the view or behind it.
  fileprivate var hasLayers: Bool {
    self.layout.contains { modifier in
      switch modifier {
      case .overlay, .background: true
      case .padding, .size, .offset, .aspectRatio, .fixedSize, .priority, .element: false
      }
    }
  }
}
