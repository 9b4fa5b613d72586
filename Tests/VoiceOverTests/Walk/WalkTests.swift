import Testing

@Suite("What is heard of what a person does")
struct WalkTests {
  // Expected words are those of the sources that each row names; 'K' marks what is known of iOS without a source,
  // 'L' what is inferred.
  static let activation: [WalkExample] = [
    WalkExample(
      "a switch says its state alone (iOS 26.6.1, WWDC24-10073)",
      "state: { on: false }\nviews: [{ toggle: Alerts, isOn: $on }]", steps: "activate, activate", "on", "off"),
    WalkExample(
      "a button repeats its label (accessibilityupto11.com)",
      "views: [{ button: Play, action: [] }]", steps: "activate", "Play"),
    WalkExample(
      "a button whose label changes says the new one (accessibilityupto11.com)",
      "state: { on: false }\nviews: [{ button: \"${if on then 'Pause' else 'Play'}\", action: { toggle: on } }]",
      steps: "activate, activate", "Pause", "Play"),
    WalkExample(
      "a button that discloses (accessibilityupto11.com: “Camera controls, Button, Collapsed”; a11ysupport.io: “show more, "
        + "expanded”)",
      "state: { o: false }\nviews: [{ button: Camera controls, isExpanded: $o, action: { toggle: o } }, { text: A }]",
      steps: "activate, next, previous", "Camera controls, expanded", "A", "Camera controls, button, expanded"),
    WalkExample(
      "a section that is closed shows its header alone (SwiftUI's Section(isExpanded:))",
      "state: { o: false }\nviews: [{ list: [{ section: S, isExpanded: $o, views: [{ text: A }], footer: F }] }, { button: Open, "
        + "action: { set: { o: true } } }]",
      steps: "next, next, activate, previous, previous", "F", "Open, button", "Open", "F", "A"),
    WalkExample(
      "a button says its value again, too (WWDC13-202)",
      "views: [{ button: Coffee, value: 'off', action: [] }]", steps: "activate", "Coffee, off"),
    WalkExample(
      "a button whose value changes says the new one (WWDC13-202)",
      "state: { v: 'on' }\nviews: [{ button: Coffee, value: '${v}', action: { set: { v: 'off' } } }]",
      steps: "activate", "Coffee, off"),
    WalkExample(
      "what is bound to nothing keeps its value itself",
      "views: [{ toggle: Alerts }, { disclosureGroup: More, views: [{ text: A }] }, { picker: Unit, style: segmented, "
        + "options: [km, mi] }, { text: B }]",
      steps: "activate, activate, next, activate, next, next, activate, next, activate, previous", "on", "off",
      "More, button, collapsed", "More, expanded", "A", "km, button, 1 of 2", "selected, km, 1 of 2",
      "mi, button, 2 of 2", "selected, mi, 2 of 2", "km, button, 1 of 2"),
    WalkExample(
      "a switch turns before what else is asked of it (UIKit's valueChanged), unless that turns it itself",
      "state: { s: true }\nviews: [{ toggle: Sync, isOn: $s, action: { announce: { text: \"Sync ${if s then 'on' else 'off'}\", delay: 0.75 } } }, "
        + "{ toggle: Beta, isOn: $s, action: { toggle: s } }]",
      steps: "activate, next, activate", "off", "! Sync off", "Beta, switch button, off", "on"),
    WalkExample(
      "a tap reaches what is around, except through what takes taps itself (AccessibilitySnapshot, activation points)",
      "state: { n: 0 }\nviews: [{ vstack: [{ text: A }, { button: B }], action: { set: { n: '${n + 1}' } } }, { text: '${n}' }]",
      steps: "activate, next, activate, next", "A", "B, button", "B", "1"),
    WalkExample(
      "a tap in a sheet does not reach what the sheet stands in front of, and its actions are none there",
      "state: { n: 0, p: true }\nviews: [{ vstack: [{ text: A }, { sheet: [{ text: B }, { text: '${n}' }], isPresented: $p }], action: { set: { n: 1 } }, actions: [Flag] }]",
      steps: "activate, next", "B", "0"),
    WalkExample(
      "in Assistive Access a list is in a grid what it was in rows: dimmed, or hidden",
      "views: [{ list: [{ button: A }, { button: B }], label: Rows, enabled: false }, "
        + "{ list: [{ button: C }, { button: D }], hidden: true }]",
      settings: "assistiveAccess: on, assistiveAccessLayout: grid", steps: "next, next", "B, dimmed, button",
      "back button"),
    WalkExample(
      "a tab of a bar that does nothing of its own is chosen (WWDC16-202)",
      "views: [{ tabBar: [{ tab: Clock, selected: true }, { tab: Alarm }] }]", steps: "next, activate, previous",
      "Alarm, tab, 2 of 2", "selected, Alarm, 2 of 2", "Clock, tab, 1 of 2"),
    WalkExample(
      "a tab that cannot be used is not chosen", "views: [{ tabBar: [{ tab: A }, { tab: B, enabled: false }] }]",
      steps: "next, activate, previous, activate", "B, tab, 2 of 2", "B", "A, tab, 1 of 2", "selected, A, 1 of 2"),
    WalkExample(
      "the same control in every turn of a loop is another one",
      "state: { list: [A, B] }\nviews: [{ forEach: item in list, views: [{ toggle: '${item}' }] }]",
      steps: "activate, next", "on", "B, switch button, off"),
    WalkExample(
      "what shows an expression cannot be switched (by analogy with a constant binding)",
      "state: { on: true }\nviews: [{ toggle: Alerts, isOn: '${on}' }]", steps: "activate", "on"),
    WalkExample(
      "the Mac says the state first, and that a button is pressed before what it then is (WWDC14-207)",
      "platform: macOS 26\nviews: [{ toggle: AI Opponent }, { button: Easier, action: [] }]",
      steps: "activate, next, activate", "checked, AI Opponent, checkbox", "Easier, button", "press, Easier, button"),
    WalkExample(
      "what discloses something on the Mac is said as it then is (a log of a library of components, macOS 26)",
      "platform: macOS 26\nstate: { o: false }\nviews: [{ button: Sections, isExpanded: $o, action: { toggle: o } }]",
      steps: "activate", "Sections, expanded, button"),
    WalkExample(
      "what starts media is not talked over (accessibilityupto11.com)",
      "views: [{ button: Play, traits: startsMediaSession, action: [] }]", steps: "activate"),
    WalkExample(
      "a text or a cell with nothing to press is named again (WWDC14-210: “Preview.”, WWDC17-215: “Facebook, Facebook.”)",
      "views: [{ text: Preview }, { cell: Facebook, value: 'off' }]", steps: "activate, next, activate", "Preview",
      "Facebook, off", "Facebook, off"),
    WalkExample(
      "what is adjusted is not pressed", "views: [{ slider: B, value: 0.5 }]", steps: "activate"),
    WalkExample(
      "a disabled element does nothing (iOS 26.6.1)",
      "state: { on: false }\nviews: [{ toggle: Alerts, isOn: $on, enabled: false }]", steps: "activate"),
  ]

