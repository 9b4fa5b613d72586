internal import Interface

/// Captures of tools that ask as an assistive technology does, and captures that say all themselves.
extension ElementFinder {
  /// What becomes of a node of idb's: what holds others is a container, everything else an element.
  mutating func assistive(_ node: CapturedNode, isRoot: Bool = false) -> [ImportedNode] {
    if node.isVisible == false {
      drop(.hidden)
      return []
    }
    switch node.type.part {
    case .dropped(.keyboard) where options.keepsKeyboard: break
    case .dropped(let reason):
      drop(reason)
      return []
    case .window, .transparent, .scroller, .container: return holder(node, isRoot: isRoot)
    case .plain where node.isContainer: return holder(node, isRoot: isRoot)
    case .plain, .control, .content, .cell: break
    }
    if let frame = node.frame, frame.width == 0, frame.height == 0 {
      drop(.zeroSize)
      return []
    }
    if !node.children.isEmpty { noteAutomation() }
    dropInside(node)
    return [.element(element(node))]
  }

  private mutating func holder(_ node: CapturedNode, isRoot: Bool) -> [ImportedNode] {
    drop(.wrapper)
    if node.children.isEmpty {
      // The system's bars come without what is in them on many versions.
      if node.label != nil || node.type == .tabGroup { noteEmptyBar(node) }
      return []
    }
    let nodes = node.children.flatMap { assistive($0) }
    guard !isRoot, !nodes.isEmpty, let role = node.role(of: nodes) else { return nodes }
    var container = ImportedContainer(
      role: role, frame: node.frame, children: nodes, place: node.place)
    if role == .semanticGroup { container.label = node.label }
    return [.container(container.arranged(isRightToLeft: capture.isRightToLeft))]
  }

  /// What becomes of a node of a capture that says itself what everything is.
  mutating func exact(_ node: CapturedNode) -> [ImportedNode] {
    if node.isElement == true { return [.element(element(node))] }
    let nodes = node.children.flatMap { exact($0) }
    guard let role = node.container, !nodes.isEmpty else {
      drop(.wrapper)
      return nodes
    }
    return [
      .container(
        ImportedContainer(
          role: role, label: node.label, value: node.value, identifier: node.identifier, frame: node.frame,
          children: nodes, place: node.place))
    ]
  }
}

extension CapturedNode {
  /// Whether a node of idb's only holds others.
  ///
  /// A group does, even one in which nothing is listed; an element without traits may hold others and has words.
  fileprivate var isContainer: Bool {
    type == .group || (!children.isEmpty && !(type == .any && hasText))
  }

  /// What a node that holds some others is to VoiceOver; `nil` for nothing.
  fileprivate func role(of nodes: [ImportedNode]) -> ContainerRole? {
    let elements = nodes.flatMap(\.elements)
    switch type.part {
    case .container(let role): return role
    case .scroller: return nodes.count > 1 ? .scroller : nil
    case .control, .content, .plain, .cell, .transparent, .window, .dropped: break
    }
    if elements.allSatisfy({ $0.traits.contains(.tab) }) { return .tabBar }
    // A bar is called as its title is, which is heard there.
    if elements.contains(where: { $0.traits.contains(.header) && $0.label == label }) { return nil }
    if type == .tabGroup, elements.allSatisfy({ $0.traits.contains(.button) }) { return .segments }
    return label == nil || type == .application ? nil : .semanticGroup
  }
}
