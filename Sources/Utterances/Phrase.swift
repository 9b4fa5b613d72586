package import Interface

/// Words that a reader itself says, in the notations of the four styles.
///
/// `%1`, `%2` and `%3` stand for what is filled in; any other `%` is one.
package struct Phrase: Sendable, Hashable {
  /// As a transcript shows it.
  package var spoken: String
  /// As VoiceOver's caption panel shows it.
  package var caption: String
  /// As AccessibilitySnapshot writes it.
  package var snapshot: String
  /// As iOS 27's service writes it.
  package var service: String

  init(spoken: String, caption: String, snapshot: String, service: String) {
    self.spoken = spoken
    self.caption = caption
    self.snapshot = snapshot
    self.service = service
  }

  /// The notations of words as Apple's strings have them.
  ///
  /// The caption panel shows the string itself, without the full stop of a hint (iOS 26.6.1). A transcript has role words
  /// in lower case, since capital letters are not heard.
  init(_ words: String, isLowercase: Bool, snapshot: String?) {
    let caption = words.withoutFullStop
    self.init(
      spoken: isLowercase ? caption.lowercased() : caption, caption: caption, snapshot: snapshot ?? words,
      // The service writes its words with the capital letters of the snapshot notation, and no comma after a gap.
      service: snapshot.map(\.withoutFullStop).flatMap { $0.lowercased() == caption.lowercased() ? $0 : nil }
        ?? (caption.hasGap ? caption.replacing("%1, ", with: "%1 ") : caption))
  }

  /// The words for a style, with the gaps filled in.
  package func words(in style: Style, _ first: String = "", _ second: String = "", _ third: String = "") -> String {
    switch style {
    case .spoken: spoken.filled(first, second, third)
    case .caption: caption.filled(first, second, third)
    case .snapshot: snapshot.filled(first, second, third)
    case .service: service.filled(first, second, third)
    case .braille: spoken.filled(first, second, third)
    }
  }
}

extension String {
  /// The text without the full stop of a sentence.
  var withoutFullStop: String { hasSuffix(".") || hasSuffix("。") ? String(dropLast()) : self }

  /// Whether something is to be filled in.
  fileprivate var hasGap: Bool { utf8.contains(UInt8(ascii: "%")) }

  /// A template with its gaps filled in.
  func filled(_ first: String = "", _ second: String = "", _ third: String = "") -> String {
    guard hasGap else { return self }
    var words = ""
    var characters = makeIterator()
    while let character = characters.next() {
      guard character == "%" else {
        words.append(character)
        continue
      }
      let next = characters.next()
      switch next {
      case "1": words += first
      case "2": words += second
      case "3": words += third
      default:
        words.append(character)
        if let next { words.append(next) }
      }
    }
    return words
  }
}

