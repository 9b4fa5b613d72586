import Interface
import Order
import OrderedCollections
import Testing
import Utterances
import VoiceOver

/// What each setting of VoiceOver's changes in what is heard; the first line of each pair is a new device's.
@Suite("Settings of VoiceOver's verbosity")
struct VerbosityTests {
  @Test("A setting changes what is heard of an element", arguments: examples)
  func setting(_ row: SettingExample) {
    #expect(speech(row.view, style: .spoken) == row.standard)
    #expect(speech(row.view, settings: Settings(row.changes), style: .spoken) == row.changed)
  }

  struct SettingExample: Sendable, CustomTestStringConvertible {
    var changes: [Setting: Value]
    var view: View
    var standard: String
    var changed: String

    init(_ changes: [Setting: Value], _ view: View, _ standard: String, _ changed: String) {
      (self.changes, self.view, self.standard, self.changed) = (changes, view, standard, changed)
    }

    var testDescription: String {
      "\(changes.map { "\($0.key.rawValue) \($0.value)" }.sorted().joined(separator: ", ")): \(changed)"
    }
  }

  private static let offer = [View(.button, .text("Delete"))]
  private static let content = [CustomContent(label: "Age", value: "three years", isImportant: true)]
  private static let list = View(
    .view,
    children: [View(.text, .text("Cats")), View(.text, .text("Birds"))]
  ).with {
    $0.container = .list
    $0.label = Label("Animals")
  }

  static let examples: [SettingExample] = [
    SettingExample(
      [.hints: .flag(false)], element(label: "Row", hint: "Opens", traits: [.button]), "Row, button | Opens",
      "Row, button"),
    // AccessibilitySnapshot's pull request 309, WWDC17-215
    SettingExample(
      [.controls: .text("before")], View(.button, .text("Submit")).with { $0.selected = true },
      "selected, Submit, button", "button, selected, Submit"),
    SettingExample([.controls: .text("off")], View(.button, .text("Submit")), "Submit, button", "Submit"),
    SettingExample(
      [.values: .flag(false)], element(label: "Volume", value: "50%", traits: [.button]), "Volume, 50%, button",
      "Volume, button"),
    SettingExample(
      [.actions: .text("off")], element(label: "Row").with { $0.actions = offer }, "Row | Actions available", "Row"),
    SettingExample(
      [.actions: .text("sound")], element(label: "Row").with { $0.actions = offer }, "Row | Actions available", "Row"),
    SettingExample(
      [.moreContent: .text("off")], element(label: "Bailey").with { $0.customContent = content },
      "Bailey, three years | More content available", "Bailey, three years"),
    SettingExample(
      [.importantContent: .flag(false)], element(label: "Bailey").with { $0.customContent = content },
      "Bailey, three years | More content available", "Bailey | More content available"),
    SettingExample(
      [.containers: .flag(false)], list, "Animals, Cats, list start · Birds, list end", "Cats · Birds"),
    // Numbers digit by digit and marks by their names (cvs-health, accessibilityupto11.com)
    SettingExample([.numbers: .text("digits")], View(.text, .text("Room 25")), "Room 25", "Room 2 5"),
    SettingExample(
      [.punctuation: .text("all")], View(.text, .text("String = \"A\"")), "String = \"A\"",
      "String equals quotation mark A quotation mark"),
    SettingExample(
      [.punctuation: .text("none")], View(.text, .text("plus_icon #9, small")), "plus_icon #9, small",
      "plus icon 9, small"),
    SettingExample([.emoji: .flag(true)], View(.text, .text("Well done 🎉")), "Well done 🎉", "Well done 🎉 emoji"),
    // Presets of AccessibilitySnapshot's pull requests 309 and 348
    SettingExample(
      [.verbosity: .text("minimal")],
      element(label: "Row", value: "1", hint: "Opens", traits: [.button]).with { $0.actions = offer },
      "Row, 1, button | Opens | Actions available", "Row"),
    SettingExample(
      [.verbosity: .text("minimal"), .hints: .flag(true)], element(label: "Row", value: "1", hint: "Opens"),
      "Row, 1 | Opens", "Row | Opens"),
    SettingExample(
      [.verbosity: .text("verbose")], element(label: "Row", hint: "Opens").with { $0.actions = offer },
      "Row | Opens | Actions available",
      "Row | Opens | Actions available"),
  ]

