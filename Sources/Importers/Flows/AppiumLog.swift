internal import Diagnostics
internal import Foundation
internal import Interface
internal import ScenarioFiles

/// What a test did in a session of Appium's, by the log of the server or of WebdriverIO.
///
/// Source: the requests of W3C WebDriver, as the logs of Appium 1.6 to 2.x print them: `[HTTP] --> POST
/// /session/ID/element {"using":…,"value":…}`, and WebdriverIO's `COMMAND POST "/session/ID/element"` with `DATA` and
/// `RESULT` on lines of their own.
struct AppiumLog {
  private var steps: [TestStep] = []
  /// How the elements were found that have been handed out.
  private var elements: [String: Locator] = [:]
  /// How an element is looked for at the moment.
  private var search: Locator?
  /// A request whose body is still to come.
  private var open: Request?

  /// The steps of a log; `nil` if a text is none.
  static func steps(in file: SourceFile) -> [TestStep]? {
    guard file.text.contains(bytesOf: "/session/"),
      file.text.contains(bytesOf: "--> ") || file.text.contains(bytesOf: "COMMAND")
    else { return nil }
    var log = AppiumLog()
    for (index, line) in file.lines.enumerated() {
      log.read(line, at: SourcePlace(line: index + 1, column: 1))
    }
    return log.steps
  }

  private mutating func read(_ line: Substring, at place: SourcePlace) {
    if let request = Request(line, at: place) {
      open = request.body == nil && !request.isComplete ? request : nil
      if open == nil { carryOut(request, request.body ?? JSONText("{}")) }
    } else if let mark = ["result: ", "RESULT ", "status 200: "].lazy.compactMap({ line.firstRange(of: $0) }).first {
      for identifier in ElementIdentifiers.all(in: line[mark.upperBound...]) { elements[identifier] = search }
    } else if let request = open, !line.contains("<-- "), let body = JSONText(afterBraceIn: line) {
      open = nil
      carryOut(request, body)
    }
  }

  private mutating func carryOut(_ request: Request, _ body: JSONText) {
    func add(_ deed: TestStep.Deed) { steps.append(TestStep(deed: deed, place: request.place)) }
    switch request.words {
    case ["element"], ["elements"]: search = body.locator
    case ["source"]: add(.capture(named: nil))
    case ["back"]: add(.back)
    case ["actions"]: if let point = body.tappedPoint { add(.tap(.point(point))) }
    case ["execute", "sync"], ["execute"]:
      switch body.text("script") {
      case "mobile: source": add(.capture(named: nil))
      case "mobile: tap": if let locator = target(of: body) { add(.tap(locator)) }
      case "mobile: touchAndHold": if let locator = target(of: body) { add(.longPress(locator)) }
      default: break
      }
    default:
      guard request.words.count == 3, request.words[0] == "element", let locator = elements[request.words[1]] else {
        return
      }
      if request.words[2] == "click" { add(.tap(locator)) }
      if request.words[2] == "value", let text = body.text("text") { add(.type(text, into: locator)) }
    }
  }

  /// The element, or the point, that a command of the driver's own is for.
  private func target(of body: JSONText) -> Locator? {
    guard let arguments = body.arguments else { return nil }
    if let identifier = arguments.text("elementId") ?? arguments.text("element") { return elements[identifier] }
    return arguments.point.map { .point($0) }
  }
}

/// A request to the server as a line tells it.
private struct Request {
  /// What follows the session in the path.
  var words: [String]
  var body: JSONText?
  var place: SourcePlace

  /// Whether it has no body, or none that matters.
  var isComplete: Bool { ["source", "back", "click"].contains(words.last) }

  init?(_ line: Substring, at place: SourcePlace) {
    guard let mark = line.firstRange(of: "--> ") ?? line.firstRange(of: "COMMAND") else { return nil }
    let rest = line[mark.upperBound...].split(separator: " ", maxSplits: 2).map(String.init)
    guard rest.count >= 2, ["GET", "POST"].contains(rest[0]) else { return nil }
    let path = rest[1].filter { $0 != "\"" }.split(separator: "/").map(String.init)
    guard let session = path.firstIndex(of: "session"), path.count > session + 2 else { return nil }
    words = Array(path[(session + 2)...])
    body = rest.count > 2 ? JSONText(afterBraceIn: Substring(rest[2])) : nil
    self.place = place
  }
}

/// JSON in a line of a log.
private struct JSONText {
  private let record: JSONRecord?

  init(_ text: String) {
    record = JSONRecord(JSONDocument.read(SourceFile(name: "log", text: text)).node)
  }

  /// The JSON that begins at the first brace of a line; `nil` if there is none.
  init?(afterBraceIn line: Substring) {
    guard let brace = line.firstIndex(of: "{") else { return nil }
    self.init(String(line[brace...]))
  }

  private init(_ record: JSONRecord) {
    self.record = record
  }

  func text(_ key: String) -> String? { record?.text(key) }

  /// How an element is looked for.
  var locator: Locator? {
    guard let using = text("using"), let value = text("value") else { return nil }
    if ["accessibility id", "id", "name"].contains(using) { return .names([value]) }
    return .names(value.quotedTexts)
  }

  /// The first of the arguments of a script.
  var arguments: JSONText? {
    guard case .sequence(let items, _)? = record?["args"], let first = JSONRecord(items.first) else { return nil }
    return JSONText(first)
  }

  var point: Point? {
    guard let x = text("x").flatMap(Double.init), let y = text("y").flatMap(Double.init) else { return nil }
    return Point(x: x, y: y)
  }

  /// Where a finger goes down and up again without moving; `nil` for other gestures.
  var tappedPoint: Point? {
    guard case .sequence(let sources, _)? = record?["actions"], sources.count == 1, let finger = JSONRecord(sources[0]),
      case .sequence(let items, _)? = finger["actions"]
    else { return nil }
    let moves = items.compactMap { JSONRecord($0) }.filter { $0.text("type") == "pointerMove" }
    return moves.count == 1 ? JSONText(moves[0]).point : nil
  }
}

/// The identifiers of elements in the answers of the server.
private enum ElementIdentifiers {
  private static let keys = ["\"element-6066-11e4-a52e-4f735466cecf\":\"", "\"ELEMENT\":\""]

  static func all(in text: Substring) -> [String] {
    keys.flatMap { key in text.ranges(of: key).map { String(text[$0.upperBound...].prefix { $0 != "\"" }) } }
  }
}

extension String {
  /// The texts in quotes, as they stand in predicates, class chains and XPath.
  fileprivate var quotedTexts: [String] {
    var texts: [String] = []
    var rest = self[...]
    while let open = rest.firstIndex(where: { $0 == "\"" || $0 == "'" }) {
      let start = index(after: open)
      guard let end = self[start...].firstIndex(of: self[open]) else { break }
      texts.append(String(self[start..<end]))
      rest = self[index(after: end)...]
    }
    return texts
  }
}
