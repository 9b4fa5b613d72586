import Testing

/// The rules of the reference put together at rest: each kind with what it can have, in what it can stand, as written by
/// hand before it was run.
@Suite("What is heard of a screen at rest")
struct RestLawTests {
  // AccessibilitySnapshot (testSwitchControls, testSwiftUITextEntry, testStepper, testSlider); cvs-health; WWDC24-10073.
  static let controls: [WalkExample] = [
    WalkExample(
      "a link of SwiftUI is a button as well",
      "views: [{ link: Terms, destination: \"https://a.b\" }]",
      steps: "first", "Terms, button, link"),
    WalkExample(
      "what is dimmed says so before its role",
      "views: [{ link: Terms, destination: \"https://a.b\", enabled: false }]",
      steps: "first", "Terms, dimmed, button, link"),
    WalkExample(
      "the title of a field stands for its text while it is empty",
      "state: { t: \"\" }\nviews: [{ textField: Name, text: $t }]",
      settings: "hints: on", steps: "first", "Name, text field", "~ Double tap to edit"),
    WalkExample(
      "and gives way to it",
      "state: { t: Ann }\nviews: [{ textField: Name, text: $t }]",
      steps: "first", "Ann, text field"),
    WalkExample(
      "a prompt leaves the title as the name",
      "state: { t: \"\" }\nviews: [{ textField: Name, text: $t, prompt: Ada Lovelace }]",
      steps: "first", "Name, Ada Lovelace, text field"),
    WalkExample(
      "a dimmed field has no hint",
      "state: { t: Ann }\nviews: [{ textField: Name, text: $t, enabled: false }]",
      settings: "hints: on", steps: "first", "Ann, dimmed, text field"),
    WalkExample(
      "a secret is counted",
      "state: { t: abc }\nviews: [{ secureField: Password, text: $t }]",
      steps: "first", "3 characters, secure text field"),
    WalkExample(
      "a switch has the author's hint before the system's",
      "views: [{ toggle: Wi-Fi, isOn: true, hint: Connects }]",
      settings: "hints: on", steps: "first", "Wi-Fi, switch button, on", "~ Connects", "~ Double tap to toggle setting"),
    WalkExample(
      "a value of its own replaces on and off",
      "views: [{ toggle: Mode, isOn: true, value: Dark }]",
      steps: "first", "Mode, switch button, Dark"),
    WalkExample(
      "the label of a switch is all of its texts",
      "views: [{ toggle: [{ vstack: [{ text: Wi-Fi }, { text: Connects at home }] }], isOn: false }]",
      steps: "first", "Wi-Fi, Connects at home, switch button, off"),
    WalkExample(
      "a selected switch says so first",
      "views: [{ toggle: Mode, isOn: false, selected: true }]",
      steps: "first", "selected, Mode, switch button, off"),
    WalkExample(
      "progress is a share of its total",
      "views: [{ progressView: Loading, value: 3, total: 4 }, { gauge: Speed, value: 0.3 }]",
      steps: "first, next", "Loading, 75%", "Speed, 30%"),
    WalkExample(
      "progress without an end is in progress",
      "views: [{ progressView: }]",
      steps: "first", "In progress"),
    WalkExample(
      "all that a button can be, in order",
      "views: [{ button: Bold, selected: true, enabled: false, value: strong, traits: header }]",
      steps: "first", "selected, Bold, strong, dimmed, button, heading"),
    WalkExample(
      "a button without a name is its role",
      "views: [{ button: \"\" }]",
      steps: "first", "button"),
    WalkExample(
      "a slider tells the share of its range",
      "views: [{ slider: Age, value: 50, range: [0, 200] }]",
      steps: "first", "Age, 25%, adjustable"),
    WalkExample(
      "a menu picker has its value, and its hint unless it is dimmed",
      "state: { v: Red }\nviews: [{ picker: Color, options: [Red, Green], selection: $v }, { picker: Tint, "
        + "options: [Red, Green], selection: $v, enabled: false }]",
      settings: "hints: on", steps: "first, next", "Color, Red, button, pop up button",
      "~ Double tap to activate the picker", "Tint, Red, dimmed, button, pop up button"),
    WalkExample(
      "the two buttons of UIKit's stepper",
      "state: { n: 1 }\nviews: [{ stepper: , value: $n, range: [0, 5] }]",
      steps: "first, next", "Decrement, button", "Increment, button"),
    WalkExample(
      "a search field and its scopes",
      "state: { t: \"\", s: All }\nviews: [{ searchField: Search, text: $t }, { picker: Scope, style: segmented, "
        + "options: [All, Mine], selection: $s }]",
      steps: "first, { next: 2 }", "Search, search field", "selected, All, button, 1 of 2", "Mine, button, 2 of 2"),
    WalkExample(
      "a search field with text has a button in its end that empties it (XCUITest, “Clear text”), and edits it (Apple, "
        + "textFieldShouldClear)",
      "state: { t: dogs }\nviews: [{ searchField: Search, text: $t }, { text: B }]",
      steps: "first, next, activate, next", "dogs, search field", "Clear text, button",
      "search field, is editing, Search, character mode, insertion point at start", "B"),
    WalkExample(
      "not on a Mac, whose field is another one (assumed), nor where nothing can be typed",
      "platform: macOS 26\nviews: [{ searchField: Search, text: dogs }, { text: B }]",
      steps: "first, next", "dogs, search text field", "B"),
    WalkExample(
      "in German (XCUITest, “Text löschen”)", "locale: de-DE\nviews: [{ searchField: Suchen, text: Hunde }]",
      steps: "first, next", "Hunde, Suchfeld", "Text löschen, Taste"),
    WalkExample(
      "in Spanish (UIKit's strings of macOS 12, “Borrar texto”)",
      "locale: es-ES\nviews: [{ searchField: Buscar, text: perros }]",
      steps: "next", "Borrar texto, botón"),
    WalkExample(
      "a disclosure has a hint of its own",
      "views: [{ list: [{ disclosureGroup: More, isExpanded: false, views: [{ text: Inside }] }] }]",
      settings: "hints: on", steps: "first", "More, button, collapsed", "~ Double-tap to expand"),
  ]

