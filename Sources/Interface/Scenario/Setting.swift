/// One thing a person can set, by the name that scenarios use for it.
public enum Setting: String, Sendable, CaseIterable {
  // Display and motion.
  case dynamicType, boldText, buttonShapes, onOffLabels, differentiateWithoutColor, increaseContrast
  case smartInvert, classicInvert, reduceMotion, preferCrossFadeTransitions, reduceTransparency
  case dimFlashingLights, autoPlayAnimatedImages, appearance, layoutDirection
  // Assistive technologies.
  case voiceOver, switchControl, voiceControl, fullKeyboardAccess
  // VoiceOver's own verbosity.
  case verbosity
  case hints, controls, values, actions, moreContent, importantContent, containers, tableHeaders, rowAndColumnNumbers
  case punctuation, capitalLetters, deletedText, numbers, emoji
  // What sources heard differently; a new device is as the better source has it.
  case actionsHint, headingLevels, listBoundaries, searchFieldAsText, backLabels, directTouchHint, hastyAnnouncements
  case modalHidesFollowing, fieldHints, sectionHeadersLast, rowNumbersOnChange, arrivalOnTitle
}

extension Setting {
  /// The values that a setting can have.
  public enum Domain: Sendable, Hashable {
    case flag
    case choice([String])
  }

  /// The values that the setting can have.
  public var domain: Domain { Setting.rows[self, default: Row.off].domain }

  /// The value on a new device.
  public var standard: Value { Setting.rows[self, default: Row.off].standard }

  /// What the setting does, for the schema and for help.
  public var summary: String { Setting.rows[self, default: Row.off].summary }

  /// The place of the setting in the table.
  var position: Int { Setting.positions[self, default: 0] }

  private static let positions = Dictionary(
    uniqueKeysWithValues: allCases.enumerated().map { ($0.element, $0.offset) })

  private struct Row: Sendable {
    var domain: Domain
    var standard: Value
    var summary: String

    static let off = Row(domain: .flag, standard: .flag(false), summary: "")

    static func flag(_ standard: Bool, _ summary: String) -> Row {
      Row(domain: .flag, standard: .flag(standard), summary: summary)
    }

    static func choice(_ choices: [String], _ standard: String, _ summary: String) -> Row {
      Row(domain: .choice(choices), standard: .text(standard), summary: summary)
    }
  }

