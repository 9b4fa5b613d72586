import Foundation
import Mutations
import ScenarioFiles
import TestSupport
import Testing

/// A scenario, a sort of regression, and what has happened in each place where it can be planted.
struct Planted: Sendable, CustomTestStringConvertible {
  var kind: String
  var yaml: String
  var words: [String]
  /// What became of each; all are noticed unless others are given.
  var outcomes: [MutationTest.Outcome] = []

  var testDescription: String { "\(kind): \(yaml)" }
}

@Suite("Planted regressions")
struct MutationTests {
  private func trials(_ yaml: String, _ kind: String) throws -> [(words: String, outcome: MutationTest.Outcome)] {
    let folder = FileManager.default.temporaryDirectory.appending(path: "a11ysim-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "a.yaml")
    try Data("scenario: A\n\(yaml)\n".utf8).write(to: file)
    let kind = try #require(MutationKind.named(kind))
    let test = try #require(try MutationTest(path: file.path, kinds: [kind]))
    return test.mutations.map { ($0.words, test.outcome(of: $0)) }
  }

  @Test(
    "Each sort is planted wherever it can happen, and a golden shows it",
    arguments: [
      Planted(
        kind: "label-lost", yaml: "views: [{ image: a, label: Map }, { text: B }]",
        words: ["image 'Map': its label is lost", "text 'B': its words are lost"]),
      Planted(kind: "label-replaced", yaml: "views: [{ button: A }]", words: ["button 'A': its words are replaced"]),
      Planted(kind: "role-lost", yaml: "views: [{ button: A }]", words: ["button 'A': it is no longer 'button'"]),
      Planted(
        kind: "role-lost", yaml: "views: [{ text: A, traits: link }]", words: ["text 'A': its trait 'link' is lost"]),
      Planted(
        kind: "heading-lost", yaml: "views: [{ text: A, traits: header, heading: 2 }]",
        words: ["text 'A': it is not a heading any more", "text 'A': its level is lost"]),
      Planted(
        kind: "state-lost", yaml: "views: [{ button: A, enabled: false }]",
        words: ["button 'A': it can always be used"]),
      Planted(kind: "value-lost", yaml: "views: [{ text: A, value: B }]", words: ["text 'A': its value is lost"]),
      Planted(kind: "hint-lost", yaml: "views: [{ text: A, hint: B }]", words: ["text 'A': its hint is lost"]),
      Planted(
        kind: "action-lost", yaml: "views: [{ text: A, actions: [Reply, Share] }]",
        words: ["text 'A': its action 'Reply' is lost", "text 'A': its action 'Share' is lost"]),
      Planted(
        kind: "rotor-lost", yaml: "views: [{ text: A, rotors: { R: [A] } }]",
        words: ["text 'A': a rotor is lost", "text 'A': an entry of a rotor is lost"]),
      Planted(
        kind: "detail-lost", yaml: "views: [{ text: A, customContent: [{ label: Size, value: Big }] }]",
        words: ["text 'A': a detail is lost"]),
      Planted(
        kind: "drop-point-lost", yaml: "views: [{ text: A, draggable: true }, { text: B, dropPoints: [{ name: C }] }]",
        words: ["text 'A': it cannot be picked up", "text 'B': a drop point is lost"]),
      Planted(
        kind: "input-label-lost", yaml: "views: [{ text: A, inputLabels: [B] }]",
        words: ["text 'A': an input label is lost"]),
      Planted(kind: "hidden", yaml: "views: [{ text: A }]", words: ["text 'A': it is hidden"]),
      Planted(
        kind: "swapped", yaml: "views: [{ text: A }, { text: B }]",
        words: ["screen 'main': the parts 1 and 2 have changed places"]),
      Planted(
        kind: "regrouped", yaml: "views: [{ vstack: [{ text: A }, { text: B }], children: combine }]",
        words: ["vstack: its parts are elements of their own"]),
      Planted(
        kind: "announcement-dropped",
        yaml: """
          views: [{ button: A, action: { announce: { text: B, delay: 1 } } }]
          flows: { F: [activate, { wait: 2 }] }
          """,
        words: ["button 'A': an announcement is dropped"]),
      Planted(
        kind: "effect-lost",
        yaml: """
          state: { n: 1 }
          views: [{ button: A, action: { set: { n: 2 } } }, { text: '${n}' }]
          flows: { F: [activate, next] }
          """,
        words: ["button 'A': an effect of an action is lost"]),
      Planted(
        kind: "translation-missing",
        yaml: """
          variants: { german: { locale: de-DE } }
          strings: { de: { Reply: Antworten, Sent: Gesendet } }
          views: [{ button: Reply, action: { announce: { text: Sent, delay: 1 } } }, { text: Nick }]
          flows: { F: [activate, { wait: 2 }] }
          """,
        words: ["key 'Reply': its translation is missing", "key 'Sent': its translation is missing"]),
      Planted(
        kind: "hint-lost", yaml: "views: [{ list: [{ text: A }], header: [{ text: B, hint: C }] }]",
        words: ["text 'B': its hint is lost"]),
      Planted(
        kind: "hint-lost",
        yaml:
          "components: { C: { views: [{ text: A, hint: B }, slot] } }\nviews: [{ C: , views: [{ text: D, hint: E }] }]",
        words: ["text 'A': its hint is lost", "text 'D': its hint is lost"]),
      Planted(
        kind: "swapped", yaml: "components: { C: { views: [{ text: A }, { text: B }] } }\nviews: [C]",
        words: ["component 'C': the parts 1 and 2 have changed places"]),
      Planted(
        kind: "label-lost",
        yaml:
          "components: { C: { views: [{ slot: top }] } }\nviews: [{ C: , top: [{ image: a, label: B }, { text: D }] }]",
        words: ["image 'B': its label is lost", "text 'D': its words are lost"]),
    ])
  func isNoticed(_ planted: Planted) throws {
    let trials = try trials(planted.yaml, planted.kind)
    #expect(trials.map(\.words) == planted.words)
    #expect(trials.allSatisfy { $0.outcome == .noticed })
  }

  @Test("What no flow does, and a person could, is not noticed")
  func isUnnoticed() throws {
    let trials = try trials(
      "state: { n: 1 }\nviews: [{ button: A, action: { set: { n: 2 } } }, { text: '${n}' }]", "effect-lost")
    #expect(trials.map(\.outcome) == [.unnoticed])
  }

  @Test(
    "What changes nothing that a person meets is told apart",
    arguments: [
      ("views: [{ text: A, hidden: true }, { text: B }]", "label-replaced", [MutationTest.Outcome.harmless, .noticed]),
      ("settings: { hints: off }\nviews: [{ text: A, hint: B }]", "hint-lost", [.harmless]),
      ("views: [{ zstack: [{ text: A }, { text: A }] }]", "swapped", [.harmless]),
      ("strings: { de: { A: B } }\nviews: [{ text: A }]", "translation-missing", [.harmless]),
    ])
  func isHarmless(_ yaml: String, _ kind: String, _ outcomes: [MutationTest.Outcome]) throws {
    #expect(try trials(yaml, kind).map(\.outcome) == outcomes)
  }

  @Test("A regression under one variant alone is noticed")
  func looksAtVariants() throws {
    let yaml = """
      variants: { open: { settings: { hints: on } } }
      settings: { hints: off }
      views: [{ text: A, hint: B }]
      """
    #expect(try trials(yaml, "hint-lost").map(\.outcome) == [.noticed])
  }

  @Test("Every sort has a name and a sentence of its own")
  func areNamed() {
    let kinds = MutationKind.all
    #expect(Set(kinds.map(\.id)).count == kinds.count)
    #expect(kinds.allSatisfy { $0.summary.hasSuffix(".") })
  }
}
