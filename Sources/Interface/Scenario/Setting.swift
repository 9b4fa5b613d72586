/// One thing a person can set, by the name that scenarios use for it.
package enum Setting: String, Sendable, CaseIterable {
  // Display and motion.
  case dynamicType, boldText, buttonShapes, onOffLabels, differentiateWithoutColor, increaseContrast
  case smartInvert, classicInvert, reduceMotion, preferCrossFadeTransitions, reduceTransparency
  case dimFlashingLights, autoPlayAnimatedImages, appearance, layoutDirection
  // Films and sound.
  case closedCaptions, audioDescriptions, autoPlayVideo
  // Assistive technologies.
  case voiceOver, switchControl, voiceControl, fullKeyboardAccess, talkBack
  // How they, and the system, are operated.
  case scanningTime, navigationStyle, assistiveAccess, assistiveAccessLayout
  // VoiceOver's own verbosity.
  case verbosity
  case hints, controls, values, actions, moreContent, importantContent, containers, tableHeaders, rowAndColumnNumbers
  case punctuation, capitalLetters, typingFeedback, deletedText, numbers, emoji, recognition
}

extension Setting {
  /// What a setting is about.
  package enum Area: Sendable, Hashable {
    /// How everything is shown.
    case display
    /// What is shown and heard of films.
    case media
    /// Whether an assistive technology is on.
    case technology
    /// How an assistive technology, or the whole system, is operated.
    case operation
    /// What VoiceOver says.
    case voiceOver
  }

  package var area: Area {
    switch self {
    case .dynamicType, .boldText, .buttonShapes, .onOffLabels, .differentiateWithoutColor, .increaseContrast,
      .smartInvert, .classicInvert, .reduceMotion, .preferCrossFadeTransitions, .reduceTransparency, .dimFlashingLights,
      .autoPlayAnimatedImages, .appearance, .layoutDirection:
      .display
    case .closedCaptions, .audioDescriptions, .autoPlayVideo: .media
    case .voiceOver, .switchControl, .voiceControl, .fullKeyboardAccess, .talkBack: .technology
    case .scanningTime, .navigationStyle, .assistiveAccess, .assistiveAccessLayout: .operation
    case .verbosity, .hints, .controls, .values, .actions, .moreContent, .importantContent, .containers, .tableHeaders,
      .rowAndColumnNumbers, .punctuation, .capitalLetters, .typingFeedback, .deletedText, .numbers, .emoji,
      .recognition:
      .voiceOver
    }
  }
}

extension Setting {
  /// Whether the system changes by it only what is seen, not what is there or where: an app that does not read it sounds the
  /// same.
  package var changesLooksAlone: Bool {
    switch self {
    case .buttonShapes, .onOffLabels, .differentiateWithoutColor, .increaseContrast, .smartInvert, .classicInvert,
      .reduceMotion, .preferCrossFadeTransitions, .reduceTransparency, .dimFlashingLights, .autoPlayAnimatedImages,
      .appearance:
      true
    // Texts become larger or wider, and rows are mirrored, which may move what is read.
    case .dynamicType, .boldText, .layoutDirection: false
    case .closedCaptions, .audioDescriptions, .autoPlayVideo, .voiceOver, .switchControl, .voiceControl,
      .fullKeyboardAccess, .talkBack, .scanningTime, .navigationStyle, .assistiveAccess, .assistiveAccessLayout,
      .verbosity, .hints, .controls, .values, .actions, .moreContent, .importantContent, .containers, .tableHeaders,
      .rowAndColumnNumbers, .punctuation, .capitalLetters, .typingFeedback, .deletedText, .numbers, .emoji,
      .recognition:
      false
    }
  }
}

extension Setting: NamedChoice {
  package static let noun = "setting"

  /// The values that the setting can have.
  package var domain: ChoiceDomain { row.domain() }

  /// The value on a new device.
  package var standard: Value { row.standard }

  /// What the setting does, for the schema and for help.
  package var summary: String { row.summary }

  /// The place of the setting in the list of all.
  var position: Int { Setting.positions[self, default: 0] }

  private static let positions = Dictionary(
    uniqueKeysWithValues: allCases.enumerated().map { ($0.element, $0.offset) })

  private struct Row: Sendable {
    var standard: Value
    var summary: String
    /// Of those who ask for the standard value, which is asked for all the time, nobody wants a list of words.
    var domain: @Sendable () -> ChoiceDomain

    static func flag(_ standard: Bool, _ summary: String) -> Row {
      Row(standard: .flag(standard), summary: summary) { .flag }
    }

    static func words<Word: ChosenWord>(_ words: Word.Type, _ summary: String) -> Row {
      Row(standard: .word(words.standard), summary: summary) { .words(of: Word.self) }
    }

    static func numbers(_ numbers: [String], _ standard: String, _ summary: String) -> Row {
      Row(standard: .text(standard), summary: summary) { .choice(numbers) }
    }
  }

