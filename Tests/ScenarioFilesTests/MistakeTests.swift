import Diagnostics
import ScenarioFiles
import Testing

/// Mistakes that people make who know SwiftUI, UIKit, the web or other test tools: each has one message for one cause,
/// and the message says what to write.
@Suite("Mistakes of newcomers")
struct MistakeTests {
  /// A mistake: what was written, and for each error its place and message, with what to do in the line below it.
  struct Mistake: Sendable, CustomTestStringConvertible {
    var text: String
    var messages: String
    /// Whether the text is a whole file, and does not stand below a scenario with some state.
    var isWhole = false

    init(_ text: String, _ messages: String, isWhole: Bool = false) {
      self.text = text
      self.messages = messages
      self.isWhole = isWhole
    }

    var testDescription: String { text.split(separator: "\n").suffix(1).joined() }
  }

  @Test("SwiftUI", arguments: swiftUIMistakes)
  func swiftUI(_ mistake: Mistake) { check(mistake, .yaml) }

  @Test("UIKit", arguments: uiKitMistakes)
  func uiKit(_ mistake: Mistake) { check(mistake, .yaml) }

  @Test("The web", arguments: webMistakes)
  func web(_ mistake: Mistake) { check(mistake, .yaml) }

  @Test("Other test tools", arguments: testToolsMistakes)
  func testTools(_ mistake: Mistake) { check(mistake, .yaml) }

  @Test("YAML", arguments: yamlMistakes)
  func yaml(_ mistake: Mistake) { check(mistake, .yaml) }

  @Test("A second round", arguments: moreMistakes)
  func more(_ mistake: Mistake) { check(mistake, .yaml) }

  @Test("The first half hour", arguments: firstMistakes)
  func first(_ mistake: Mistake) { check(mistake, .yaml) }

  @Test("Words in the place of others", arguments: placeMistakes)
  func places(_ mistake: Mistake) { check(mistake, .yaml) }

  @Test("JSON", arguments: jsonMistakes)
  func json(_ mistake: Mistake) { check(mistake, .json) }

  private func check(_ mistake: Mistake, _ format: ScenarioSource.Format) {
    let isWhole = mistake.isWhole || format == .json
    let text = isWhole ? mistake.text : MistakeTests.head + mistake.text
    let lines = isWhole ? 0 : MistakeTests.head.count { $0 == "\n" }
    do {
      _ = try readScenario(ScenarioSource(text, name: "test", format: format))
      Issue.record("nothing is wrong with the file")
    } catch {
      let messages = error.diagnostics.shown.map { diagnostic in
        let place = diagnostic.place.map { "\($0.line - lines):\($0.column)" } ?? "file"
        return ["\(place) \(diagnostic.message) [\(diagnostic.id)]"] + diagnostic.hints.map { "  " + $0 }
      }
      #expect(messages.joined().joined(separator: "\n") == mistake.messages)
    }
  }

  static let head = """
    scenario: A
    state: { m: false, n: 3, name: Ann, items: [a, b], pair: [{ t: a, done: false }], flag: yes }

    """
}
