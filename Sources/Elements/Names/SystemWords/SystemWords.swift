internal import Languages

/// The words of the system's own in one language.
///
/// Source: UIKit's strings of macOS 12, which has the same keys as iOS, in a public collection of localizations
/// (kishikawakatsumi, applelocalization-tools); for English also what is named beside a word.
struct SystemWords: Sendable {
  /// The language as a BCP 47 tag.
  let language: String
  private let words: [SystemWord: String]

  init(language: String, words: [SystemWord: String]) {
    self.language = language
    self.words = words
  }

  /// The words of a language, or else those of English.
  static func of(_ language: String) -> SystemWords {
    LanguageTag(language).lookup(in: byTag) ?? .english
  }

  /// The words; in English where the language lacks them.
  subscript(word: SystemWord) -> String { words[word] ?? SystemWords.english.words[word] ?? "" }

  /// Whether the words are in the language, rather than those of English that fill in for it.
  func has(_ word: SystemWord) -> Bool { words[word] != nil }

  /// The words with their gaps filled in.
  func text(_ word: SystemWord, _ first: String, _ second: String = "") -> String {
    var text = ""
    var rest = self[word][...]
    while let mark = rest.firstIndex(of: "%") {
      text += rest[..<mark]
      rest = rest[mark...].dropFirst()
      guard let number = rest.popFirst() else { break }
      text += number == "1" ? first : second
    }
    return text + rest
  }

  private static let all: [SystemWords] = [
    .english, .arabic, .chinese, .dutch, .french, .german, .hebrew, .italian, .japanese, .korean, .polish, .portuguese,
    .russian, .spanish, .swedish, .traditionalChinese, .turkish,
  ]
  private static let byTag = Dictionary(all.map { ($0.language, $0) }) { first, _ in first }

  /// English; recordings agree where they are named.
  private static let english = SystemWords(
    language: "en",
    words: [
      // AccessibilitySnapshot, testStepper
      .decrement: "Decrement", .increment: "Increment",
      .inProgress: "In progress", .search: "Search",
      // Tests of XCUITest, in German, Japanese and Chinese too
      .clearText: "Clear text",
      // The caption panel of iOS 26.6.1, which has no capital letter
      .selectedItem: "selected",
      // Accessibility trees of XCUITest
      .datePicker: "Date Picker", .timePicker: "Time Picker",
      // The caption panel of iOS 26.6.1, and accessibility trees of XCUITest
      .hours: "%1 o'clock", .minutes: "%1 minutes", .today: "Today",
      // MagentaA11y, date picker
      .changeMonth: "Double-tap to change month and year",
      // WWDC15-201 and MagentaA11y heard “pop up” and “pop up window”
      .dismissPopUp: "dismiss popup", .dismissPopUpHint: "Double-tap to dismiss pop-up window.",
      .sheetGrabber: "Sheet Grabber", .expandSheet: "Double tap to expand the sheet.",
      .collapseSheet: "Double tap to collapse the sheet.", .dismissSheet: "Double tap to dismiss sheet.",
      // Trees of running apps in the tests of getsentry/XcodeBuildMCP, iOS 26; MagentaA11y, sheet
      .halfScreen: "Half screen", .expandedSheet: "Expanded",
      // mozilla-mobile/firefox-ios, issues 21223 and 23060, iOS 17.5.1 and 18.1
      .dismissSheetRegion: "Activate to dismiss pop-up window",
      // AccessibilitySnapshot, testPageControl and testTabBars; material-components-ios, issue 3803 (“item(s)”)
      .pageOf: "page %1 of %2", .badgeItem: "%1 item", .badgeItems: "%1 items",
      // VoiceOver's log in iOS 26.5
      .openLink: "Open link to %1",
      // dotnet/maui, issues 3731 and 5815; xamarin/Xamarin.Forms, issue 14559
      .emptyList: "Empty list",
      // SwiftUI's documentation of alerts
      .ok: "OK",
      // MagentaA11y, reorder control
      .reorder: "Reorder %1",
      // AVKit's strings in the accessibility bundle of macOS 12, which has those of iOS too
      .video: "Video", .audio: "Audio", .toggleControls: "Double tap to toggle controls", .fullScreen: "Full screen",
      .pictureInPicture: "Picture In Picture", .volume: "Volume", .currentPosition: "Current position",
      .airPlay: "AirPlay", .mediaSelection: "Media selection",
      // MapKit's strings there
      .placeOnMap: "Shows more info",
      .add: "Add", .back: "Back", .bookmarks: "Bookmarks", .camera: "Camera", .cancel: "Cancel",
      .close: "Close", .delete: "Delete", .done: "Done", .organize: "Organize", .save: "Save", .compose: "Compose",
      .edit: "Edit", .fastForward: "Fast forward", .favorites: "Favorites", .forward: "Forward", .more: "More",
      .moreInfo: "More Info", .pause: "Pause", .play: "Play", .redo: "Redo", .refresh: "Refresh", .reply: "Reply",
      .rewind: "Rewind", .share: "Share", .stop: "Stop", .trash: "Trash", .undo: "Undo",
    ])
}