  @Test("What lets touches through says how that begins, where it must be activated")
  func directTouch() {
    // WWDC26-220 (“Activate to start direct touch interaction. Actions available.”)
    let cat = element(label: "Virtual Cat", value: "sleeping").with { $0.actions = VerbosityTests.offer }.with {
      $0.directTouch = [.requiresActivation]
    }
    #expect(
      speech(cat, style: .spoken)
        == "Virtual Cat, sleeping | Activate to start direct touch interaction | Actions available")
    #expect(speech(element(label: "Piano").with { $0.directTouch = [.silentOnTouch] }, style: .spoken) == "Piano")
  }

  @Test("Headers of a table, and the numbers of rows and columns, each for itself")
  func tables() {
    let cells = [
      element(label: "Name").with { $0.cellPosition = CellPosition(row: 1, column: 1, isColumnHeader: true) },
      element(label: "Nick").with { $0.cellPosition = CellPosition(row: 3, column: 1) },
    ]
    let table = View(.table, children: cells)
    #expect(heard(table, style: .spoken).last == "Name, Nick, row 3, column 1")
    #expect(
      heard(table, settings: Settings([.tableHeaders: .flag(false)]), style: .spoken).last == "Nick, row 3, column 1")
    #expect(
      heard(table, settings: Settings([.rowAndColumnNumbers: .flag(false)]), style: .spoken).last == "Name, Nick")
  }

  @Test("Headers and footers of a list stand in their places, or after all rows as UIKit lists them")
  func sectionHeaders() {
    // AccessibilitySnapshot, SwiftUIListSectionTests, and its pull request 348
    func section(_ title: String, _ rows: String..., footer: String? = nil) -> View {
      let texts = rows.map { View(.text, .text(.constant($0))) }
      return View(.section, .text(.constant(title)), children: texts).with { section in
        section.footer = footer.map { [View(.text, .text(.constant($0)))] } ?? []
      }
    }
    let list = View(
      .list,
      children: [section("Fruits", "Apple", "Banana", "Cherry"), section("Vegetables", "Carrot", "Peas")])
    #expect(
      heard(list)
        == ["Fruits. Heading.", "Apple", "Banana", "Cherry", "Vegetables. Heading.", "Carrot", "Peas"])
    let last = SourceReadings([.sectionHeadersLast: .flag(true)])
    #expect(
      heard(list, readings: last)
        == ["Apple", "Banana", "Cherry", "Carrot", "Peas", "Fruits. Heading.", "Vegetables. Heading."])
    #expect(
      heard(View(.list, children: [section("Fruits", "Apple", footer: "All ripe")]), readings: last)
        == ["Apple", "Fruits. Heading.", "All ripe"])
  }

  @Test("Sounds take the place of words at every stop")
  func sounds() {
    let view = element(label: "Row").with {
      $0.actions = VerbosityTests.offer
      $0.customContent = VerbosityTests.content
    }
    let settings = Settings([.actions: .text("sound"), .moreContent: .text("sound")])
    let screen = Screen(views: [view])
    let walk = Scenario(name: "", settings: settings, screens: ["main": screen]).walk()
    let sounds = walk.events.compactMap { event -> Event.Sound? in
      guard case .sound(let sound) = event else { return nil }
      return sound
    }
    #expect(sounds == [.actionsAvailable, .moreContentAvailable])
  }

  @Test("A search field in AccessibilitySnapshot's own words")
  func searchFieldAsText() {
    // AccessibilitySnapshot has both words, in the order of its table
    let field = element(label: "Find", traits: [.textEntry, .searchField])
    #expect(
      speech(field, readings: SourceReadings([.searchFieldAsText: .flag(true)]))
        == "Find. Text Field. Search Field. | Double tap to edit.")
  }

  @Test("The author's words stay as they are in AccessibilitySnapshot's notation")
  func snapshot() {
    let settings = Settings([.punctuation: .text("all"), .numbers: .text("digits")])
    #expect(speech(View(.text, .text("A_25 🎉")), settings: settings) == "A_25 🎉")
  }

  @Test("Explicit lists have boundaries where only those of listed elements are wanted")
  func listedBoundaries() {
    let list = View(
      .view,
      children: [View(.text, .text("Cats")), View(.text, .text("Birds"))]
    ).with {
      $0.container = .list
      $0.elements = [ElementReference("Cats"), ElementReference("Birds")]
    }
    #expect(
      heard(list, readings: SourceReadings([.listBoundaries: .text("listed")]), style: .spoken)
        == ["Cats, list start", "Birds, list end"])
  }
}
