package import Interface

/// Words that a reader itself says, in the notations of the four styles.
///
/// `%1` and `%2` stand for what is filled in; any other `%` is one.
public struct Phrase: Sendable, Hashable {
  /// As a transcript shows it.
  public var spoken: String
  /// As VoiceOver's caption panel shows it.
  public var caption: String
  /// As AccessibilitySnapshot writes it.
  public var snapshot: String
  /// As iOS 27's service writes it.
  public var service: String

  /// The words for a style, with the gaps filled in.
  package func words(in style: Style, _ first: String = "", _ second: String = "") -> String {
    filled(template(in: style), first, second)
  }

  private func template(in style: Style) -> String {
    switch style {
    case .spoken: spoken
    case .caption: caption
    case .snapshot: snapshot
    case .service: service
    }
  }

  private func filled(_ template: String, _ first: String, _ second: String) -> String {
    guard template.utf8.contains(UInt8(ascii: "%")) else { return template }
    var words = ""
    var characters = template.makeIterator()
    while let character = characters.next() {
      if character == "%" {
        switch characters.next() {
        case "1": words += first
        case "2": words += second
        case let other?: words += String([character, other])
        case nil: words.append(character)
        }
      } else {
        words.append(character)
      }
    }
    return words
  }
}

extension Phrase {
  /// When each phrase is heard.
  public enum Key: Int, Sendable, CaseIterable {
    // Before the label.
    case selected, alert
    // Role words and states.
    case dimmed, button, popUpButton, backButton, switchButton, on, off, mixed, tab, textField, secureTextField
    case isEditing, heading, headingLevel, link, pickerItem, adjustable, image, searchField, expanded, collapsed
    case draggable
    // Role words and states of the Mac.
    case menuButton, checkbox, checked, unchecked, editText, insertionAtEndOfText
    /// What the Mac says of a button that is pressed.
    case press
    // Places.
    case position, spansRows, spansColumns, row, column, listStart, listEnd, landmarkStart, landmarkEnd
    // Containers that the system names.
    case tabBar, toolbar
    // Hints.
    case toggleHint, adjustHint, editHint, editAreaHint, misspelledHint, pickerHint, expandHint, collapseHint
    case rotorHint, reorderHint, actionsHint, directTouchHint, startDirectTouchHint
    // What is on offer.
    case actionsAvailable, moreContentAvailable
    // Values.
    case secretCharacters
    // Names of marks, and the word behind the name of an emoji.
    case dot, comma, colon, semicolon, exclamationMark, questionMark, quotationMark, apostrophe
    case leftParenthesis, rightParenthesis, slash, dash, underscore, equals, plus, asterisk, hash, at, ampersand
    case percent, bullet, ellipsis, emoji
    // The rotor: what it is turned to, and that there is no further one.
    case characters, words, lines, containers, adjustValue, actions, moreContent, zoom
    case headings, headingsOfLevel, links, formControls, buttons, textFields, searchFields, images, tables, lists,
      landmarks
    case staticText, misspelledWords
    case headingNotFound, headingOfLevelNotFound, linkNotFound, formControlNotFound, buttonNotFound, textFieldNotFound
    case searchFieldNotFound, imageNotFound, tableNotFound, listNotFound, landmarkNotFound, staticTextNotFound
    case containerNotFound, misspelledWordNotFound, customNotFound
    // What is heard of a chart.
    case audioGraph, describeChart, playAudioGraph, chartDetails, complete
    // Settings of the person's that the rotor changes.
    case speakingRate, volume, hints, punctuation, percentage
    // The actions rotor.
    case activate, defaultAction, drag, dragItem, drop, dropReady, dropComplete
    // Rows that are moved.
    case movedAbove, movedBelow
    // The menus of the Mac.
    case menu, menuCount, menuCountOfOne
    /// The region around an open menu.
    case dismissMenu
    // Editing.
    case characterMode, wordMode, lineMode, insertionAtStart, insertionAtEnd, space, capital, deleted
    case edit, cut, copy, paste, select, selectAll, selectedText
    // Scrolling.
    case page, rows
    // VoiceOver itself.
    case voiceOverOn, voiceOverOff
    /// The word that a back button's label is compared with.
    case back
    // The legend of a custom rotor; never spoken.
    case noResults, moreResults, manyMoreResults
  }
}
