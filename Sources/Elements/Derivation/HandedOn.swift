internal import Interface

/// What a stack of SwiftUI's, which is not an element itself, hands on to each element in it.
///
/// Sources: an app of Matty Zenny's, AccessibilityDemo, 2026 (`VStack { Text("Learn More") }` with the trait of a button is
/// heard “Learn More, Button”); cvs-health, Accordions, of a label on a disclosure group, heard at everything in it, and
/// GroupingControls, of one on a stack of buttons, which overrides what each of them is called; two notes in the code of
/// apps of 2026, of an `HStack` of three buttons and a `VStack` of two texts and two buttons, all heard by its label. An
/// identifier goes the same way, in place of those inside, to texts as to buttons
/// (grandbig/ios-accessibility-agent-benchmark, iOS 26).
struct HandedOn: Sendable, Hashable {
  private var added: ElementTraits = []
  private var removed: ElementTraits = []
  private var label: Label?
  private var value: String?
  private var hint: String?
  /// The author's name for tests, where that is handed on too.
  var identifier: String?

  init() {}

  init(of view: View) {
    added = ElementTraits(view.traits).subtracting(.tabBar)
    if view.selected?.constant == true { added.insert(.selected) }
    removed = ElementTraits(view.removeTraits)
    if let own = view.label, own.applies { label = own }
    value = view.value?.constant
    hint = view.hint?.constant
  }

  var isEmpty: Bool { added.isEmpty && removed.isEmpty && label == nil && value == nil && hint == nil }

  /// What this and a stack further out come to: the modifier further out is applied later.
  func followed(by outer: HandedOn) -> HandedOn {
    var both = outer
    both.added.formUnion(added.subtracting(outer.removed))
    both.removed.formUnion(removed.subtracting(outer.added))
    both.label = outer.label ?? label
    both.value = outer.value ?? value
    both.hint = outer.hint ?? hint
    return both
  }

  /// Gives it to an element; a part of a greater element gets nothing that would make a control of it.
  func apply(to element: inout Element, isPart: Bool) {
    element.traits.formUnion(isPart ? added.subtracting(.controls) : added)
    element.traits.subtract(removed)
    if let label { element.label = label.applied(to: element.label) }
    if let value { element.value = value }
    if let hint { element.hint = hint }
    if let identifier { element.identifier = identifier }
  }

  /// Gives it to what a stack holds: to each element, but of a container that can have a name, as a list, the label alone.
  func applied(to node: AccessibilityNode) -> AccessibilityNode {
    switch node {
    case .element(var element):
      apply(to: &element, isPart: false)
      return .element(element)
    case .container(var container) where container.role == .group && !container.hasRows:
      container.label = nil
      container.children = ChunkedArray(container.children.map(applied))
      return .container(container)
    case .container(var container):
      guard let label else { return node }
      container.label = label.applied(to: container.label)
      if container.role == .group { container.role = .semanticGroup }
      return .container(container)
    }
  }
}
