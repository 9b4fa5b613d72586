internal import A11ySimulation
internal import ArgumentParser
internal import TestRuns

/// The notation in which scenarios are tested; goldens bear it in their names.
struct NotationOption: ParsableArguments {
  @Option(help: "The notation of what is heard.")
  var style = Style.spoken
}

extension ScenarioChanges {
  /// What the command line changes in all scenarios, with the notation in which they are tested.
  func variation(in notation: NotationOption) -> Variation {
    var variation = variation
    variation.style = notation.style
    return variation
  }
}
