internal import Elements
internal import Interface

/// A node with what decides its place among its siblings; what is kept of them and what is lined up share it.
final class Sibling: ChunkElement {
  let standing: Standing
  let content: Content

  enum Content: Sendable, Hashable {
    case element(Element)
    case container(OrderedContainer)
  }

  init(_ element: Element) {
    let frame = element.frame
    let hasExtent = !element.isUIKits && !element.isFrameGiven
    standing = Standing(frame: frame, extent: hasExtent ? frame : nil, priority: element.sortPriority)
    content = .element(element)
  }

  init(_ container: OrderedContainer, frame: Frame?, priority: Double) {
    standing = Standing(frame: frame, extent: container.extent, priority: priority)
    content = .container(container)
  }

  /// What the node is, if it is a container.
  var container: OrderedContainer? {
    guard case .container(let container) = content else { return nil }
    return container
  }

  static func == (first: Sibling, second: Sibling) -> Bool {
    first === second || first.standing == second.standing && first.content == second.content
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(standing)
    hasher.combine(content)
  }
}
