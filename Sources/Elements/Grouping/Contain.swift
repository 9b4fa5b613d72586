internal import Interface
internal import Layout

extension Derivation {
  /// Makes one element that hides everything inside the view: `accessibilityElement(children: .ignore)`.
  ///
  /// Nothing is inherited: what the author set is what is said. Only React Native and Flutter name the element by what is
  /// inside.
  mutating func ignoring(_ placed: PlacedView) -> Element {
    var element = Element(placed)
    if placed.view.joinsNames, let name = name(joinedFrom: placed) { element.label = name }
    if placed.view.kind == .list, placed.parts.isEmpty { sayIsEmpty(&element) }
    for part in placed.parts { omit(part.view, .insideElement) }
    finish(&element, placed.view)
    return element
  }

  /// Says of a table or a collection of UIKit's that it has no rows.
  ///
  /// Source: cocoa-mhlw/cocoa, pull request 1114; dotnet/maui, issues 3731 and 5815; xamarin/Xamarin.Forms, issue 14559.
  private func sayIsEmpty(_ element: inout Element) {
    element.label = words[.emptyList]
    if !words.has(.emptyList) { element.details.assumedWords.append(words[.emptyList]) }
  }

  /// The names of everything inside a view, with a comma between them; a picture has none but its author's,
  /// and a symbol has its own where UIKit shows it, as in React Native.
  ///
  /// Source: facebook/react-native, `RCTRecursiveAccessibilityLabel` of `RCTViewComponentView.mm`; heard in a settings
  /// row whose switch has no name (integreat-app, issue 2763). Before pull request 52120 of June 2025 there was a space. For
  /// Flutter: the documentation of `MergeSemantics`, and of `Semantics.container`; buttons merge what is in them.
  private mutating func name(joinedFrom placed: PlacedView) -> String? {
    let outside = (omissions, context)
    defer { (omissions, context) = outside }
    context.silentImages = placed.view.toolkit == .reactNative ? .pictures : .all
    let names = elements(inside: placed).compactMap(\.label).filter { !$0.isEmpty }
    return names.isEmpty ? nil : names.joined(separator: ", ")
  }

  /// Keeps the elements of a view together in a container, which takes the view's name and priority.
  mutating func containing(_ placed: PlacedView, _ structure: Structure, as role: Container.Role) -> Container {
    var inner: ChunkedArray<AccessibilityNode> = []
    if let references = structure.elements {
      inner = listed(references, in: placed.parts)
    } else if placed.view.mergesContent, !placed.parts.isEmpty {
      // What merges by itself is kept apart by nothing else (cvs-health, CombiningFocus).
      inner = derive(placed.parts)
    } else {
      var bare = placed
      bare.view.leaveToContainer()
      deriveByKind(bare, Structure(bare.view), into: &inner)
    }
    let named = role == .group && structure.children == .contain ? .semanticGroup : role
    var container = container(named, placed, isOrdered: structure.elements != nil, children: inner)
    // A view that is not a container to UIKit has no name to say, although its elements stay together: “Container 3 Parent”
    // is never heard (AccessibilitySnapshot, ElementOrderTests).
    if named == .group, placed.view.kind.has(.arranges) { container.label = nil }
    return container
  }

  /// A container with the label and the priority that the author gave the view.
  func container(
    _ role: Container.Role, _ placed: PlacedView, isOrdered: Bool = false, children: ChunkedArray<AccessibilityNode>
  ) -> Container {
    var container = Container(role, of: placed.view, frame: placed.frame, isOrdered: isOrdered, children: children)
    container.isDimmed = !context.isEnabled && context.dimsEverything
    if let label = placed.view.label { container.label = label.applied(to: container.label) }
    container.sortPriority = placed.view.priority ?? 0
    container.isScrollArea = platform.system == .macOS && placed.view.kind == .scrollView
    return container
  }
}

extension View {
  /// Takes away what belongs to the container that is made of the view, rather than to what is in it.
  fileprivate mutating func leaveToContainer() {
    self.label = nil
    self.sortPriority = nil
    self.childBehavior = nil
    self.container = nil
    self.elements = nil
    self.shouldGroupChildren = false
  }
}

extension View {
  /// Whether the view joins what is inside by itself.
  var mergesContent: Bool { kind.has(.joins) }

  /// Whether the view is an element by its kind alone, with nothing inside to be combined or contained.
  var isOneElement: Bool {
    let facts = kind.facts
    return facts.contains(.joins) || facts.contains(.leaf) && children.isEmpty || kind == .picker && !isContainer
  }

  /// Whether the view's kind is a container already, which asking for one does not change.
  ///
  /// A picker that shows its choices is one, and a map with places on it.
  var isContainer: Bool { kind.has(.container) || showsChoices || kind == .map && !children.isEmpty }
}
