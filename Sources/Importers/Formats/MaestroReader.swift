internal import Diagnostics
internal import Interface
internal import ScenarioFiles

/// What `maestro hierarchy` prints: words and places, without roles.
///
/// Source: mobile-dev-inc/maestro, `IOSDriver`: the type of an element is dropped, “hintText” is the placeholder, and
/// “checked” tells of switches that they are on.
extension CaptureReading {
  mutating func readMaestro(_ root: DocumentNode) -> Capture? {
    guard let record = record(root, "hierarchy") else { return nil }
    var top = node(record.record("viewHierarchy") ?? record, depth: 1)
    guard top.hasContent else {
      report(
        .emptyCapture("there are no elements in the capture", at: root.place, hints: ["is the app in front?"]))
      return nil
    }
    let screen = top.nameParts() ?? top.largest
    return capture(.maestro, [top], screen: screen.map { Capture.Size(width: $0.width, height: $0.height) })
  }

  private mutating func node(_ record: JSONRecord, depth: Int) -> CapturedNode {
    var node = CapturedNode(.any, at: record.place)
    guard makeRoom(at: record.place, depth: depth) else { return node }
    if let attributes = record.record("attributes") {
      node.label = attributes.text("accessibilityText")?.unlessBlank
      let words = attributes.text("text") ?? attributes.text("title") ?? attributes.text("value")
      if node.label == nil { node.label = words?.unlessBlank } else if words != node.label { node.value = words }
      node.placeholder = attributes.text("hintText")
      node.identifier = attributes.text("resource-id")
      node.isEnabled = attributes.flag("enabled", &self) ?? record.flag("enabled", &self)
      node.isSelected = attributes.flag("selected", &self) ?? record.flag("selected", &self)
      node.isFocused = attributes.flag("focused", &self) ?? record.flag("focused", &self)
      if let bounds = attributes["bounds"]?.scalar { node.frame = self.bounds(bounds.text, at: bounds.place) }
    } else {
      take(record, into: &node)
    }
    for child in record.list("children", &self) {
      guard let child = self.record(child, "children") else { continue }
      node.children.append(self.node(child, depth: depth + 1))
    }
    return node
  }

  /// Takes a node as Trailblaze writes Maestro's, which leaves out what is empty or zero.
  private mutating func take(_ record: JSONRecord, into node: inout CapturedNode) {
    node.label = record.text("accessibilityText")?.unlessBlank
    let words = record.text("text")?.unlessBlank
    if node.label == nil { node.label = words } else if words != node.label { node.value = words }
    node.placeholder = record.text("hintText")
    node.identifier = record.text("resourceId")
    node.isEnabled = record.flag("enabled", &self)
    node.isSelected = record.flag("selected", &self)
    node.isFocused = record.flag("focused", &self)
    let edges = ["x1", "y1", "x2", "y2"].map { record.number($0, &self) ?? 0 }
    node.frame = Rect(x: edges[0], y: edges[1], width: edges[2] - edges[0], height: edges[3] - edges[1])
  }

  /// A rectangle written as `[left,top][right,bottom]`.
  private mutating func bounds(_ text: String, at place: SourcePlace) -> Rect? {
    let numbers = text.split { "[],".contains($0) }.compactMap { number(String($0), "bounds", at: place) }
    guard numbers.count == 4 else {
      report(.wrongShape("bounds", expected: "'[left,top][right,bottom]'", at: place))
      return nil
    }
    return Rect(x: numbers[0], y: numbers[1], width: numbers[2] - numbers[0], height: numbers[3] - numbers[1])
  }
}

extension CapturedNode {
  /// Says which parts of the hierarchy are the app and the bar with the time above it; returns the frame of the app.
  ///
  /// Source: mobile-dev-inc/maestro, `ViewHierarchyHandler`: the whole is a node without a place, the app is a node in it
  /// that fills the screen and has the app's name, and the status bars of the system are beside it.
  fileprivate mutating func nameParts() -> Rect? {
    guard hasNoPlace, let app = children.firstIndex(where: { !$0.hasNoPlace }), let screen = children[app].frame else {
      return nil
    }
    children[app].type = .application
    for index in children.indices where children[index].isAlong(topOf: screen) { children[index].type = .statusBar }
    return screen
  }

  private var hasNoPlace: Bool { frame.map { $0.width == 0 && $0.height == 0 } ?? true }

  /// Whether everything in a node without a place lies within a narrow strip along the top.
  private func isAlong(topOf screen: Rect) -> Bool {
    guard hasNoPlace, !children.isEmpty else { return false }
    return children.allSatisfy { child in
      child.frame.map { $0.y == 0 && $0.width == screen.width && $0.height < screen.height / 10 } ?? false
    }
  }

  fileprivate var hasContent: Bool { hasText || frame != nil || children.contains { $0.hasContent } }

  /// The largest frame, which is that of the screen.
  fileprivate var largest: Rect? {
    ([frame] + children.map(\.largest)).compactMap(\.self).max { $0.width * $0.height < $1.width * $1.height }
  }
}
