public import Utterances

extension Phrasebook {
  /// English.
  ///
  /// Sources: AS is AccessibilitySnapshot's table of strings, checked by its authors against VoiceOver; the others are
  /// recordings of the caption panel or of Apple's talks.
  public static let english = Phrasebook(
    language: "en",
    rows: [
      Row(.selected, "selected", snapshot: "Selected", when: "an element is selected, in front of it", source: "AS"),
      Row(.alert, "Alert", when: "an alert appears, in front of its title", source: "MagentaA11y, alert"),

      Row(.dimmed, "dimmed", snapshot: "Dimmed.", when: "an element is disabled", source: "AS"),
      Row(.button, "button", caption: "Button", snapshot: "Button.", when: "an element is pressed", source: "AS"),
      Row(
        .popUpButton, "pop up button", caption: "Pop up button", snapshot: "Pop Up Button.",
        when: "a button opens a menu", source: "VoiceOver's log in the iOS 26.5 simulator"),
      Row(
        .menuButton, "menu button", caption: "Menu button", snapshot: "Menu Button.",
        when: "a menu of the Mac's opens", source: "VoiceOver's phrases on macOS 26.5, kiwix-apple issue 1684"),
      Row(
        .backButton, "back button", caption: "Back button", snapshot: "Back Button.",
        when: "a bar's button leads back", source: "AS"),
      Row(
        .switchButton, "switch button", caption: "Switch button", snapshot: "Switch Button.",
        when: "an element is switched", source: "AS"),
      Row(.on, "on", snapshot: "On.", when: "a switch is on", source: "AS"),
      Row(.off, "off", snapshot: "Off.", when: "a switch is off", source: "AS"),
      Row(.mixed, "mixed", snapshot: "Mixed.", when: "a switch is neither on nor off", source: "AS"),
      Row(.tab, "tab", caption: "Tab", snapshot: "Tab.", when: "an element is a tab of a bar", source: "AS"),
      Row(.textField, "text field", snapshot: "Text Field.", when: "an element takes text", source: "AS"),
      Row(
        .secureTextField, "secure text field", snapshot: "Secure Text Field.", when: "a field hides its text",
        source: "AS"),
      Row(.isEditing, "is editing", snapshot: "Is editing.", when: "a field is being edited", source: "AS"),
      Row(.heading, "heading", snapshot: "Heading.", when: "an element heads a section", source: "AS"),
      Row(
        .headingLevel, "heading level %1", snapshot: "Heading.", service: "Heading level %1",
        when: "a heading has a level",
        source: "cvs-health, Headings"),
      Row(
        .link, "link", caption: "Link", snapshot: "Link.", when: "an element is a link", source: "AS; cvs-health, Links"
      ),
      Row(
        .pickerItem, "picker item", caption: "Picker Item", snapshot: "Picker Item.", when: "an item of a wheel",
        source: "caption panel, iOS 26.6.1"),
      Row(.adjustable, "adjustable", snapshot: "Adjustable.", when: "a value is swiped up or down", source: "AS"),
      Row(
        .image, "image", caption: "Image", snapshot: "Image.", when: "an element is a picture",
        source: "AS; cvs-health, Images"),
      Row(.searchField, "search field", snapshot: "Search Field.", when: "a field searches", source: "AS"),
      Row(
        .expanded, "expanded", caption: "Expanded", snapshot: "Expanded.", when: "what an element discloses is shown",
        source: "cvs-health, DisclosureGroup"),
      Row(
        .collapsed, "collapsed", caption: "Collapsed", snapshot: "Collapsed.",
        when: "what an element discloses is hidden",
        source: "cvs-health, DisclosureGroup"),
      Row(
        .draggable, "draggable", snapshot: "Draggable.", when: "an element can be picked up",
        source: "WWDC24-10073"),

      Row(
        .checkbox, "checkbox", snapshot: "Checkbox.", when: "on the Mac, an element is switched", source: "WWDC14-207"),
      Row(.checked, "checked", snapshot: "Checked.", when: "on the Mac, a checkbox is on", source: "WWDC14-207"),
      Row(.unchecked, "unchecked", snapshot: "Unchecked.", when: "on the Mac, a checkbox is off", source: "WWDC14-207"),
      Row(
        .editText, "edit text", snapshot: "Edit Text.", when: "on the Mac, an element takes text", source: "WWDC25-229"),
      Row(
        .insertionAtEndOfText, "insertion at end of text", snapshot: "Insertion at end of text.",
        when: "on the Mac, an element takes text of many lines", source: "WWDC25-229"),
      Row(.press, "press", when: "on the Mac, a button was pressed", source: "WWDC14-207"),

      Row(.position, "%1 of %2", snapshot: "%1 of %2.", when: "elements are counted", source: "AS"),
      Row(.spansRows, "spans %1 rows", snapshot: "Spans %1 rows.", when: "a cell is several rows high", source: "AS"),
      Row(
        .spansColumns, "spans %1 columns", snapshot: "Spans %1 columns.", when: "a cell is several columns wide",
        source: "AS"),
      Row(.row, "row %1", snapshot: "Row %1.", when: "a cell is the first of its row", source: "AS"),
      Row(.column, "column %1", snapshot: "Column %1.", when: "a cell stands in a column", source: "AS"),
      Row(.listStart, "list start", snapshot: "List Start.", when: "the first element of a list", source: "AS"),
      Row(.listEnd, "list end", snapshot: "List End.", when: "the last element of a list", source: "AS"),
      Row(
        .landmarkStart, "landmark", snapshot: "Landmark.", when: "the first element of a landmark", source: "AS"),
      Row(.landmarkEnd, "end", snapshot: "End.", when: "the last element of a landmark", source: "AS"),

      Row(
        .tabBar, "Tab bar", when: "the cursor enters the tab bar", source: "accessibilityupto11.com"),
      Row(.toolbar, "Toolbar", when: "the cursor enters a toolbar", source: "accessibilityupto11.com"),

      Row(
        .toggleHint, "Double tap to toggle setting", snapshot: "Double tap to toggle setting.",
        when: "resting on a switch", source: "AS"),
      Row(
        .adjustHint, "Swipe up or down with one finger to adjust the value",
        snapshot: "Swipe up or down with one finger to adjust the value.", when: "resting on an adjustable element",
        source: "AS"),
      Row(
        .editHint, "Double tap to edit", snapshot: "Double tap to edit.", when: "resting on a text field",
        source: "AS"),
      Row(
        .editAreaHint, "Double tap to edit, Use the rotor to access Misspelled Words",
        snapshot: "Double tap to edit., Use the rotor to access Misspelled Words", when: "resting on a text view",
        source: "AS"),
      Row(
        .misspelledHint, "Use the rotor to access Misspelled Words", when: "resting on a field that is being edited",
        source: "AS"),
      Row(
        .pickerHint, "Double tap to activate the picker", snapshot: "Double tap to activate the picker.",
        when: "resting on a button that opens a menu", source: "cvs-health, Menu"),
      Row(
        .expandHint, "Double tap to expand", snapshot: "Double tap to expand.",
        when: "resting on what can be opened", source: "cvs-health, DisclosureGroup"),
      Row(
        .collapseHint, "Double tap to collapse", snapshot: "Double tap to collapse.",
        when: "resting on what can be closed", source: "cvs-health, DisclosureGroup"),
      Row(
        .reorderHint, "Double tap and hold, wait for the sound, then drag to rearrange",
        snapshot: "Double tap and hold, wait for the sound, then drag to rearrange.",
        when: "resting on the handle of a row", source: "MagentaA11y, reorder control"),
      Row(
        .actionsHint, "Swipe up or down to select a custom action, then double tap to activate",
        snapshot: "Swipe up or down to select a custom action, then double tap to activate.",
        when: "resting on an element with named actions, if a setting asks for it in place of the short form",
        source: "WWDC15-201, VoiceOver's log in the iOS 26.5 simulator"),
      Row(
        .directTouchHint, "Use the rotor to enable Direct Touch for this app",
        snapshot: "Use the rotor to enable Direct Touch for this app.",
        when: "resting on an element that is touched directly, if a setting asks for it",
        source: "AS, pull request 52, iOS 14.2"),
      Row(
        .startDirectTouchHint, "Activate to start direct touch interaction",
        snapshot: "Activate to start direct touch interaction.",
        when: "resting on an element that lets touches through once it is activated", source: "WWDC26-220"),
      Row(
        .rotorHint, "Use the rotor to access %1", when: "resting on an element with a rotor of its own",
        source: "WWDC15-201"),

      Row(
        .actionsAvailable, "Actions available", snapshot: "Actions Available",
        when: "resting on an element with named actions", source: "AS"),
      Row(
        .moreContentAvailable, "More content available", snapshot: "More Content Available",
        when: "resting on an element with custom content", source: "AS"),

      Row(.percentage, "%1%", when: "the rotor has changed a setting", source: "WWDC20-10681"),

      Row(
        .activate, "Activate", when: "the last entry of the actions rotor",
        source: "VoiceOver's log in the iOS 26.5 simulator"),
      Row(
        .defaultAction, "%1, Default", service: "%1 Default", when: "the last entry of the actions rotor, behind its name",
        source: "VoiceOver's log in the iOS 26.5 simulator"),
      Row(
        .dragItem, "Drag Item", when: "in the actions rotor of a row that can be picked up",
        source: "Ranchero-Software/NetNewsWire, issue 5323"),
      Row(.drag, "Drag", when: "in the actions rotor of what can be picked up", source: "WWDC24-10073"),
      Row(.drop, "Drop", when: "in the actions rotor of a target while dragging", source: "WWDC24-10073"),
      Row(.dropReady, "drop ready", when: "behind the name of a drop while dragging", source: "WWDC24-10073"),
      Row(.dismissMenu, "Dismiss context menu", when: "the region around an open menu", source: "a11ysupport.io"),
      Row(.menu, "%1 menu", when: "the Mac shows what the rotor offers", source: "WWDC24-10073"),
      Row(
        .menuCountOfOne, "%1 item", when: "behind the name of a menu with one entry",
        source: "the pattern of several items", isAssumed: true),
      Row(.menuCount, "%1 items", when: "behind the name of a menu", source: "WWDC24-10073"),
      Row(.movedAbove, "Moved above %1", when: "a row was dragged up", source: "MagentaA11y, reorder control"),
      Row(.movedBelow, "Moved below %1", when: "a row was dragged down", source: "MagentaA11y, reorder control"),
      Row(.dropComplete, "Drop complete", when: "something was dropped", source: "WWDC24-10073"),

      Row(.characterMode, "character mode", when: "editing begins", source: "kickstarter/ios-oss 545"),
      Row(.wordMode, "word mode", when: "editing begins", source: "VA mobile app"),
      Row(.lineMode, "line mode", when: "editing begins", source: "the pattern of “word mode”", isAssumed: true),
      Row(
        .insertionAtStart, "insertion point at start", when: "editing begins in an empty field", source: "VA mobile app"
      ),
      Row(
        .insertionAtEnd, "insertion point at end", when: "editing begins behind the text",
        source: "kickstarter/ios-oss 545"),
      Row(.voiceOverOn, "VoiceOver on", when: "VoiceOver is turned on", source: "WWDC21-10304"),
      Row(
        .voiceOverOff, "VoiceOver off", when: "VoiceOver is turned off", source: "the pattern of “VoiceOver on”",
        isAssumed: true),
      Row(.page, "Page %1 of %2", when: "three fingers have scrolled", source: "WWDC18-226"),
      Row(.rows, "Rows %1 to %2", when: "a list was scrolled by a page", source: "WWDC15-204"),
      Row(.space, "space", when: "a space is typed or deleted", source: "VoiceOver's character names"),
      Row(
        .capital, "cap %1", when: "a capital letter is read as a character and its setting asks for the word",
        source: "magentaA11y, recording of field errors"),
      Row(
        .deleted, "delete", when: "a character is deleted and its setting asks for the word",
        source: "blindios.uk, Editing text with VoiceOver"),
      Row(.cut, "Cut", when: "in the rotor's Edit", source: "iPhone User Guide"),
      Row(.copy, "Copy", when: "in the rotor's Edit", source: "iPhone User Guide"),
      Row(.paste, "Paste", when: "in the rotor's Edit", source: "iPhone User Guide"),
      Row(.select, "Select", when: "in the rotor's Edit", source: "iPhone User Guide"),
      Row(.selectAll, "Select All", when: "in the rotor's Edit", source: "iPhone User Guide"),
      Row(
        .selectedText, "%1 selected", when: "text was selected", source: "guidepup, a text area on the Mac",
        isAssumed: true),
      Row(
        .emoji, "%1 emoji", when: "an emoji is read", source: "VoiceOver's setting “Emoji Suffix”", isAssumed: true),

      Row(
        .secretCharacters, "%1 characters", snapshot: "%2", service: "%1 characters",
        when: "in place of the text of a secure field",
        source: "a11ysupport.io, password input"),
      Row(.back, "Back", when: "never: a back button with this label drops it", source: "AS"),

      Row(.noResults, "<no results>", when: "never: in the legend of a rotor without entries", source: "AS"),
      Row(.moreResults, "+ %1 More Results...", when: "never: in the legend of a long rotor", source: "AS"),
      Row(
        .manyMoreResults, "+ Many More (%1+) Results...", when: "never: in the legend of a very long rotor",
        source: "AS"),
    ] + englishRotor + englishMarks)
}
