internal import Interface
internal import Layout

extension Derivation {
  /// A bar of the system's, whose items stay together and in their order, however high each of them is.
  mutating func bar(_ role: Container.Role, _ placed: PlacedView) -> Container {
    container(role, placed, isOrdered: true, children: derive(placed.parts))
  }

  /// A tab of the system's tab bar.
  ///
  /// Its badge was its value before iOS 26, which says nothing of it. Source: AccessibilitySnapshot, testTabBars.
  func tab(_ placed: PlacedView) -> Element? {
    var element = Element(placed, label: contentLabel(of: placed.view), traits: [.button, .tab])
    for case .badge(let badge) in placed.view.modifiers where platform.version < 26 {
      element.value = badge.constant.map(strings.items)
    }
    return element
  }

  /// A sheet, an alert or a popover: it covers the screen wherever in the tree it was written.
  mutating func derivePresentation(_ role: Container.Role, _ placed: PlacedView) {
    guard placed.view.isPresented else { return }
    let behind = presentations
    presentations = []
    var children = derive(placed.parts)
    // What is presented from in here comes in front.
    let inFront = presentations
    if placed.view.kind == .popover {
      var region = Element(placed.view, label: strings.dismissPopUp, traits: .button, frame: nil)
      region.id.turns.append(-1)
      region.hint = strings.dismissPopUpHint
      children.append(.element(region))
    }
    if let detent = placed.view.detents.first {
      let content = AccessibilityNode.container(Container(.group, of: placed.view, children: children))
      children = handles(of: placed.view, at: detent).map(AccessibilityNode.element) + [content]
    }
    presentations =
      behind
      + [.container(container(role, placed, isOrdered: !placed.view.detents.isEmpty, children: children))]
      + inFront
  }

  /// What the system adds above the content of a sheet that can be moved: the region that dismisses it, which has
  /// nothing but a hint, and the grabber.
  ///
  /// Source: MagentaA11y, sheet.
  private func handles(of sheet: View, at detent: Detent) -> [Element] {
    var region = Element(sheet, traits: .button, frame: nil)
    region.id.turns.append(-1)
    region.hint = strings.dismissPopUpHint
    region.details.activation = .perform(Action([.dismiss]))
    var grabber = Element(sheet, label: strings.grabber, value: strings.height(detent), traits: .button, frame: nil)
    grabber.id.turns.append(-2)
    grabber.hint = strings.grabberHint
    return [region, grabber]
  }
}
