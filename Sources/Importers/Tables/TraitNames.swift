internal import Interface

/// The names of traits in captures, and what they are to VoiceOver.
///
/// The three tools print the same bits by names of their own: idb all of them as they are called in AXRuntime,
/// WebDriverAgent the public ones (`FBAccessibilityTraits`), AccessibilitySnapshot those that it speaks, in small letters.
enum TraitName {
  /// What a name stands for.
  enum Meaning: Sendable, Hashable {
    case trait(AccessibilityTrait)
    case draggable
    /// A trait that changes nothing of what is heard.
    case silent
  }

  /// The meaning of a name, whatever the case of its letters; `nil` for a name that no tool prints.
  static func meaning(of name: some StringProtocol) -> Meaning? { meanings[name.lowercased()] }

  private static let meanings: [String: Meaning] = {
    var meanings: [String: Meaning] = [:]
    for (name, trait) in spoken { meanings[name.lowercased()] = .trait(trait) }
    for name in silent { meanings[name.lowercased()] = .silent }
    meanings["draggable"] = .draggable
    return meanings
  }()

  private static let spoken: [(String, AccessibilityTrait)] = [
    ("Button", .button), ("Link", .link), ("Image", .image), ("Selected", .selected), ("PlaysSound", .playsSound),
    ("KeyboardKey", .keyboardKey), ("StaticText", .staticText), ("SummaryElement", .summaryElement),
    ("NotEnabled", .notEnabled), ("UpdatesFrequently", .updatesFrequently), ("SearchField", .searchField),
    ("StartsMediaSession", .startsMediaSession), ("Adjustable", .adjustable),
    ("AllowsDirectInteraction", .allowsDirectInteraction), ("CausesPageTurn", .causesPageTurn), ("TabBar", .tabBar),
    ("Header", .header), ("TextEntry", .textEntry), ("PickerElement", .pickerItem), ("IsEditing", .isEditing),
    ("SecureTextField", .secureText), ("BackButton", .backButton), ("PopupButton", .popUpButton),
    ("SupportsZoom", .supportsZoom), ("TextArea", .textArea),
    // Three names of one bit, and two of another.
    ("Toggle", .toggle), ("ToggleButton", .toggle), ("SwitchButton", .toggle),
    ("TabButton", .tab), ("TabBarItem", .tab),
  ]

  private static let silent = [
    "None", "WebContent", "RadioButton", "LaunchIcon", "StatusBarElement", "Inactive", "Footer",
    "AutoCorrectCandidate", "DeleteKey", "SelectionDismissesItem", "Visited", "Scrollable", "Spacer", "TableIndex",
    "Map",
    "TextOperationsAvailable", "GesturePracticeRegion", "AllowsNativeSliding", "MathEquation", "ContainedByTable",
    "ContainedByList", "TouchContainer", "BookContent", "ContainedByLandmark", "FolderIcon", "ReadOnly", "MenuItem",
    "IgnoreItemChooser", "SupportsTrackingDetail", "Alert", "ContainedByFieldset", "AllowsLayoutChangeInStatusBar",
    "Unknown",
  ]
}
