internal import Interface
internal import Layout

extension Derivation {
  /// Joins everything inside a view into one element: `accessibilityElement(children: .combine)`.
  mutating func combining(_ placed: PlacedView) -> Element {
    let outside = inherited
    let inner =
      placed.view.kind == .disclosureGroup
      ? elementsOfDisclosure(placed) : parts(of: placed, silent: context.silentImages == .none ? .symbols : nil)
    inherited = outside
    if let only = inner.first, inner.count == 1 { return modifying(only, by: placed) }
    let buttons = inner.count(where: \.isPressed)
    // A double tap turns a switch; what else there is to press is an action.
    let hasSwitch = inner.contains { $0.traits.contains(.toggle) }
    var combination = Combination()
    for element in inner {
      if element.isPressed {
        combination.add(button: element, isOnly: buttons == 1 && !hasSwitch, joinsWords: platform.system == .macOS)
      } else {
        combination.add(element)
      }
    }
    var element = Element(placed)
    element.frame = element.frame ?? Rect.union(of: inner.compactMap(\.frame))
    combination.finish(&element)
    if element.traits.isEmpty { element.traits = .staticText }
    finish(&element, placed.view)
    return element
  }

  /// The one element that there is inside of a view that is to be combined, with what the view says of itself.
  ///
  /// A new element is made of several elements or of none; one that there is already stays what it is (Apple,
  /// `AccessibilityChildBehavior.combine`: “If an accessibility element is not created, the `AccessibilityChildBehavior`
  /// of the existing accessibility element is modified”).
  private mutating func modifying(_ only: Element, by placed: PlacedView) -> Element {
    var element = only
    element.id = ViewID(placed.view)
    finish(&element, placed.view)
    return element
  }

  /// Derives a row of a grid that is to be combined: as with all modifiers, each of its cells is, and not the row.
  ///
  /// Source: a report to Apple, FB16266943, iOS 18 (“Revenue” and “$500” are heard apart).
  mutating func deriveCells(of row: PlacedView, into nodes: inout ChunkedArray<AccessibilityNode>) {
    let cells = row.parts.map { cell in
      var cell = cell
      if cell.view.childBehavior == nil, !cell.parts.isEmpty { cell.view.childBehavior = .combine }
      return cell
    }
    add(derive(ChunkedArray(cells)), from: row, to: &nodes)
  }

  /// The elements that a view is made of, without the images that say nothing beside words.
  ///
  /// What shows nothing but images is called by them; UIKit has no names for those in its cells. If it is not told which
  /// are silent, they are those that are so in what is around the view.
  mutating func parts(of placed: PlacedView, silent: SilentImages?) -> [Element] {
    let canBeNamed = placed.view.kind != .cell
    guard let silent, !(canBeNamed && context.isWordless) else { return elements(inside: placed) }
    let omitted = omissions
    if context.silentImages != silent { context.silentImages = silent }
    let parts = elements(inside: placed)
    guard canBeNamed, parts.allSatisfy({ $0.label?.isEmpty ?? true }) else { return parts }
    omissions = omitted
    context.silentImages = .none
    context.isWordless = true
    return elements(inside: placed)
  }

  /// The elements below a view in the order of the tree, higher priorities first.
  ///
  /// Recordings of one row, apart and combined, show that separate elements follow geometry and combined ones the tree.
  mutating func elements(inside placed: PlacedView) -> [Element] {
    // What surrounds the row belongs to the whole, not to each piece.
    let outside = inherited
    if !context.isOfPiece { context.keepToPiece() }
    defer { inherited = outside }
    return AccessibilityNode.elements(of: derive(placed.parts)).map(offeringLinks)
  }
}

extension Derivation {
  /// The element with an action for each link in its text, which a text keeps in the rotor only while it stands alone.
  ///
  /// Source: VoiceOver's log in the iOS 26.5 simulator, a comment of EhPanda's (“Open link to twitter.com”).
  private func offeringLinks(_ element: Element) -> Element {
    guard element.hasDetails, !element.details.links.isEmpty else { return element }
    var element = element
    element.details.actions += element.details.links.map { link in
      CustomAction(name: words.text(.openLink, link.name), action: link.action, origin: link.origin)
    }
    element.details.links = []
    return element
  }

  /// The button of a disclosure group and what the group shows, none of which its author's modifiers are for.
  private mutating func elementsOfDisclosure(_ placed: PlacedView) -> [Element] {
    var bare = placed
    bare.view = placed.view.bare
    bare.view.isExpanded = placed.view.isExpanded
    var nodes: ChunkedArray<AccessibilityNode> = []
    deriveDisclosureGroup(bare, into: &nodes)
    return AccessibilityNode.elements(of: nodes)
  }
}

extension AccessibilityNode {
  /// The elements below nodes in the order of the tree, higher priorities first among siblings.
  package static func elements(of siblings: some Collection<AccessibilityNode>) -> [Element] {
    guard siblings.contains(where: { $0.sortPriority != 0 }) else { return siblings.flatMap(\.elements) }
    return siblings.byPriority.flatMap(\.elements)
  }

  private var elements: [Element] {
    switch self {
    case .element(let element): [element]
    case .container(let container): AccessibilityNode.elements(of: container.children)
    }
  }

  /// Higher is read earlier among siblings.
  package var sortPriority: Double {
    switch self {
    case .element(let element): element.sortPriority
    case .container(let container): container.sortPriority
    }
  }
}

extension Element {
  /// Whether a double tap presses the element, so that combining turns it into an action.
  var isPressed: Bool {
    !traits.isDisjoint(with: [.button, .link]) && traits.isDisjoint(with: [.toggle, .textEntry])
  }
}