  // Apple’s reference of `AccessibilityChildBehavior`; WWDC19-238; WWDC24-10073; mobilea11y.com, Semantic Views; cvs-health, CombiningFocus.
  static let groups: [WalkExample] = [
    WalkExample(
      "what is combined is joined in the order of the tree",
      "views: [{ hstack: [{ vstack: [{ text: A }, { text: B }] }, { vstack: [{ text: C }, { text: D }] }], "
        + "children: combine }]",
      steps: "first", "A, B, C, D"),
    WalkExample(
      "hidden and transparent parts add nothing",
      "views: [{ hstack: [{ image: { symbol: star }, hidden: true }, { text: A }, { text: B, opacity: 0 }], "
        + "children: combine }]",
      steps: "first", "A"),
    WalkExample(
      "a label replaces all labels, a value replaces none",
      "views: [{ hstack: [{ text: A }, { text: B }], children: combine, label: Whole }, { vstack: [{ text: "
        + "Progress }, { text: 75% }], children: combine, value: three quarters }]",
      steps: "first, next", "Whole", "Progress, 75%, three quarters"),
    WalkExample(
      "two buttons are actions",
      "views: [{ hstack: [{ text: Ann }, { button: Call }, { button: Write }], children: combine }]",
      steps: "first", "Ann, button", "~ Actions available"),
    WalkExample(
      "a switch stays one",
      "views: [{ hstack: [{ text: Alerts }, { toggle: \"\", isOn: true }], children: combine }]",
      steps: "first", "Alerts, switch button, on"),
    WalkExample(
      "a slider stays one",
      "views: [{ vstack: [{ text: Volume }, { slider: \"\", value: 0.5 }], children: combine }]",
      steps: "first", "Volume, 50%, adjustable"),
    WalkExample(
      "one selected part makes all selected",
      "views: [{ hstack: [{ text: A, selected: true }, { text: B }], children: combine }]",
      steps: "first", "selected, A, B"),
    WalkExample(
      "a picture in it is no longer called one, a heading is",
      "views: [{ vstack: [{ image: beach, label: Beach }, { text: Day one, traits: header }], children: combine "
        + "}]",
      steps: "first", "Beach, Day one, heading"),
    WalkExample(
      "what is ignored leaves the role alone",
      "views: [{ vstack: [{ text: A }], children: ignore, traits: button }]",
      steps: "first", "button"),
    WalkExample(
      "priorities hold inside of what is contained",
      "views: [{ vstack: [{ text: A }, { text: B, sortPriority: 1 }, { text: C, sortPriority: -1 }, { text: D "
        + "}], children: contain }]",
      steps: "first, { next: 3 }", "B", "A", "D", "C"),
    WalkExample(
      "groups in each other are named from the outside",
      "views: [{ text: T }, { vstack: [{ hstack: [{ text: A }], children: contain, label: Inner }, { text: B }], "
        + "children: contain, label: Outer }]",
      steps: "first, { next: 2 }", "T", "Outer, Inner, A", "B"),
    WalkExample(
      "a stack hands its trait on",
      "views: [{ vstack: [{ text: C }, { text: D }], traits: header }]",
      steps: "first, next", "C, heading", "D, heading"),
    // cvs-health, GroupingControls and Accordions; two notes in the code of apps of 2026; an identifier goes the same way
    // (grandbig/ios-accessibility-agent-benchmark, iOS 26).
    WalkExample(
      "a label of a stack is what each element in it is called",
      "views: [{ hstack: [{ text: Size }, { button: Small }, { toggle: Bold, isOn: true }], label: Looks }]",
      steps: "first, next, next", "Looks", "Looks, button", "Looks, switch button, on"),
    WalkExample(
      "the outer label is heard in place of the inner one",
      "views: [{ vstack: [{ hstack: [{ text: A }, { text: B, label: C }], label: Inner }, { text: D }], label: Outer }]",
      steps: "first, next, next", "Outer", "Outer", "Outer"),
    WalkExample(
      "a stack with a label and no element in it is one",
      "views: [{ hstack: [{ circle: }, { spacer: }, { symbol: star, hidden: true }], label: Rated, traits: image }, { text: B }]",
      steps: "first, next", "Rated, image", "B"),
    WalkExample(
      "what only one element can have makes one of a stack with a label (assumed)",
      "views: [{ hstack: [{ text: A }, { text: B }], label: Both, contextMenu: [{ button: Copy }] }, { hstack: [{ text: C "
        + "}, { text: D }], label: Rating, value: '3', increment: [] }]",
      steps: "first, next", "Both", "~ Actions available", "Rating, 3, adjustable"),
    WalkExample(
      "a stack with a label hands its name for tests on as well",
      "views: [{ text: T }, { hstack: [{ text: A }, { button: B }], label: Both, identifier: pair }]",
      steps: "first, { focus: { name: pair, role: button } }", "T", "Both, button"),
    WalkExample(
      "a label of a stack in a button is heard once",
      "views: [{ button: [{ hstack: [{ text: A }, { text: B }], label: Both }] }]",
      steps: "first", "Both, button"),
    WalkExample(
      "a group in a stack with a label is named by it",
      "views: [{ text: T }, { vstack: [{ hstack: [{ text: A }, { text: B }], children: contain, label: Inner }], label: "
        + "Outer }]",
      steps: "first, { next: 2 }", "T", "Outer, A", "B"),
    // Apple's reference of `isAccessibilityElement`: false unless the receiver is a standard control of UIKit's.
    WalkExample(
      "an image in a view of UIKit is an element only if it is told so",
      "views: [{ view: [{ image: beach }, { symbol: star }, { image: sea, isElement: true, label: Sea }, { image: { symbol: lock }, "
        + "traits: button }, { text: B }] }]",
      steps: "first, next, next", "Sea, image", "Lock, button, image", "B"),
    WalkExample(
      "a dimmed stack dims what is in it",
      "views: [{ vstack: [{ text: A }, { button: B }], enabled: false }]",
      steps: "first, next", "A, dimmed", "B, dimmed, button"),
    WalkExample(
      "a row of a grid is not combined, each of its cells is (FB16266943, iOS 18)",
      "views: [{ grid: [{ gridRow: [{ text: Revenue }, { vstack: [{ text: $500 }, { text: net }] }], children: "
        + "combine }] }]",
      steps: "first, next", "Revenue", "$500, net"),
  ]

