import Importers
import Testing

@Suite("Captures read as VoiceOver reads their screens")
struct FixtureTests {
  /// Written by hand from the fixtures: a bar from its leading edge and its large title after it, rows as wholes in the
  /// order of the table, what is scrolled away with them, tabs last and counted.
  @Test("Page source of WebDriverAgent with traits")
  func appium() throws {
    #expect(
      Fixture.heard(try Fixture.imported("recipes.xml")) == [
        "Pantry, back button",
        "Add recipe, button", "~ Actions available",
        "Recipes, heading",
        "Lentil soup, 35 minutes, button",
        "selected, Favorite, button",
        "Plum cake",
        "Vegetarian only, switch button, on", "~ Double tap to toggle setting",
        "Rye bread, 3 hours, button",
        "Tab Bar, selected, Recipes, tab, 1 of 2",
        "Shopping, tab, 2 of 2",
      ])
  }

  /// React Native's joined labels are not elements, a text in a text is one, a field says its label and its placeholder.
  @Test("Page source before 2021, of an app in React Native")
  func oldAppium() throws {
    #expect(
      Fixture.heard(try Fixture.imported("sign-up.xml")) == [
        "Sign up",
        "Name, Full name, text field", "~ Double tap to edit",
        "E-mail, ada@example.com, text field", "~ Double tap to edit",
        "5 characters, secure text field", "~ Double tap to edit",
        "Continue, dimmed, button",
        "Crossing time, 40 minutes",
        "Speed, 50%, adjustable", "~ Swipe up or down with one finger to adjust the value",
        "selected, One way, button, 1 of 2",
        "Return, button, 2 of 2",
        "button",
      ])
  }

  @Test("An alert is all that is read")
  func alert() throws {
    #expect(
      Fixture.heard(try Fixture.imported("leave.xml")) == [
        "Alert! Leave the boat?", "Your seat is given away.", "Stay, button", "Leave, button",
      ])
  }

  @Test("JSON source of WebDriverAgent with the app's own word on elements")
  func webDriverAgent() throws {
    #expect(
      Fixture.heard(try Fixture.imported("timer.wda.json")) == [
        "Soft egg, heading",
        "Time left, 4 minutes", "~ Actions available",
        "Ring, switch button, off", "~ Double tap to toggle setting",
        "Start, dimmed, button",
        "4 minutes, picker item, adjustable", "~ Swipe up or down with one finger to adjust the value",
      ])
  }

  @Test("idb, nested: hints, actions and an empty tab bar")
  func nestedIdb() throws {
    let imported = try Fixture.imported("trains.idb.json")
    #expect(
      Fixture.heard(imported) == [
        "Departures, heading",
        "Station, search field", "~ Double tap to edit",
        "Oslo, platform 4, on time, button", "~ Shows the stops", "~ Actions available",
        "Alarm, switch button, on", "~ Double tap to toggle setting",
        "Seats taken, 80%",
        "Updated now",
      ])
    #expect(imported.summary.remarks.map(\.text).contains { $0.hasPrefix("'Tab Bar' at 791 points has no items") })
  }

  @Test("idb, flat: private traits and tabs that stand beside each other")
  func flatIdb() throws {
    #expect(
      Fixture.heard(try Fixture.imported("trains-flat.idb.json")) == [
        "back button",
        "Oslo, heading",
        "Class, Second, button, pop up button", "~ Double tap to activate the picker",
        "Stop 2, draggable",
        "Tab Bar, selected, Board, tab, 1 of 2",
        "Map, tab, 2 of 2",
      ])
  }

  /// Traits of all kinds under keys without a prefix, a frame that has no end on one side, a value of several parts; the
  /// elements of what is hidden are left out, and a group that holds a title is not a group.
  @Test("idb, complete")
  func completeIdb() throws {
    #expect(
      Fixture.heard(try Fixture.imported("orchard.idb.json")) == [
        "Map, back button",
        "Trees, heading",
        "Filter, search field", "~ Double tap to edit",
        "Old rows, button, collapsed", "~ Double-tap to expand",
        "Apple, row 3, ripe, button, draggable", "~ Opens the tree", "~ Actions available",
        "Ripe",
        "Diary, text field, is editing, Pruned on Sunday, insertion point at end",
        "~ Use the rotor to access Misspelled Words",
        "Frost alarm, switch button, on", "~ Double tap to toggle setting",
        "Water, 40%, adjustable", "~ Swipe up or down with one finger to adjust the value",
        "Harvest",
        "Fog",
        "Tab Bar, selected, Trees, tab, 1 of 2",
        "Jobs, tab, 2 of 2",
      ])
  }

  /// An empty list of traits says that nobody has asked; wrappers have the names of classes, bars come without their items,
  /// texts stand in a button since a test has opened it up, and a space is neither a label nor a value.
  @Test("AXe")
  func axe() throws {
    let imported = try Fixture.imported("kiln.axe.json")
    #expect(
      Fixture.heard(imported) == [
        "Firings, heading",
        "Search pots, search field", "~ Double tap to edit",
        "Blue bowl, 1,240 degrees, button", "~ Actions available",
        "Night tariff",
        "switch button, off", "~ Double tap to toggle setting",
        "Fan, 0.5, adjustable", "~ Swipe up or down with one finger to adjust the value",
        "button",
        "Lid, dimmed",
        "Glaze log, button",
      ])
    #expect(imported.summary.remarks.count == 3)
    #expect(imported.summary.guesses.map(\.guess) == [.amount])
  }

  @Test("The answer of an agent's tool keeps AXe's JSON in a fence")
  func fence() throws {
    let text = "Here is the screen:\n\n```json\n\(try Fixture.text("kiln.axe.json"))```\n\nTap by label.\n"
    let capture = try Fixture.capture(of: text)
    #expect(capture.format == .axe)
    #expect(Fixture.heard(CaptureImport(capture)) == Fixture.heard(try Fixture.imported("kiln.axe.json")))
  }

  /// The words of its own `description`s, in the order of its indices, which is not that of the places.
  @Test("AccessibilitySnapshot's model")
  func snapshotModel() throws {
    #expect(
      Fixture.heard(try Fixture.imported("choir.snapshot.json")) == [
        "Choir, heading",
        "Alto, list start, button", "~ Plays the part", "~ Actions available", "~ More content available",
        "Bass, list end, button",
        "Tab Bar, selected, Parts, tab, 1 of 2",
        "Score, tab, 2 of 2",
      ])
  }

  @Test("Maestro, which knows no roles")
  func maestro() throws {
    #expect(
      Fixture.heard(try Fixture.imported("parcel.maestro.json")) == [
        "Track a parcel", "selected, Delivery, Tomorrow, dimmed",
      ])
  }

  @Test("debugDescription in a log, with quotes and line breaks in its texts")
  func debugDescription() throws {
    #expect(
      Fixture.heard(try Fixture.imported("harbor.xcui.txt")) == [
        "back button",
        "Moorings, heading",
        "THE HARBOR MASTER'S OFFICE, open, Selected berths",
        "Two lines, of text",
        "Depth, 30%, adjustable", "~ Swipe up or down with one finger to adjust the value",
        "Boat, text field, is editing, Marlin, insertion point at end",
        "~ Use the rotor to access Misspelled Words",
        "Lights, switch button, on", "~ Double tap to toggle setting",
        "Tab Bar, selected, Berths, tab, 1 of 2",
        "Tides, tab, 2 of 2",
      ])
  }

  /// Flutter's own order and its engine's traits.
  @Test("Flutter's semantics")
  func flutter() throws {
    #expect(
      Fixture.heard(try Fixture.imported("garden.flutter.txt")) == [
        "Garden, heading",
        "Roses, North bed, button", "~ Opens the bed", "~ Actions available",
        "Sprinkler, switch button, on", "~ Double tap to toggle setting",
        "Water, 40%, adjustable", "~ Swipe up or down with one finger to adjust the value",
        "Add a plant, dimmed, button",
      ])
  }

  @Test("A capture that was kept on Windows is the same", arguments: Fixture.all)
  func lineEnds(_ name: String) throws {
    let text = try Fixture.text(name).replacing("\n", with: "\r\n")
    #expect(
      try Fixture.heard(CaptureImport(Fixture.capture(of: text, name: name))) == Fixture.heard(Fixture.imported(name)))
  }

  @Test("Every fixture is recognized by its content", arguments: Fixture.all)
  func recognition(_ name: String) throws {
    let formats: [String: CaptureFormat] = [
      "wda.json": .webDriverAgent, "idb.json": .idb, "axe.json": .axe, "snapshot.json": .accessibilitySnapshot,
      "maestro.json": .maestro,
      "xcui.txt": .debugDescription, "flutter.txt": .flutter,
    ]
    let format = formats.first { name.hasSuffix($0.key) }?.value ?? .appium
    #expect(try Fixture.capture(name).format == format)
  }
}
