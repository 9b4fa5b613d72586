internal import Interface
internal import Layout

extension Derivation {
  /// A plain view of UIKit's, by the rules of `UIAccessibility`.
  ///
  /// Source: the visit of AccessibilitySnapshot's parser. An element hides everything inside; an explicit list wins over
  /// subviews; a container of a certain type, or one that groups, keeps its elements together.
  mutating func deriveUIKit(_ placed: PlacedView, _ structure: Structure, into nodes: inout [AccessibilityNode]) {
    if structure.isElement ?? (placed.view.kind == .element) {
      for part in placed.parts { omit(part.view, .insideElement) }
      append(titled(placed, traits: []), of: placed, to: &nodes)
      return
    }
    var children: [AccessibilityNode]
    if let references = structure.elements {
      children = listed(references, in: placed.parts)
    } else {
      children = derive(placed.parts)
    }
    guard let role = role(structure) else {
      nodes += children
      return
    }
    nodes.append(.container(container(role, placed, isOrdered: structure.elements != nil, children: children)))
  }

  /// What a view that is no element makes of its elements, or `nil` if it hands them up.
  private func role(_ structure: Structure) -> Container.Role? {
    if structure.isTabBar { return .customTabBar }
    switch structure.container {
    case .list: return .list
    case .landmark: return .landmark
    case .dataTable: return .dataTable
    case .series: return .series
    case .semanticGroup where structure.hasLabel || structure.hasIdentifierOrValue: return .semanticGroup
    case .semanticGroup, .none:
      return structure.groupsChildren || structure.elements != nil ? .group : nil
    }
  }

  /// The listed views below, in the order of the list; what is not listed is no stop.
  private mutating func listed(_ references: [ElementReference], in parts: [PlacedView]) -> [AccessibilityNode] {
    var views: [String: PlacedView] = [:]
    var pending = parts
    while let placed = pending.popLast() {
      for name in placed.view.names { views[name] = placed }
      pending += placed.parts
    }
    var nodes: [AccessibilityNode] = []
    for reference in references {
      guard let placed = views[reference.name] else { continue }
      derive(placed, into: &nodes)
    }
    let names = Set(references.map(\.name))
    for part in parts where names.isDisjoint(with: part.view.names) { omit(part.view, .notListed) }
    return nodes
  }
}

extension View {
  /// The names by which a list of elements can mean the view.
  fileprivate var names: [String] {
    var names = [title].compactMap { $0 }
    for modifier in modifiers {
      switch modifier {
      case .identifier(let identifier): names.append(identifier)
      case .label(let label): names += [label.text?.constant].compactMap { $0 }
      default: break
      }
    }
    return names
  }
}