  private var row: Row {
    switch self {
    case .dynamicType: .words(DynamicTypeSize.self, "The text size of Dynamic Type")
    case .boldText: .flag(false, "Bold Text")
    case .buttonShapes: .flag(false, "Button Shapes")
    case .onOffLabels: .flag(false, "On/Off Labels on switches")
    case .differentiateWithoutColor: .flag(false, "Differentiate Without Color")
    case .increaseContrast: .flag(false, "Increase Contrast")
    case .smartInvert: .flag(false, "Smart Invert")
    case .classicInvert: .flag(false, "Classic Invert")
    case .reduceMotion: .flag(false, "Reduce Motion")
    case .preferCrossFadeTransitions: .flag(false, "Prefer Cross-Fade Transitions")
    case .reduceTransparency: .flag(false, "Reduce Transparency")
    case .dimFlashingLights: .flag(false, "Dim Flashing Lights")
    case .autoPlayAnimatedImages: .flag(true, "Auto-Play Animated Images")
    case .appearance: .words(Appearance.self, "Light or dark appearance")
    case .layoutDirection: .words(LayoutDirection.self, "The direction in which the interface is laid out")
    case .closedCaptions: .flag(false, "Closed Captions + SDH")
    case .audioDescriptions: .flag(false, "Audio Descriptions")
    case .autoPlayVideo: .flag(true, "Auto-Play Video Previews")
    case .voiceOver: .flag(true, "VoiceOver")
    case .switchControl: .flag(false, "Switch Control")
    case .voiceControl: .flag(false, "Voice Control")
    case .fullKeyboardAccess: .flag(false, "Full Keyboard Access")
    case .talkBack: .flag(false, "TalkBack, Android's screen reader, reads in VoiceOver's place; approximate")
    // Settings of Switch Control, “Auto Scanning Time”; that a new device has 1 s is assumed.
    case .scanningTime:
      .numbers(
        ["0.25", "0.5", "1", "1.5", "2", "2.5", "3", "4", "5"], "1",
        "Switch Control: how many seconds an item is lit before the next one")
    // VoiceOver's strings “Navigation Style”, “Flat” and “Grouped”. The Mac goes through groups in any case (WWDC25-229).
    case .navigationStyle:
      .words(
        NavigationStyle.self,
        "VoiceOver: whether groups are stops of their own, to go into and out of; automatic: on the Mac only")
    case .assistiveAccess: .flag(false, "Assistive Access: larger controls, and Back at the bottom of each screen")
    // WWDC25-238: choices are “displayed in a grid or in rows”, as the person has set it up. That it is rows unless changed,
    // and two columns, is assumed.
    case .assistiveAccessLayout:
      .words(
        AssistiveAccessLayout.self, "Assistive Access: choices below each other, or in a grid of two columns")
    // Presets of AccessibilitySnapshot's pull requests 309 and 348: minimal is the label alone.
    case .verbosity: .words(Verbosity.self, "VoiceOver: what is spoken where no other setting says so")
    case .hints: .flag(true, "VoiceOver: speak hints")
    case .controls: .words(Controls.self, "VoiceOver: where role words are spoken")
    case .values: .flag(true, "VoiceOver: speak values")
    case .actions: .words(Offer.self, "VoiceOver: how custom actions are announced")
    case .moreContent: .words(Offer.self, "VoiceOver: how custom content is announced")
    case .importantContent: .flag(true, "VoiceOver: speak custom content of high importance with its element")
    case .containers: .flag(true, "VoiceOver: speak containers and positions")
    case .tableHeaders: .flag(true, "VoiceOver: speak table headers")
    case .rowAndColumnNumbers: .flag(true, "VoiceOver: speak row and column numbers")
    case .punctuation: .words(Punctuation.self, "VoiceOver: which punctuation is spoken")
    // “Cap Z, Zulu”: magentaA11y's recording of field errors; “Cap C”: accessibilityupto11.com.
    case .capitalLetters: .words(CapitalLetters.self, "VoiceOver: how capital letters are announced")
    // The choices are those of VoiceOver's own setting “Typing Feedback”; the clicks of secrets stay in any case. What a
    // new device does: flutter, issues 12786 and 14543 (in the system's own fields a space is followed by the last word).
    case .typingFeedback: .words(TypingFeedback.self, "VoiceOver: what is spoken while typing")
    // The choices: blindios.uk, Editing text with VoiceOver. That a new device changes the pitch is assumed.
    case .deletedText: .words(DeletedText.self, "VoiceOver: how deleted characters are announced")
    case .numbers: .words(Numbers.self, "VoiceOver: numbers as words or digit by digit")
    // iOS 13 and 15 were heard without the word (doublegreat.dev, html5accessibility.com).
    case .emoji: .flag(false, "VoiceOver: the word “emoji” after an emoji's name")
    case .recognition: .flag(false, "VoiceOver: what VoiceOver Recognition takes a view without a name for")
    }
  }

  /// The values that a preset of the verbosity gives to other settings.
  static let presets: [Verbosity: [Setting: Value]] = [
    .minimal: [
      .hints: .flag(false), .controls: .word(Controls.off), .values: .flag(false), .actions: .word(Offer.off),
      .moreContent: .word(Offer.off), .importantContent: .flag(false), .containers: .flag(false),
      .tableHeaders: .flag(false), .rowAndColumnNumbers: .flag(false),
    ],
    .verbose: [
      .hints: .flag(true), .values: .flag(true), .actions: .word(Offer.speak), .moreContent: .word(Offer.speak),
      .importantContent: .flag(true), .containers: .flag(true), .tableHeaders: .flag(true),
      .rowAndColumnNumbers: .flag(true),
    ],
  ]
}
