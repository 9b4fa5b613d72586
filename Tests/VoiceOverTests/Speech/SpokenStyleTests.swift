import Interface
import Testing
import VoiceOver

/// Speech as transcripts show it, from recordings of devices and talks.
@Suite("The spoken style")
struct SpokenStyleTests {
  @Test("Recorded speech comes out word for word", arguments: recordings)
  func recording(_ example: Example) {
    #expect(speech(example.view, style: .spoken) == example.expected)
  }

  static let recordings: [Example] = [
    // WWDC24-10073: "comments, switch button, off"
    Example(
      "224", View(.toggle, .text("comments")), "comments, switch button, off | Double tap to toggle setting"),
    // Caption panel, iOS 26.6.1
    Example("175", View(.button, .text("Undo")), "Undo, button"),
    Example(
      "177", element(label: "Minutes", value: "24 minutes", traits: [.adjustable]),
      "Minutes, 24 minutes, adjustable | Swipe up or down with one finger to adjust the value"),
    Example(
      "176",
      View(
        .picker
      ).with {
        $0.style = "wheel"
        $0.selection = Bound(.constant(.text("22")))
        $0.options = (1...30).map { PickerOption(.constant("\($0)")) }
      },
      "22, selected, picker item, adjustable, 22 of 30 | Swipe up or down with one finger to adjust the value"),
    // VoiceOver's log, iOS 26.5 simulator
    Example(
      "181", View(.menu, .text("Add to favorites")).with { $0.enabled = false },
      "Add to favorites, dimmed, button, pop up button"),
    Example(
      "182", View(.navigationBar, .none).with { $0.back = "Setting" }, "Setting, back button"),
    // cvs-health
    Example(
      "242", View(.menu, .text("Actions")), "Actions, button, pop up button | Double tap to activate the picker"),
    Example("244", View(.image, .symbol("globe")), "Globe, image"),
    Example("245", View(.link, .text("Title")), "Title, button, link"),
    Example(
      "246", View(.disclosureGroup, .text("Title")), "Title, button, collapsed | Double-tap to expand"),
    // a11ysupport.io
    Example(
      "191", View(.secureField, .text("Password")).with { $0.text = Bound(.constant(.text("abc"))) },
      "3 characters, secure text field | Double tap to edit"),
    // The singular is assumed.
    Example(
      "191, one letter", View(.secureField, .text("Password")).with { $0.text = Bound(.constant(.text("a"))) },
      "1 character, secure text field | Double tap to edit"),
    Example(
      "193", element(label: "look up an animal", value: "dogs", traits: [.textEntry, .searchField]),
      "look up an animal, dogs, search field | Double tap to edit"),
    // WWDC21-10121: content of high importance is read with the element
    Example(
      "223",
      element(label: "Bailey, beagle", traits: [.image]).with {
        $0.customContent = [CustomContent(label: "Age", value: "three years", isImportant: true)]
      },
      "Bailey, beagle, three years, image | More content available"),
    // mobilea11y.com: a line break is a pause; only iOS 13 said “Newline”
    Example(
      "line breaks", View(.button, .text("Mars\nThe Red Planet.\n\nVisit")), "Mars, The Red Planet. Visit, button"),
    // WWDC24-10073: a sentence mark ends the pause, no comma follows it
    Example(
      "A4", element(label: "Saturday, It was a beautiful weekend!", traits: [.image]),
      "Saturday, It was a beautiful weekend! image"),
    // MagentaA11y: disabled switch
    Example(
      "248", View(.toggle, .text("Label")).with { $0.enabled = false }, "Label, dimmed, switch button, off"),
    // WWDC23-10036: a button with the toggle trait and no value
    Example(
      "SW-02", element(label: "Filter", traits: [.button, .toggle]),
      "Filter, switch button | Double tap to toggle setting"),
    // cvs-health: a level is heard only on a heading
    Example(
      "heading level",
      View(.text, .text("Title")).with {
        $0.traits = [.header]
        $0.headingLevel = 2
      },
      "Title, heading level 2"),
    Example("level alone", View(.text, .text("Title")).with { $0.headingLevel = 2 }, "Title"),
  ]

  @Test(
    "Role words stand before, after or nowhere",
    arguments: [("before", "button, Submit"), ("after", "Submit, button"), ("off", "Submit")])
  func controlsSetting(_ place: String, _ expected: String) {
    // Tests of AccessibilitySnapshot's pull request 348
    var settings = Settings()
    settings[.controls] = .text(place)
    #expect(heard(View(.button, .text("Submit")), settings: settings, style: .spoken) == [expected])
  }

  @Test("The four styles write the same words")
  func styles() {
    let view = element(label: "Label", value: "Value", traits: [.button, .selected, .notEnabled])
    #expect(heard(view, style: .spoken) == ["selected, Label, Value, dimmed, button"])
    #expect(heard(view, style: .caption) == ["selected, Label, Value, dimmed, Button"])
    #expect(heard(view, style: .snapshot) == ["Selected: Label: Value. Dimmed. Button."])
    #expect(heard(view, style: .service) == ["Selected Label Value Dimmed Button"])
  }
}
