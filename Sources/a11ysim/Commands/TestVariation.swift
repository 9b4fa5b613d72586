internal import A11ySimulation
internal import ArgumentParser
internal import TestRuns

/// What the command line changes in all scenarios; their goldens bear the change in their names.
struct TestVariation: ParsableArguments {
  @OptionGroup var changes: ScenarioChanges

  @Option(help: "VoiceOver's own language, such as de-DE.")
  var locale: String?

  @Option(help: "The notation: spoken, caption, snapshot or service.")
  var style = Style.spoken

  func validate() throws {
    let letters = locale ?? "en"
    guard !letters.isEmpty, letters.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }) else {
      throw ValidationError("'\(letters)' is no language; write a tag such as en-US, de-DE or ru")
    }
  }

  var variation: Variation { Variation(locale: locale, settings: changes.changes, style: style) }
}
