extension Setting {
  /// Whether people cannot set it on a system, so that it changes nothing there.
  package func isMissing(on system: Platform.System) -> Bool {
    systemsWithout.contains(system)
  }

  /// The systems on which people cannot set it.
  ///
  /// Sources: Human Interface Guidelines, “Typography” and “Toggles” (text sizes and labels of switches on the Mac), and “Dark
  /// Mode”, which “isn't supported in visionOS or watchOS”. What the watch and Vision Pro lack else is assumed from their
  /// settings.
  private var systemsWithout: Set<Platform.System> {
    switch self {
    case .dynamicType, .boldText: [.macOS]
    case .onOffLabels: [.macOS, .visionOS]
    case .differentiateWithoutColor, .increaseContrast, .smartInvert, .classicInvert: [.watchOS]
    case .switchControl, .voiceControl, .fullKeyboardAccess: [.watchOS]
    case .appearance: [.watchOS, .visionOS]
    case .buttonShapes, .reduceMotion, .preferCrossFadeTransitions, .reduceTransparency, .dimFlashingLights,
      .autoPlayAnimatedImages, .layoutDirection, .closedCaptions, .audioDescriptions, .autoPlayVideo,
      .voiceOver, .talkBack, .scanningTime, .navigationStyle, .assistiveAccess, .assistiveAccessLayout, .verbosity,
      .hints, .controls, .values, .actions, .moreContent, .importantContent, .containers, .tableHeaders,
      .rowAndColumnNumbers, .punctuation, .capitalLetters, .typingFeedback, .deletedText, .numbers, .emoji,
      .recognition:
      []
    }
  }
}
