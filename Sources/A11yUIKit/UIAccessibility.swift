internal import Interface

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
    case .announcement: if let words { announce(words, argument as? NSAttributedString) }
    case .layoutChanged: tell(.layoutChanged(Host.Argument(argument)))
    case .screenChanged: tell(.screenChanged(Host.Argument(argument)))
    default: if let words { tell(.pageScrolled(words)) }
    }
  }
  /// Announces with what the first character says of the way.
  private static func announce(_ words: String, _ text: NSAttributedString?) {
    let attributes = text.flatMap { $0.length > 0 ? $0.attributes(at: 0, effectiveRange: nil) : nil } ?? [:]
    let priority =
      (attributes[.accessibilitySpeechAnnouncementPriority] as? UIAccessibilityPriority)
      ?? (attributes[.accessibilitySpeechAnnouncementPriority] as? String).map(UIAccessibilityPriority.init)
    var announcement = Announcement(.constant(words))
    announcement.priority = priority?.shared ?? .default
    announcement.isQueued =
      attributes[.accessibilitySpeechQueueAnnouncement].map { "\($0)" == "true" || "\($0)" == "1" } ?? false
    tell(.announce(announcement))
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

/// How soon an announcement is spoken.
public struct UIAccessibilityPriority: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let high = UIAccessibilityPriority(rawValue: "UIAccessibilityPriorityHigh")
  public static let `default` = UIAccessibilityPriority(rawValue: "UIAccessibilityPriorityDefault")
  public static let low = UIAccessibilityPriority(rawValue: "UIAccessibilityPriorityLow")

  /// Any string may stand here, and one that is none of the three changes nothing.
  fileprivate var shared: Announcement.Priority {
    switch self {
    case .low: .low
    case .high: .high
    default: .default
    }
  }
}

extension NSAttributedString.Key {
  public static let accessibilitySpeechQueueAnnouncement = Self("UIAccessibilitySpeechAttributeQueueAnnouncement")
  public static let accessibilitySpeechAnnouncementPriority = Self("UIAccessibilitySpeechAttributeAnnouncementPriority")
  public static let accessibilitySpeechLanguage = Self("UIAccessibilitySpeechAttributeLanguage")
  public static let accessibilitySpeechPitch = Self("UIAccessibilitySpeechAttributePitch")
  public static let accessibilitySpeechPunctuation = Self("UIAccessibilitySpeechAttributePunctuation")
  public static let accessibilitySpeechSpellOut = Self("UIAccessibilitySpeechAttributeSpellOut")
  public static let accessibilitySpeechIPANotation = Self("UIAccessibilitySpeechAttributeIPANotation")
  public static let accessibilityTextHeadingLevel = Self("UIAccessibilityTextAttributeHeadingLevel")
  public static let accessibilityTextCustom = Self("UIAccessibilityTextAttributeCustom")
}
