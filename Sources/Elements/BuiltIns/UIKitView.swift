internal import Interface
internal import Layout

extension Derivation {
  /// A plain view of UIKit's that its properties make nothing of: an `element` is one, a `view` hands up what is inside.
  mutating func derivePlain(_ placed: PlacedView, into nodes: inout Run<AccessibilityNode>) {
    guard placed.view.kind == .element else {
      add(derive(placed.parts), from: placed, to: &nodes)
      return
    }
    for part in placed.parts { omit(part.view, .insideElement) }
    append(titled(placed, traits: []), of: placed, to: &nodes)
  }

  /// The listed views below, in the order of the list; what is not listed is no stop.
  ///
  /// An identifier means its view before a title or a label does, and of several views the first counts. A listed view
  /// that is no element keeps its place in the list for what is in it, if there is anything.
  mutating func listed(_ references: [ElementReference], in parts: Run<PlacedView>) -> Run<AccessibilityNode> {
    var byIdentifier: [String: PlacedView] = [:]
    var byWords: [String: PlacedView] = [:]
    var pending = Array(parts.reversed())
    while let placed = pending.popLast() {
      if let identifier = placed.view.identifier, byIdentifier[identifier] == nil { byIdentifier[identifier] = placed }
      for words in placed.view.words where byWords[words] == nil { byWords[words] = placed }
      pending += placed.parts.reversed()
    }
    var nodes: Run<AccessibilityNode> = []
    var listed: Set<ViewID> = []
    for reference in references {
      guard let placed = byIdentifier[reference.name] ?? byWords[reference.name] else { continue }
      listed.insert(ViewID(placed.view))
      let inner = derive([placed])
      if inner.count == 1, placed.view.isElement(of: inner[0]) {
        nodes += inner
      } else {
        nodes.append(.container(Container(.group, of: placed.view, isOrdered: true, children: inner)))
      }
    }
    for part in parts where !part.holds(oneOf: listed) { omit(part.view, .notListed) }
    return nodes
  }
}

extension View {
  /// Whether a node is the view itself, or what stands for it, rather than something inside.
  fileprivate func isElement(of node: AccessibilityNode) -> Bool {
    guard case .element(let element) = node else { return false }
    // Views that were made in code have no places to tell them apart.
    let isSame = element.id == ViewID(self) && element.kind == kind
    return isSame || self.representation != nil
  }
}

extension PlacedView {
  /// Whether the view or one inside is among some.
  fileprivate func holds(oneOf views: Set<ViewID>) -> Bool {
    views.contains(ViewID(view)) || parts.contains { $0.holds(oneOf: views) }
  }
}

extension View {
  /// The words by which a list of elements can mean the view.
  fileprivate var words: [String] {
    [title, self.label?.text?.constant].compactMap(\.self)
  }
}
