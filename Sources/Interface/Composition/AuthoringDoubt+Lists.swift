extension View {
  /// The names in the view's list of elements that nothing inside has, as far as that can be told before the scenario
  /// runs.
  var namesElsewhere: [ElementReference] {
    var references: [ElementReference] = []
    for case .elements(let own) in modifiers { references = own }
    guard !references.isEmpty else { return [] }
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
    for modifier in view.modifiers {
      switch modifier {
      case .identifier(let name): known.insert(name)
      case .label(let label): if let text = label.text { add(text) } else { isOpen = true }
      case .representation, .layout(.overlay), .layout(.background): isOpen = true
      default: break
      }
    }
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
