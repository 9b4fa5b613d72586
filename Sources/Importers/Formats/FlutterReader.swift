internal import Diagnostics
internal import Interface
internal import ScenarioFiles

/// What Flutter's `debugDumpSemanticsTree()` prints.
///
/// What becomes of flags and actions on iOS is told by Flutter's engine (`SemanticsObject.mm`): which nodes are
/// elements, their traits, that a node comes before what is in it, and that the order is Flutter's own.
extension CaptureReading {
  mutating func readFlutter() -> Capture? {
    var tree = IndentedTree<FlutterNode>()
    var unfinished: (name: String, text: String)?
    for (index, line) in file.lines.enumerated() {
      let (indent, words) = FlutterLine.parts(of: line)
      if let pending = unfinished, !words.hasPrefix("SemanticsNode#") {
        let text = pending.text + (pending.text.isEmpty ? "" : "\n") + words
        let isWhole = text.count > 1 && text.hasSuffix("\"")
        if isWhole { tree.changeInnermost { $0.properties[pending.name] = text } }
        unfinished = isWhole ? nil : (pending.name, text)
      } else if words.hasPrefix("SemanticsNode#") {
        unfinished = nil
        tree.close(from: indent)
        // A second dump begins with the first node again; what is cut out of one can begin anywhere.
        guard tree.roots.isEmpty || !words.isFirstNode else { break }
        let place = SourcePlace(line: index + 1, column: indent + 1)
        guard makeRoom(at: place, depth: tree.depth + 1) else { return nil }
        tree.open(FlutterNode(place: place), at: indent)
      } else {
        unfinished = tree.changeInnermost { $0.take(words) } ?? nil
      }
    }
    tree.close()
    let roots = tree.roots
    guard roots.contains(where: { $0.count > 1 || $0.isElement }) else {
      report(
        .emptyCapture(
          "there are no semantics in the dump", at: .start,
          hints: ["call 'SemanticsBinding.instance.ensureSemantics()' before the dump, or turn VoiceOver on"]))
      return nil
    }
    let nodes = roots.flatMap { self.nodes($0, origin: Point(x: 0, y: 0)) }
    let size = roots.first?.screen.map { Capture.Size(width: $0.width, height: $0.height) }
    return capture(.flutter, nodes, screen: size)
  }

  /// What stands for a node of Flutter's: itself, if it is an element, then what is in it.
  private mutating func nodes(_ flutter: FlutterNode, origin: Point) -> [CapturedNode] {
    // What is merged into its parent is heard there.
    guard !flutter.isMerged, !flutter.isInvisible else { return [] }
    let flutter = flutter.withWhatIsMerged
    var frame = flutter.rect.flatMap { rectangle(ofEdges: $0, at: flutter.place) }
    if flutter.isScaled { frame?.x = 0 }
    let shift = flutter.shift
    frame = frame.map {
      Rect(x: $0.x + origin.x + shift.x, y: $0.y + origin.y + shift.y, width: $0.width, height: $0.height)
    }
    let inner = Point(x: frame?.x ?? origin.x, y: frame?.y ?? origin.y)
    let children = flutter.children.flatMap { nodes($0, origin: inner) }
    guard flutter.isElement else { return children }
    var node = CapturedNode(.any, at: flutter.place)
    node.isElement = true
    node.frame = frame
    node.identifier = flutter.text("identifier")
    node.label = [flutter.text("label"), flutter.text("tooltip")].compactMap(\.self).joinedLines
    node.value = flutter.value
    node.hint = flutter.text("hint")
    node.traits = flutter.traits
    node.customActions = flutter.list("customActions")
    node.headingLevel = flutter.properties["headingLevel"].flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil }
    node.isExpanded = flutter.flags.contains("hasExpandedState") ? flutter.flags.contains("isExpanded") : nil
    return [node] + children
  }

  /// A rectangle written by its four edges.
  private mutating func rectangle(ofEdges text: String, at place: SourcePlace) -> Rect? {
    let edges = text.split(separator: ",").compactMap { number(String($0), "Rect.fromLTRB", at: place) }
    guard edges.count == 4 else { return nil }
    return Rect(x: edges[0], y: edges[1], width: edges[2] - edges[0], height: edges[3] - edges[1])
  }
}

/// A line of the dump, drawn as a tree.
private enum FlutterLine {
  /// How far the words are moved in by the lines of the tree, and the words.
  static func parts(of line: Substring) -> (indent: Int, words: String) {
    let line = stripped(line)
    let words = line.drop { " │├└─╎╘═╞║\r".contains($0) }
    return (line.distance(from: line.startIndex, to: words.startIndex), String(words).trimmingEnd)
  }
}

extension FlutterLine {
  /// The line without the name that Flutter's console puts before it, such as “flutter: ” or “I/flutter ( 8746): ”.
  private static func stripped(_ line: Substring) -> Substring {
    let head = line.prefix { $0 != ":" }
    guard head.endIndex < line.endIndex, head.hasSuffix("flutter") || head.contains("/flutter (") else { return line }
    let rest = line[line.index(after: head.endIndex)...]
    return rest.first == " " ? rest.dropFirst() : rest
  }
}

extension String {
  /// Whether a line begins the node that a dump begins with.
  fileprivate var isFirstNode: Bool { hasPrefix("SemanticsNode#0") && !dropFirst("SemanticsNode#0".count).hasDigit }
}

extension Substring {
  fileprivate var hasDigit: Bool { first?.isNumber ?? false }
}

