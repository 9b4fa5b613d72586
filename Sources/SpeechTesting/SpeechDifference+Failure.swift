import A11ySimulation

extension SpeechDifference {
  /// What a test that fails tells.
  var failureText: String { "VoiceOver says something else:\n" + text() }
}
