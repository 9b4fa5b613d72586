import Diagnostics
import Interface
import Testing

@testable import ScenarioFiles

/// The same mistakes in the other format.
extension MistakeTests {
  /// What only YAML asks, whose text needs no quotes: whether it is meant as an expression, a comment or a flag.
  private static let ofPlainText: Set<String> = ["bare-expression", "lost-text"]

  @Test(
    "A mistake is told alike in JSON",
    arguments: swiftUIMistakes + uiKitMistakes + webMistakes + testToolsMistakes + moreMistakes)
  func inJSON(_ mistake: Mistake) throws {
    let yaml = mistake.isWhole ? mistake.text : MistakeTests.head + mistake.text
    let (node, problems) = YAMLDocument.read(SourceFile(name: "test", text: yaml))
    // What is not YAML cannot be put into JSON.
    guard let node, problems.isEmpty else { return }
    let told = messages(about: yaml, .yaml)
    guard told.ids.isDisjoint(with: Self.ofPlainText) else { return }
    #expect(messages(about: node.json, .json).texts == told.texts)
  }

  /// What is said about a text, without the places.
  private func messages(about text: String, _ format: ScenarioSource.Format) -> (texts: [String], ids: Set<String>) {
    do {
      _ = try readScenario(ScenarioSource(text, name: "test", format: format))
      return ([], [])
    } catch {
      let shown = error.diagnostics.shown
      return (shown.map { ([$0.message] + $0.hints).joined(separator: "\n") }, Set(shown.map(\.id)))
    }
  }
}

extension DocumentNode {
  /// The document in JSON, with its keys in their order.
  fileprivate var json: String {
    switch self {
    case .sequence(let items, _): "[\(items.map(\.json).joined(separator: ", "))]"
    case .mapping(let entries, _):
      "{\(entries.map { "\(JSONValue.text($0.key.text).written()): \($0.value.json)" }.joined(separator: ", "))}"
    case .scalar(let scalar):
      switch scalar.value {
      case .null: "null"
      case .flag(let flag): "\(flag)"
      case .number: scalar.text
      case .text, .list, .record: JSONValue.text(scalar.text).written()
      }
    }
  }
}
