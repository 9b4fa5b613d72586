internal import Diagnostics
internal import Interface
internal import ScenarioFiles

/// What `idb ui describe-all` prints, flat, nested or complete, and what AXe and the tools on top make of it.
///
/// Source: facebook/idb, the keys of its accessibility elements; cameroncooke/AXe, `describe-ui`.
extension CaptureReading {
  mutating func readIdb(_ root: DocumentNode, _ format: CaptureFormat) -> Capture? {
    let complete = root.keys.contains("elements") ? JSONRecord(root) : nil
    var items = complete == nil ? [root] : []
    if case .sequence(let list, _) = complete?["elements"] ?? root { items = list }
    let size = complete.flatMap { screen(of: $0) }
    if let complete { warn(ofGapsIn: complete) }
    var roots: [CapturedNode] = []
    for item in items {
      guard let record = record(item, "element") else { continue }
      roots.append(node(record, depth: 1))
    }
    guard !roots.isEmpty else {
      report(.emptyCapture("there are no elements in the capture", at: root.place))
      return nil
    }
    let app = roots.first { $0.type == .application }
    if roots.count == 1, let app, app.children.isEmpty, app.frame.map({ $0.width == 0 && $0.height == 0 }) ?? true {
      report(
        .emptyCapture(
          "the accessibility server of the simulator is stuck: it knows of no screen", at: app.place,
          hints: ["restart the simulator and take the capture again"]))
      return nil
    }
    let frame = app?.frame.map { Capture.Size(width: $0.width, height: $0.height) }
    return capture(format, nesting(roots), screen: size ?? frame)
  }

  /// How large the screen is, where a complete answer tells it.
  private mutating func screen(of complete: JSONRecord) -> Capture.Size? {
    guard let size = complete.record("screen"), let width = size.number("width", &self),
      let height = size.number("height", &self)
    else { return nil }
    return Capture.Size(width: width, height: height)
  }

  /// Tells what a complete answer says to be missing in it.
  private mutating func warn(ofGapsIn complete: JSONRecord) {
    if complete.flag("truncated", &self) == true {
      warnOnce(Diagnostic("truncated-capture", "the tool has left out a part of the screen", at: complete.place))
    }
    if let alert = complete["modal"] {
      warnOnce(
        Diagnostic("modal-left-out", "an alert of the system lay over the app, which is not read", at: alert.place))
    }
  }

  /// A flat list begins with the app and goes on with all that is in it.
  private func nesting(_ roots: [CapturedNode]) -> [CapturedNode] {
    guard roots.count > 1, var app = roots.first, app.type == .application, app.children.isEmpty else { return roots }
    app.children = Array(roots.dropFirst())
    return [app]
  }

  private mutating func node(_ record: JSONRecord, depth: Int) -> CapturedNode {
    let role = IdbRole.of(
      type: record.text("type") ?? record.text("role").map { String($0.trimmingPrefix("AX")) },
      subrole: record.text("subrole"))
    var node = CapturedNode(role.type, at: record.place)
    guard makeRoom(at: record.place, depth: depth) else { return node }
    node.label = (record.text("AXLabel") ?? record.text("label"))?.unlessBlank
    node.identifier = record.text("AXUniqueId") ?? record.text("identifier")
    let value = record["AXValue"] ?? record["value"]
    // Values of several parts are none that is heard.
    node.value = value?.scalar.flatMap { $0.text.isEmpty ? nil : $0.text }
    node.placeholder = record.text("placeholder")
    node.hint = record.text("help")?.unlessBlank
    if let text = record["AXFrame"]?.scalar, !record.has("frame") {
      node.frame = rectangle(text.text, at: text.place)
    } else {
      node.frame = record.rectangle("frame", &self)
    }
    node.isEnabled = record.flag("enabled", &self)
    node.isFocused = record.flag("focused", &self)
    node.isExpanded = record.flag("expanded", &self)
    if record.flag("hidden", &self) == true { node.isVisible = false }
    node.customActions = record.texts("custom_actions", &self)
    let names = record.texts("traits", &self)
    // An empty list says that nobody has asked; “None” says that there are none.
    if !names.isEmpty {
      traits(names, into: &node, at: record["traits"]?.place ?? record.place)
      // The tools give an element with several traits one role; a header stays one.
    } else if !role.traits.isEmpty {
      node.traits = role.traits
    }
    for child in record.list("children", &self) {
      guard let child = self.record(child, "children") else { continue }
      node.children.append(self.node(child, depth: depth + 1))
    }
    return node
  }
}

/// What idb's roles are: those of the Mac, to which Apple's translator maps the elements of iOS.
struct IdbRole: Sendable {
  var type: ElementType
  /// Traits that no element type has.
  var traits: Set<AccessibilityTrait> = []

  static func of(type: String?, subrole: String?) -> IdbRole {
    guard let type else { return IdbRole(type: .any) }
    if let row = table.first(where: { $0.type == type && ($0.subrole == nil || $0.subrole == subrole) }) {
      return row.role
    }
    // On the other backend the names are XCTest's; else it is the name of a class that only holds others.
    return IdbRole(type: ElementType(named: type) ?? .group)
  }

  private static let table: [(type: String, subrole: String?, role: IdbRole)] = [
    ("Application", nil, IdbRole(type: .application)),
    ("Button", "AXPopUpButton", IdbRole(type: .popUpButton)),
    ("PopUpButton", nil, IdbRole(type: .popUpButton)),
    ("MenuButton", nil, IdbRole(type: .popUpButton)),
    ("CheckBox", "AXSwitch", IdbRole(type: .switch)),
    ("CheckBox", "AXToggle", IdbRole(type: .switch)),
    ("RadioButton", "AXTabButton", IdbRole(type: .tab)),
    ("Heading", nil, IdbRole(type: .staticText, traits: [.staticText, .header])),
    ("TextField", "AXSearchField", IdbRole(type: .searchField)),
    ("TextField", "AXSecureTextField", IdbRole(type: .secureTextField)),
    ("TextArea", nil, IdbRole(type: .textView)),
    ("GenericElement", nil, IdbRole(type: .any)),
    ("ScrollArea", nil, IdbRole(type: .scrollView)),
    ("WebArea", nil, IdbRole(type: .webView)),
  ]
}
