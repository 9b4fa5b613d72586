package import Utterances

extension Phrasebook {
  /// English.
  ///
  /// The words are those that VoiceOver for iOS ships. Where newer recordings differ from them, the recordings stand
  /// here: five marks are named otherwise on the phone than on the Mac, from which the strings of marks are known.
  package static let english = Phrasebook(
    language: "en", name: "English",
    own: [
      .selected: "selected", .alert: "Alert!", .dimmed: "dimmed", .button: "Button", .popUpButton: "Pop up button",
      .backButton: "Back button", .switchButton: "Switch button", .on: "on", .off: "off", .mixed: "mixed", .tab: "Tab",
      .textField: "Text field", .secureTextField: "Secure text field", .isEditing: "Is editing", .heading: "Heading",
      .headingLevel: "Heading level %1", .link: "Link", .pickerItem: "Picker Item", .adjustable: "adjustable",
      .image: "Image", .searchField: "Search field", .expanded: "Expanded", .collapsed: "Collapsed",
      .draggable: "Draggable", .checkbox: "Checkbox", .checked: "checked", .unchecked: "unchecked",

      .position: "%1 of %2", .spansRows: "Spans %1 rows", .spansColumns: "Spans %1 columns", .row: "Row %1",
      .column: "Column %1", .listStart: "List start", .listEnd: "List end", .landmarkStart: "Landmark",
      .landmarkEnd: "end",

      .toggleHint: "Double tap to toggle setting.",
      .adjustHint: "Swipe up or down with one finger to adjust the value.",
      .editHint: "Double tap to edit.",
      .pickerHint: "Double tap to activate the picker",
      .expandHint: "Double-tap to expand", .collapseHint: "Double-tap to collapse",
      .rotorHint: "Use the rotor to access %1",
      .reorderHint: "Double tap and hold, wait for the sound, then drag to re-arrange",
      .actionsHint: "Swipe up or down to select a custom action, then double tap to activate.",
      .directTouchHint: "Use the rotor to enable Direct Touch for this app.",
      .actionsAvailable: "Actions available", .moreContentAvailable: "More content available",
      .emoji: "%1 emoji",

      .characters: "Characters", .words: "Words", .lines: "Lines", .containers: "Containers",
      .adjustValue: "Adjust Value", .actions: "Actions", .moreContent: "More Content", .zoom: "Zoom",
      .headings: "Headings", .headingsOfLevel: "Heading Level %1", .links: "Links", .formControls: "Form Controls",
      .buttons: "Buttons", .textFields: "Text Fields", .searchFields: "Search Fields", .images: "Images",
      .tables: "Tables", .lists: "Lists", .landmarks: "Landmarks", .staticText: "Static Text",
      .textSelection: "Text Selection",
      .textSelectionHint: "Swipe right to expand selection, swipe left to shrink selection.",
      .characterSelection: "Character Selection", .wordSelection: "Word Selection", .lineSelection: "Line Selection",
      .misspelledWords: "Misspelled Words", .speakingRate: "Speaking Rate", .volume: "Volume", .hints: "Hints",
      .punctuation: "Punctuation", .edit: "Edit",

      .headingNotFound: "Heading not found", .linkNotFound: "Link not found",
      .formControlNotFound: "Form control not found", .buttonNotFound: "Button not found",
      .textFieldNotFound: "Text field not found", .searchFieldNotFound: "Search field not found",
      .imageNotFound: "Image not found", .tableNotFound: "Table not found", .listNotFound: "List not found",
      .landmarkNotFound: "Landmark not found", .staticTextNotFound: "Static text not found",
      .noItemFound: "No item found",

      .audioGraph: "Audio Graph", .describeChart: "Describe chart", .playAudioGraph: "Play Audio Graph",
      .chartDetails: "Chart Details", .complete: "Complete",

      .hintsOn: "Hints on", .hintsOff: "Hints off", .allPunctuation: "All punctuation",
      .somePunctuation: "Some punctuation", .noPunctuation: "No punctuation",

      .activate: "Activate", .dropReady: "drop ready", .dropComplete: "drop complete",
      .dropUnready: "drop now unready", .dragCancelled: "drag cancelled",

      .characterMode: "Character mode", .wordMode: "Word mode", .lineMode: "Line mode",
      .insertionAtStart: "insertion point at start", .insertionAtEnd: "insertion point at end",
      .emptyLine: "Empty line", .capital: "Cap %1", .deleted: "delete",
      .cut: "cut", .copy: "copy", .paste: "paste", .select: "select", .selectAll: "select all",
      .copied: "%1 copied to clipboard", .pasted: "pasted", .selectionDeleted: "Selection deleted",

      .voiceOverOn: "VoiceOver on", .voiceOverOff: "VoiceOver off", .landscape: "landscape",
    ],
    system: [
      .press: "press", .drag: "Drag", .drop: "Drop", .back: "Back",
      .dataPoint: "data point", .chartSummary: "Summary", .chartStatistics: "Statistics", .minimum: "Minimum: %1",
      .maximum: "Maximum: %1", .mean: "Mean %1: %2", .done: "Done", .possibly: "Possibly",
    ],
    mac: [
      .tabBar: "Tab Bar", .toolbar: "Toolbar", .dismissMenu: "Dismiss context menu",
      .comma: "comma", .colon: "colon", .semicolon: "semicolon", .exclamationMark: "exclamation mark",
      .questionMark: "question mark", .quotationMark: "quotation mark", .apostrophe: "apostrophe",
      .leftParenthesis: "left parenthesis", .rightParenthesis: "right parenthesis", .dash: "hyphen", .equals: "equals",
      .plus: "plus", .asterisk: "star", .at: "at", .percent: "percent", .bullet: "bullet", .ellipsis: "ellipsis",
      .movedAbove: "moved above %1", .movedBelow: "moved below %1", .space: "space",
      .dragItem: "Drag Item", .page: "page %1 of %2", .rows: "rows %1 to %2 of %3",
    ],
    heard: [
      Quote(.menuButton, "Menu button", "VoiceOver's phrases on macOS 26.5, kiwix-apple issue 1684"),
      Quote(.editText, "edit text", "WWDC25-229"),
      Quote(.insertionAtEndOfText, "insertion at end of text", "WWDC25-229"),
      Quote(.startDirectTouchHint, "Activate to start direct touch interaction.", "WWDC26-220"),
      Quote(.secretCharacters, "%1 characters", "a11ysupport.io, password input"),
      Quote(.dot, "dot", "WWDC19-254, VoiceOver's log in the iOS 26.5 simulator"),
      Quote(.slash, "slash", "VoiceOver's log in the iOS 26.5 simulator"),
      Quote(.underscore, "underscore", "WWDC19-254"),
      Quote(.hash, "hash", "WWDC19-254"),
      Quote(.ampersand, "and", "tugstugi, EnRuNormalizer"),
      Quote(.defaultAction, "%1, Default", simulator),
      Quote(.menu, "%1 menu", "WWDC24-10073"),
      Quote(.menuCount, "%1 items", "WWDC24-10073"),
      Quote(.xAxis, "The x-axis is %1.", "WWDC22-110340"),
      Quote(.yAxis, "The y-axis is %1.", "WWDC22-110340"),
      Quote(.oneDataSeries, "There is one data series.", "WWDC22-110340"),
      Quote(.noResults, "<no results>", "AS"),
      Quote(.moreResults, "+ %1 More Results...", "AS"),
      Quote(.manyMoreResults, "+ Many More (%1+) Results...", "AS"),
    ],
    assumed: [
      Quote(.menuCountOfOne, "%1 item", "the pattern of several items"),
      Quote(.selectedText, "%1 selected", "WWDC26-219; guidepup, a text area on the Mac"),
      Quote(.unselectedText, "%1 un-selected", "by VoiceOver's own string element.unselected.text"),
    ],
    snapshot: [
      .selected: "Selected", .dimmed: "Dimmed.", .button: "Button.", .popUpButton: "Pop Up Button.",
      .menuButton: "Menu Button.", .backButton: "Back Button.", .switchButton: "Switch Button.", .on: "On.",
      .off: "Off.", .mixed: "Mixed.", .tab: "Tab.", .textField: "Text Field.",
      .secureTextField: "Secure Text Field.", .isEditing: "Is editing.", .heading: "Heading.",
      .headingLevel: "Heading.", .link: "Link.", .pickerItem: "Picker Item.", .adjustable: "Adjustable.",
      .image: "Image.", .searchField: "Search Field.", .expanded: "Expanded.", .collapsed: "Collapsed.",
      .draggable: "Draggable.", .checkbox: "Checkbox.", .checked: "Checked.", .unchecked: "Unchecked.",
      .editText: "Edit Text.", .insertionAtEndOfText: "Insertion at end of text.",
      .position: "%1 of %2.", .spansRows: "Spans %1 rows.", .spansColumns: "Spans %1 columns.", .row: "Row %1.",
      .column: "Column %1.", .listStart: "List Start.", .listEnd: "List End.", .landmarkStart: "Landmark.",
      .landmarkEnd: "End.", .editAreaHint: "Double tap to edit., Use the rotor to access Misspelled Words",
      .pickerHint: "Double tap to activate the picker.", .expandHint: "Double tap to expand.",
      .collapseHint: "Double tap to collapse.", .actionsAvailable: "Actions Available",
      .moreContentAvailable: "More Content Available", .headingsOfLevel: "Heading %1", .secretCharacters: "%2",
    ],
    confirmed: [
      .selected: "AS", .alert: "MagentaA11y", .dimmed: "AS", .button: "AS",
      .popUpButton: simulator, .backButton: "AS, \(simulator)", .switchButton: panel, .on: panel, .off: panel,
      .mixed: "AS", .tab: "AS", .textField: "AS", .secureTextField: "AS", .isEditing: "AS", .heading: "AS",
      .headingLevel: "cvs-health, Headings", .link: "AS; cvs-health, Links", .pickerItem: panel, .adjustable: panel,
      .image: "AS; cvs-health, Images", .searchField: "AS", .expanded: "cvs-health, DisclosureGroup",
      .collapsed: "cvs-health, DisclosureGroup", .draggable: "WWDC24-10073", .checkbox: "WWDC14-207",
      .checked: "WWDC14-207", .unchecked: "WWDC14-207", .press: "WWDC14-207", .position: panel, .spansRows: "AS",
      .spansColumns: "AS", .row: "AS", .column: "AS", .listStart: "AS", .listEnd: "AS", .landmarkStart: "AS",
      .landmarkEnd: "AS", .tabBar: "accessibilityupto11.com", .toolbar: "accessibilityupto11.com", .toggleHint: panel,
      .adjustHint: "AS", .editHint: "AS", .pickerHint: "cvs-health, Menu", .expandHint: "cvs-health, DisclosureGroup",
      .collapseHint: "cvs-health, DisclosureGroup", .rotorHint: "WWDC15-201",
      .reorderHint: "MagentaA11y, reorder control", .actionsHint: "WWDC15-201, \(simulator)",
      .directTouchHint: "AS, pull request 52, iOS 14.2", .actionsAvailable: "AS", .moreContentAvailable: "AS",
      .colon: simulator, .quotationMark: "cvs-health", .equals: "cvs-health", .characters: simulator,
      .words: simulator, .lines: simulator, .containers: simulator, .adjustValue: "WWDC19-238", .actions: simulator,
      .moreContent: "mobilea11y.com", .zoom: "WWDC23-10036", .headings: simulator, .speakingRate: simulator,
      .headingNotFound: "WWDC18-226", .linkNotFound: "a11ysupport.io", .audioGraph: "WWDC21-10122",
      .describeChart: "WWDC22-10136", .playAudioGraph: "WWDC21-10122", .chartDetails: "WWDC21-10122",
      .complete: "WWDC22-10136", .activate: simulator, .drag: "WWDC24-10073", .drop: "WWDC24-10073",
      .dragItem: "Ranchero-Software/NetNewsWire, issue 5323", .dropReady: "WWDC24-10073", .dropComplete: "WWDC24-10073",
      .dismissMenu: "a11ysupport.io",
      .movedAbove: "MagentaA11y, reorder control", .movedBelow: "MagentaA11y, reorder control",
      .characterMode: "kickstarter/ios-oss 545", .wordMode: "VA mobile app", .insertionAtStart: "VA mobile app",
      .insertionAtEnd: "kickstarter/ios-oss 545", .emptyLine: "uservoice-ios-sdk 454", .voiceOverOn: "WWDC21-10304",
      .landscape: "WWDC17-217",
      .page: "WWDC18-226", .capital: "magentaA11y, recording of field errors",
      .deleted: "blindios.uk, Editing text with VoiceOver",
    ])

  /// VoiceOver's own log, of 2026.
  private static let simulator = "VoiceOver's log in the iOS 26.5 simulator"
  /// What VoiceOver shows of its speech, checked against the sound, of 2026.
  private static let panel = "caption panel, iOS 26.6.1"
}
