internal import Interface

extension EnvironmentValues {
  /// Takes in what a person has set on the device; “Dark Mode isn't supported in visionOS or watchOS” (Human Interface
  /// Guidelines, “Dark Mode”), and a watch is dark.
  mutating func take(_ settings: Interface.Settings, on system: Platform.System = .iOS) {
    dynamicTypeSize = DynamicTypeSize(settings.dynamicType)
    var flags = accessibility
    flags.isVoiceOverRunning = settings.isOn(.voiceOver)
    flags.isSwitchControlRunning = settings.isOn(.switchControl)
    flags.reduceMotion = settings.isOn(.reduceMotion)
    flags.reduceTransparency = settings.isOn(.reduceTransparency)
    flags.differentiateWithoutColor = settings.isOn(.differentiateWithoutColor)
    flags.showButtonShapes = settings.isOn(.buttonShapes)
    flags.dimFlashingLights = settings.isOn(.dimFlashingLights)
    flags.onOffLabels = settings.isOn(.onOffLabels)
    flags.isBoldTextOn = settings.isOn(.boldText)
    flags.increasesContrast = settings.isOn(.increaseContrast)
    flags.playAnimatedImages = settings.isOn(.autoPlayAnimatedImages)
    flags.isAssistiveAccessOn = settings.isOn(.assistiveAccess)
    // One flag for both (documentation of accessibilityInvertColors).
    flags.invertColors = settings.isOn(.smartInvert) || settings.isOn(.classicInvert)
    // Only with Reduce Motion (documentation of accessibilityPrefersCrossFadeTransitions).
    flags.prefersCrossFade = settings.isOn(.reduceMotion) && settings.isOn(.preferCrossFadeTransitions)
    accessibility = flags
    legibilityWeight = settings.isOn(.boldText) ? .bold : .regular
    colorScheme = settings.appearance == .dark || system == .watchOS ? .dark : .light
    layoutDirection = settings.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    colorSchemeContrast = settings.isOn(.increaseContrast) ? .increased : .standard
  }
}
