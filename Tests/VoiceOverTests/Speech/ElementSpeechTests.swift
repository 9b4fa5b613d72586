import Interface
import Order
import ScenarioFiles
import Testing
import Transcripts
import VoiceOver

/// The speech of one element, in the notation of AccessibilitySnapshot.
///
/// The expected words are those of its reference images for OS 26.2; the name of the image stands at each table.
@Suite("The speech of one element")
struct ElementSpeechTests {
  @Test("An element says label, value and hint", arguments: plain)
  func plainElement(_ example: Example) {
    #expect(speech(example.view) == example.expected)
  }

  // AccessibilityPropertiesTests/testViewDescription, testLabelDescription
  static let plain: [Example] = [
    Example("1", element(), ""),
    Example("2", element(label: "Label"), "Label"),
    Example("3", element(value: "Value"), "Value"),
    Example("4", element(hint: "Hint"), "Hint"),
    Example("5", element(label: "Label", value: "Value"), "Label: Value"),
    Example("6", element(label: "Label", hint: "Hint"), "Label | Hint"),
    Example("7", element(value: "Value", hint: "Hint"), "Value | Hint"),
    Example("8", element(label: "Label", value: "Value", hint: "Hint"), "Label: Value | Hint"),
    Example(
      "9", element(label: "Label", value: "Value", hint: "Hint").with { $0.actions = [View(.button, .text("Custom"))] },
      "Label: Value | Hint | Actions Available"),
    Example(
      "10",
      element(label: "Label", value: "Value", hint: "Hint").with {
        $0.customContent = [
          CustomContent(label: "Key", value: "Value"),
          CustomContent(label: "Important Key", value: "Important Value", isImportant: true),
        ]
      },
      "Label: Value | Hint | More Content Available"),
    Example("11", View(.text, .text("01: Text")), "01: Text"),
    Example("12", View(.text, .text("02: Text")).with { $0.label = Label("Label") }, "Label"),
    Example("13", View(.text, .text("03: Text")).with { $0.value = "Value" }, "03: Text: Value"),
    Example("14", View(.text, .text("04: Text")).with { $0.hint = "Hint" }, "04: Text | Hint"),
    Example(
      "18",
      View(.text, .text("08")).with {
        $0.label = Label("Label")
        $0.value = "Value"
        $0.hint = "Hint"
      },
      "Label: Value | Hint"),
  ]

  @Test("A trait adds its word", arguments: traits)
  func trait(_ example: Example) {
    #expect(speech(example.view) == example.expected)
  }

  // testButtonTraits
  static let traits: [Example] = [
    Example("20", element(label: "02", traits: [.button]), "02. Button."),
    Example("21", element(label: "03", traits: [.link]), "03. Link."),
    Example("22", element(label: "04", traits: [.header]), "04. Heading."),
    Example("23", element(label: "05", traits: [.searchField]), "05. Search Field."),
    Example("24", element(label: "06", traits: [.image]), "06. Image."),
    Example("25", element(label: "07", traits: [.selected]), "Selected: 07"),
    Example("26", element(label: "08", traits: [.playsSound, .keyboardKey, .staticText, .summaryElement]), "08"),
    Example("27", element(label: "12", traits: [.notEnabled]), "12. Dimmed."),
    Example("28", element(label: "13", traits: [.updatesFrequently, .startsMediaSession]), "13"),
    Example(
      "29", element(label: "15", traits: [.adjustable]),
      "15. Adjustable. | Swipe up or down with one finger to adjust the value."),
    Example("30", element(label: "16", traits: [.allowsDirectInteraction, .causesPageTurn, .tabBar]), "16"),
    Example("31", element(label: "19", traits: [.button, .link]), "19. Button. Link."),
    Example("32", element(label: "20", traits: [.button, .header]), "20. Button. Heading."),
    Example("33", element(label: "21", traits: [.button, .searchField]), "21. Button. Search Field."),
    Example("34", element(label: "22", traits: [.button, .image]), "22. Button. Image."),
    Example("35", element(label: "23", traits: [.button, .selected]), "Selected: 23. Button."),
    Example("36", element(label: "24", traits: [.button, .notEnabled]), "24. Dimmed. Button."),
    Example(
      "37", element(label: "25", traits: [.button, .adjustable]),
      "25. Button. Adjustable. | Swipe up or down with one finger to adjust the value."),
    Example("38", element(label: "26", traits: [.button, .keyboardKey]), "26"),
    Example(
      "39",
      element(
        label: "27",
        traits: [
          .button, .link, .header, .searchField, .image, .selected, .playsSound, .keyboardKey, .staticText,
          .summaryElement, .notEnabled, .updatesFrequently, .startsMediaSession, .adjustable,
          .allowsDirectInteraction, .causesPageTurn, .tabBar,
        ]),
      "Selected: 27. Dimmed. Heading. Link. Adjustable. Image. Search Field."),
  ]

