/// What VoiceOver finds on a captured screen: elements, and containers that it knows of.
package enum ImportedNode: Sendable, Hashable {
  case element(ImportedElement)
  case container(ImportedContainer)
}

extension ImportedNode {
  /// The elements from here on.
  package var elements: [ImportedElement] {
    switch self {
    case .element(let element): [element]
    case .container(let container): container.children.flatMap(\.elements)
    }
  }

  /// The node with its elements changed.
  func changed(by change: (inout ImportedElement) -> Void) -> ImportedNode {
    switch self {
    case .element(var element):
      change(&element)
      return .element(element)
    case .container(var container):
      container.children = container.children.map { $0.changed(by: change) }
      return .container(container)
    }
  }
}
