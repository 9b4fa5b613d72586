internal import Diagnostics
internal import Interface
internal import ScenarioFiles

/// WebDriverAgent's source as JSON.
///
/// Source: appium/WebDriverAgent, `XCUIElement+FBUtilities` and `FBElement`. Truth values are the texts “0” and “1”.
extension CaptureReading {
  mutating func readWebDriverAgent(_ root: DocumentNode) -> Capture? {
    guard let top = JSONRecord(root) else { return nil }
    let isTree = top.has("type") || top.has("children")
    guard let tree = isTree ? root : tree(inAnswer: top), let record = record(tree, "value") else { return nil }
    return capture(.webDriverAgent, [node(record, depth: 1)])
  }

  /// The tree in an answer of the server, where it is the value or a part of it.
  private mutating func tree(inAnswer answer: JSONRecord) -> DocumentNode? {
    guard let value = answer["value"] else {
      report(.noTree(at: answer.place))
      return nil
    }
    guard let inner = JSONRecord(value) else { return value }
    guard let error = inner.text("error") else { return inner["tree"] ?? value }
    report(
      .emptyCapture(
        "the server answered with an error: \(error)", at: inner.place,
        hints: inner.text("message").map { [$0] } ?? []))
    return nil
  }

  private mutating func node(_ record: JSONRecord, depth: Int) -> CapturedNode {
    let name = record.text("type") ?? record.text("_type")
    let type = name.map { self.type(named: $0, at: record["type"]?.place ?? record.place) } ?? .other
    var node = CapturedNode(type, at: record.place)
    guard makeRoom(at: record.place, depth: depth) else { return node }
    let label = record.text("label")
    node.label = label?.unlessBlank
    let identifier = record.text("rawIdentifier") ?? record.text("rawIndentifier") ?? record.text("id")
    node.identifier = identifier ?? (record.text("name") == label ? nil : record.text("name"))
    node.value = record.text("value")
    node.placeholder = record.text("placeholderValue")
    node.isEnabled = record.flag("isEnabled", &self)
    node.isVisible = record.flag("isVisible", &self)
    node.isElement = record.flag("isAccessible", &self)
    node.isElementByItself = record.flag("isNativeAccessibilityElement", &self)
    node.isFocused = record.flag("isFocused", &self)
    if let scalar = (record["nativeFrame"] ?? record["frame"])?.scalar {
      node.frame = rectangle(scalar.text, at: scalar.place)
    } else {
      node.frame = record.rectangle("rect", &self)
    }
    if let scalar = record["traits"]?.scalar {
      traits(scalar.text.split(separator: ",").map { $0.drop { $0 == " " } }, into: &node, at: scalar.place)
    }
    if let names = record.text("customActions") { node.customActions = CapturedNode.actions(in: names) }
    for child in record.list("children", &self) {
      guard let child = self.record(child, "children") else { continue }
      node.children.append(self.node(child, depth: depth + 1))
    }
    return node
  }
}

extension Diagnostic {
  fileprivate static func noTree(at place: SourcePlace) -> Diagnostic {
    .emptyCapture(
      "there is no tree in the answer", at: place, hints: ["the app was not ready; take the capture again"])
  }
}