/// A node of the dump as its lines tell it.
private struct FlutterNode: Nesting {
  var place: SourcePlace
  var properties: [String: String] = [:]
  var children: [FlutterNode] = []
  /// The edges of its rectangle, as they are written.
  var rect: String?
  var isScaled = false
  var isMerged = false
  var isInvisible = false
  /// The transform into the parent, row by row, as it is written.
  private var transform: String?
  /// The property whose list goes on in the next line.
  private var openList: String?

  init(place: SourcePlace) {
    self.place = place
  }

  /// Takes a line; returns the name of a property whose text goes on in the next lines.
  mutating func take(_ words: String) -> (name: String, text: String)? {
    if words.hasPrefix("Rect.fromLTRB(") {
      rect = String(words.dropFirst("Rect.fromLTRB(".count).prefix { $0 != ")" })
      isScaled = words.contains("scaled by")
      if let start = words.firstRange(of: "with transform") { transform = String(words[start.upperBound...]) }
    } else if transform != nil, words.hasPrefix("[") {
      transform?.append(words)
    } else if let name = openList, !words.isEmpty, !words.contains(":") {
      properties[name]?.append(" " + words)
      openList = words.hasSuffix(",") ? name : nil
    } else if words.hasPrefix("merged up") {
      isMerged = true
    } else if words == "invisible" {
      isInvisible = true
    } else if let colon = words.firstIndex(of: ":") {
      let name = String(words[..<colon])
      let text = String(words[words.index(after: colon)...].drop { $0 == " " })
      let isOpen = text.isEmpty || text.first == "\"" && !text.dropFirst().contains("\"")
      if isOpen, FlutterNode.texts.contains(name) { return (name, text) }
      properties[name] = text
      openList = text.hasSuffix(",") && !text.contains("\"") ? name : nil
    }
    return nil
  }

  private static let texts: Set<String> = ["label", "value", "hint", "tooltip", "increasedValue", "decreasedValue"]

  var count: Int { children.reduce(1) { $0 + $1.count } }

  /// How far the transform moves the rectangle.
  var shift: Point {
    let numbers = (transform ?? "").split { "[],; ".contains($0) }.compactMap { Double($0) }
    return numbers.count == 16 ? Point(x: numbers[3], y: numbers[7]) : Point(x: 0, y: 0)
  }

  /// The node with the words, flags and actions of those inside that are merged into it.
  ///
  /// Source: Flutter, `SemanticsNode.getSemanticsData`: labels and hints follow each other in lines, of the rest the first
  /// stands.
  var withWhatIsMerged: FlutterNode {
    children.filter(\.isMerged).map(\.withWhatIsMerged).reduce(into: self) { node, inner in
      for (name, text) in inner.properties {
        let own = node.properties[name]
        switch name {
        case "flags", "actions", "customActions":
          node.properties[name] = [own, text].compactMap(\.self).joined(separator: ", ")
        case "label", "hint":
          node.properties[name] = [node.text(name), inner.text(name)].compactMap(\.self).joinedLines.map { "\"\($0)\"" }
        default: node.properties[name] = node.text(name) == nil ? text : own
        }
      }
    }
  }

  /// The rectangle of the first node that is measured in points.
  var screen: Rect? {
    if isScaled || children.isEmpty || !children.contains(where: \.isScaled), let rect {
      let edges = rect.split(separator: ",").compactMap { Double(String($0).trimmingSpaces) }
      if edges.count == 4 { return Rect(x: 0, y: 0, width: edges[2] - edges[0], height: edges[3] - edges[1]) }
    }
    for child in children {
      if let screen = child.screen { return screen }
    }
    return nil
  }

  var flags: Set<String> { Set(list("flags")) }
  var actions: Set<String> { Set(list("actions")) }

  func list(_ name: String) -> [String] {
    (properties[name] ?? "").split(separator: ",").map { String($0).trimmingSpaces }.filter { !$0.isEmpty }
  }

  /// The text of a property without its quotes.
  func text(_ name: String) -> String? {
    guard let text = properties[name], let first = text.firstIndex(of: "\""), let last = text.lastIndex(of: "\""),
      first < last
    else { return properties[name].flatMap { $0.isEmpty || $0 == "null" || $0.contains("\"") ? nil : $0 } }
    let words = String(text[text.index(after: first)..<last])
    return words.isEmpty ? nil : words
  }

  private static let scrolling: Set<String> = ["scrollUp", "scrollDown", "scrollLeft", "scrollRight", "scrollToOffset"]

  /// Whether iOS gets an element: with words, or with something to do besides scrolling; a route never is one.
  var isElement: Bool {
    guard !flags.contains("scopesRoute") else { return false }
    return ["label", "value", "hint", "tooltip"].contains { text($0) != nil }
      || !actions.subtracting(FlutterNode.scrolling).isEmpty
  }

  private var semantics: FlutterSemantics { FlutterSemantics(flags: flags, actions: actions) }

  var value: String? { semantics.switchValue ?? text("value") }

  /// The traits that Flutter's engine gives the element; text without any is that.
  var traits: Set<AccessibilityTrait> {
    let traits = semantics.traits
    return traits.isEmpty && children.isEmpty && text("label") != nil ? [.staticText] : traits
  }
}

extension [String] {
  /// The texts below each other; `nil` for none.
  fileprivate var joinedLines: String? { isEmpty ? nil : joined(separator: "\n") }
}