  @Test("Edge cases: hints without labels, full stops", arguments: edges)
  func edgeCase(_ example: Example) {
    #expect(speech(example.view) == example.expected)
  }

  // testDescriptionEdgeCases; 45–47 follow from its rules
  static let edges: [Example] = [
    Example("40", element(hint: "Hint", traits: [.adjustable]), "Hint. Adjustable."),
    Example(
      "41", element(label: "Label", hint: "Hint", traits: [.adjustable]),
      "Label. Adjustable. | Hint. Swipe up or down with one finger to adjust the value."),
    Example("42", element(traits: [.button, .header]), "Button. Heading."),
    Example(
      "43", element(traits: [.adjustable]), "Adjustable. | Swipe up or down with one finger to adjust the value."),
    Example("44", element(hint: "Hint", traits: [.button]), "Hint. Button."),
    Example("45", element(traits: [.selected]), "Selected."),
    Example("46", element(label: "Done!", traits: [.button]), "Done!. Button."),
    Example("47", element(label: "Done.", traits: [.button]), "Done. Button."),
    Example(
      "109", element(label: "Label", hint: "Hint").with { $0.actions = [View(.button, .text("1"))] },
      "Label | Hint | Actions Available"),
    Example("110", element(hint: "Hint").with { $0.actions = [View(.button, .text("1"))] }, "Hint | Actions Available"),
    Example("111", element().with { $0.actions = [View(.button, .text("1"))] }, " | Actions Available"),
  ]

  @Test("A switch says its state after its role", arguments: switches)
  func switchElement(_ example: Example) {
    #expect(speech(example.view) == example.expected)
  }

  // testSwitchControls
  static let switches: [Example] = [
    Example("48", toggle(nil, isOn: true), "Switch Button. On. | Double tap to toggle setting."),
    Example("49", toggle(nil, isOn: false), "Switch Button. Off. | Double tap to toggle setting."),
    Example("50", toggle(nil, isOn: true).with { $0.enabled = false }, "Dimmed. Switch Button. On."),
    Example("51", toggle("Label", isOn: true), "Label. Switch Button. On. | Double tap to toggle setting."),
    Example(
      "53", toggle("Label", isOn: true).with { $0.hint = "Hint" },
      "Label. Switch Button. On. | Hint. Double tap to toggle setting."),
    Example(
      "54",
      toggle("Label", isOn: false).with {
        $0.hint = "Hint"
        $0.traits = [.selected, .button, .header, .link, .adjustable, .image, .searchField]
      },
      "Selected: Label. Switch Button. Off. Heading. Link. Adjustable. Image. Search Field."
        + " | Hint. Double tap to toggle setting."),
    Example(
      "55",
      toggle("Label", isOn: false).with {
        $0.hint = "Hint"
        $0.traits = [.selected, .notEnabled, .button, .header, .link, .adjustable, .image, .searchField]
      },
      "Selected: Label. Dimmed. Switch Button. Off. Heading. Link. Adjustable. Image. Search Field. | Hint"),
    Example("56", fake([.toggle, .button], "2"), "Fake Label. Switch Button. Mixed. | Double tap to toggle setting."),
    // VoiceOver says the role on iOS 17, which the snapshots lack: issue 199.
    Example("57", fake([.toggle], "1"), "Fake Label. Switch Button. On. | Double tap to toggle setting."),
    Example("58", fake([.toggle], "3"), "Fake Label. Switch Button. 3 | Double tap to toggle setting."),
    Example(
      "59", fake([.toggle, .button], "Value"), "Fake Label. Switch Button. Value | Double tap to toggle setting."),
    Example(
      "163", toggle("Wi-Fi", isOn: true).with { $0.hint = "Toggles Wi-Fi." },
      "Wi-Fi. Switch Button. On. | Toggles Wi-Fi. Double tap to toggle setting."),
  ]

  private static func toggle(_ title: String?, isOn: Bool) -> View {
    View(
      .toggle, title.map { .text(.constant($0)) } ?? .none
    ).with { $0.isOn = Bound(.constant(.flag(isOn))) }
  }

  private static func fake(_ traits: [AccessibilityTrait], _ value: String) -> View {
    element(label: "Fake Label", value: value, traits: traits)
  }

