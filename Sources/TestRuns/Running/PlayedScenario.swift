import Interface
import VoiceOver

/// A scenario under a variation, with what was done and heard when it was played, and the screens at rest after that.
struct PlayedScenario: Sendable {
  /// The scenario with the changes of the variation.
  let scenario: Scenario
  let walk: Walk
  let resting: [RestingScreen]
  /// The notation of the golden.
  let style: Style

  /// - Parameters:
  ///   - scenario: The scenario as it stands in its file.
  ///   - variation: What is changed in it.
  ///   - isDrawn: Whether its screens are to be drawn.
  init(_ scenario: Scenario, under variation: Variation, isDrawn: Bool) {
    var scenario = variation.applied(to: scenario)
    scenario.isDrawn.wrapped = isDrawn
    self.scenario = scenario
    walk = scenario.play()
    resting = scenario.screensAtRest(after: walk)
    style = variation.style
  }
}
