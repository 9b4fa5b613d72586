internal import Interface

/// What the other assistive technologies read from the same elements.
extension Element {
  /// Whether there is something to do with the element, so that Switch Control stops at it and Voice Control names it.
  ///
  /// Source: UIKit's `accessibilityRespondsToUserInteraction`, which is so for controls that are enabled,
  /// unless an app says otherwise of an element.
  package var isOperable: Bool {
    guard traits.isDisjoint(with: .notEnabled) else { return false }
    if hasDetails, let responds = details.respondsToUserInteraction { return responds }
    if !traits.isDisjoint(with: .controls) { return true }
    guard hasDetails else { return false }
    return details.activation != nil || details.drag != nil || !details.actions.isEmpty || !details.drops.isEmpty
  }
  /// The links inside the text that can be operated by themselves, unless the author says that nothing in it responds.
  package var operableLinks: [CustomAction] {
    guard hasDetails, !details.links.isEmpty, traits.isDisjoint(with: .notEnabled) else { return [] }
    return details.respondsToUserInteraction == false ? [] : details.links
  }
}
