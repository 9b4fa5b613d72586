internal import Interface

/// What a view is to accessibility, as far as that can be told of what was written.
extension View {
  /// Whether the view is one element by its kind, with nothing inside that could be an element of its own.
  var isOneElement: Bool {
    let facts = kind.facts
    if facts.contains(.keepsSome) { return isMadeElement }
    if facts.contains(.leaf) { return children.isEmpty && self.childBehavior != .contain }
    return facts.contains(.joins) ? self.childBehavior != .contain : isMadeElement
  }

  /// Whether a property makes an element of a view that is none by its kind, with nothing in it that is one.
  var isMadeElement: Bool {
    self.isElement == true || self.childBehavior == .combine || self.childBehavior == .ignore
  }

  /// The keys of the view that tell of a container.
  var keysOfContainers: [String] {
    let keys: [(name: String, isWritten: Bool)] = [
      ("container", self.container ?? .none != .none), ("elements", self.elements != nil),
      ("shouldGroupChildren", self.shouldGroupChildren),
    ]
    return keys.filter(\.isWritten).map(\.name)
  }

  /// The keys of the view that tell of an element; what a view hands on to those in it does not.
  var keysOfElements: [String] {
    let keys: [(name: String, isWritten: Bool)] = [
      ("value", self.value != nil), ("hint", self.hint != nil),
      ("traits", !self.traits.allSatisfy { $0 == .tabBar || $0 == .modal }), ("selected", self.selected != nil),
      ("heading", self.headingLevel != nil), ("customContent", !self.customContent.isEmpty),
      ("isExpanded", self.isExpanded != nil), ("action", self.action != nil), ("increment", self.increment != nil),
      ("decrement", self.decrement != nil), ("contextMenu", !self.contextMenu.isEmpty),
      ("draggable", self.draggable != nil), ("dropTarget", self.dropTarget != nil),
      ("dropPoints", !self.dropPoints.isEmpty),
    ]
    return keys.filter(\.isWritten).map(\.name)
  }
}
