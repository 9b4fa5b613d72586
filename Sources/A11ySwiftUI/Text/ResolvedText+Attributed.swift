extension ResolvedText {
  /// The words of an attributed string, with what its attributes say of them.
  init(_ string: AttributedString) {
    runs = string.runs.map { run in
      var result = Run(text: String(string[run.range].characters))
      result.link = run.link
      result.language = run.languageIdentifier
      result.speech.spellsOut = run.accessibilitySpeechSpellsOutCharacters
      result.speech.pitch = run.accessibilitySpeechAdjustedPitch
      result.speech.includesPunctuation = run.accessibilitySpeechIncludesPunctuation
      result.phonetics = run.accessibilitySpeechPhoneticNotation
      result.headingLevel = run.accessibilityHeadingLevel?.number
      return result
    }
    if string.runs.contains(where: { $0.font?.isBold == true }) { style.isBold = true }
  }
}