  private static let rows: [Setting: Row] = [
    .dynamicType: .choice(
      DynamicTypeSize.allCases.map(\.rawValue), DynamicTypeSize.large.rawValue, "The text size of Dynamic Type"),
    .boldText: .flag(false, "Bold Text"),
    .buttonShapes: .flag(false, "Button Shapes"),
    .onOffLabels: .flag(false, "On/Off Labels on switches"),
    .differentiateWithoutColor: .flag(false, "Differentiate Without Color"),
    .increaseContrast: .flag(false, "Increase Contrast"),
    .smartInvert: .flag(false, "Smart Invert"),
    .classicInvert: .flag(false, "Classic Invert"),
    .reduceMotion: .flag(false, "Reduce Motion"),
    .preferCrossFadeTransitions: .flag(false, "Prefer Cross-Fade Transitions"),
    .reduceTransparency: .flag(false, "Reduce Transparency"),
    .dimFlashingLights: .flag(false, "Dim Flashing Lights"),
    .autoPlayAnimatedImages: .flag(true, "Auto-Play Animated Images"),
    .appearance: .choice(["light", "dark"], "light", "Light or dark appearance"),
    .layoutDirection: .choice(
      ["leftToRight", "rightToLeft"], "leftToRight", "The direction in which the interface is laid out"),
    .voiceOver: .flag(true, "VoiceOver"),
    .switchControl: .flag(false, "Switch Control"),
    .voiceControl: .flag(false, "Voice Control"),
    .fullKeyboardAccess: .flag(false, "Full Keyboard Access"),
    // Presets of AccessibilitySnapshot's pull requests 309 and 348: minimal is the label alone.
    .verbosity: .choice(
      ["custom", "verbose", "minimal"], "custom", "VoiceOver: what is spoken where no other setting says so"),
    .hints: .flag(true, "VoiceOver: speak hints"),
    .controls: .choice(["before", "after", "off"], "after", "VoiceOver: where role words are spoken"),
    .values: .flag(true, "VoiceOver: speak values"),
    .actions: .choice(["speak", "sound", "off"], "speak", "VoiceOver: how custom actions are announced"),
    .moreContent: .choice(["speak", "sound", "off"], "speak", "VoiceOver: how custom content is announced"),
    .importantContent: .flag(true, "VoiceOver: speak custom content of high importance with its element"),
    .containers: .flag(true, "VoiceOver: speak containers and positions"),
    .tableHeaders: .flag(true, "VoiceOver: speak table headers"),
    .rowAndColumnNumbers: .flag(true, "VoiceOver: speak row and column numbers"),
    .punctuation: .choice(["all", "some", "none"], "some", "VoiceOver: which punctuation is spoken"),
    // “Cap Z, Zulu”: magentaA11y's recording of field errors; “Cap C”: accessibilityupto11.com.
    .capitalLetters: .choice(
      ["cap", "pitch", "sound", "off"], "cap", "VoiceOver: how capital letters are announced"),
    // The choices: blindios.uk, Editing text with VoiceOver. That a new device changes the pitch is assumed.
    .deletedText: .choice(
      ["speak", "sound", "pitch", "off"], "pitch", "VoiceOver: how deleted characters are announced"),
    .numbers: .choice(["words", "digits"], "words", "VoiceOver: numbers as words or digit by digit"),
    // iOS 13 and 15 were heard without the word (doublegreat.dev, html5accessibility.com).
    .emoji: .flag(false, "VoiceOver: the word “emoji” after an emoji's name"),
    // The hint: WWDC15-201, iOS 26.5 simulator. The phrase: AccessibilitySnapshot, WWDC18-230, WWDC19-250.
    .actionsHint: .flag(
      false, "VoiceOver: a hint of how to choose an action in place of “Actions available”"),
    // Spoken: cvs-health, Headings. That it is not always: the same author's feedback to Apple.
    .headingLevels: .flag(true, "VoiceOver: speak the levels of headings"),
    // Of both kinds of lists: AccessibilitySnapshot's pull request 348. Of listed elements only: its main branch.
    .listBoundaries: .choice(
      ["all", "listed", "off"], "all",
      "VoiceOver: speak where all lists and landmarks begin and end, only those with listed elements, or none"),
    // Not on devices: a11ysupport.io, MagentaA11y. As well: AccessibilitySnapshot.
    .searchFieldAsText: .flag(false, "VoiceOver: call a search field a text field as well"),
    // Not today: AccessibilitySnapshot. On older systems: “Back, Back button”, WWDC14-210.
    .backLabels: .flag(false, "VoiceOver: speak the label of a back button that is called “Back”"),
    // Silent: AccessibilitySnapshot. Spoken by iOS 14.2: its pull request 52.
    .directTouchHint: .flag(false, "VoiceOver: a hint of how to enable direct touch"),
    // Both sides: AccessibilitySnapshot, ModalTests. Only what is in front: its pull request 348.
    .modalHidesFollowing: .flag(true, "VoiceOver: a modal view hides what is written behind it as well as in front"),
    // Lost: AccessibilitySnapshot. Heard: cvs-health, Hints; canvas-ios, pull request 3111; AdaptiveCards, request 681.
    .fieldHints: .flag(false, "VoiceOver: speak the author's hint of a text field in front of its own"),
    // In their places: AccessibilitySnapshot's pull requests 325 and 348. Last: its SwiftUIListSectionTests.
    .sectionHeadersLast: .flag(false, "VoiceOver: read the headers and footers of a list behind its rows"),
    // In its first cell: AccessibilitySnapshot. Whenever the row changes: a11ysupport.io, tables in Safari.
    .rowNumbersOnChange: .flag(
      false, "VoiceOver: speak a row's number wherever the cursor comes to the row, not in its first cell only"),
    // The first element: WWDC14-210 to WWDC17-215. The title: the Human Interface Guidelines.
    .arrivalOnTitle: .flag(false, "VoiceOver: the cursor lands on the title of a new screen, not on what is first"),
    // Heard: WWDC23-10036. Lost: the caption panel of iOS 26.6.1, checked by ear.
    .hastyAnnouncements: .flag(true, "VoiceOver: what is announced at once after a double tap is heard"),
  ]

  /// The values that a preset of the verbosity gives to other settings.
  static let presets: [String: [Setting: Value]] = [
    "minimal": [
      .hints: .flag(false), .controls: .text("off"), .values: .flag(false), .actions: .text("off"),
      .moreContent: .text("off"), .importantContent: .flag(false), .containers: .flag(false),
      .tableHeaders: .flag(false), .rowAndColumnNumbers: .flag(false),
    ],
    "verbose": [
      .hints: .flag(true), .values: .flag(true), .actions: .text("speak"), .moreContent: .text("speak"),
      .importantContent: .flag(true), .containers: .flag(true), .tableHeaders: .flag(true),
      .rowAndColumnNumbers: .flag(true), .headingLevels: .flag(true),
    ],
  ]
}
