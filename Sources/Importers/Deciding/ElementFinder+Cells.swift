internal import Interface

/// The rows of tables and collections, which XCTest opens up.
extension ElementFinder {
  /// A row with a label is one element, which takes over the control in it; a row without one is only what is in it.
  mutating func cell(_ cell: CapturedNode, _ around: Surroundings) -> [ImportedNode] {
    guard cell.label != nil else {
      drop(.wrapper)
      let nodes = children(of: cell, around)
      guard nodes.count > 1 else { return nodes }
      return [.container(ImportedContainer(role: .row, frame: cell.frame, children: nodes, place: cell.place))]
    }
    if let reason = fate(of: cell, around) {
      drop(reason)
      return []
    }
    var row = element(cell)
    let controls = cell.controlsInside
    let own = controls.first { $0.isRowControl && ($0.label == nil || $0.label == cell.label) }
    if let own {
      let control = element(own)
      row.traits.formUnion(control.traits)
      row.value = control.value ?? (own.type.isSwitch ? row.value : nil)
      row.placeholder = control.placeholder
      row.guesses.removeAll { $0 == .rowRole }
    }
    let others = controls.filter { control in
      guard control != own, control.isElement != false, let label = control.label, label != cell.label else {
        return false
      }
      return control.isEnabled != false || control.isRowControl
    }
    dropped(inside: cell, except: others)
    guard !others.isEmpty, cell.isElementByItself != true else { return [.element(row)] }
    let nodes = [ImportedNode.element(row)] + others.map { .element(element($0).placed(in: cell.frame)) }
    return [.container(ImportedContainer(role: .row, frame: cell.frame, children: nodes, place: cell.place))]
  }

  private mutating func dropped(inside cell: CapturedNode, except others: [CapturedNode]) {
    dropInside(cell)
    for other in others { undrop(.insideElement, other.count) }
  }
}

extension ImportedElement {
  /// The element in its row: rows that wait to be laid out hold views at places that have nothing to do with them.
  fileprivate func placed(in row: Rect?) -> ImportedElement {
    guard let row, let own = frame, !row.meets(own) else { return self }
    var element = self
    element.frame = row
    return element
  }
}

extension CapturedNode {
  /// The controls in a row, outermost only.
  fileprivate var controlsInside: [CapturedNode] {
    children.flatMap { child in
      child.type.part == .control ? [child] : child.controlsInside
    }
  }

  /// Whether a row says the state of such a control as its own.
  fileprivate var isRowControl: Bool {
    [.switch, .toggle, .slider, .textField, .secureTextField, .searchField].contains(type)
  }
}
