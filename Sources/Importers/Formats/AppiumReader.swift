internal import Diagnostics
internal import Interface

/// The page source of Appium and WebDriverAgent as XML.
///
/// Source: appium/WebDriverAgent, `FBXPath` and `FBElement`; the attributes of each age and dialect are told apart by
/// being there, and one that is absent is unknown.
extension CaptureReading {
  mutating func readAppium() -> Capture? {
    let (root, problems) = MarkupTree.read(file)
    diagnostics += problems
    guard let root else { return nil }
    // The wrapper has the name of the scope that was asked for.
    let tops = ElementType(named: root.name) == nil && root.attributes["type"] == nil ? root.children : [root]
    guard !tops.isEmpty else {
      report(
        .emptyCapture(
          "there are no elements inside '\(root.name)'", at: root.place,
          hints: ["the app was not ready; take the capture again once its screen has settled"]))
      return nil
    }
    guard tops.contains(where: { $0.isOfXCTest }) else {
      report(
        Diagnostic(
          "unknown-markup", "'\(root.name)' is not an element of a page source of iOS", at: root.place,
          length: root.name.unicodeScalars.count))
      return nil
    }
    return capture(.appium, tops.map { node($0) })
  }

  private mutating func node(_ element: MarkupElement) -> CapturedNode {
    _ = makeRoom(at: element.place, depth: 0)
    var attributes = MarkupAttributes(element)
    var node = CapturedNode(type(named: element.name, at: element.place), at: element.place)
    let label = attributes.text("label")
    let name = attributes.text("name")
    node.label = label?.unlessBlank
    // The name is the label where there is no identifier; it may be one that is equal to the label.
    node.identifier = name == label ? nil : name
    node.value = attributes.text("value")
    node.placeholder = attributes.text("placeholderValue")
    node.hint = attributes.text("hint")
    node.isEnabled = attributes.flag("enabled", &self)
    node.isVisible = attributes.flag("visible", &self)
    node.isElement = attributes.flag("accessible", &self)
    node.isElementByItself = attributes.flag("nativeAccessibilityElement", &self)
    node.isSelected = attributes.flag("selected", &self)
    node.isFocused = attributes.flag("focused", &self)
    if let text = attributes.text("nativeFrame") {
      node.frame = rectangle(text, at: element.place)
    } else {
      let numbers = ["x", "y", "width", "height"].map { attributes.number($0, &self) }
      node.frame = Rect(numbers)
    }
    if let names = attributes["traits"] {
      traits(names.split(separator: ",").map { $0.drop { $0 == " " } }, into: &node, at: element.place)
    }
    if let names = attributes.text("customActions") { node.customActions = CapturedNode.actions(in: names) }
    node.children = element.children.map { self.node($0) }
    return node
  }
}

extension MarkupElement {
  fileprivate var isOfXCTest: Bool {
    name.hasPrefix(ElementType.prefix) || ElementType(named: name) != nil || children.contains { $0.isOfXCTest }
  }
}

/// The attributes of an element, as what they mean.
private struct MarkupAttributes {
  private let attributes: [String: String]
  private let place: SourcePlace

  init(_ element: MarkupElement) {
    attributes = element.attributes
    place = element.place
  }

  subscript(name: String) -> String? { attributes[name] }

  /// Words; none if they are empty.
  mutating func text(_ name: String) -> String? {
    guard let text = attributes[name], !text.isEmpty else { return nil }
    return text
  }

  func flag(_ name: String, _ reading: inout CaptureReading) -> Bool? {
    guard let text = attributes[name] else { return nil }
    switch text.lowercased() {
    case "true", "1": return true
    case "false", "0": return false
    default:
      reading.warnOnce(.notAFlag(text, name, at: place))
      return nil
    }
  }

  func number(_ name: String, _ reading: inout CaptureReading) -> Double? {
    guard let text = attributes[name], !text.isEmpty else { return nil }
    return reading.number(text, name, at: place)
  }
}

extension Rect {
  /// A rectangle of four numbers; `nil` if one is missing, or where WebDriverAgent says that there is none.
  ///
  /// One of Core Graphics with a negative size reaches back from its origin (the reference of `CGRect.standardized`).
  init?(_ numbers: [Double?]) {
    let numbers = numbers.compactMap(\.self)
    guard numbers.count == 4, numbers != [-1, -1, 0, 0] else { return nil }
    let (width, height) = (numbers[2], numbers[3])
    self.init(x: numbers[0] + min(width, 0), y: numbers[1] + min(height, 0), width: abs(width), height: abs(height))
  }
}

extension CapturedNode {
  /// The names of custom actions that stand in one text; a comma in a name divides it.
  static func actions(in names: String) -> [String] {
    names.split(separator: ",").map { String($0).trimmingSpaces }
      .filter { !$0.isEmpty && $0 != "<unknown>" && $0 != "<null>" }
  }
}
