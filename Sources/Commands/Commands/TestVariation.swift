internal import A11ySimulation
internal import ArgumentParser
internal import TestRuns

/// What the command line changes in all scenarios; their goldens bear the change in their names.
struct TestVariation: ParsableArguments {
  @OptionGroup var changes: ScenarioChanges

  @Option(help: "The notation: spoken, caption, snapshot or service.")
  var style = Style.spoken

  var variation: Variation {
    var variation = changes.variation
    variation.style = style
    return variation
  }
}