  static let described: [WalkExample] = [
    WalkExample(
      "a tab says that it is selected, whatever comes above it (WWDC16-202: “Selected. Steps.”)",
      "views: [{ tabView: [{ tab: Home, views: [{ text: A }] }, { tab: Steps, views: [{ text: B }, { text: C }] }] }]",
      steps: "last, activate, first", "Tab Bar, Steps, tab, 2 of 2", "selected, Steps, 2 of 2", "B"),
    WalkExample(
      "what comes above does not make a switch say more than its state",
      "state: { on: false }\nviews: [{ text: Careful, if: on }, { toggle: Erase, isOn: $on }]", steps: "activate", "on"),
    WalkExample(
      "a button with a value says it again (WWDC13-202: “Coffee, off”)",
      "state: { v: 'off' }\nviews: [{ button: Coffee, value: '${v}', action: [] }]", steps: "activate", "Coffee, off"),
    WalkExample(
      "what discloses keeps its value (magentaA11y's recording of a disclosure)",
      "state: { open: false }\nviews: [{ disclosureGroup: Amenities, value: 2 selected, isExpanded: $open, views: [] }]",
      steps: "activate", "Amenities, 2 selected, expanded"),
    WalkExample(
      "so does a button that opens something (accessibilityupto11.com: “Camera controls, Button, Collapsed”)",
      "state: { open: false }\nviews: [{ text: A }, { button: Camera controls, isExpanded: $open }]",
      steps: "next, activate, activate", "Camera controls, button, collapsed", "Camera controls, expanded",
      "Camera controls, collapsed"),
    WalkExample(
      "a button of a stepper says the new value (magentaA11y)",
      "state: { n: 1 }\nviews: [{ stepper: Guests, value: $n }]", steps: "next, activate",
      "Guests, Increment, 1, button", "2"),
    WalkExample(
      "the switch of a row is the row's (magentaA11y's recording of Settings)",
      "state: { on: false }\nviews: [{ cell: [{ text: Reachability }, { toggle: , isOn: $on }] }, { text: B }]",
      steps: "activate, next, previous", "on", "B", "Reachability, switch button, on"),
  ]

