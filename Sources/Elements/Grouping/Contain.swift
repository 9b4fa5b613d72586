internal import Interface
internal import Layout

extension Derivation {
  /// Makes one element that hides everything inside the view: `accessibilityElement(children: .ignore)`.
  ///
  /// Nothing is inherited: what the author set is what is said.
  mutating func ignoring(_ placed: PlacedView) -> Element {
    for part in placed.parts { omit(part.view, .insideElement) }
    var element = Element(placed)
    finish(&element, placed.view)
    return element
  }

  /// Keeps the elements inside a view together: `accessibilityElement(children: .contain)`.
  mutating func containing(_ placed: PlacedView, _ structure: Structure) -> Container {
    var inner: [AccessibilityNode] = []
    switch placed.view.kind {
    // What merges by itself is kept apart by nothing else (cvs-health, CombiningFocus).
    case .button, .link, .navigationLink, .cell:
      inner = derive(placed.parts)
    default:
      // The label is the container's, and the views inside derive as they would without it.
      var unnamed = structure
      unnamed.hasLabel = false
      deriveByKind(placed, unnamed, into: &inner)
    }
    return container(.semanticGroup, placed, children: inner)
  }

  /// A container with the label and the priority that the author gave the view.
  func container(
    _ role: Container.Role, _ placed: PlacedView, isOrdered: Bool = false, children: [AccessibilityNode]
  ) -> Container {
    var container = Container(role, of: placed.view, frame: placed.frame, isOrdered: isOrdered, children: children)
    for modifier in placed.view.modifiers {
      switch modifier {
      case .label(let label): container.label = label.applied(to: container.label)
      case .sortPriority(let priority): container.sortPriority = priority.constant ?? 0
      default: break
      }
    }
    return container
  }
}

extension View {
  /// Whether the view's kind is a container already, which asking for one does not change.
  var isContainer: Bool {
    switch kind {
    case .picker: style == "segmented" || style == "inline"
    case .toolbar, .tabBar, .navigationBar, .table: true
    default: false
    }
  }
}
