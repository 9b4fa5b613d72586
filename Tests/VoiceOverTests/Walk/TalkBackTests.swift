import Testing

/// What TalkBack says in flows.
///
/// Words and their order: google/talkback, October 2024 (strings_compositor.xml, strings.xml, and the feedback rules that
/// each example names). That a screen is named by its title on arrival, and the sound at the end, is assumed.
@Suite("TalkBack in flows")
struct TalkBackTests {
  private static let on = "talkBack: on"

  static let examples: [WalkExample] = [
    WalkExample(
      "the state comes before the name, and is said again when it changes (EventTypeViewClickedFeedbackRule)",
      "state: { wifi: true }\nviews: [{ text: Settings }, { toggle: Wi-Fi, isOn: $wifi }]",
      settings: on, steps: "next, activate, activate", "on, Wi-Fi, Switch", "~ Double-tap to toggle", "off", "on"),
    WalkExample(
      "in German by TalkBack's German strings (value_switch “Schalter”, template_hint_checkable “Zum Wechseln %1”)",
      "locale: de-DE\nstate: { an: true }\nviews: [{ text: Netz }, { toggle: WLAN, isOn: $an }, { button: Senden }]",
      settings: on, steps: "next, activate, next", "an, WLAN, Schalter", "~ Zum Wechseln doppeltippen", "aus",
      "Senden, Schaltfläche", "~ Zum Aktivieren doppeltippen"),
    WalkExample(
      "of a button nothing is said but what changes (EventTypeViewClickedFeedbackRule)",
      "state: { n: 1 }\nviews: [{ button: Send, action: { set: { n: 2 } } }, { text: 'Sent ${n}' }]",
      settings: on, steps: "activate, next", "Sent 2"),
    WalkExample(
      "an element with actions turns the reading control to them (SelectorController, use_action_hint)",
      "state: { s: Here }\nviews: [{ text: Inbox }, { button: Nick, action: { set: { s: Read } }, actions: { Delete: { set: { s: Gone } }, Pin: { set: { s: Pinned } } } }, { text: '${s}' }]",
      settings: on, steps: "next, down, down, down, up, activate, next, down", "Nick, Button",
      "~ Double-tap to activate", "~ Actions available, use Tap with 3 fingers to view", "Delete",
      "~ Double-tap to perform the action", "Pin", "~ Double-tap to perform the action", "Activate",
      "~ Double-tap to perform the action", "Pin", "~ Double-tap to perform the action", "Pinned", "* boundary"),
    WalkExample(
      "an action is chosen for one element alone (SelectorController, newItemFocused)",
      "state: { s: Here }\nviews: [{ text: Inbox }, { button: Nick, actions: { Delete: { set: { s: Gone } } } }, { button: Ann, action: { set: { s: Read } }, actions: { Delete: { set: { s: Gone } } } }, { text: '${s}' }]",
      settings: on, steps: "next, down, next, activate, next", "Nick, Button", "~ Double-tap to activate",
      "~ Actions available, use Tap with 3 fingers to view", "Delete",
      "~ Double-tap to perform the action", "Ann, Button", "~ Double-tap to activate",
      "~ Actions available, use Tap with 3 fingers to view", "Read"),
    WalkExample(
      "who goes by headings stays with them (SelectorController, allowSwitchSettingByFocusChange)",
      "views: [{ text: Inbox }, { text: One, traits: [header], actions: { Pin: back } }, { text: Two, traits: [header] }]",
      settings: on, steps: "{ rotor: Headings }, down, down", "Headings", "One, Heading",
      "~ Actions available, use Tap with 3 fingers to view", "Two, Heading"),
    WalkExample(
      "what can be adjusted is adjusted, though it has actions (SelectorController, contextualSettings)",
      "state: { v: 5 }\nviews: [{ text: Inbox }, { slider: Guests, value: $v, range: [0, 10], actions: { Clear: { set: { v: 0 } } } }]",
      settings: on, steps: "{ rotor: Words }, next, up, next", "Words", "50%, Guests, Slider",
      "~ \"Swipe up\" or \"Swipe down\" to adjust", "~ Actions available, use Tap with 3 fingers to view", "60%",
      "* boundary"),
    WalkExample(
      "where there are no actions, there is no reading control for them (SelectorController)",
      "views: [{ text: Inbox }, { text: End }]", settings: on, steps: "{ rotor: Actions }",
      "* failed: TalkBack has no reading control 'Actions'"),
    WalkExample(
      "options below each other are radio buttons (value_radio_button; MagentaA11y, video of radio buttons)",
      "state: { size: S }\nviews: [{ text: Order }, { picker: Size, style: inline, selection: $size, options: [S, M] }, { text: End }]",
      settings: on, steps: "next, next, activate, next", "selected, S, Radio button, 1 of 2, In list, 2 items",
      "~ Double-tap to toggle", "not selected, M, Radio button, 2 of 2", "~ Double-tap to toggle", "selected",
      "End, Out of list"),
    WalkExample(
      "a check box is called so (value_checkbox, value_not_checked; MagentaA11y, video of a check box)",
      "state: { on: false }\nviews: [{ text: Terms }, { toggle: I agree, isOn: $on, style: checkbox }]", settings: on,
      steps: "next, activate", "not checked, I agree, Check box", "~ Double-tap to toggle", "checked"),
    WalkExample(
      "a list is named on the way in with the number of its items, after the place of the item (CollectionStateFeedbackUtils)",
      "views: [{ text: Inbox }, { list: [{ text: A }, { text: B }] }, { text: End }]", settings: on,
      steps: "next, next, next",
      "A, 1 of 2, In list, 2 items", "B, 2 of 2", "End, Out of list"),
    WalkExample(
      "a new screen is named, and gives the cursor back where it is left for the one before",
      "screens: { a: { title: One, views: [{ text: Hello }, { button: Open, action: { present: b } }] }, b: { title: Two, views: [{ button: Close, action: dismiss }] } }",
      settings: on, steps: "{ focus: Open }, activate, { focus: Close }, activate", "Open, Button",
      "~ Double-tap to activate", "Two",
      "Two, Heading", "Close, Button", "~ Double-tap to activate", "One", "Open, Button", "~ Double-tap to activate"),
    WalkExample(
      "a slider goes by swipes up and down (template_hint_adjustable_2gesture)",
      "state: { v: 0.5 }\nviews: [{ text: Sound }, { slider: Volume, value: $v }]", settings: on,
      steps: "next, up, down, down",
      "50%, Volume, Slider", "~ \"Swipe up\" or \"Swipe down\" to adjust", "60%", "50%", "40%"),
    WalkExample(
      "a field is edited, and its text then is its name (EditTextDescription; template_text_removed)",
      "state: { draft: '' }\nviews: [{ textField: To, text: $draft }, { button: Send, action: back }]",
      settings: on, steps: "activate, { type: Hi }, delete, next, previous", "Editing, To, Edit box",
      "~ Double-tap and hold to long press",
      "~ Actions available, use Tap with 3 fingers to view",
      "H, i", "i deleted", "Send, Button", "~ Double-tap to activate", "Editing, H, Edit box, To",
      "~ Double-tap and hold to long press",
      "~ Actions available, use Tap with 3 fingers to view"),
    WalkExample(
      "what is deleted stood before the insertion point, at the beginning of the text too (template_text_removed)",
      "state: { draft: abc }\nviews: [{ textField: To, text: $draft }]", settings: on,
      steps: "activate, activate, { type: x }, delete", "Editing, abc, Edit box, To",
      "~ Double-tap and hold to long press",
      "~ Actions available, use Tap with 3 fingers to view", "x",
      "x deleted"),
    WalkExample(
      "of a secret its length is said (EditTextDescription, symbol_bullet)",
      "state: { pin: '' }\nviews: [{ secureField: PIN, text: $pin }, { text: End }]",
      settings: on, steps: "activate, { type: '12' }, next, previous", "Editing, password, PIN, Edit box",
      "~ Double-tap and hold to long press",
      "~ Actions available, use Tap with 3 fingers to view", "Bullet, Bullet", "End",
      "Editing, password, 2 characters, Edit box, PIN",
      "~ Double-tap and hold to long press",
      "~ Actions available, use Tap with 3 fingers to view"),
    WalkExample(
      "segments are tabs, and the chosen one cannot be activated (MagentaA11y, video of a segmented control)",
      "state: { by: Day }\nviews: [{ text: A }, { picker: By, style: segmented, selection: $by, options: [Day, Week] }]",
      settings: on, steps: "next, next", "selected, Day, Tab, 1 of 2, In list, 2 items", "Week, Tab, 2 of 2",
      "~ Double-tap to activate"),
    WalkExample(
      "reading controls go through headings, controls, words and characters (granularity strings)",
      "views: [{ text: A b }, { text: First, traits: [header] }, { text: c }, { button: Go, action: back }, { text: Second, traits: [header] }]",
      settings: on,
      steps:
        "{ rotor: Words }, down, down, down, { rotor: characters }, up, { rotor: Headings }, down, down, down, up, { rotor: Controls }, down, { rotor: Default }, down, up",
      "Words", "A", "b", "* boundary", "Characters", "b", "Headings", "First, Heading", "Second, Heading", "* boundary",
      "First, Heading", "Controls", "Go, Button", "~ Double-tap to activate", "Default", "Second, Heading",
      "Go, Button", "~ Double-tap to activate"),
    WalkExample(
      "a reading control that TalkBack does not have is a problem", "views: [{ text: A }]",
      settings: on, steps: "{ rotor: Containers }", "* failed: TalkBack has no reading control 'Containers'"),
    WalkExample(
      "actions are offered after a pause, and performed by their names (template_hint_menu_type_high_verbosity)",
      "state: { n: 1 }\nviews: [{ text: Mail }, { text: '${n}', actions: { Flag: { set: { n: 2 } } } }]",
      settings: on, steps: "next, { perform: Flag }, previous, next", "1",
      "~ Actions available, use Tap with 3 fingers to view",
      "Mail", "2", "~ Actions available, use Tap with 3 fingers to view"),
    WalkExample(
      "what an app announces is heard, also right after a double tap",
      "views: [{ button: Save, action: { announce: Saved } }]", settings: on, steps: "activate", "! Saved"),
    WalkExample(
      "rows go from the start to the end, whatever the order of the tree (developer.android.com, Modify traversal order)",
      "views: [{ element: , label: B, frame: [200, 100, 50, 50] }, { element: , label: C, frame: [0, 300, 50, 50] }, { element: , label: A, frame: [0, 120, 50, 50] }]",
      settings: on, steps: "next, next, next", "B", "C", "* boundary"),
    WalkExample(
      "TalkBack is turned on in the middle of a flow", "views: [{ button: Send, action: back }]",
      steps: "{ settings: { talkBack: on } }, next, { settings: { talkBack: off } }", "TalkBack on", "Send, Button",
      "~ Double-tap to activate", "* boundary", "TalkBack off", "Send, button"),
    WalkExample(
      "everything is read from the top without hints", "views: [{ button: A, action: back }, { text: B }]",
      settings: on, steps: "next, { readAll: top }", "B", "A, Button", "B"),
  ]

  @Test("What is done, and what is heard of it", arguments: examples)
  func example(_ example: WalkExample) throws { try #expect(example.play() == example.heard) }
}