  static let adjusting: [WalkExample] = [
    WalkExample(
      "a slider and a stepper that are bound to nothing (d-ronnqvist.github.io: a tenth of the range)",
      "views: [{ slider: Volume, value: 0.5 }, { stepper: Guests, value: 2 }]",
      steps: "up, last, activate", "60%", "Guests, Increment, 2, button", "3"),
    WalkExample(
      "only the new value is heard (WWDC18-230)",
      "state: { n: 1 }\nviews: [{ element: , label: Dogs, value: '${n}', traits: adjustable, "
        + "increment: { set: { n: '${n + 1}' } }, decrement: { set: { n: '${n - 1}' } } }]",
      steps: "increment, increment, decrement", "2", "3", "2"),
    WalkExample(
      "a place among others is a value like any (iOS 26.5 simulator)",
      "state: { n: 15 }\nviews: [{ slider: Page, value: $n, valueLabel: '${n} of 156', range: [1, 156], step: 1 }]",
      steps: "up", "16 of 156"),
    WalkExample(
      "swipes up and down adjust (WWDC18-230)",
      "state: { n: 1 }\nviews: [{ element: , label: Dogs, value: '${n}', traits: adjustable, "
        + "increment: { set: { n: '${n + 1}' } }, decrement: { set: { n: '${n - 1}' } } }]",
      steps: "up, down", "2", "1"),
    WalkExample(
      "a swipe that changes nothing says the old value, with the sound of an end (WWDC13-202)",
      "views: [{ element: , label: Floor, value: Two, traits: adjustable }]", steps: "up", "Two", "* boundary"),
    WalkExample(
      "the dots of pages turn them (magentaA11y's recording of page dots)",
      "state: { page: 2 }\nviews: [{ pageControl: , value: $page, total: 3 }]", steps: "up, up, down", "page 3 of 3",
      "page 3 of 3", "* boundary", "page 2 of 3"),
    WalkExample(
      "the dots of a tab view of pages turn them (SwiftUI's PageTabViewStyle)",
      "views: [{ tabView: [{ tab: A, views: [{ text: One }] }, { tab: B, views: [{ text: Two }] }], style: page }]",
      steps: "last, up, up, previous", "page 1 of 2, adjustable", "page 2 of 2", "page 2 of 2", "* boundary", "Two"),
    WalkExample(
      "a slider that is said to be at a percentage of its range begins there",
      "views: [{ slider: Speed, value: 50%, range: [0, 200] }]", steps: "up, down, down", "60%", "50%", "40%"),
    WalkExample(
      "what is not adjustable has nowhere to go", "views: [{ text: A }]", steps: "increment", "* boundary"),
    WalkExample(
      "on arrival an adjustable element is adjusted, whatever the rotor stood on (one source)",
      "state: { n: 1 }\nviews: [{ text: A, traits: header }, { element: , label: Dogs, value: '${n}', "
        + "traits: adjustable, increment: { set: { n: '${n + 1}' } }, decrement: [] }]",
      steps: "{ rotor: Headings }, next, up", "Headings", "Dogs, 1, adjustable", "2"),
  ]

