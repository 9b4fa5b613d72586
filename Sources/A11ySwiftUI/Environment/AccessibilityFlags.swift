/// What a person has turned on, as views can ask for it.
package struct AccessibilityFlags: Equatable {
  package var isVoiceOverRunning = true
  package var isSwitchControlRunning = false
  package var reduceMotion = false
  package var reduceTransparency = false
  package var differentiateWithoutColor = false
  package var invertColors = false
  package var showButtonShapes = false
  var dimFlashingLights = false
  var playAnimatedImages = true
  package var prefersCrossFade = false
  package var onOffLabels = false
  package var isBoldTextOn = false
  package var increasesContrast = false
  var isAssistiveAccessOn = false
}

extension EnvironmentValues {
  public var accessibilityEnabled: Bool { accessibility.isVoiceOverRunning || accessibility.isSwitchControlRunning }
  public var accessibilityVoiceOverEnabled: Bool { accessibility.isVoiceOverRunning }
  public var accessibilitySwitchControlEnabled: Bool { accessibility.isSwitchControlRunning }
  public var accessibilityReduceMotion: Bool { accessibility.reduceMotion }
  public var accessibilityReduceTransparency: Bool { accessibility.reduceTransparency }
  public var accessibilityDifferentiateWithoutColor: Bool { accessibility.differentiateWithoutColor }
  public var accessibilityInvertColors: Bool { accessibility.invertColors }
  public var accessibilityShowButtonShapes: Bool { accessibility.showButtonShapes }
  public var accessibilityShowBorders: Bool { accessibility.showButtonShapes }
  public var accessibilityDimFlashingLights: Bool { accessibility.dimFlashingLights }
  public var accessibilityPlayAnimatedImages: Bool { accessibility.playAnimatedImages }
  public var accessibilityPrefersCrossFadeTransitions: Bool { accessibility.prefersCrossFade }
  public var accessibilityLargeContentViewerEnabled: Bool { false }
  public var accessibilityQuickActionsEnabled: Bool { false }
  public var accessibilityAssistiveAccessEnabled: Bool { accessibility.isAssistiveAccessOn }
}
