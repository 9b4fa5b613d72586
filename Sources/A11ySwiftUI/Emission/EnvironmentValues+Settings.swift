internal import Interface

extension EnvironmentValues {
  /// Takes in what a person has set on the device.
  mutating func take(_ settings: Interface.Settings) {
    if let size = DynamicTypeSize(settings.choice(.dynamicType)) { dynamicTypeSize = size }
    var flags = accessibility
    flags.reduceMotion = settings.isOn(.reduceMotion)
    flags.reduceTransparency = settings.isOn(.reduceTransparency)
    flags.differentiateWithoutColor = settings.isOn(.differentiateWithoutColor)
    flags.showButtonShapes = settings.isOn(.buttonShapes)
    flags.dimFlashingLights = settings.isOn(.dimFlashingLights)
    flags.onOffLabels = settings.isOn(.onOffLabels)
    accessibility = flags
    legibilityWeight = settings.isOn(.boldText) ? .bold : nil
    colorSchemeContrast = settings.isOn(.increaseContrast) ? .increased : .standard
  }
}

extension DynamicTypeSize {
  /// The size by the name that settings use.
  fileprivate init?(_ name: String) {
    guard let size = DynamicTypeSize.allCases.first(where: { "\($0)" == name }) else { return nil }
    self = size
  }
}
