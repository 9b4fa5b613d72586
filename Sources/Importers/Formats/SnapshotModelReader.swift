internal import Diagnostics
internal import Interface
internal import ScenarioFiles

/// The model of AccessibilitySnapshot as JSON, alone or in a message of Button Heist.
///
/// Source: cashapp/AccessibilitySnapshot, `AccessibilitySnapshotModel`; RoyalPineapple/TheButtonHeist. It says of each
/// element all that VoiceOver is told, and the order; its `description` is an expectation, not a label.
extension CaptureReading {
  mutating func readSnapshotModel(_ root: DocumentNode) -> Capture? {
    var items: [DocumentNode] = []
    if case .sequence(let list, _) = root {
      items = list
    } else if let record = JSONRecord(root) {
      if let payload = record.record("payload") {
        items = payload.list("tree", &self)
      } else {
        items = record.has("tree") ? record.list("tree", &self) : [root]
      }
    }
    var nodes: [(index: Int?, node: CapturedNode)] = []
    for item in items {
      guard let node = node(item, depth: 1) else { continue }
      nodes.append(node)
    }
    guard !nodes.isEmpty else {
      report(.emptyCapture("there are no elements in the capture", at: root.place))
      return nil
    }
    return capture(.accessibilitySnapshot, nodes.inOrder, screen: .init(around: nodes.map(\.node)))
  }

  private mutating func node(_ item: DocumentNode, depth: Int) -> (index: Int?, node: CapturedNode)? {
    guard makeRoom(at: item.place, depth: depth), let record = record(item, "element") else { return nil }
    if let outer = record.record("element") {
      // Swift's synthesized coding keeps the element under “_0”; Button Heist does not.
      let inner = outer.record("_0") ?? outer
      let index = outer.number("traversalIndex", &self) ?? inner.number("traversalIndex", &self)
      return (index.map { Int($0) }, element(inner))
    }
    guard let outer = record.record("container") else {
      report(.wrongShape("element", expected: "an 'element' or a 'container'", at: item.place))
      return nil
    }
    let inner = outer.record("_0") ?? outer
    var node = CapturedNode(.group, at: item.place)
    node.isElement = false
    node.frame = self.frame(inner["frame"])
    if let type = inner.record("type") {
      for (name, role) in SnapshotContainer.types where type.has(name) {
        node.container = role
        let values = type.record(name)
        node.label = values?.text("label")
        node.value = values?.text("value")
        node.identifier = values?.text("identifier")
      }
    } else if let name = inner.text("type") {
      node.container = SnapshotContainer.types.first { $0.name == name }?.role
      node.label = inner.text("label")
    }
    var children: [(index: Int?, node: CapturedNode)] = []
    for child in outer.list("children", &self) + (outer.has("children") ? [] : inner.list("children", &self)) {
      guard let child = self.node(child, depth: depth + 1) else { continue }
      children.append(child)
    }
    node.children = children.inOrder
    return (children.compactMap(\.index).min(), node)
  }

  private mutating func element(_ record: JSONRecord) -> CapturedNode {
    var node = CapturedNode(.any, at: record.place)
    node.isElement = true
    node.label = record.text("label")
    node.value = record.text("value")
    node.hint = record.text("hint")
    node.identifier = record.text("identifier")
    node.language = record.text("accessibilityLanguage")
    node.inputLabels = record.texts("userInputLabels", &self)
    traits(record.texts("traits", &self), into: &node, at: record["traits"]?.place ?? record.place)
    node.customActions = names("customActions", of: record)
    node.rotors = names("customRotors", of: record)
    for content in record.list("customContent", &self) {
      guard let content = JSONRecord(content) else { continue }
      node.customContent.append(
        CapturedContent(
          label: content.text("label") ?? "", value: content.text("value") ?? "",
          isImportant: content.flag("isImportant", &self) ?? false))
    }
    if let shape = record.record("shape") {
      node.frame = frame(shape["frame"]) ?? bounds(ofPath: shape["pathElements"])
    } else {
      node.frame = frame(record["frame"])
    }
    return node
  }

  /// The names in a list, which are texts or stand in maps.
  private mutating func names(_ key: String, of record: JSONRecord) -> [String] {
    record.list(key, &self).compactMap { $0.scalar?.text ?? JSONRecord($0)?.text("name") }
  }

  /// A rectangle written as `[[x, y], [width, height]]`.
  private mutating func frame(_ node: DocumentNode?) -> Rect? {
    guard let node, !node.isNull else { return nil }
    let numbers = numbers(in: node)
    guard numbers.count == 4 else {
      report(.wrongShape("frame", expected: "'[[x, y], [width, height]]'", at: node.place))
      return nil
    }
    return Rect(numbers)
  }

  /// The box around the points of a path.
  private mutating func bounds(ofPath node: DocumentNode?) -> Rect? {
    guard let node, !node.isNull else { return nil }
    let numbers = numbers(in: node)
    let xs = stride(from: 0, to: numbers.count - 1, by: 2).map { numbers[$0] }
    let ys = stride(from: 1, to: numbers.count, by: 2).map { numbers[$0] }
    guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max() else { return nil }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The numbers in a value, wherever they stand in it.
  private mutating func numbers(in node: DocumentNode) -> [Double] {
    switch node {
    case .scalar(let scalar):
      // Beside the points of a path stand the names of its pieces.
      guard scalar.style == .plain else { return [] }
      return number(scalar.text, "frame", at: scalar.place).map { [$0] } ?? []
    case .sequence(let items, _): return items.flatMap { numbers(in: $0) }
    case .mapping(let entries, _): return entries.flatMap { numbers(in: $0.value) }
    }
  }
}

/// The names of containers in the model.
private enum SnapshotContainer {
  static let types: [(name: String, role: ContainerRole)] = [
    ("semanticGroup", .semanticGroup), ("list", .list), ("landmark", .landmark), ("dataTable", .dataTable),
    ("tabBar", .tabBar), ("series", .segments), ("segmentedControl", .segments),
  ]
}

extension [(index: Int?, node: CapturedNode)] {
  /// The nodes in the order of their indices; without indices as they are listed.
  fileprivate var inOrder: [CapturedNode] {
    guard allSatisfy({ $0.index != nil }) else { return map(\.node) }
    return sorted { ($0.index ?? 0) < ($1.index ?? 0) }.map(\.node)
  }
}

extension Capture.Size {
  /// The space that some nodes take, where no capture tells of the screen.
  init?(around nodes: [CapturedNode]) {
    let frames = nodes.flatMap(\.frames)
    guard let width = frames.map(\.right).max(), let height = frames.map(\.bottom).max(), width > 0, height > 0 else {
      return nil
    }
    self.init(width: width, height: height)
  }
}

extension CapturedNode {
  fileprivate var frames: [Rect] { (frame.map { [$0] } ?? []) + children.flatMap(\.frames) }
}
