/// What an app tells assistive technologies, and asks of the person's settings.
public enum UIAccessibility {
  public struct Notification: Hashable, Sendable {
    let name: String
    public static let announcement = Notification(name: "announcement")
    public static let layoutChanged = Notification(name: "layoutChanged")
    public static let screenChanged = Notification(name: "screenChanged")
    public static let pageScrolled = Notification(name: "pageScrolled")
  }
  public static func post(notification: Notification, argument: Any?) {
    let words = (argument as? String) ?? (argument as? NSAttributedString)?.string
    switch notification {
    case .announcement: if let words { tell(.announce(words, priority: .usual, isQueued: false)) }
    case .layoutChanged: tell(.layoutChanged(words))
    case .screenChanged: tell(.screenChanged(words))
    default: if let words { tell(.pageScrolled(words)) }
    }
  }
  private static var flags: AccessibilityFlags { Localization.current.environment(nil).accessibility }
  public static var isVoiceOverRunning: Bool { flags.isVoiceOverRunning }
  public static var isSwitchControlRunning: Bool { flags.isSwitchControlRunning }
  public static var isReduceMotionEnabled: Bool { flags.reduceMotion }
  public static var isReduceTransparencyEnabled: Bool { flags.reduceTransparency }
  public static var isBoldTextEnabled: Bool { flags.isBoldTextOn }
  public static var isInvertColorsEnabled: Bool { flags.invertColors }
  public static var isDarkerSystemColorsEnabled: Bool { flags.increasesContrast }
  public static var shouldDifferentiateWithoutColor: Bool { flags.differentiateWithoutColor }
  public static var buttonShapesEnabled: Bool { flags.showButtonShapes }
  public static var prefersCrossFadeTransitions: Bool { flags.prefersCrossFade }
  public static var isOnOffSwitchLabelsEnabled: Bool { flags.onOffLabels }
  // What the settings of a scenario do not have, as it is on a new device.
  public static var isAssistiveTouchRunning: Bool { false }
  public static var isClosedCaptioningEnabled: Bool { false }
  public static var isGrayscaleEnabled: Bool { false }
  public static var isGuidedAccessEnabled: Bool { false }
  public static var isMonoAudioEnabled: Bool { false }
  public static var isShakeToUndoEnabled: Bool { true }
  public static var isSpeakScreenEnabled: Bool { false }
  public static var isSpeakSelectionEnabled: Bool { false }
  public static var isVideoAutoplayEnabled: Bool { true }
  public static let voiceOverStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")
  public static let reduceMotionStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")
  public static let boldTextStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityBoldTextStatusDidChangeNotification")
}