  // AccessibilitySnapshot (SwiftUIListSectionTests, testTabBars, testList, testLandmark, ModalTests); cvs-health, Lists; accessibilityupto11.com.
  static let rows: [WalkExample] = [
    WalkExample(
      "a section is read from its header to its footer",
      "views: [{ list: [{ section: Fruits, views: [{ text: Apple }], footer: All fresh }] }]",
      steps: "first, { next: 2 }", "Fruits, heading", "Apple", "All fresh"),
    WalkExample(
      "a list combines nothing, a button everything",
      "views: [{ list: [{ hstack: [{ text: A }, { spacer: }, { text: B }] }, { button: [{ hstack: [{ text: C }, "
        + "{ spacer: }, { text: D }] }] }] }]",
      steps: "first, { next: 2 }", "A", "B", "C, D, button"),
    WalkExample(
      "UIKit's cell joins its texts",
      "views: [{ list: [{ cell: [{ text: Ann }, { text: Berlin }] }] }]",
      steps: "first", "Ann, Berlin"),
    WalkExample(
      "a value stands beside its label",
      "views: [{ form: [{ section: Account, views: [{ labeledContent: Name, value: Ann }, { button: Sign Out }] "
        + "}] }]",
      steps: "first, { next: 2 }", "Account, heading", "Name, Ann", "Sign Out, button"),
    WalkExample(
      "a label is its title without its icon",
      "views: [{ list: [{ label: { text: Storage, symbol: internaldrive } }] }]",
      steps: "first", "Storage"),
    WalkExample(
      "swiping a row is an action",
      "views: [{ list: [{ text: Mail, swipeActions: [{ button: Delete }] }] }]",
      steps: "first", "Mail", "~ Actions available"),
    WalkExample(
      "an action goes by the picture or the label that it shows (Automattic/simplenote-ios, issue 1018)",
      "views: [{ list: [{ text: Mail, swipeActions: [{ button: { image: icon_trash } }, { button: [{ label: { text: Pin, "
        + "symbol: pin } }] }] }] }]",
      steps: "first, down, down", "Mail", "~ Actions available", "icon_trash", "Pin"),
    WalkExample(
      "a bar is read with its title in the middle, or below",
      "views: [{ navigationBar: New, titleDisplay: inline, leading: [{ button: Cancel }], trailing: [{ button: "
        + "Save, enabled: false }] }, { text: A }]",
      steps: "first, { next: 3 }", "Cancel, button", "New, heading", "Save, dimmed, button", "A"),
    WalkExample(
      "a bar in a sheet does not take the title of the screen behind it away",
      "screens: { main: { title: Inbox, views: [{ text: A }, { sheet: [{ navigationBar: New }], isPresented: false }] "
        + "} }",
      steps: "first, next", "Inbox, heading", "A"),
    WalkExample(
      "the label of an inline picker stands above its choices",
      "state: { by: 1 }\nviews: [{ form: [{ picker: Order, style: inline, selection: $by, options: [{ label: Name, "
        + "tag: 1 }] }] }]",
      steps: "first, next", "Order", "selected, Name, button"),
    WalkExample(
      "a dimmed tab of the system says nothing of it",
      "views: [{ tabView: [{ tab: Home, views: [{ text: A }] }, { tab: More, enabled: false, views: [{ text: B "
        + "}] }] }]",
      steps: "first, { next: 2 }", "A", "Tab Bar, selected, Home, tab, 1 of 2", "More, tab, 2 of 2"),
    WalkExample(
      "a symbol in a bar has the words of the system",
      "views: [{ text: A }, { toolbar: [{ button: { symbol: trash } }, { button: Share, enabled: false }] }]",
      steps: "first, { next: 2 }", "A", "Toolbar, Trash, button", "Share, dimmed, button"),
    WalkExample(
      "the ends of a list come before the role",
      "views: [{ view: [{ button: A }, { button: B }], container: list }]",
      steps: "first, next", "A, list start, button", "B, list end, button"),
    WalkExample(
      "of one alone only the beginning is told",
      "views: [{ view: [{ text: A }], container: list }]",
      steps: "first", "A, list start"),
    WalkExample(
      "landmarks end without a name",
      "views: [{ view: [{ text: A }, { text: B }], container: landmark }]",
      steps: "first, next", "A, landmark", "B, end"),
    WalkExample(
      "what is modal hides what is beside it",
      "views: [{ text: A }, { view: [{ text: B }], isModal: true }]",
      steps: "first", "B"),
    WalkExample(
      "a listed order is kept",
      "views: [{ view: [{ text: A, identifier: a }, { text: B, identifier: b }], elements: [b, a] }]",
      steps: "first, next", "B", "A"),
    WalkExample(
      "the name of a back button is not repeated",
      "views: [{ button: Back, traits: backButton }]",
      steps: "first", "back button"),
    WalkExample(
      "a key is not called a button",
      "views: [{ button: q, traits: keyboardKey }]",
      steps: "first", "q"),
  ]

