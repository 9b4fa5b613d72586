extension Phrase.Key {
  /// When a phrase is heard, and under which keys Apple's own strings have it, in every language alike.
  struct Circumstance: Sendable {
    /// When the phrase is heard.
    var occasion: String
    /// The key among the strings of VoiceOver for iOS.
    var own: String?
    /// The key among the strings of another part of iOS.
    var system: String?
    /// The key among the strings of the Mac.
    var mac: String?
    /// The key of a string for a neighboring purpose.
    var neighbor: String?
    /// Whether nothing but the words themselves tells when they are heard.
    var isAssumed = false

    init(
      _ occasion: String, own: String? = nil, system: String? = nil, mac: String? = nil, neighbor: String? = nil,
      isAssumed: Bool = false
    ) {
      self.occasion = occasion
      self.own = own
      self.system = system
      self.mac = mac
      self.neighbor = neighbor
      self.isAssumed = isAssumed
    }

    /// Where words of a trust are found; `nil` where there is no string.
    func source(for trust: Trust) -> String? {
      switch trust {
      case .own: own.map { "VoiceOver's own string \($0)" }
      case .system: system.map { "Apple's string \($0)" }
      case .mac: mac.map { "Apple's string \($0) on the Mac" }
      case .assumed: neighbor.map { "by Apple's string \($0)" }
      case .heard: nil
      }
    }
  }

  var circumstance: Circumstance { Phrase.Key.circumstances[self] ?? Circumstance("") }

  /// The phrases in the order of their keys.
  ///
  /// Source of the keys: Apple's strings for iOS 15 and macOS 12, as a public collection of localizations has them
  /// (kishikawakatsumi, applelocalization-tools).
  private static let circumstances: [Phrase.Key: Circumstance] = [
    .selected: .init(
      "an element is selected, before it", own: "element.selected.text",
      system: "ScreenReaderOutput, SELECTED_FULL"),
    .alert: .init("an alert appears, before its title", own: "alert.message"),

    .dimmed: .init(
      "an element is disabled", own: "element.disabled.text", system: "ScreenReaderOutput, DIMMED_FULL"),
    .button: .init("an element is pressed", own: "button.element.text"),
    .popUpButton: .init("a button opens a menu", own: "popup.button.element.text", mac: "UIKit, popup.button"),
    .menuButton: .init("a menu of the Mac's opens", mac: "HIServices, AXMenuButton"),
    .backButton: .init(
      "a bar's button leads back", own: "back.button.element.text", system: "AXSpeakFinger, back.button.trait"),
    .switchButton: .init("an element is switched", own: "switch.button.element.text"),
    .on: .init("a switch is on", own: "element.nonweb.on.text", system: "AXSpeakFinger, switch.nonweb.on.text"),
    .off: .init("a switch is off", own: "element.nonweb.off.text", system: "AXSpeakFinger, switch.nonweb.off.text"),
    .mixed: .init(
      "a switch is neither on nor off", own: "element.mixed.text", system: "AXSpeakFinger, switch.mixed.text"),
    .tab: .init(
      "an element is a tab of a bar", own: "tab.button.element.text", neighbor: "ScreenReaderOutput, TAB_FULL"),
    .textField: .init("an element takes text", own: "element.textentry.text", neighbor: "textfield.notfound"),
    .secureTextField: .init("a field hides its text", own: "element.securetextfield.text"),
    .isEditing: .init("a field is being edited", own: "element.is.editing.text"),
    .heading: .init(
      "an element heads a section", own: "element.header.text.nolevel", system: "ScreenReaderOutput, HEADING_FULL"),
    .headingLevel: .init("a heading has a level", own: "element.header.text"),
    .link: .init("an element is a link", own: "element.link.text", system: "ScreenReaderOutput, LINK_FULL"),
    .pickerItem: .init("an item of a wheel", own: "picker.element.text"),
    .adjustable: .init(
      "a value is swiped up or down", own: "incrementable.element.text", mac: "UIKit, trait.adjustable"),
    .image: .init("an element is a picture", own: "image.element.text", system: "ScreenReaderOutput, IMAGE_FULL"),
    .searchField: .init(
      "a field searches", own: "element.status.search.field", system: "UIAccessibility, USER_INPUT_SEARCH"),
    .expanded: .init("what an element discloses is shown", own: "expanded"),
    .collapsed: .init("what an element discloses is hidden", own: "collapsed"),
    .draggable: .init("an element can be picked up", own: "element.draggable.item"),

    .checkbox: .init("on the Mac, an element is switched", own: "checkbox.element.text"),
    .macSwitch: .init("on the Mac, a toggle that is drawn as a switch", mac: "HIServices, AXCheckBox:AXSwitch"),
    .checked: .init(
      "on the Mac, a checkbox is on", own: "element.web.on.text", system: "AXSpeakFinger, switch.web.on.text"),
    .unchecked: .init(
      "on the Mac, a checkbox is off", own: "element.web.off.text", system: "AXSpeakFinger, switch.web.off.text"),
    .editText: .init("on the Mac, an element takes text", neighbor: "HIServices, AXTextField"),
    .secureEditText: .init(
      "on the Mac, a field hides its text", neighbor: "HIServices, AXTextField:AXSecureTextField"),
    .insertionAtEndOfText: .init("on the Mac, an element takes text of many lines"),
    .slider: .init("on the Mac, an element is a slider", mac: "HIServices, AXSlider"),
    .stepper: .init("on the Mac, an element is a stepper", mac: "HIServices, AXIncrementor"),
    .progressIndicator: .init(
      "on the Mac, an element shows how far something is", mac: "HIServices, AXProgressIndicator"),
    .busyIndicator: .init("on the Mac, an element shows that something goes on", mac: "HIServices, AXBusyIndicator"),
    .levelIndicator: .init(
      "on the Mac, an element shows how much of something there is", mac: "HIServices, AXLevelIndicator"),
    .disclosureTriangle: .init(
      "on the Mac, an element shows and hides others", mac: "HIServices, AXDisclosureTriangle"),
    .radioButton: .init("on the Mac, an element is one of several to choose from", mac: "HIServices, AXRadioButton"),
    .toggleButton: .init("on the Mac, a toggle that is drawn as a button", mac: "HIServices, AXCheckBox:AXToggle"),
    .searchTextField: .init("on the Mac, a field searches", mac: "HIServices, AXTextField:AXSearchField"),
    .press: .init("on the Mac, a button was pressed", system: "WebCore, press"),

    .position: .init("elements are counted", own: "one.of.many", mac: "UIKit, index.with.total.count"),
    .spansRows: .init("a cell is several rows high", own: "row.span"),
    .spansColumns: .init("a cell is several columns wide", own: "column.span"),
    .row: .init(
      "a cell is the first of its row", own: "row.change", neighbor: "ScreenReaderCore, math.row.formatter"),
    .column: .init("a cell stands in a column", own: "column.change"),
    .columnOfCount: .init("on the Mac, a cell stands in a column"),
    .listStart: .init("the first element of a list", own: "element.startOfList.item"),
    .listEnd: .init("the last element of a list", own: "element.endOfList.item"),
    .landmarkStart: .init(
      "the first element of a landmark", own: "element.startOfLandmark.item",
      system: "AccessibilityPlatformTranslation, container.role.description.landmark"),
    .landmarkEnd: .init("the last element of a landmark", own: "element.endOfLandmark.short.item"),

    .group: .init("the cursor comes to a group as a whole", own: "group.role"),
    .scrollArea: .init("the cursor comes to a group that scrolls", mac: "HIServices, AXScrollArea"),
    .table: .init("the cursor comes to a group of rows", mac: "HIServices, AXTable"),
    .groupCount: .init("on the way into a group"), .groupCountOfOne: .init("on the way into a group"),
    .enteredGroup: .init("on the way into a group", own: "InteractIn"),
    .leftGroup: .init("on the way out of a group", own: "InteractOut"),
    .tabBar: .init("the cursor enters the tab bar", system: "UIKit, tab.bar.label"),
    .toolbar: .init("the cursor enters a toolbar", system: "UIKit, toolbar.label"),

    .toggleHint: .init("resting on a switch", own: "switch.instructions"),
    .adjustHint: .init("resting on an adjustable element", own: "adjustable.instructions"),
    .editHint: .init("resting on a text field", own: "textview.instructions"),
    .editAreaHint: .init("resting on a text view", own: "textview.instructions and custom.rotor.items.hint"),
    .misspelledHint: .init(
      "resting on a field that is being edited", own: "custom.rotor.items.hint and search.rotor.misspelled.word"),
    .pickerHint: .init("resting on a button that opens a menu", own: "popupbutton.instructions"),
    .expandHint: .init("resting on what can be opened", own: "expand.instructions"),
    .collapseHint: .init("resting on what can be closed", own: "collapse.instructions"),
    .rotorHint: .init("resting on an element with a rotor of its own", own: "custom.rotor.items.hint"),
    .reorderHint: .init("resting on the handle of a row", own: "draggable.instructions"),
    .actionsHint: .init(
      "resting on an element with named actions, if a setting asks for it in place of the short form",
      own: "custom.actions.hint"),
    .directTouchHint: .init(
      "resting on an element that is touched directly, if a setting asks for it", own: "default.direct.interact.hint"),
    .startDirectTouchHint: .init("resting on an element that lets touches through once it is activated"),
    .onButton: .standing("a button"), .onLink: .standing("a link"), .onCheckbox: .standing("a checkbox"),
    .onPopUpButton: .standing("a pop up button"), .onDisclosureTriangle: .standing("a disclosure triangle"),
    .onToggleButton: .standing("a toggle button"), .onMenuItem: .standing("an item of a menu"),
    .menuItemHint: .standing("an item of a menu"), .onRadioButton: .standing("a radio button"),
    .optionHint: .standing("a radio button"), .onSlider: .standing("a slider"), .sliderHint: .standing("a slider"),
    .onTextField: .standing("a text field"), .onHeading: .standing("a heading with a level"),
    .onText: .standing("a text"), .onImage: .standing("a picture"), .onGroup: .standing("a group"),
    .clickButtonHint: .standing("a button"), .clickLinkHint: .standing("a link"),
    .selectHint: .standing("a checkbox or a toggle button"), .optionsHint: .standing("a pop up button"),
    .typeHint: .standing("a text field"), .interactHint: .standing("a group"),
    .dimmedHint: .standing("what is disabled"),

    .actionsAvailable: .init("resting on an element with named actions", own: "custom.actions.hint.short"),
    .moreContentAvailable: .init(
      "resting on an element with custom content", own: "more.custom.content.available"),

    .secretCharacters: .init(
      "in place of the text of a secure field", neighbor: "WebCore, Use at least %d characters"),
    .secretCharacter: .init("in place of the one character of a secure field"),

    .dot: .mark("002e"), .comma: .mark("002c"), .colon: .mark("003a"), .semicolon: .mark("003b"),
    .exclamationMark: .mark("0021"), .questionMark: .mark("003f"), .quotationMark: .mark("0022"),
    .apostrophe: .mark("0027"), .leftParenthesis: .mark("0028"), .rightParenthesis: .mark("0029"),
    .slash: .mark("002f"), .dash: .mark("002d"), .underscore: .mark("005f"), .equals: .mark("003d"),
    .plus: .mark("002b"), .asterisk: .mark("002a"), .hash: .mark("0023"), .at: .mark("0040"),
    .ampersand: .mark("0026"), .percent: .mark("0025"), .bullet: .mark("2022"), .ellipsis: .mark("2026"),
    .emoji: .init("an emoji is read, if a setting asks for the word", own: "emoji.suffix"),

    .characters: .option("search.rotor.character"), .words: .option("search.rotor.word"),
    .lines: .option("search.rotor.line"), .containers: .option("search.rotor.container"),
    .adjustValue: .option("search.rotor.adjust"), .actions: .option("custom.actions.title"),
    .moreContent: .option("custom.content.title"), .zoom: .option("search.rotor.zoom"),
    .headings: .option("search.rotor.header", mac: "UIKit, heading.rotor"),
    .headingsOfLevel: .option("search.rotor.heading.1"), .links: .option("search.rotor.link"),
    .formControls: .option("search.rotor.formelement"), .buttons: .option("search.rotor.button"),
    .textFields: .option("search.rotor.textfield"), .searchFields: .option("search.rotor.searchfield"),
    .images: .option("search.rotor.image"), .tables: .option("search.rotor.table"),
    .lists: .option("search.rotor.list"), .landmarks: .option("search.rotor.landmark"),
    .staticText: .option("search.rotor.statictext", mac: "UIKit, trait.statictext"),
    .misspelledWords: .option("search.rotor.misspelled.word"),
    .replacementHint: .init(
      "after a misspelled word of a field that is being edited", own: "rotor.text.misspelled.word.hint",
      isAssumed: true),
    .textSelection: .option("search.rotor.textselection"),
    .textSelectionHint: .init("after the rotor is turned to Text Selection", own: "rotor.text.selection.hint"),
    .characterSelection: .init("text is to be selected by characters", own: "search.rotor.select.character"),
    .wordSelection: .init("text is to be selected by words", own: "search.rotor.select.word"),
    .lineSelection: .init("text is to be selected by lines", own: "search.rotor.select.line"),
    .pageSelection: .init("text is to be selected by pages", own: "search.rotor.select.page"),
    .unselectedText: .init("a selection becomes smaller", isAssumed: true),
    .headingNotFound: .missing("heading.notfound"), .linkNotFound: .missing("link.notfound"),
    .formControlNotFound: .missing("control.notfound"), .buttonNotFound: .missing("button.notfound"),
    .textFieldNotFound: .missing("textfield.notfound"), .searchFieldNotFound: .missing("searchfield.notfound"),
    .imageNotFound: .missing("image.notfound"), .tableNotFound: .missing("table.notfound"),
    .listNotFound: .missing("list.notfound"), .landmarkNotFound: .missing("landmark.notfound"),
    .staticTextNotFound: .missing("statictext.notfound"),
    .noItemFound: .init(
      "the rotor finds no further container, misspelled word or entry of a custom rotor", own: "generic.notfound",
      isAssumed: true),

    .audioGraph: .option("search.rotor.audiograph", system: "AccessibilitySharedUISupport, Audio Graph"),
    .describeChart: .init("in the rotor of a chart", own: "search.rotor.audiograph.describe.chart"),
    .playAudioGraph: .init(
      "in the rotor of a chart", own: "search.rotor.audiograph.play.sonification",
      system: "AccessibilitySharedUISupport, Play Audio Graph"),
    .chartDetails: .init("in the rotor of a chart", own: "search.rotor.audiograph.chart.details"),
    .complete: .init("an audio graph has been played", own: "search.rotor.audiograph.completed.sonification"),
    .axesOfChart: .init(
      "a chart is described, up to iOS 15", own: "search.rotor.audiograph.axes.description.format"),
    .xAxis: .init("a chart is described", system: "UIKit, audiograph.axis.description.x"),
    .yAxis: .init("a chart is described", system: "UIKit, audiograph.axis.description.y"),
    .oneDataSeries: .init("a chart is described"), .dataSeries: .init("a chart is described"),
    .dataPoint: .init("among the details of a chart", system: "AXMediaUtilities, audiograph.datapoint"),
    .chartSummary: .init("among the details of a chart", system: "AccessibilitySharedUISupport, Summary"),
    .chartStatistics: .init("among the details of a chart", system: "AccessibilitySharedUISupport, Statistics"),
    .minimum: .init("among the details of a chart", system: "AXMediaUtilities, chart.series.minvalue.format"),
    .maximum: .init("among the details of a chart", system: "AXMediaUtilities, chart.series.maxvalue.format"),
    .mean: .init("among the details of a chart", system: "AXMediaUtilities, chart.series.meanvalue.format"),
    .chartInsights: .init("among the details of a chart", system: "AccessibilitySharedUISupport, Insights"),
    .increasingTrend: .insight("trend.increasing"), .decreasingTrend: .insight("trend.decreasing"),
    .veryStrongCorrelation: .insight("trend.verystrong"), .strongCorrelation: .insight("trend.strong"),
    .moderateCorrelation: .insight("trend.moderate"), .weakCorrelation: .insight("trend.weak"),
    .noCorrelation: .insight("trend.none"), .outlier: .insight("outlier.format"),
    .noOutliers: .insight("outliers.none"),
    .currentSeries: .init(
      "among the details of a chart with several series", system: "AccessibilitySharedUISupport, Current Series:"),
    .numberOfSeries: .init(
      "a series of a chart has no name", system: "AXMediaUtilities, audiograph.series.number"),
    .done: .init("the button that closes the details of a chart", system: "AccessibilitySharedUISupport, Done"),
    .possibly: .init(
      "VoiceOver Recognition has recognized an icon, if a setting asks for it",
      system: "AXMediaUtilities, detected.icon.hint"),

    .speakingRate: .option("search.rotor.rate", system: "VoiceOverServices, VOSSettingsItem.SpeakingRate"),
    .volume: .option("search.rotor.volume"),
    .hints: .option("search.rotor.hints", system: "VoiceOverServices, VOSSettingsItem.Hints"),
    .punctuation: .option("search.rotor.punctuation", system: "VoiceOverServices, VOSSettingsItem.Punctuation"),
    .navigationStyle: .option("rotor.interaction.style"),
    .flatStyle: .init("the rotor has set the navigation style", own: "NAVIGATION_STYLE_FLAT", isAssumed: true),
    .groupedStyle: .init("the rotor has set the navigation style", own: "NAVIGATION_STYLE_GROUPS", isAssumed: true),
    .hintsOn: .init("the rotor has turned hints on", own: "hints.enabled", isAssumed: true),
    .hintsOff: .init("the rotor has turned hints off", own: "hints.disabled", isAssumed: true),
    .allPunctuation: .init("the rotor has set punctuation to all", own: "punctuation.all", isAssumed: true),
    .somePunctuation: .init("the rotor has set punctuation to some", own: "punctuation.some", isAssumed: true),
    .noPunctuation: .init("the rotor has set punctuation to none", own: "punctuation.none", isAssumed: true),

    .activate: .init("the last entry of the actions rotor", own: "activate.action"),
    .defaultAction: .init("the last entry of the actions rotor, after its name", own: "default.action.suffix"),
    .dragItem: .init("in the actions rotor of a row that can be picked up", system: "UIKit, drag.item"),
    .drag: .init(
      "in the actions rotor of what can be picked up", system: "AccessibilityUIUtilities, UNNAMED_DRAG"),
    .drop: .init(
      "in the actions rotor of a target while dragging", system: "AccessibilityUIUtilities, UNNAMED_DROP"),
    .dropReady: .init("after the name of a drop while dragging", own: "drop.ready"),
    .dropUnready: .init("a finger that drags leaves a target", own: "drop.unready"),
    .dragCancelled: .init("a finger that drags is lifted where nothing can be dropped", own: "drag.cancelled"),
    .dropComplete: .init("something was dropped", own: "drop.complete"),

    .movedAbove: .init("a row was dragged up", system: "UIKit, row.reorder.moved.above"),
    .movedBelow: .init("a row was dragged down", system: "UIKit, row.reorder.moved.below"),

    .menu: .init("the Mac shows what the rotor offers"),
    .menuCount: .init("after the name of a menu"),
    .menuCountOfOne: .init("after the name of a menu with one entry"),
    .openMenu: .init("a menu of the Mac's has opened", mac: "HIServices, AXMenu"),
    .checkMark: .init(
      "before what is chosen of a menu of the Mac's", mac: "AccessibilityFoundation, UnicodeHex.00002713"),
    .dismissMenu: .init("the region around an open menu", system: "UIKit, context.menu.dismiss"),

    .characterMode: .init("editing begins", own: "rotor.character.mode"),
    .wordMode: .init("editing begins", own: "rotor.word.mode"),
    .lineMode: .init("editing begins", own: "rotor.line.mode"),
    .insertionAtStart: .init("editing begins in an empty field", own: "cursor.at.start"),
    .insertionAtEnd: .init("editing begins after the text", own: "cursor.at.end"),
    .emptyLine: .init("the rotor comes to a line without words", own: "empty.line", isAssumed: true),
    .space: .init(
      "a space is typed or deleted", own: "UnicodeHex.0020", mac: "AccessibilityFoundation, UnicodeHex.00000020"),
    .capital: .init(
      "a capital letter is read as a character and its setting asks for the word", own: "CapitalLetterFormat"),
    .deleted: .init("a character is deleted and its setting asks for the word", own: "text.operation.delete"),
    .edit: .option("search.rotor.text.operation", system: "UIKitCore, Edit"),
    .cut: .edit("text.operation.cut", system: "VoiceOverServices, VOTEventCommandCut"),
    .copy: .edit("text.operation.copy", system: "VoiceOverServices, VOTEventCommandCopy"),
    .paste: .edit("text.operation.paste", system: "VoiceOverServices, VOTEventCommandPaste"),
    .select: .edit("text.operation.select", system: "UIKitCore, Select"),
    .selectAll: .edit("text.operation.selectAll", system: "VoiceOverServices, VOTEventCommandSelectAll"),
    .selectedText: .init("text was selected"),
    .copied: .init("text was copied", own: "copy.to.pasteboard", isAssumed: true),
    .pasted: .init("text was pasted", own: "paste.operation.succeeded", isAssumed: true),
    .selectionDeleted: .init("selected text was deleted", own: "selection.deleted", isAssumed: true),

    .page: .init("three fingers have scrolled", system: "UIKit, scroll.page.summary"),
    .rows: .init("a list was scrolled by a page", system: "UIKit, table.scrollbypage.status"),
    .refreshingContent: .init(
      "three fingers are pushed down at the top of content that can be loaded anew",
      system: "UIKit, refreshing.content"),

    .voiceOverOn: .init("VoiceOver is turned on", own: "welcome.message"),
    .voiceOverOff: .init("VoiceOver is turned off", own: "voiceover.off"),
    .landscape: .init("VoiceOver is turned on while the device is held sideways", own: "rotate.landscape.left"),
    .back: .init("never: a back button with this label drops it", system: "UIKitCore, Back"),
    .noResults: .init("never: in the legend of a rotor without entries"),
    .moreResults: .init("never: in the legend of a long rotor"),
    .manyMoreResults: .init("never: in the legend of a very long rotor"),
  ]
}

extension Phrase.Key.Circumstance {
  /// A hint of the Mac's.
  fileprivate static func standing(_ thing: String) -> Self { Self("on the Mac, resting on \(thing)") }

  /// The name of a punctuation mark, by its code in four digits.
  fileprivate static func mark(_ code: String) -> Self {
    Self(
      "the mark is read as a character, or all punctuation is spoken", own: "UnicodeHex.\(code)",
      mac: "AccessibilityFoundation, UnicodeHex.0000\(code)")
  }

  /// The name of an option of the rotor.
  fileprivate static func option(_ own: String, system: String? = nil, mac: String? = nil) -> Self {
    Self("the rotor is turned here", own: own, system: system, mac: mac)
  }

  /// What is heard when a swipe finds no further one of an option.
  fileprivate static func missing(_ own: String) -> Self {
    Self("the rotor finds no further one", own: own)
  }

  /// What the system has found out about a series of a chart.
  fileprivate static func insight(_ key: String) -> Self {
    Self("among the details of a chart", system: "AXMediaUtilities, chart.series.\(key)")
  }

  /// An entry of the rotor's Edit.
  fileprivate static func edit(_ own: String, system: String) -> Self {
    Self("in the rotor's Edit", own: own, system: system)
  }
}
