import Diagnostics
import Interface
import OrderedCollections

/// The names by which elements of a scenario can be referred to.
struct ElementNames: Sendable {
  /// Identifiers, labels and other words that are written out.
  private(set) var known: Set<String> = []
  /// Whether there are elements whose names only show when the scenario runs.
  private(set) var isOpen = false

  init(of scenario: Scenario) {
    for screen in scenario.screens.values {
      if let title = screen.title { add(title) }
      add(screen.views)
    }
  }

  /// Kinds that bring elements of their own, such as the button that clears a field.
  private static let composites: Set<Kind> = Set<Kind>.textInputs.union(Set<Kind>.presentations).union([
    .stepper, .datePicker, .colorPicker, .navigationLink, .navigationBar, .map, .video, .chart, .menu, .tabView,
    .pageControl, .image,
  ])

  /// Kinds whose views stay elements of their own; those of others become parts of one label.
  private static let containers: Set<Kind> = [
    .list, .section, .form, .table, .row, .grid, .gridRow, .scrollView, .toolbar, .tabBar, .hstack, .vstack, .zstack,
    .lazyHStack, .lazyVStack, .group, .view, .element, .forEach,
  ]

  private mutating func add(_ views: some Collection<View>) {
    for view in views { add(view) }
  }

  private mutating func add(_ view: View) {
    if ElementNames.composites.contains(view.kind) { isOpen = true }
    if !view.children.isEmpty, !ElementNames.containers.contains(view.kind) { isOpen = true }
    switch view.content {
    case .text(let text): add(text)
    case .symbol: isOpen = true
    case .textAndSymbol(let text, _): add(text)
    case .none, .iteration: break
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
    if let label = view.label {
      if let text = label.text { add(text) } else { isOpen = true }
    }
    // An element without a label answers to its value.
    if let value = view.value { add(value) }
    for name in view.inputLabels + view.columns { add(name) }
    for option in view.options { add(option.label) }
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
    if let constant = text.constant { known.insert(constant) } else { isOpen = true }
  }
}

extension Effect {
  fileprivate var opensScreen: Bool {
    switch self {
    case .push, .present: true
    default: false
    }
  }
}

extension Scenario {
  /// Reports the references to elements that are nowhere, as far as that can be told before it runs.
  func danglingNames(_ references: [Scalar]) -> [Diagnostic] {
    guard !references.isEmpty else { return [] }
    let names = ElementNames(of: self)
    guard !names.isOpen else { return [] }
    let sorted = names.known.sorted()
    return references.filter { !names.known.contains($0.text) }
      .map { .unknownWord("unknown-element", "element", $0, among: sorted) }
  }
}
