/// Words that VoiceOver itself says, in the notations of the four styles.
///
/// `%1` and `%2` stand for what is filled in.
public struct Phrase: Sendable, Hashable {
  /// As a transcript shows it.
  public var spoken: String
  /// As VoiceOver's caption panel shows it.
  public var caption: String
  /// As AccessibilitySnapshot writes it.
  public var snapshot: String

  /// The words for a style.
  func words(in style: Style) -> String {
    switch style {
    case .spoken: spoken
    case .caption: caption
    case .snapshot: snapshot
    // iOS 27's service writes the words of the snapshot notation without their full stops.
    case .service: snapshot.hasSuffix(".") ? String(snapshot.dropLast()) : snapshot
    }
  }
}

extension Phrase {
  /// When each phrase is heard.
  public enum Key: String, Sendable, CaseIterable {
    // Before the label.
    case selected, alert
    // Role words and states.
    case dimmed, button, popUpButton, backButton, switchButton, on, off, mixed, tab, textField, secureTextField
    case isEditing, heading, headingLevel, link, pickerItem, adjustable, image, searchField, expanded, collapsed
    case draggable
    // Places.
    case position, spansRows, spansColumns, row, column, listStart, listEnd, landmarkStart, landmarkEnd
    // Containers that the system names.
    case tabBar, toolbar
    // Hints.
    case toggleHint, adjustHint, editHint, editAreaHint, misspelledHint, pickerHint, expandHint, collapseHint
    case rotorHint
    // What is on offer.
    case actionsAvailable, moreContentAvailable
    // Values.
    case secretCharacters
    /// The word that a back button's label is compared with.
    case back
  }
}
