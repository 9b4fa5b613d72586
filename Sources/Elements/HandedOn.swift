internal import Interface

/// What a stack of SwiftUI's, which is not an element itself, hands on to each element in it.
///
/// Sources: an app of Matty Zenny's, AccessibilityDemo, 2026 (`VStack { Text("Learn More") }` with the trait of a button is
/// heard “Learn More, Button”); cvs-health, Accordions, of a label on a disclosure group, heard at everything in it.
struct HandedOn: Sendable, Hashable {
  private var added: ElementTraits = []
  private var removed: ElementTraits = []
  private var hint: String?

  init() {}

  init(of view: View) {
    added = ElementTraits(view.traits).subtracting(.tabBar)
    if view.selected?.constant == true { added.insert(.selected) }
    removed = ElementTraits(view.removeTraits)
    hint = view.hint?.constant
  }

  var isEmpty: Bool { added.isEmpty && removed.isEmpty && hint == nil }

  /// What this and a stack further out come to: the modifier further out is applied later.
  func followed(by outer: HandedOn) -> HandedOn {
    var both = outer
    both.added.formUnion(added.subtracting(outer.removed))
    both.removed.formUnion(removed.subtracting(outer.added))
    both.hint = outer.hint ?? hint
    return both
  }

  /// Gives it to an element; a part of a greater element gets nothing that would make a control of it.
  func apply(to element: inout Element, isPart: Bool) {
    element.traits.formUnion(isPart ? added.subtracting(.controls) : added)
    element.traits.subtract(removed)
    if let hint { element.hint = hint }
  }
}