extension Phrase {
  /// When each phrase is heard.
  package enum Key: Int, Sendable, CaseIterable {
    // Before the label.
    case selected, alert
    // Role words and states.
    case dimmed, button, popUpButton, backButton, switchButton, on, off, mixed, tab, textField, secureTextField
    case isEditing, heading, headingLevel, link, pickerItem, adjustable, image, searchField, expanded, collapsed
    case draggable
    // Role words and states of the Mac.
    case menuButton, checkbox, macSwitch, checked, unchecked, editText, secureEditText, insertionAtEndOfText
    case slider, stepper, progressIndicator, busyIndicator, levelIndicator, disclosureTriangle, radioButton
    case toggleButton, searchTextField
    /// What a group is called, and how many items there are to go through in it.
    case group, scrollArea, table, groupCount, groupCountOfOne
    /// What the Mac says of a button that is pressed.
    case press
    // Places.
    case position, spansRows, spansColumns, row, column, columnOfCount, listStart, listEnd, landmarkStart, landmarkEnd
    // Containers that the system names.
    case tabBar, toolbar
    // Groups that are gone into and out of.
    case enteredGroup, leftGroup
    // Hints.
    case toggleHint, adjustHint, editHint, editAreaHint, misspelledHint, pickerHint, expandHint, collapseHint
    case rotorHint, reorderHint, actionsHint, directTouchHint, startDirectTouchHint
    // Hints of the Mac: what the cursor stands on, and which keys operate it.
    case onButton, onLink, onCheckbox, onPopUpButton, onDisclosureTriangle, onTextField, onText, onImage, onGroup
    case onHeading, onToggleButton, onMenuItem, onRadioButton, onSlider
    case clickButtonHint, clickLinkHint, selectHint, optionsHint, typeHint, interactHint, dimmedHint, menuItemHint
    case optionHint, sliderHint
    // What is on offer.
    case actionsAvailable, moreContentAvailable
    // Values.
    case secretCharacters, secretCharacter
    // Names of marks, and the word after the name of an emoji.
    case dot, comma, colon, semicolon, exclamationMark, questionMark, quotationMark, apostrophe
    case leftParenthesis, rightParenthesis, slash, dash, underscore, equals, plus, asterisk, hash, at, ampersand
    case percent, bullet, ellipsis, emoji
    // The rotor: what it is turned to, and that there is no further one.
    case characters, words, lines, containers, adjustValue, actions, moreContent, zoom
    case headings, headingsOfLevel, links, formControls, buttons, textFields, searchFields, images, tables, lists,
      landmarks
    case staticText, misspelledWords, replacementHint
    // Selecting text by the rotor.
    case textSelection, textSelectionHint, characterSelection, wordSelection, lineSelection, pageSelection
    case unselectedText
    case headingNotFound, linkNotFound, formControlNotFound, buttonNotFound, textFieldNotFound, searchFieldNotFound
    case imageNotFound, tableNotFound, listNotFound, landmarkNotFound, staticTextNotFound, noItemFound
    // What is heard of a chart.
    case audioGraph, describeChart, playAudioGraph, chartDetails, complete
    // What is told of a chart, and on the screen with its details.
    case axesOfChart, xAxis, yAxis, oneDataSeries, dataSeries, dataPoint, chartSummary, chartStatistics, minimum,
      maximum, mean, done
    case chartInsights, increasingTrend, decreasingTrend, veryStrongCorrelation, strongCorrelation, moderateCorrelation
    case weakCorrelation, noCorrelation, outlier, noOutliers, currentSeries, numberOfSeries
    /// What comes before what VoiceOver Recognition takes an element for.
    case possibly
    // Settings of the person's that the rotor changes.
    case speakingRate, volume, hints, punctuation
    case navigationStyle, flatStyle, groupedStyle
    case hintsOn, hintsOff, allPunctuation, somePunctuation, noPunctuation
    // The actions rotor.
    case activate, defaultAction, drag, dragItem, drop, dropReady, dropUnready, dropComplete
    case dragCancelled
    // Rows that are moved.
    case movedAbove, movedBelow
    // The menus of the Mac.
    case menu, menuCount, menuCountOfOne, openMenu, checkMark
    /// The region around an open menu.
    case dismissMenu
    // Editing.
    case characterMode, wordMode, lineMode, insertionAtStart, insertionAtEnd, emptyLine, space, capital, deleted
    case edit, cut, copy, paste, select, selectAll, selectedText, copied, pasted, selectionDeleted
    // Scrolling.
    case page, rows, refreshingContent
    // VoiceOver itself.
    case voiceOverOn, voiceOverOff, landscape
    /// The word that a back button's label is compared with.
    case back
    // The legend of a custom rotor; never spoken.
    case noResults, moreResults, manyMoreResults

    /// Whether a transcript has the phrase in lower case: what an element is and where it stands, names of characters.
    var isLowercase: Bool { Self.lowercase.contains(self) }

    private static let lowercase: Set<Self> = [
      .selected, .dimmed, .button, .popUpButton, .backButton, .switchButton, .on, .off, .mixed, .tab,
      .textField, .secureTextField, .isEditing, .heading, .headingLevel, .link, .pickerItem, .adjustable,
      .image, .searchField, .expanded, .collapsed, .draggable, .menuButton, .checkbox, .macSwitch, .checked,
      .unchecked, .editText, .secureEditText, .insertionAtEndOfText, .slider, .stepper, .progressIndicator,
      .busyIndicator, .levelIndicator, .disclosureTriangle, .radioButton, .toggleButton, .searchTextField,
      .group, .scrollArea, .table, .groupCount, .groupCountOfOne, .press, .position, .spansRows, .spansColumns, .row,
      .column, .columnOfCount, .openMenu, .checkMark, .listStart, .listEnd, .landmarkStart, .landmarkEnd,
      .dot, .comma, .colon, .semicolon, .exclamationMark, .questionMark, .quotationMark, .apostrophe,
      .leftParenthesis, .rightParenthesis, .slash, .dash, .underscore, .equals, .plus, .asterisk, .hash, .at,
      .ampersand, .percent, .bullet, .ellipsis, .emoji,
      .characterMode, .wordMode, .lineMode, .insertionAtStart, .insertionAtEnd, .emptyLine, .space, .capital,
      .deleted,
      .dropReady, .dropUnready, .dropComplete, .dragCancelled,
    ]
  }
}

extension Phrase.Key: Comparable {
  package static func < (first: Self, second: Self) -> Bool { first.rawValue < second.rawValue }
}
