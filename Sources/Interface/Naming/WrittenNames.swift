internal import OrderedCollections

/// The names that elements answer to as far as their author wrote them out, for checks before a scenario runs.
package struct WrittenNames: Sendable {
  /// Identifiers, labels and other words that are written out.
  package private(set) var known: Set<String> = []
  /// Whether there are elements whose names only show when the scenario runs.
  package private(set) var isOpen = false
  /// The app's own words, which its elements answer to in the place of keys.
  private var formats = Formats()

  /// The names on all screens of a scenario.
  package init(of scenario: Scenario) {
    formats = scenario.languageFormats
    for screen in scenario.screens.values {
      if let title = screen.title { add(title) }
      add(screen.views)
    }
  }

  /// The names of some views and of all that is in them.
  package init(of views: some Collection<View>) { add(views) }

  /// Whether something may answer to a name.
  package func mayContain(_ name: String) -> Bool { isOpen || known.contains(name) }

  private mutating func add(_ views: some Collection<View>) {
    for view in views { add(view) }
  }

  private mutating func add(_ view: View) {
    if view.kind.has(.bringsElements) { isOpen = true }
    if !view.children.isEmpty, !view.kind.has(.keepsElements) { isOpen = true }
    switch view.content {
    case .text(let text), .textAndSymbol(let text, _): add(text)
    // What a component shows depends on what it is told.
    case .symbol, .component: isOpen = true
    case .none, .iteration, .slot: break
    }
    addWords(of: view)
    addViews(around: view)
    // The label of the whole is made of its parts.
    if view.childBehavior == .combine { isOpen = true }
    // What leads to another screen brings a way back.
    if let action = view.action, action.effects.contains(where: \.opensScreen) { isOpen = true }
    add(view.children)
  }

  private mutating func addWords(of view: View) {
    if let identifier = view.identifier { known.insert(identifier) }
    if view.computed.contains(where: \.isIdentifier) { isOpen = true }
    if let label = view.label {
      if let text = label.text, label.prepend == nil, label.append == nil { add(text) } else { isOpen = true }
    }
    // The details of a chart are a screen of the system's.
    if view.chartDescriptor != nil { isOpen = true }
    // An element without a label answers to its value.
    if let value = view.value { add(value) }
    for name in view.inputLabels + view.columns { add(name) }
    for option in view.options { add(option.label) }
    for point in view.allPoints { add(point.label) }
  }

  private mutating func addViews(around view: View) {
    if let representation = view.representation { add(representation.wrapped) }
    for views in [view.leading, view.trailing, view.header, view.footer] { add(views) }
    for modifier in view.layout {
      switch modifier {
      case .overlay(let layer), .background(let layer): add(layer.views)
      case .padding, .size, .offset, .aspectRatio, .fixedSize, .priority, .element: break
      }
    }
  }

  private mutating func add(_ text: Dynamic<String>) {
    guard let words = text.authored else {
      isOpen = true
      return
    }
    known.insert(words)
    if text.isDynamic, let translator = formats.translator {
      known.insert(translator.words(for: words, [], in: formats))
    }
  }
}

extension Effect {
  fileprivate var opensScreen: Bool {
    switch self {
    // What a closure does is not known before it runs.
    case .push, .present, .call: true
    case .after(_, let action): action.effects.contains(where: \.opensScreen)
    case .set, .assign, .toggle, .append, .insert, .remove, .move, .dismiss, .back, .focus, .announce, .screenChanged,
      .layoutChanged, .pageScrolled:
      false
    }
  }
}
