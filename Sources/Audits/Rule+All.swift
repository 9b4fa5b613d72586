internal import Diagnostics

extension Audit.Rule {
  /// All rules, in the order of the catalog: what was written, names, roles, order, touch, sight, time, listening.
  public static let all: [Audit.Rule] = [
    written, names, roles, structure, touch, sight, time, media, listening, settings,
  ].flatMap(\.self)

  /// The rules that are asked unless others are named: all but those that find too much that is not there.
  public static let standard = all.filter { $0.offReason == nil }

  /// What an author can hardly have meant.
  private static let written: [Audit.Rule] = [
    actionsLost, notInside, cellOutsideTable, lostValue, outOfRange, selectionUnknown, levelWithoutHeader,
    cellWithoutColumn, tinyFrame, stepOnDimmed, valueAsName, notOnPlatform,
    toolbarEnds,
  ]

  private static let names: [Audit.Rule] = [
    nameMissing, imageNameMissing, nameIsResource, nameFromSymbol, nameAssumed, nameRepeatsRole, nameRepeatsState,
    namePlaceholderOnly, valueWithoutLabel, valueBare, valueInLabel, nameGeneric, nameDuplicate, labelInName,
    templateLeft, nameSymbolsOnly, nameTooShort, nameTooLong, namePunctuation, nameLowercase, nameAllCaps,
    textUntranslated, translationMissing, languageUnmarked,
  ]

  private static let roles: [Audit.Rule] = [
    roleMissing, roleFaked, roleConflict, adjustableInert, ratingAsButtons, headingMissing, linkAsButton, stateUnspoken,
    expandedUnsaid, nameFlipsWithState, disabledUnsaid, dimmedButWorks, disabledUnexplained, tabsAsButtons,
    tabUnselected, passwordEchoed, searchNotSearch,
  ]

  private static let structure: [Audit.Rule] = [
    controlUnreachable, controlsNested, contentSwallowed, contentHidden, labelOnContainer, rowFragmented, pairsSplit,
    orderJump, orderFragile, orderOverlap, sortPriorityMany, modalLeaks, modalTrap, escapeMissing, escapeMisused,
    titleMissing, titleDuplicate, headingsNone, headingLevelSkipped, headingEmpty, groupUnlabelled, rotorEmpty,
  ]

  private static let touch: [Audit.Rule] = [
    targetSmall, targetBelowDefault, targetsOverlap, targetsClose, gestureWithoutAlternative, swipeOnly,
    dragUndescribed, dragOnly, actionNames, actionsMany, actionNotAction, keyboardUnreachable,
    shortcutTaken,
  ]

  private static let sight: [Audit.Rule] = [
    contrastText, contrastAppearance, contrastNontext, colorOnly, linkColorOnly, fontFixed, textSizeLimited,
    textClipped, textSmall,
    weightLight, boldIgnored, iconFixed, layoutCrowded, textStyling,
  ]

  private static let media: [Audit.Rule] = [
    captionsMissing, audioDescriptionMissing, transcriptMissing, autoplay, playerControls,
  ]

  private static let time: [Audit.Rule] = [
    announcementLost, announcementCut, changeUnsaid, activationDead, focusLost, focusMovedUnasked, opensUnsaid,
    autoDismiss, motionUnconditional, flashing,
  ]

  private static let listening: [Audit.Rule] = [
    exitFar, mainActionFar, taskCostly, screenLong, silentStop, soundsAlike, echo, wordTwice, hintRepeats, hintForm,
    hintEssential,
    distinguishingLate, utteranceLong,
    spokenOtherwise, emoji,
  ]

  /// What is so only under something that a person has set.
  private static let settings: [Audit.Rule] = [
    settingLosesControl, settingLosesWords, settingChangesOrder, settingClips, settingIgnored, orderBySize, atDegrades,
    assistiveIconMissing, assistiveTextOnly, assistiveChoicesMany,
  ]

  /// What every command tells besides its results: what an author can hardly have meant, and errors.
  public static let brief = all.filter(\.isBrief)

  /// Whether every command tells what the rule finds.
  var isBrief: Bool {
    !needsTrials && !needsSettings && (severity == .error || Audit.Rule.briefNames.contains(id))
  }

  private static let briefNames = Set((written + [orderFragile, announcementLost, translationMissing]).map(\.id))

  /// The rule of a name, also of a former one; `nil` if there is none.
  public static func named(_ id: String) -> Audit.Rule? { byName[id] }

  private static let byName: [String: Audit.Rule] = {
    let names = all.map { ($0.id, $0) } + all.flatMap { rule in rule.formerNames.map { ($0, rule) } }
    return Dictionary(names, uniquingKeysWith: { first, _ in first })
  }()
}
