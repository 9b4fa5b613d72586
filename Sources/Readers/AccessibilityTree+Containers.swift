package import Elements
internal import Interface

extension AccessibilityTree {
  /// The elements that stand in containers of a sort, each with the innermost of them.
  package func elements(in isSought: (Container) -> Bool) -> [ViewID: ViewID] {
    var found: [ViewID: ViewID] = [:]
    for node in nodes { node.addElements(in: isSought, inside: nil, to: &found) }
    return found
  }
}

extension AccessibilityNode {
  fileprivate func addElements(
    in isSought: (Container) -> Bool, inside container: ViewID?, to found: inout [ViewID: ViewID]
  ) {
    switch self {
    case .element(let element): if let container { found[element.id] = container }
    case .container(let inner):
      let container = isSought(inner) ? inner.id : container
      for child in inner.children { child.addElements(in: isSought, inside: container, to: &found) }
    }
  }
}
