import A11ySwiftUI

/// Tells what the environment says of the person's settings.
struct SettingsValuesView: View {
  @Environment(\.accessibilityVoiceOverEnabled) private var voiceOver
  @Environment(\.accessibilitySwitchControlEnabled) private var switchControl
  @Environment(\.accessibilityReduceMotion) private var reduceMotion
  @Environment(\.accessibilityPrefersCrossFadeTransitions) private var crossFade
  @Environment(\.accessibilityReduceTransparency) private var reduceTransparency
  @Environment(\.accessibilityDifferentiateWithoutColor) private var differentiate
  @Environment(\.accessibilityInvertColors) private var invert
  @Environment(\.accessibilityShowBorders) private var borders
  @Environment(\.accessibilityDimFlashingLights) private var dim
  @Environment(\.accessibilityPlayAnimatedImages) private var plays
  @Environment(\.colorScheme) private var scheme
  @Environment(\.colorSchemeContrast) private var contrast
  @Environment(\.legibilityWeight) private var weight
  @Environment(\.layoutDirection) private var direction

  private var values: [(name: String, holds: Bool)] {
    [
      ("VoiceOver", voiceOver), ("Switch Control", switchControl), ("less motion", reduceMotion),
      ("cross-fades", crossFade), ("opaque", reduceTransparency), ("not by color", differentiate), ("inverted", invert),
      ("borders", borders), ("dimmed", dim), ("moving images", plays), ("dark", scheme == .dark),
      ("contrast", contrast == .increased), ("bold", weight == .bold), ("mirrored", direction == .rightToLeft),
    ]
  }

  var body: some View { Text(values.filter(\.holds).map(\.name).joined(separator: " ")) }
}
