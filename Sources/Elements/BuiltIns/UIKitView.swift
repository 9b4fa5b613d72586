internal import Interface
internal import Layout

extension Derivation {
  /// A plain view of UIKit's that its properties make nothing of: an `element` is one, a `view` hands up what is inside.
  mutating func derivePlain(_ placed: PlacedView, into nodes: inout ChunkedArray<AccessibilityNode>) {
    guard placed.view.kind == .element else {
      add(derive(placed.parts), from: placed, to: &nodes)
      return
    }
    for part in placed.parts { omit(part.view, .insideElement) }
    append(titled(placed, traits: []), of: placed, to: &nodes)
  }

  /// The listed views below, in the order of the list; what is not listed is not a stop.
  ///
  /// A view means what its element would answer to; of several views that a name means equally the first counts. A listed
  /// view that is not an element keeps its place in the list for what is in it, if there is anything.
  mutating func listed(_ references: [ElementReference], in parts: ChunkedArray<PlacedView>) -> ChunkedArray<
    AccessibilityNode
  > {
    var inside: [PlacedView] = []
    var pending = Array(parts.reversed())
    while let placed = pending.popLast() {
      inside.append(placed)
      pending += placed.parts.reversed()
    }
    let written = AnswerIndex(inside.map { WrittenAnswers($0.view) })
    // What is made of the views can answer to more: the label of a picker ends in the choice.
    let isWritten = isOnTrial || references.allSatisfy { written[$0.name] != nil }
    let elements = isWritten ? [] : elementsOnTrial(of: parts)
    let derived = AnswerIndex(elements)
    var nodes: ChunkedArray<AccessibilityNode> = []
    var listed: Set<ViewID> = []
    for reference in references {
      let view = derived[reference.name].map { elements[$0].id }
      let place = written[reference.name] ?? view.flatMap { id in inside.firstIndex { ViewID($0.view) == id } }
      guard let placed = place.map({ inside[$0] }) else { continue }
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

extension Derivation {
  /// The elements that views would be, of which nothing is kept.
  private func elementsOnTrial(of parts: ChunkedArray<PlacedView>) -> [Element] {
    var trial = self
    trial.known = nil
    trial.isOnTrial = true
    return AccessibilityNode.elements(of: trial.derive(parts))
  }
}

/// What the element of a resolved view answers to as far as its author wrote it.
private struct WrittenAnswers: Answering {
  var identifier: String?
  var name: String?
  var inputLabels: [String]
  var title: String?

  init(_ view: View) {
    identifier = view.identifier
    name = view.label.map { $0.applied(to: view.title) } ?? view.title ?? view.value?.constant
    inputLabels = view.inputLabels.compactMap(\.constant)
    title = view.title
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
