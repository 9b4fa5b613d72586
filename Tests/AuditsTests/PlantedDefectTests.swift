import Audits
import Diagnostics
import Interface
import ScenarioFiles
import Testing

/// Screens with defects that were put there on purpose: each is found, at its line, and nothing else is.
@Suite("Planted defects")
struct PlantedDefectTests {
  private func found(in text: String) throws -> [String] {
    let findings = Audit().findings(of: try readScenario(ScenarioSource(text)))
    return findings.map { "\($0.place?.line ?? 0) \($0.rule)" }
  }

  @Test("Eleven defects of words, traits, size and color")
  func words() throws {
    let found = try found(
      in: """
        scenario: Eleven planted defects
        views:
          - button: Delete button
            action: { announce: { text: Gone, delay: 1 } }
          - image: IMG_0042.jpg
          - button: OK
            action: { announce: { text: a, delay: 1 } }
          - button: OK
            hint: OK
            action: { announce: { text: b, delay: 1 } }
          - toggle: Mute switch, off
            isOn: false
          - button: Terms
            traits: [button, link]
            action: { announce: { text: Terms, delay: 1 } }
          - button: Close
            frame: [300, 60, 20, 20]
            action: { announce: { text: Closed, delay: 1 } }
          - text: Sold out
            color: "#EEEEEE"
          - button: ADD TO CART
            action: { announce: { text: Added, delay: 1 } }
          - button: Submit.
            action: { announce: { text: Sent, delay: 1 } }
          - button: Loading
            hint: Loading
            action: { announce: { text: Loaded, delay: 1 } }

        """)
    #expect(
      found == [
        "3 name-repeats-role", "5 name-is-resource", "6 sounds-alike", "8 hint-repeats", "11 name-repeats-role",
        "11 name-repeats-state",
        "13 role-conflict", "16 target-small", "19 contrast-text", "21 name-all-caps", "23 name-punctuation",
        "25 hint-repeats",
      ])
  }
}
