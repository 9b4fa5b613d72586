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
    let top = node(record, depth: 1)
    guard top.hasContent else {
      report(
        .emptyCapture("there are no elements in the capture", at: root.place, hints: ["is the app in front?"]))
      return nil
    }
    return capture(.maestro, [top], screen: top.largest.map { Capture.Size(width: $0.width, height: $0.height) })
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
    }
    for child in record.list("children", &self) {
      guard let child = self.record(child, "children") else { continue }
      node.children.append(self.node(child, depth: depth + 1))
    }
    return node
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
  fileprivate var hasContent: Bool { hasText || frame != nil || children.contains { $0.hasContent } }

  /// The largest frame, which is that of the screen.
  fileprivate var largest: Rect? {
    ([frame] + children.map(\.largest)).compactMap(\.self).max { $0.width * $0.height < $1.width * $1.height }
  }
}