  static let typing: [WalkExample] = [
    WalkExample(
      "an empty field (VA mobile app: role, mode, insertion point)",
      "state: { t: '' }\nviews: [{ textField: '', text: $t, label: Street }]", steps: "activate",
      "Street, text field, is editing, character mode, insertion point at start"),
    WalkExample(
      "a field with text: the role before the text (WWDC14-210)",
      "state: { t: Wine }\nviews: [{ textField: '', text: $t, label: Search }]", steps: "activate",
      "Search, text field, is editing, Wine, character mode, insertion point at end"),
    WalkExample(
      "a field that is told nothing but its value holds it",
      "views: [{ textField: '', label: Name, value: Sam }]", steps: "activate, { type: my }, first",
      "Name, text field, is editing, Sam, character mode, insertion point at end", "m, y",
      "Name, text field, is editing, Sammy, insertion point at end"),
    WalkExample(
      "the rotor goes through what a field holds, not through its label (WWDC20-10116)",
      "state: { t: \"one two\\nthree\" }\nviews: [{ textEditor: '', text: $t, label: Note }]",
      steps: "{ rotor: Lines }, down, down", "Lines", "one two", "three"),
    WalkExample(
      "the unit is that of the rotor (VA mobile app)",
      "state: { t: '' }\nviews: [{ textField: '', text: $t, label: Street }]", steps: "{ rotor: Words }, activate",
      "Words", "Street, text field, is editing, word mode, insertion point at start"),
    WalkExample(
      "each character is spoken, and what is deleted",
      "state: { t: '' }\nviews: [{ textField: '', text: $t, label: Street }]",
      steps: "activate, { type: Hi y }, delete, { delete: 2 }, { delete: 2 }",
      "Street, text field, is editing, character mode, insertion point at start", "cap H, i, space, Hi, y", "y",
      "space",
      "i",
      "cap H", "* boundary"),
    WalkExample(
      "of a secret only clicks are heard (a11ysupport.io)",
      "state: { t: '' }\nviews: [{ secureField: '', text: $t, label: Password }]", steps: "activate, { type: ab }",
      "Password, secure text field, is editing, character mode, insertion point at start", "* click", "* click"),
    WalkExample(
      "a field that the app gave the keyboard takes what is typed (AS: “Is editing.”)",
      "state: { t: ab }\nviews: [{ text: '${t}' }, { textField: '', label: N, text: $t, isEditing: true }]",
      steps: "next, { type: c }, delete, delete, first", "N, text field, is editing, ab, insertion point at end", "c",
      "c", "b",
      "a"),
    WalkExample(
      "Return ends the editing of a line, and the cursor goes to the first element (xamarin/Xamarin.Forms, issue 12612)",
      "state: { t: a }\nviews: [{ text: Address }, { textField: '', text: $t, label: Street }, { text: '${t}' }]",
      steps: "{ focus: Street }, activate, { type: \"b\\n\" }, next", "Street, a, text field",
      "Street, text field, is editing, a, character mode, insertion point at end", "b", "Address",
      "Street, ab, text field"),
    WalkExample(
      "Return does what the field does (SwiftUI's onSubmit)",
      "state: { t: '', sent: '' }\nviews: [{ searchField: '', text: $t, label: Find, action: [{ set: { sent: '${t}' } }, "
        + "{ announce: Found }] }, { text: 'Results for ${sent}' }]",
      steps: "activate, { type: \"cat\\n\" }, { next: 2 }",
      "Find, search field, is editing, character mode, insertion point at start", "c, a, t", "Find, cat, search field",
      "! Found", "Clear text, button", "Results for cat"),
    WalkExample(
      "the rotor moves through what was typed",
      "state: { t: 'two words' }\nviews: [{ textField: '', text: $t, label: Street }]",
      steps: "{ rotor: Words }, activate, down, up, up, up, down", "Words",
      "Street, text field, is editing, two words, word mode, insertion point at end", "* boundary", "words", "two",
      "* boundary", "two"),
    WalkExample(
      "what is typed and deleted stands where the rotor has moved to",
      "state: { t: 'ac' }\nviews: [{ textField: '', text: $t, label: Code }, { text: '${t}' }]",
      steps: "{ rotor: Characters }, activate, up, { type: b }, up, delete, next", "Characters",
      "Code, text field, is editing, ac, character mode, insertion point at end", "c", "b", "b", "a", "bc"),
    WalkExample(
      "lines of what is being edited",
      "views: [{ textEditor: , label: Note, text: \"One\\nTwo\" }]", steps: "{ rotor: Lines }, activate, up, up",
      "Lines", "Note, text field, is editing, One, Two, line mode, insertion point at end", "Two", "One"),
    WalkExample(
      "a further double tap goes to the other end (iPhone User Guide; the words are those of the beginning)",
      "views: [{ textField: '', text: ab, label: Code }]", steps: "activate, activate, activate",
      "Code, text field, is editing, ab, character mode, insertion point at end", "insertion point at start",
      "insertion point at end"),
    WalkExample(
      "misspelled words (AS names the rotor, the rest is inferred)",
      "views: [{ textEditor: , label: Note, text: 'Teh sun, teh sea', misspelled: [Teh, teh] }]",
      steps: "{ rotor: Misspelled Words }, down, down, down", "Misspelled Words", "Teh", "teh",
      "No item found"),
    WalkExample(
      "how a misspelled word is replaced while its field is edited (rotor.text.misspelled.word.hint; when is inferred)",
      "views: [{ textEditor: , label: Note, text: 'Teh sun', misspelled: [Teh] }]",
      steps: "activate, { rotor: Misspelled Words }, { settings: { hints: on } }, up",
      "Note, text field, is editing, Teh sun, character mode, insertion point at end", "Misspelled Words", "Teh",
      "~ Swipe left or right to choose a replacement, then double-tap to insert"),
    WalkExample(
      "a field that is being edited says so, the role before the text (AS; kickstarter/ios-oss 545)",
      "state: { t: Wine }\nviews: [{ textField: '', text: $t, label: Search }, { text: A }]",
      steps: "activate, next, previous",
      "Search, text field, is editing, Wine, character mode, insertion point at end", "A",
      "Search, text field, is editing, Wine, insertion point at end"),
  ]

