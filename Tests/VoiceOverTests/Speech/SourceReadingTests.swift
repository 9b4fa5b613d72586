import Interface
import OrderedCollections
import Testing
import Transcripts

/// What each reading of the sources changes in what is heard; the sources stand in the table of readings.
@Suite("Readings of sources that disagree")
struct SourceReadingTests {
  @Test("A reading changes what is heard of an element", arguments: examples)
  func reading(_ row: ReadingExample) {
    let settings = Settings([.hints: .flag(row.hasHints)])
    #expect(speech(row.view, style: .spoken) == row.standard)
    #expect(
      speech(row.view, settings: settings, readings: SourceReadings(row.changes), style: .spoken) == row.changed)
  }

  struct ReadingExample: Sendable, CustomTestStringConvertible {
    var changes: [SourceReading: Value]
    var hasHints: Bool
    var view: View
    var standard: String
    var changed: String

    init(
      _ changes: [SourceReading: Value], hints hasHints: Bool = true, _ view: View, _ standard: String,
      _ changed: String
    ) {
      (self.changes, self.hasHints, self.view) = (changes, hasHints, view)
      (self.standard, self.changed) = (standard, changed)
    }

    var testDescription: String { "\(SourceReadings(changes).changesInWords.joined(separator: ", ")): \(changed)" }
  }

  private static let row = element(label: "Row").with { $0.actions = [View(.button, .text("Delete"))] }
  private static let list = View(.view, children: [View(.text, .text("Cats")), View(.text, .text("Birds"))]).with {
    $0.container = .list
    $0.label = "Animals"
  }

  static let examples: [ReadingExample] = [
    ReadingExample(
      [.actionsHint: .flag(true)], row, "Row | Actions available",
      "Row | Swipe up or down to select a custom action, then double tap to activate"),
    ReadingExample(
      [.actionsHint: .flag(true)], hints: false, row, "Row | Actions available", "Row"),
    ReadingExample(
      [.headingLevels: .flag(false)], element(label: "Title", traits: [.header]).with { $0.headingLevel = 2 },
      "Title, heading level 2", "Title, heading"),
    ReadingExample(
      [.listBoundaries: .text("off")], list, "Animals, Cats, list start · Birds, list end", "Animals, Cats · Birds"),
    ReadingExample(
      [.listBoundaries: .text("listed")], list, "Animals, Cats, list start · Birds, list end",
      "Animals, Cats · Birds"),
    ReadingExample(
      [.searchFieldAsText: .flag(true)], View(.searchField, .text("Search")),
      "Search, search field | Double tap to edit", "Search, text field, search field | Double tap to edit"),
    ReadingExample(
      [.backLabels: .flag(true)], View(.navigationBar).with { $0.back = "Back" }, "back button",
      "Back, back button"),
    ReadingExample(
      [.fieldHints: .flag(false)], element(label: "Name", hint: "As on the card", traits: [.textEntry]),
      "Name, text field | As on the card | Double tap to edit", "Name, text field | Double tap to edit"),
    ReadingExample(
      [.directTouchHint: .flag(true)], element(label: "Piano", traits: [.allowsDirectInteraction]), "Piano",
      "Piano | Use the rotor to enable Direct Touch for this app"),
  ]

  @Test("Each reading names both sources")
  func sources() {
    for reading in SourceReading.allCases {
      #expect(!reading.followedSource.isEmpty && !reading.otherSource.isEmpty, "\(reading)")
      #expect(reading.followedSource != reading.otherSource, "\(reading)")
    }
  }

  @Test("What is read otherwise stands in the header, in a line of its own")
  func header() {
    var scenario = Scenario(name: "A", screens: ["main": Screen(views: [View(.text, .text("A"))])])
    scenario.readings = SourceReadings([.hastyAnnouncements: .flag(true), .backLabels: .flag(false)])
    scenario.settings = Settings([.hints: .flag(false)])
    #expect(
      Transcript(of: scenario).heading
        == "scenario: A\nreader: VoiceOver, iOS 26, en-US\nsettings: hints off\nreadings: hastyAnnouncements on\n\n")
  }
}
