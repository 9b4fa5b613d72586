/// A point on which sources disagree, by the name that scenarios use for it.
///
/// It is not a setting: on a device, nobody can change it. Where nobody says otherwise, the better source is followed.
package enum SourceReading: String, Sendable, CaseIterable {
  case actionsHint, headingLevels, listBoundaries, searchFieldAsText, backLabels, directTouchHint, hastyAnnouncements
  case modalHidesFollowing, fieldHints, sectionHeadersLast, rowNumbersOnChange, arrival
}

extension SourceReading {
  /// Of which lists and landmarks VoiceOver says where they begin and end.
  ///
  /// Sources differ: AccessibilitySnapshot's main branch has it for explicit lists of elements only, its pull request 348
  /// for lists made of subviews, too.
  package enum ListBoundaries: String, ChosenWord {
    case all, listed, off

    package static var standard: ListBoundaries { .all }
  }

  /// Where the cursor lands on a new screen: in the part that it was in, in the bar, or on the title.
  package enum Arrival: String, ChosenWord {
    case region, bar, title

    package static var standard: Arrival { .region }
  }
}

extension SourceReading: NamedChoice {
  package static let noun = "reading"

  /// The values that the reading can have.
  package var domain: ChoiceDomain { row.domain }

  /// The value of the better source.
  package var standard: Value { row.standard }

  /// What is heard if the reading is on, or what its values choose from.
  package var summary: String { row.summary }

  /// Who heard it as it is unless somebody says otherwise.
  package var followedSource: String { row.followed }

  /// Who heard it otherwise.
  package var otherSource: String { row.other }

  private struct Row: Sendable {
    var domain = ChoiceDomain.flag
    var standard: Value
    var summary: String
    var followed: String
    var other: String

    static func on(_ summary: String, followed: String, other: String) -> Row {
      Row(standard: .flag(true), summary: summary, followed: followed, other: other)
    }

    static func off(_ summary: String, followed: String, other: String) -> Row {
      Row(standard: .flag(false), summary: summary, followed: followed, other: other)
    }
  }

  private var row: Row {
    switch self {
    case .actionsHint:
      .off(
        "A hint tells how to choose an action, in place of “Actions available”",
        followed: "AccessibilitySnapshot, WWDC18-230, WWDC19-250",
        other: "WWDC15-201, VoiceOver's log in the iOS 26.5 simulator")
    case .headingLevels:
      .on(
        "The levels of headings are spoken", followed: "cvs-health, Headings",
        other: "the same author's feedback to Apple: not always")
    case .listBoundaries:
      Row(
        domain: .words(of: ListBoundaries.self), standard: .word(ListBoundaries.standard),
        summary:
          "Where all lists and landmarks begin and end is spoken, only where those with listed elements do, or nowhere",
        followed: "AccessibilitySnapshot's pull request 348: all", other: "AccessibilitySnapshot's main branch: listed")
    case .searchFieldAsText:
      .off(
        "A search field is called a text field as well", followed: "a11ysupport.io, MagentaA11y",
        other: "AccessibilitySnapshot")
    case .backLabels:
      .off(
        "The label of a back button that is called “Back” is spoken", followed: "AccessibilitySnapshot",
        other: "WWDC14-210, on an older system")
    case .directTouchHint:
      .off(
        "A hint tells how to enable direct touch", followed: "AccessibilitySnapshot",
        other: "AccessibilitySnapshot's pull request 52, iOS 14.2")
    case .hastyAnnouncements:
      .off(
        "What is announced at once after a double tap is heard",
        followed: "the caption panel of iOS 26.6.1, checked by ear; dotnet/maui, issues 3736 and 6216; rahulgurung.com",
        other: "WWDC23-10036")
    case .modalHidesFollowing:
      .on(
        "A modal view hides what is written after it as well as what is written before it",
        followed: "AccessibilitySnapshot, ModalTests", other: "AccessibilitySnapshot's pull request 348")
    case .fieldHints:
      .on(
        "The author's hint of a text field is spoken, before the system's own",
        followed: "cvs-health, Hints; ouds-ios, issue 1083; canvas-ios, pull request 3111; AdaptiveCards, request 681",
        other: "AccessibilitySnapshot, which nobody has compared with a device on this point")
    case .sectionHeadersLast:
      .off(
        "The headers and footers of a list are read after all of its rows",
        followed: "AccessibilitySnapshot's pull requests 325 and 348",
        other: "AccessibilitySnapshot, SwiftUIListSectionTests")
    case .rowNumbersOnChange:
      .off(
        "A row's number is spoken wherever the cursor comes to the row, not in its first cell only",
        followed: "AccessibilitySnapshot", other: "a11ysupport.io, tables in Safari")
    case .arrival:
      Row(
        domain: .words(of: Arrival.self), standard: .word(Arrival.standard),
        summary:
          "A new screen is begun in the part that the cursor was in, the content or the bar; in its bar, after its title; "
          + "or on its title",
        followed: "VoiceOver's log in the iOS 26.5 simulator (EhPanda): region",
        other: "WWDC14-210 to WWDC17-215: bar; the Human Interface Guidelines: title")
    }
  }
}
