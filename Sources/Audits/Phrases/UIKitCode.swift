/// How UIKit writes what scenarios say by a key.
enum UIKitCode {
  /// The code for a key, with or without a value: `label`, `label: Close`; `nil` for what only scenarios have.
  static func words(for code: String) -> String? {
    let parts = code.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    let value = parts.count == 2 ? parts[1].drop { $0 == " " } : ""
    if let words = withValue[code] { return words }
    guard let property = properties[String(parts[0])] else { return nil }
    return value.isEmpty || !worded.contains(property) ? property : "\(property) = \"\(value)\""
  }

  /// The properties that hold words.
  private static let worded: Set<String> = [
    "accessibilityLabel", "accessibilityValue", "accessibilityHint", "title", "accessibilityLanguage",
  ]

  private static let properties = [
    // Words.
    "label": "accessibilityLabel",
    "value": "accessibilityValue",
    "valueLabel": "accessibilityValue",
    "hint": "accessibilityHint",
    "inputLabels": "accessibilityUserInputLabels",
    "customContent": "accessibilityCustomContent",
    "title": "title",
    "language": "accessibilityLanguage",
    // What is an element, and in which order.
    "hidden": "accessibilityElementsHidden",
    "decorative": "isAccessibilityElement = false",
    "isElement": "isAccessibilityElement",
    "isExpanded": "accessibilityExpandedStatus",
    "sortPriority": "accessibilityElements",
    "elements": "accessibilityElements",
    "container": "accessibilityContainerType",
    "shouldGroupChildren": "shouldGroupAccessibilityChildren",
    "respondsToUserInteraction": "accessibilityRespondsToUserInteraction",
    "traits": "accessibilityTraits",
    "selected": "accessibilityTraits.insert(.selected)",
    "notEnabled": "accessibilityTraits.insert(.notEnabled)",
    "disabled": "isEnabled = false",
    "isModal": "accessibilityViewIsModal",
    "header": "accessibilityTraits.insert(.header)",
    // What is done.
    "action": "accessibilityActivate()",
    "actions": "accessibilityCustomActions",
    "escape": "accessibilityPerformEscape()",
    "magicTap": "accessibilityPerformMagicTap()",
    "increment": "accessibilityIncrement()",
    "decrement": "accessibilityDecrement()",
    "focus": "UIAccessibility.post(notification: .layoutChanged, argument: view)",
    "announce": "UIAccessibility.post(notification: .announcement, argument: \"…\")",
    "layoutChanged": "UIAccessibility.post(notification: .layoutChanged, argument: nil)",
    "queue": "NSAttributedString.Key.accessibilitySpeechQueueAnnouncement",
    "draggable": "accessibilityDragSourceDescriptors",
    "dropPoints": "accessibilityDropPointDescriptors",
    // Looks and layout.
    "frame": "frame",
    "font": "font",
    "color": "textColor",
    "lineLimit": "numberOfLines",
    "colorScheme": "overrideUserInterfaceStyle",
    "ignoresInvertColors": "accessibilityIgnoresInvertColors",
    "symbol": "UIImage(systemName: \"…\")",
    "toggle": "UISwitch",
    "tabView": "UITabBarController",
    "button": "UIButton",
    "textField": "UITextField",
    "text": "UILabel",
  ]

  /// Values that are written as something of their own.
  private static let withValue = [
    "container: semanticGroup": "accessibilityContainerType = .semanticGroup",
    "children: combine": "isAccessibilityElement = true",
    "children: contain": "isAccessibilityElement = false",
    "isElement: true": "isAccessibilityElement = true",
    "traits: [button]": "accessibilityTraits.insert(.button)",
    "traits: [header]": "accessibilityTraits.insert(.header)",
    "traits: header": "accessibilityTraits.insert(.header)",
    "traits: [link]": "accessibilityTraits.insert(.link)",
    "traits: [image]": "accessibilityTraits.insert(.image)",
    "traits: [searchField]": "accessibilityTraits.insert(.searchField)",
    "traits: [adjustable]": "accessibilityTraits.insert(.adjustable)",
    "searchField:": "UISearchTextField",
    "secureField:": "isSecureTextEntry = true",
  ]
}
