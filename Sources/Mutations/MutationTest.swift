package import Diagnostics
internal import Interface
internal import OrderedCollections
package import ScenarioFiles
internal import TestRuns
internal import Transcripts
internal import VoiceOver

/// Plants regressions in a scenario, one at a time, and tells which of them its goldens would show.
package struct MutationTest: Sendable {
  /// What became of a regression.
  package enum Outcome: String, Sendable, CaseIterable, Encodable {
    /// A golden would be another one.
    case noticed
    /// A person would meet it, and no golden would change.
    case unnoticed
    /// Nobody can tell it from before.
    case harmless
  }

  /// The file of the scenario.
  package let path: String
  /// The names of that file and of those that it includes.
  package let names: FileNames
  /// Every regression that can be planted, in the order of the file.
  package let mutations: [Mutation]
  private let scenario: Scenario
  private let variations: [Variation]
  private let goldens: [String]
  private let exploration: String

  /// Plays a scenario as it is; `nil` for one that is compared with recordings, which are not goldens.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - kinds: The sorts of regressions.
  ///   - defaults: What holds where the scenario says nothing.
  /// - Throws: What is wrong with the file.
  package init?(
    path: String, kinds: [MutationKind] = MutationKind.all, defaults: ScenarioDefaults = ScenarioDefaults()
  ) throws(ScenarioError) {
    let scenario = try readScenario(try ScenarioSource(path: path), defaults: defaults)
    guard scenario.screens.values.allSatisfy({ $0.recording == nil }) else { return nil }
    self.path = path
    names = scenario.fileNames(besides: path)
    self.scenario = scenario
    variations = Variation.all(of: scenario)
    goldens = variations.map { Self.golden(of: scenario, $0) }
    exploration = Self.exploration(of: scenario)
    let mutations = Mutation.all(in: scenario, of: kinds)
    self.mutations = mutations.enumerated().sorted {
      ($0.element.place, $0.offset) < ($1.element.place, $1.offset)
    }.map(\.element)
  }

  /// Plants a regression, and looks who would meet it.
  package func outcome(of mutation: Mutation) -> Outcome {
    let planted = mutation.planted(in: scenario)
    let isNoticed = zip(variations, goldens).contains { Self.golden(of: planted, $0) != $1 }
    if isNoticed { return .noticed }
    return Self.exploration(of: planted) == exploration ? .harmless : .unnoticed
  }

  private static func golden(of scenario: Scenario, _ variation: Variation) -> String {
    let scenario = variation.applied(to: scenario)
    let transcript = Transcript(of: scenario)
    return transcript.goldenText(in: variation.style, besides: nil)
  }

  private static func exploration(of scenario: Scenario) -> String {
    Transcript(of: scenario, heard: Walk(events: scenario.exploration())).text()
  }
}
