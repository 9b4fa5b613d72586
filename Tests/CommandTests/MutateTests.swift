import Foundation
import TestSupport
import Testing

@Suite("a11ysim mutate")
struct MutateTests {
  /// A switch that no flow touches, beside a text.
  private static let scenario = """
    scenario: A
    state: { isOn: false }
    views:
      - text: Sounds
      - button: Turn on
        action: { set: { isOn: true } }
      - text: "${if isOn then 'on' else 'off'}"

    """

  @Test("What is not noticed is told at its place, and the sum last")
  func tells() throws {
    let command = try Command(files: ["a.yaml": Self.scenario])
    defer { command.remove() }
    let outcome = try command.run("mutate", "a.yaml", "--kind", "effect-lost", "--kind", "label-replaced")
    #expect(
      outcome.output == """
        a.yaml:5:5: not noticed: button 'Turn on': an effect of an action is lost [effect-lost]

        label-replaced: 3 of 3 noticed
        effect-lost: 0 of 1 noticed

        3 of 4 regressions noticed (75 %)

        """)
    #expect(outcome.status == 0)
    #expect(try command.run("mutate", "a.yaml", "--at-least", "99.5").status == 1)
  }

  @Test("For programs it is JSON")
  func writesJSON() throws {
    let command = try Command(files: ["a.yaml": Self.scenario])
    defer { command.remove() }
    let output = try command.run("mutate", "a.yaml", "--kind", "hidden", "--format", "json").output
    let json = try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any]
    let mutations = json?["mutations"] as? [[String: Any]]
    #expect(mutations?.map { $0["outcome"] as? String } == ["noticed", "noticed", "noticed"])
    #expect(json?["percentage"] as? Double == 100)
  }

  @Test("A sort that there is not is told with what was meant")
  func refusesKinds() throws {
    let command = try Command(files: ["a.yaml": Self.scenario])
    defer { command.remove() }
    let outcome = try command.run("mutate", "a.yaml", "--kind", "hiden")
    #expect(outcome.status == 64)
    #expect(outcome.messages.contains("there is no sort of regressions 'hiden'; did you mean 'hidden'?"))
  }
}