  static let gestures: [WalkExample] = [
    WalkExample(
      "the item chooser", "views: [{ text: A }, { text: B }, { text: C }]", steps: "{ chooseItem: C }", "C"),
    // The touch of a double tap that is held goes on to the app, of which VoiceOver says nothing (Apple, “Learn VoiceOver
    // gestures on iPhone”: “Double-tap and hold … to use a standard gesture”).
    WalkExample(
      "a long press of the app's own",
      "state: { n: 0 }\nviews: [{ text: Hi, gestures: { longPress: { set: { n: 1 } } } }, { text: '${n} saved' }]",
      steps: "longPress, next", "1 saved"),
    WalkExample(
      "a long press on what holds several, but not on a control in it",
      "state: { n: 0 }\nviews: [{ hstack: [{ text: Hi }, { button: B }], gestures: { longPress: { set: { n: '${n + 1}' } } "
        + "} }, { text: '${n} saved' }]",
      steps: "longPress, next, longPress, next", "B, button", "* boundary", "1 saved"),
    WalkExample(
      "zooming says what the app says (WWDC23-10036)",
      "state: { z: 1 }\nviews: [{ image: Beach, zoomIn: [{ set: { z: '${z + 1}' } }, { announce: '${z}x zoom' }] }]",
      steps: "{ rotor: Zoom }, up, up, down", "Zoom", "! 2x zoom", "! 3x zoom", "* boundary"),
    WalkExample(
      "the end has a sound, and the element is said again (WWDC18-226; freee, iOS 15; aloud, iOS 27)",
      "views: [{ text: A }, { button: B }]", steps: "previous, next, next", "* boundary", "A", "B, button",
      "* boundary", "B, button"),
    WalkExample(
      "the end on the Mac has a sound", "platform: macOS 26\nviews: [{ text: A }]", steps: "next", "* boundary"),
    WalkExample(
      "first and last", "views: [{ text: A }, { text: B }, { text: C }]", steps: "last, first", "C", "A"),
    WalkExample(
      "everything from here on, without hints (assumed)",
      "views: [{ text: A }, { button: B, hint: Does }, { text: C }]", steps: "next, readAll", "B, button", "B, button",
      "C"),
    WalkExample(
      "everything from the top (two fingers up, the list of gestures of iOS 14)",
      "views: [{ text: A }, { button: B, hint: Does }]", steps: "last, { readAll: top }", "B, button", "A", "B, button"),
    WalkExample(
      "three fingers scroll by pages (WWDC18-226), to the first element there (Tech Talks 111433)",
      // A screen of the iPhone 16 is 852 points high.
      "views: [{ scrollView: [{ element: , label: A, frame: { x: 0, y: 100, width: 300, height: 100 } }, "
        + "{ element: , label: B, frame: { x: 0, y: 1900, width: 300, height: 100 } }] }]",
      steps: "{ scroll: up }, { scroll: up }, { scroll: up }, { scroll: down }, { scroll: left }", "* page scrolled",
      "page 2 of 3", "* page scrolled", "page 3 of 3", "B", "* boundary", "* page scrolled", "page 2 of 3", "* boundary"
    ),
    WalkExample(
      "three fingers turn the pages of a tab view, named or not, as all that scrolls by pages (UIKit, scroll.page.summary)",
      "views: [{ tabView: [{ tab: , views: [{ text: A }, { button: Go }] }, { tab: , views: [{ text: B }] }], style: page }]",
      steps: "next, { scroll: left }, { scroll: left }, { scroll: up }, { scroll: right }", "Go, button",
      "* page scrolled", "page 2 of 2", "B", "* boundary", "* boundary", "* page scrolled", "page 1 of 2", "A"),
    WalkExample(
      "a table is scrolled by rows (WWDC15-204: “Rows 4 to 7”; UIKit, table.scrollbypage.status)",
      // A screen of 852 points shows two rows of 400 points, and a part of the third.
      "views: [{ list: [{ cell: A, frame: { x: 0, y: 0, width: 393, height: 400 } }, { cell: B, "
        + "frame: { x: 0, y: 400, width: 393, height: 400 } }, { cell: C, "
        + "frame: { x: 0, y: 800, width: 393, height: 400 } }], frame: { x: 0, y: 0, width: 393, height: 852 } }]",
      steps: "{ scroll: up }, { scroll: up }, { scroll: down }", "* page scrolled", "rows 3 to 3 of 3", "* boundary",
      "* page scrolled", "rows 1 to 3 of 3"),
    WalkExample(
      "a list of SwiftUI's is scrolled by pages (flutter, issue 189285)",
      // Rows of SwiftUI's stand one below the other, wherever their frames are.
      "views: [{ list: [{ text: A, frame: { x: 0, y: 0, width: 393, height: 500 } }, { text: B, "
        + "frame: { x: 0, y: 500, width: 393, height: 500 } }, { text: C, "
        + "frame: { x: 0, y: 1000, width: 393, height: 500 } }], frame: { x: 0, y: 0, width: 393, height: 852 } }]",
      steps: "{ scroll: up }", "* page scrolled", "page 2 of 2", "C"),
    WalkExample(
      "three fingers pushed down at the top load anew what is there (Awful.app, issue 116: “refreshing content”)",
      "views: [{ list: [{ text: A }, { text: B }], refresh: { announce: Up to date } }, { text: C }]",
      steps: "next, { scroll: down }, last, { scroll: down }", "B", "Refreshing content", "! Up to date", "C",
      "* boundary"),
    WalkExample(
      "what does not scroll has nowhere to go", "views: [{ text: A }]", steps: "{ scroll: up }", "* boundary"),
    WalkExample(
      "the system says nothing of a magic tap",
      "state: { on: false }\nviews: [{ text: A, magicTap: { toggle: on } }]", steps: "magicTap"),
    WalkExample(
      "a magic tap without a handler", "views: [{ text: A }]", steps: "magicTap", "* boundary"),
    WalkExample(
      "what a sheet does not answer goes to the controller that presents it, past the views around it (Apple, responders)",
      "state: { p: true, n: 0 }\nviews: [{ vstack: [{ text: 'A${n}' }, { sheet: [{ text: B }], isPresented: $p }], magicTap: { set: { n: 1 } }, escape: { set: { n: 2 } } }]",
      steps: "magicTap, escape", "* boundary", "* screen changed", "A0"),
    WalkExample(
      "a scrub goes back",
      "screens: { a: { title: One, views: [{ button: Go, action: { push: b } }] }, b: { title: Two, views: [{ text: Two, traits: header }] } }",
      steps: "{ focus: Go }, activate, escape, escape", "Go, button", "* screen changed", "Two, heading",
      "* screen changed", "Go, button", "* boundary"),
    WalkExample(
      "a scrub that the element handles itself",
      "state: { on: false }\nviews: [{ button: \"${if on then 'B' else 'A'}\", escape: { toggle: on } }]",
      steps: "escape, next", "* boundary", "B, button"),
  ]

  @Test("A double tap", arguments: activation)
  func activate(example: WalkExample) throws { try #expect(example.play() == example.heard) }

  @Test("What is described again", arguments: described)
  func describe(example: WalkExample) throws { try #expect(example.play() == example.heard) }

  @Test("Adjusting", arguments: adjusting)
  func adjust(example: WalkExample) throws { try #expect(example.play() == example.heard) }

  @Test("Editing text", arguments: typing)
  func type(example: WalkExample) throws { try #expect(example.play() == example.heard) }

  @Test("Gestures", arguments: gestures)
  func gesture(example: WalkExample) throws { try #expect(example.play() == example.heard) }
}
