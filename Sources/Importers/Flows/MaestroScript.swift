internal import Diagnostics
internal import Interface
internal import ScenarioFiles

/// What a flow of Maestro's does to an app: a list of commands, below what it is about.
///
/// Source: the commands in Maestro's documentation; those that only wait, look or scroll are passed over.
enum MaestroScript {
  /// The steps of a flow; `nil` if a text is none.
  static func steps(in file: SourceFile) -> [TestStep]? {
    let lines = file.lines
    let divider = lines.firstIndex { $0.trimmed == "---" }
    guard lines[..<(divider ?? lines.endIndex)].contains(where: { $0.hasPrefix("appId:") || $0.hasPrefix("url:") }),
      let divider
    else { return nil }
    // The places stay those of the file.
    let text = lines.enumerated().map { $0.offset <= divider ? "" : $0.element }.joined(separator: "\n")
    let (node, _) = YAMLDocument.read(SourceFile(name: file.name, text: text))
    guard case .sequence(let commands, _)? = node else { return nil }
    return commands.flatMap(steps)
  }

  private static func steps(of command: DocumentNode) -> [TestStep] {
    let name: String
    let argument: DocumentNode?
    switch command {
    case .scalar(let scalar): (name, argument) = (scalar.text, nil)
    case .mapping(let entries, _):
      guard let entry = entries.first else { return [] }
      (name, argument) = (entry.key.text, entry.value)
    case .sequence: return []
    }
    func step(_ deed: TestStep.Deed?) -> [TestStep] { deed.map { [TestStep(deed: $0, place: command.place)] } ?? [] }
    switch name {
    case "tapOn": return step(locator(argument).map { .tap($0) })
    case "longPressOn": return step(locator(argument).map { .longPress($0) })
    case "inputText": return step(words(argument, "text").map { .type($0, into: nil) })
    case "back": return step(.back)
    case "takeScreenshot": return step(.capture(named: words(argument, "path")))
    case "runFlow", "repeat":
      guard case .sequence(let commands, _)? = argument?.entries?.first(where: { $0.key.text == "commands" })?.value
      else { return [] }
      return commands.flatMap(steps)
    default: return []
    }
  }

  private static func words(_ argument: DocumentNode?, _ key: String) -> String? {
    argument?.scalar?.text ?? argument?.entries?.first { $0.key.text == key }?.value.scalar?.text
  }

  private static func locator(_ argument: DocumentNode?) -> Locator? {
    if let scalar = argument?.scalar { return .names([scalar.text]) }
    let entries = argument?.entries ?? []
    func text(_ key: String) -> String? { entries.first { $0.key.text == key }?.value.scalar?.text }
    let names = [text("id"), text("text")].compactMap(\.self)
    if !names.isEmpty { return .names(names) }
    let numbers = (text("point") ?? "").split(separator: ",").compactMap { Double(String($0).trimmingSpaces) }
    return numbers.count == 2 ? .point(Point(x: numbers[0], y: numbers[1])) : nil
  }
}

extension Substring {
  fileprivate var trimmed: String { String(self).trimmingSpaces }
}
