/// The same numbers on every run, from a linear congruence (Knuth, MMIX), whose upper bits are the random ones.
struct RepeatableNumbers: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state
  }
}

/// A piece of a scenario file before it is written down.
indirect enum Written {
  case text(String)
  case number(Int)
  case flag(Bool)
  case list([Written])
  case map([(key: String, value: Written)])

  /// As JSON.
  var json: String {
    switch self {
    case .text(let text): "\"\(text)\""
    case .number(let number): "\(number)"
    case .flag(let flag): "\(flag)"
    case .list(let items): "[\(items.map(\.json).joined(separator: ", "))]"
    case .map(let fields): "{\(fields.map { "\"\($0.key)\": \($0.value.json)" }.joined(separator: ", "))}"
    }
  }

  /// As YAML in blocks.
  func yaml(indentation: String = "") -> String {
    switch self {
    case .text, .number, .flag: return " \(json)\n"
    case .list(let items):
      guard !items.isEmpty else { return " []\n" }
      return "\n"
        + items.map { item in
          let lines = item.yaml(indentation: indentation + "  ")
          // The first key of a map stands after the dash.
          return indentation + "-" + (lines.hasPrefix("\n") ? " " + lines.drop { $0.isWhitespace } : lines)
        }.joined()
    case .map(let fields):
      return "\n" + fields.map { "\(indentation)\($0.key):\($0.value.yaml(indentation: indentation + "  "))" }.joined()
    }
  }
}

/// A screen that nobody thought of, with a label of its own for every element.
struct RandomScreen {
  private var numbers: RepeatableNumbers
  private var count = 0
  /// The labels of the elements that are not hidden.
  private(set) var visible: [String] = []
  private(set) var views: [Written] = []

  init(seed: Int) {
    numbers = RepeatableNumbers(state: UInt64(seed) &* 7919)
    for _ in 0..<4 { views.append(view(depth: 0, isVisible: true)) }
  }

  /// The scenario with these views.
  var scenario: Written { .map([("scenario", .text("S")), ("views", .list(views))]) }

  private mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &numbers) < percent }

  private mutating func pick<Item>(_ items: [Item]) -> Item { items[Int.random(in: 0..<items.count, using: &numbers)] }

  private mutating func view(depth: Int, isVisible: Bool, called name: String? = nil) -> Written {
    depth < 3 && chance(50)
      ? group(depth: depth, isVisible: isVisible, called: name) : leaf(isVisible: isVisible, called: name)
  }

  private mutating func leaf(isVisible: Bool, called name: String?) -> Written {
    count += 1
    let label = "L\(count)"
    let isHidden = chance(15)
    if isVisible, !isHidden { visible.append(name ?? label) }
    var fields: [(key: String, value: Written)] = [(pick(["text", "button", "toggle", "slider"]), .text(label))]
    if isHidden { fields.append(("hidden", .flag(true))) }
    if chance(30) { fields.append(("hint", .text("Does \(count)"))) }
    if chance(30) { fields.append(("traits", .list([.text(pick(["header", "selected", "link", "image"]))]))) }
    if chance(15) { fields.append(("enabled", .flag(false))) }
    if chance(15) { fields.append(("sortPriority", .number(Int.random(in: -1...1, using: &numbers)))) }
    if chance(15) { fields.append(("language", .text(pick(["de", "ru", "fr"])))) }
    return .map(fields)
  }

  private mutating func group(depth: Int, isVisible: Bool, called name: String?) -> Written {
    let isHidden = chance(10)
    let kind = pick(["vstack", "hstack", "zstack", "list", "view"])
    let container = chance(20) ? pick(["list", "landmark", "series", "semanticGroup"]) : nil
    count += 1
    let label = chance(20) ? "Group \(count)" : nil
    // The label of a stack is that of all in it, unless it is a container, which the label names; without anything in it
    // the stack is an element. A list, and another container that is one, keep the labels of what is in them.
    let isCalling = label != nil && container == nil && kind.hasSuffix("stack")
    let isContainer = kind == "list" || container.map { $0 != "semanticGroup" || label != nil } ?? false
    let innerName = isContainer ? nil : isCalling ? name ?? label : name
    let before = visible.count
    var inner: [Written] = []
    for _ in 0..<Int.random(in: 1...3, using: &numbers) {
      inner.append(view(depth: depth + 1, isVisible: isVisible && !isHidden, called: innerName))
    }
    if isCalling, isVisible, !isHidden, visible.count == before, let label { visible.append(name ?? label) }
    var fields: [(key: String, value: Written)] = [(kind, .list(inner))]
    if isHidden { fields.append(("hidden", .flag(true))) }
    if let container { fields.append(("container", .text(container))) }
    if let label { fields.append(("label", .text(label))) }
    return .map(fields)
  }
}