  // WWDC14-207; WWDC19-238; WWDC21-10223.
  static let platforms: [WalkExample] = [
    WalkExample(
      "a switch of the Mac is a checkbox",
      "platform: macOS 26\nviews: [{ toggle: AI, isOn: true }]",
      steps: "first", "AI, checked, checkbox"),
    WalkExample(
      "one that is drawn as a switch is called so (home-assistant/frontend, issue 53910)",
      "platform: macOS 26\nviews: [{ toggle: AI, isOn: false, style: switch }]",
      steps: "first", "AI, off, switch"),
    WalkExample(
      "and one that is drawn as a button (WWDC25-229; ustaxcourt/website-wagtail, of a page)",
      "platform: macOS 26\nviews: [{ toggle: Bold, style: button, isOn: false }, { toggle: All, style: button, isOn: true }]",
      settings: "hints: on", steps: "first, next", "Bold, toggle button",
      "~ You are currently on a toggle button",
      "~ To select or deselect this checkbox, press Control-Option-Space", "All, selected, toggle button",
      "~ You are currently on a toggle button",
      "~ To select or deselect this checkbox, press Control-Option-Space"),
    WalkExample(
      "and that in German by Apple's word for it (HIServices, AXCheckBox:AXToggle)",
      "platform: macOS 26\nlocale: de-DE\nviews: [{ toggle: Fett, style: button, isOn: false }]",
      settings: "hints: off", steps: "first", "Fett, Umschalter"),
    WalkExample(
      "and in German by Apple's word for it",
      "platform: macOS 26\nlocale: de-DE\nviews: [{ toggle: AI, isOn: true, style: switch }]",
      steps: "first", "AI, ein, Schalter"),
    WalkExample(
      "the Mac tells on which heading the cursor stands (a page of careers, its record of a session)",
      "platform: macOS 26\nviews: [{ text: Jobs, traits: header, heading: 2 }]", settings: "hints: on",
      steps: "first", "heading level 2, Jobs", "~ You are currently on a heading level 2"),
    // w3c-cg/aria-at, issue 1171, macOS 15 (“Regular crust, radio button, 1 of 3. You are currently on a radio button, 1 of
    // 3. To select this option, press Control-Option-Space.”); issue 956, macOS 13 (“128 Red slider You are currently on a
    // slider. To start interacting with the slider, press Control-Option-Shift-Down Arrow.”).
    WalkExample(
      "the Mac tells which of how many radio buttons it is, and how it is chosen",
      "platform: macOS 26\nstate: { c: Thin }\nviews: [{ picker: Crust, style: segmented, options: [Regular, Thin], selection: $c }]",
      settings: "hints: on", steps: "first", "Regular, radio button, 1 of 2",
      "~ You are currently on a radio button, 1 of 2", "~ To select this option, press Control-Option-Space"),
    WalkExample(
      "and how a slider is gone into",
      "platform: macOS 26\nviews: [{ slider: Red, value: 0.5 }]",
      settings: "hints: on", steps: "first", "50%, Red, slider", "~ You are currently on a slider",
      "~ To start interacting with the slider, press Control-Option-Shift-Down Arrow"),
    // SwiftUI's documentation of `radioGroup` (“presents the options as a group of radio buttons”), AppKit's role of such.
    WalkExample(
      "the options of an inline picker of the Mac are radio buttons",
      "platform: macOS 26\nstate: { c: Thin }\nviews: [{ picker: Crust, style: inline, options: [Regular, Thin], selection: $c }]",
      steps: "first, next", "Regular, radio button, 1 of 2", "Thin, selected, radio button, 2 of 2"),
    WalkExample(
      "on an iPhone it is one without being drawn so",
      "views: [{ toggle: AI, isOn: false, style: switch }]",
      steps: "first", "AI, switch button, off"),
    WalkExample(
      "a picker of the Mac says its value first",
      "platform: macOS 26\nstate: { v: Alex }\nviews: [{ picker: Voice, options: [Alex, Sam], selection: $v }]",
      steps: "first", "Alex, Voice, pop up button"),
    WalkExample(
      "the watch speaks as the phone does",
      "platform: watchOS 26\nviews: [{ button: Go }, { toggle: Sound, isOn: true }]",
      steps: "first, next", "Go, button", "Sound, switch button, on"),
    WalkExample(
      "the way back of Assistive Access has the words of the language (WWDC25-238; UIKit's strings)",
      "locale: de-DE\nviews: [{ text: Hallo }]",
      settings: "assistiveAccess: on", steps: "last", "Zurück-Taste"),
  ]

  @Test("Controls", arguments: controls)
  func control(example: WalkExample) throws { try #expect(example.play() == example.heard) }

  @Test("Groups", arguments: groups)
  func group(example: WalkExample) throws { try #expect(example.play() == example.heard) }

  @Test("Rows, bars and containers", arguments: rows)
  func stand(example: WalkExample) throws { try #expect(example.play() == example.heard) }

  @Test("Other platforms", arguments: platforms)
  func differ(example: WalkExample) throws { try #expect(example.play() == example.heard) }
}
