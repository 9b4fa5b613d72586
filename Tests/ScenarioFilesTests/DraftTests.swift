import Diagnostics
import Interface
import OrderedCollections
import Testing

@testable import ScenarioFiles

@Suite("What is typed needs no entry in state")
struct DraftTests {
  @Test("A text field's binding that state does not mention begins empty")
  func draft() throws {
    let scenario = try readScenario("scenario: A\nviews:\n  - textField: Name\n    text: $draft\n  - text: ${draft}")
    #expect(scenario.state["draft"] == .text(""))
  }

  @Test("So does the binding of a field that has no other title")
  func bare() throws {
    let scenario = try readScenario("scenario: A\nviews:\n  - textEditor: $draft\n  - text: $draft")
    #expect(scenario.state["draft"] == .text(""))
  }

  @Test("A binding that is nearly a name of state is misspelled")
  func misspelled() {
    let error = #expect(throws: ScenarioError.self) {
      try readScenario("scenario: A\nstate: { draft: '' }\nviews:\n  - textField: Name\n    text: $drat")
    }
    #expect(error?.diagnostics.shown.map(\.id) == ["unknown-name"])
    #expect(error?.diagnostics.shown.first?.hints == ["did you mean 'draft'?"])
  }

  @Test("Every other control must be bound to state that is there")
  func controls() {
    let error = #expect(throws: ScenarioError.self) {
      try readScenario("scenario: A\nviews:\n  - toggle: Wi-Fi\n    isOn: $wifi")
    }
    #expect(error?.diagnostics.shown.map(\.id) == ["unknown-name"])
  }
}
