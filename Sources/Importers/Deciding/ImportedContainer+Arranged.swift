internal import Interface

extension ImportedContainer {
  /// The container with its elements in the order of a bar, and as what they are in it.
  ///
  /// A bar of the system's is read from its leading edge, however high each of its items is; what stands below that line,
  /// such as a large title, comes after it.
  func arranged(isRightToLeft: Bool) -> ImportedContainer {
    var container = self
    switch role {
    case .navigationBar:
      container.children = children.inLines(isRightToLeft: isRightToLeft)
      container.nameBackButton(isRightToLeft: isRightToLeft)
      container.nameTitle()
    case .tabBar:
      container.children = children.inLines(isRightToLeft: isRightToLeft).flatMap(\.asTabs).withoutRepeats
    case .segments, .toolbar:
      container.children = children.inLines(isRightToLeft: isRightToLeft)
    case .alert, .modal, .scroller, .row, .list, .landmark, .dataTable, .semanticGroup, .listed: break
    }
    return container
  }

  /// UIKit's way back has an identifier of its own; else it is the first button, if that touches the leading edge.
  private mutating func nameBackButton(isRightToLeft: Bool) {
    guard case .element(var first)? = children.first, first.traits.contains(.button),
      !first.traits.contains(.backButton), let button = first.frame, let frame
    else { return }
    let isNamed = first.identifier == "BackButton"
    let distance = isRightToLeft ? frame.right - button.right : button.x - frame.x
    guard isNamed || distance <= 8.5 else { return }
    first.traits.insert(.backButton)
    if !isNamed { first.guesses.append(.backButton) }
    children[0] = .element(first)
  }

  /// UIKit's title is a heading, which tools that list no traits do not tell.
  private mutating func nameTitle() {
    guard let bar = frame, !children.contains(where: { $0.isHeading }) else { return }
    let index = children.firstIndex { node in
      guard case .element(let element) = node, element.isPlainText, element.label != nil, let frame = element.frame
      else { return false }
      let isInMiddle = abs(frame.middle.x - bar.middle.x) < bar.width / 6
      return isInMiddle || frame.y > bar.y + 40
    }
    guard let index, case .element(var title) = children[index] else { return }
    title.traits.insert(.header)
    title.guesses.append(.title)
    children[index] = .element(title)
  }
}

extension ImportedElement {
  /// Whether nothing is known of the element but that it is text.
  fileprivate var isPlainText: Bool { traits.isEmpty || traits == [.staticText] }
}

extension ImportedNode {
  fileprivate var isHeading: Bool {
    if case .element(let element) = self { element.traits.contains(.header) } else { false }
  }

  /// The buttons of a tab bar as tabs.
  fileprivate var asTabs: [ImportedNode] {
    elements.map { element in
      var tab = element
      if tab.traits.contains(.button) { tab.traits.insert(.tab) }
      return .element(tab)
    }
  }
}

extension [ImportedNode] {
  /// The nodes line by line, each line from its leading edge.
  fileprivate func inLines(isRightToLeft: Bool) -> [ImportedNode] {
    let placed = compactMap { node in node.firstFrame.map { (node: node, frame: $0) } }
    guard placed.count == count else { return self }
    var lines: [[(node: ImportedNode, frame: Rect)]] = []
    for item in placed {
      if let index = lines.firstIndex(where: { $0[0].frame.sharesLine(with: item.frame) }) {
        lines[index].append(item)
      } else {
        lines.append([item])
      }
    }
    lines.sort { $0[0].frame.y < $1[0].frame.y }
    return lines.flatMap { line in
      line.sorted { isRightToLeft ? $0.frame.x > $1.frame.x : $0.frame.x < $1.frame.x }.map(\.node)
    }
  }

  /// The nodes without those that are listed twice in one place, as iOS 26 lists its tabs.
  fileprivate var withoutRepeats: [ImportedNode] {
    var seen: Set<[String]> = []
    return filter { node in
      guard case .element(let element) = node, let frame = element.frame else { return true }
      return seen.insert([element.label ?? "", "\(frame.x.rounded())", "\(frame.width.rounded())"]).inserted
    }
  }

  /// The nodes with tabs that stand beside each other in a bar of their own, as a flat list of idb's has them.
  var gatheringTabs: [ImportedNode] {
    var nodes: [ImportedNode] = []
    var tabs: [ImportedNode] = []
    func finish() {
      if tabs.count > 1, case .element(let first) = tabs[0] {
        nodes.append(.container(ImportedContainer(role: .tabBar, children: tabs, place: first.place)))
      } else {
        nodes += tabs
      }
      tabs = []
    }
    for node in self {
      if case .element(let element) = node, element.traits.contains(.tab) {
        tabs.append(node)
      } else {
        finish()
        nodes.append(node)
      }
    }
    finish()
    return nodes
  }

  /// The nodes with the region that dismisses a pop-up in that pop-up, after its content.
  var gatheringDismissRegions: [ImportedNode] {
    guard contains(where: { $0.holdsModal }) else { return self }
    var regions: [ImportedNode] = []
    let rest = compactMap { $0.removingDismissRegions(into: &regions) }
    guard !regions.isEmpty else { return self }
    var isPlaced = false
    return rest.map { $0.adding(regions, &isPlaced) }
  }
}

extension ImportedNode {
  /// The frame of the first element from here on.
  fileprivate var firstFrame: Rect? { elements.first?.frame }

  fileprivate var holdsModal: Bool {
    guard case .container(let container) = self else { return false }
    return container.role == .modal || container.children.contains { $0.holdsModal }
  }

  fileprivate func removingDismissRegions(into regions: inout [ImportedNode]) -> ImportedNode? {
    switch self {
    case .element(let element):
      guard element.identifier == "PopoverDismissRegion" else { return self }
      regions.append(self)
      return nil
    case .container(var container):
      container.children = container.children.compactMap { $0.removingDismissRegions(into: &regions) }
      return container.children.isEmpty ? nil : .container(container)
    }
  }

  fileprivate func adding(_ regions: [ImportedNode], _ isPlaced: inout Bool) -> ImportedNode {
    guard !isPlaced, case .container(var container) = self else { return self }
    if container.role == .modal {
      isPlaced = true
      container.children += regions
    } else {
      container.children = container.children.map { $0.adding(regions, &isPlaced) }
    }
    return .container(container)
  }
}

extension Rect {
  /// Whether two things stand in one line: half of the lower one lies beside the other.
  fileprivate func sharesLine(with other: Rect) -> Bool {
    min(bottom, other.bottom) - max(y, other.y) > min(height, other.height) / 2
  }
}