  @Test(
    "Before iOS 17 a switch with a value of its own says neither",
    arguments: [(17, "On time"), (16, nil)] as [(Int, String?)])
  func ownState(version: Int, state: String?) {
    // testSwitchControls; the Mac and the watch count otherwise
    let toggle = View(.toggle, .text("Sync")).with { $0.value = "On time" }
    for platform in [Platform(.iOS, version), Platform(.watchOS, version - 7)] {
      #expect(
        speech(toggle, on: platform, settings: Settings([.hints: .flag(false)]), style: .spoken)
          == ["Sync", "switch button", state].compactMap(\.self).joined(separator: ", "))
    }
  }

  @Test("Text entry says what it holds, and its own hint after the author's", arguments: fields)
  func textEntry(_ example: Example) {
    #expect(speech(example.view) == example.expected)
  }

  // testUIKitTextField, testUIKitTextView, testSwiftUITextEntry; 90 and 91 are tests of pull request 348
  static let fields: [Example] = [
    Example("81", View(.textField), "Text Field. | Double tap to edit."),
    // Where there is no text, no word can be misspelled; the tool's picture does not know of the text (assumed).
    Example("82", View(.textField).with { $0.isEditing = true }, "Text Field. Is editing."),
    Example(
      "82, with text",
      View(.textField).with {
        $0.isEditing = true
        $0.text = Bound(.constant(.text("Teh")))
      }, "Teh. Text Field. Is editing. | Use the rotor to access Misspelled Words"),
    Example(
      "85", View(.textEditor), "Text Field. | Double tap to edit., Use the rotor to access Misspelled Words"),
    Example(
      "87", View(.textField, .text("SwiftUI Text Field")), "SwiftUI Text Field. Text Field. | Double tap to edit."),
    Example(
      "87, with a value",
      View(
        .textField, .text("SwiftUI Text Field")
      ).with { $0.text = Bound(.constant(.text("Value in Text Field"))) },
      "Value in Text Field. Text Field. | Double tap to edit."),
    Example("88", View(.secureField, .text("Password")), "Password. Secure Text Field. | Double tap to edit."),
    Example(
      "88, with nine characters",
      View(.secureField, .text("Password")).with { $0.text = Bound(.constant(.text("123456789"))) },
      "•••••••••. Secure Text Field. | Double tap to edit."),
    // The tool leaves the author's hint out; those who listened heard it (cvs-health, Hints; ouds-ios, issue 1083).
    Example(
      "90", View(.textField, .text("Name")).with { $0.hint = "Hint" }, "Name. Text Field. | Hint. Double tap to edit."),
    Example(
      "91", element(label: "Size", traits: [.textEntry, .adjustable]),
      "Size. Text Field. Adjustable. | Double tap to edit. Swipe up or down with one finger to adjust the value."),
  ]

  @Test("Controls of the system say what they are", arguments: controls)
  func control(_ example: Example) {
    #expect(speech(example.view) == example.expected)
  }

  // testNavBarBackButton…, testPageControl, testSegmentedControl, testSlider, testStepper; 119–123 AS previews
  static let controls: [Example] = [
    Example(
      "74", View(.navigationBar, .text("Second")).with { $0.back = "First" },
      "First. Back Button. · Second. Heading."),
    Example("75", View(.navigationBar).with { $0.back = "Back" }, "Back Button."),
    Example(
      "76",
      View(.pageControl).with {
        $0.amount = Bound(.constant(.number(2)))
        $0.total = .constant(3)
      },
      "page 2 of 3. Adjustable. | Swipe up or down with one finger to adjust the value."),
    Example(
      "77",
      View(
        .picker
      ).with {
        $0.style = "segmented"
        $0.selection = Bound(.constant(.text("Segment B")))
        $0.options = [PickerOption("Segment A"), PickerOption("Segment B"), PickerOption("Segment C")]
      },
      "Segment A. Button. 1 of 3. · Selected: Segment B. Button. 2 of 3. · Segment C. Button. 3 of 3."),
    Example(
      "78", View(.slider).with { $0.amount = Bound(.constant(.number(0.75))) },
      "75%. Adjustable. | Swipe up or down with one finger to adjust the value."),
    Example("79", View(.stepper), "Decrement. Button. · Increment. Button."),
    Example("119", View(.image, .symbol("star")), "Favorite. Image."),
    Example(
      "121", View(.button, .text("Delete")).with { $0.hint = "Removes this item permanently" },
      "Delete. Button. | Removes this item permanently"),
    Example("122", View(.text, .text("Section Header")).with { $0.traits = [.header] }, "Section Header. Heading."),
  ]

  @Test("Before iOS 26 a stepper's button at its end is dimmed")
  func stepperAtItsMinimum() {
    // testStepper for 17 and 18
    let stepper = View(.stepper).with {
      $0.amount = Bound(.constant(.number(0)))
      $0.range = 0...9
      $0.value = ""
    }
    #expect(
      heard(stepper, on: Platform(.iOS, 18)) == ["Decrement. Dimmed. Button.", "Increment. Button."])
    #expect(heard(stepper, on: Platform(.iOS, 26)) == ["Decrement. Button.", "Increment. Button."])
  }

  @Test(
    "The Mac has no hints about gestures",
    arguments: [
      (
        View(.textField, .text("Search in page")),
        "Search in page, edit text | You are currently on a text field | To enter text in this field, type"
      ),
      (View(.menu, .symbol("list.bullet")), "List, menu button"),
    ])
  func hintsOfTheMac(view: View, expected: String) {
    // kiwix/kiwix-apple, issues 1684 and 1686: VoiceOver's phrases on macOS 26.5; the hints of a field: semrush/intergalactic
    #expect(speech(view, on: Platform(.macOS, 26), style: .spoken) == expected)
  }

  @Test(
    "The Mac says a value before the name, and a switch says its state after it",
    arguments: [
      (View(.button, .text("Playlists")).with { $0.value = "3" }, "3, Playlists, button"),
      (View(.button, .text("Next wallpaper")).with { $0.value = "None" }, "None, Next wallpaper, button"),
      (
        View(.toggle, .text("Open at Login")).with {
          $0.isOn = Bound(.constant(.flag(true)))
          $0.style = "switch"
        }, "Open at Login, on, switch"
      ),
      (View(.element, .text("Resolution")).with { $0.value = "3840 × 2160" }, "3840 × 2160, Resolution"),
    ])
  func valuesOfTheMac(view: View, expected: String) {
    // An app of wallpapers for the Mac, decisions on its parts, of 2026
    let heard = speech(view, on: Platform(.macOS, 26), style: .spoken)
    #expect(heard.split(separator: " | ").first.map(String.init) == expected)
  }

  @Test(
    "The Mac calls each element by the one role that it has there",
    arguments: [
      (View(.slider, .text("Volume")).with { $0.amount = Bound(.constant(.number(0.5))) }, "50%, Volume, slider"),
      (View(.stepper, .text("Copies")).with { $0.amount = Bound(.constant(.number(2))) }, "2, Copies, stepper"),
      (
        View(.progressView, .text("Loading")).with { $0.amount = Bound(.constant(.number(0.5))) },
        "50%, Loading, progress indicator"
      ),
      (View(.progressView, .text("Loading")), "Loading, busy indicator"),
      // iray-tno/hozo, readings of its data display
      (
        View(.gauge, .text("Disk usage")).with { $0.amount = Bound(.constant(.number(0.6))) },
        "60%, Disk usage, level indicator"
      ),
      (
        View(.disclosureGroup, .text("Statistics")).with { $0.isExpanded = Bound(.constant(.flag(true))) },
        "Statistics, expanded, disclosure triangle"
      ),
      (
        View(.button, .text("Sections")).with { $0.isExpanded = Bound(.constant(.flag(false))) },
        "Sections, collapsed, button"
      ),
      (View(.link, .text("Apple")), "Apple, link"),
      (View(.searchField, .text("Find")), "Find, search text field"),
      (View(.secureField, .text("Password")), "Password, secure edit text"),
    ])
  func rolesOfTheMac(view: View, expected: String) {
    // Apple's descriptions of roles (HIServices); microsoft/workbooks, issue 439 (“Expanded, Disclosure triangle”); a log of
    // a library of components, macOS 26 (“Sections collapsed button”); an app that trains reading, in Italian (“cursore, 50
    // per cento”); a11ysupport.io, password input
    let heard = speech(view, on: Platform(.macOS, 26), style: .spoken)
    #expect(heard.split(separator: " | ").first.map(String.init) == expected)
  }

  @Test("Segments are radio buttons on the Mac, and say that they are selected after their names")
  func segmentsOfTheMac() {
    // HIServices, AXRadioButton; microsoft/workbooks, issue 436; WWDC14-516 of tabs, which are radio buttons to AppKit too
    let picker = View(.picker).with {
      $0.style = "segmented"
      $0.selection = Bound(.constant(.text("Week")))
      $0.options = [PickerOption("Day"), PickerOption("Week")]
    }
    #expect(
      speech(picker, on: Platform(.macOS, 26), style: .spoken)
        == "Day, radio button, 1 of 2 | You are currently on a radio button, 1 of 2"
        + " | To select this option, press Control-Option-Space · Week, selected, radio button, 2 of 2"
        + " | You are currently on a radio button, 2 of 2 | To select this option, press Control-Option-Space")
  }

  @Test("The roles of the Mac are said in the language of the system")
  func rolesOfTheMacInItalian() throws {
    // An app that trains reading, note at its sliders (“cursore, 50 per cento”, the name first)
    let scenario = try readScenario(
      ScenarioSource(
        """
        scenario: A slider in Italian
        platform: macOS 26
        locale: it-IT
        views: [{ slider: Tempo, value: 0.5 }]
        """))
    #expect(Transcript(of: scenario).text().contains("50%, Tempo, cursore\n"))
  }
}
