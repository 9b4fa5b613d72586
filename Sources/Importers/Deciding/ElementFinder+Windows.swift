internal import Interface

extension ElementFinder {
  /// The windows that are read: those on the screen; where none is told to be seen, the last one that has anything.
  mutating func windows() -> [ImportedNode] {
    let around = Surroundings(clip: screen)
    var contents: [(node: CapturedNode, nodes: [ImportedNode])] = []
    for root in capture.roots {
      let tops = root.type == .application ? root.children : [root]
      for top in tops {
        if top.type == .window, !isOnScreen(top) {
          drop(.otherWindow)
        } else {
          contents.append((top, views(top, around)))
        }
      }
    }
    let isSeenTold = contents.contains { $0.node.isVisible != nil }
    guard !isSeenTold, let top = contents.lastIndex(where: { $0.node.type == .window && !$0.nodes.isEmpty }) else {
      return contents.flatMap(\.nodes)
    }
    var nodes: [ImportedNode] = []
    for (index, content) in contents.enumerated() {
      if index == top || content.node.type != .window {
        nodes += content.nodes
      } else if !content.nodes.isEmpty {
        drop(.otherWindow)
      }
    }
    return nodes
  }

  /// Whether a window is one of the screen's: not hidden, not empty, and not measured in pixels.
  private func isOnScreen(_ window: CapturedNode) -> Bool {
    if window.isVisible == false, capture.roots.contains(where: { $0.hasVisibleWindow }) { return false }
    guard let frame = window.frame, let screen else { return true }
    if frame.width == 0 || frame.height == 0 { return false }
    return frame.width <= screen.width * 1.5 && frame.height <= screen.height * 1.5
  }
}

extension CapturedNode {
  /// Whether the node, or what is right inside of it, is a window that is told to be seen.
  fileprivate var hasVisibleWindow: Bool {
    type == .window && isVisible == true || children.contains { $0.type == .window && $0.isVisible == true }
  }
}
