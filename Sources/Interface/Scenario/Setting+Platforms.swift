extension Setting {
  /// Whether people cannot set it on a system, so that it changes nothing there.
  ///
  /// Sources: Human Interface Guidelines, “Typography” and “Toggles” (text sizes and labels of switches on the Mac). What the
  /// watch and Vision Pro lack is assumed from their settings.
  package func isMissing(on system: Platform.System) -> Bool {
    switch (self, system) {
    case (.dynamicType, .macOS), (.boldText, .macOS), (.onOffLabels, .macOS), (.onOffLabels, .visionOS): true
    case (.switchControl, .watchOS), (.voiceControl, .watchOS), (.fullKeyboardAccess, .watchOS): true
    case (.differentiateWithoutColor, .watchOS), (.increaseContrast, .watchOS), (.smartInvert, .watchOS),
      (.classicInvert, .watchOS):
      true
    default: false
    }
  }
}
