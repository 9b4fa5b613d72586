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
      "a button whose value changes says it, too (WWDC13-202)",
      "state: { v: 'on' }\nviews: [{ button: Coffee, value: '${v}', action: { set: { v: 'off' } } }]",
      steps: "activate", "Coffee, off"),
    WalkExample(
      "what starts media is not talked over (accessibilityupto11.com)",
      "views: [{ button: Play, traits: startsMediaSession, action: [] }]", steps: "activate"),
    WalkExample(
      "a disabled element does nothing (iOS 26.6.1)",
      "state: { on: false }\nviews: [{ toggle: Alerts, isOn: $on, enabled: false }]", steps: "activate"),
  ]

  static let described: [WalkExample] = [
    WalkExample(
      "a button with a value says it again (WWDC13-202: “Coffee, off”)",
      "state: { v: 'off' }\nviews: [{ button: Coffee, value: '${v}', action: [] }]", steps: "activate", "Coffee, off"),
    WalkExample(
      "what discloses keeps its value (magentaA11y's recording of a disclosure)",
      "state: { open: false }\nviews: [{ disclosureGroup: Amenities, value: 2 selected, isExpanded: $open, views: [] }]",
      steps: "activate", "Amenities, 2 selected, expanded"),
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
      "what is not adjustable has nowhere to go", "views: [{ text: A }]", steps: "increment", "* boundary"),
    WalkExample(
      "on arrival an adjustable element is adjusted, whatever the rotor stood on (M)",
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
      "the unit is that of the rotor (VA mobile app)",
      "state: { t: '' }\nviews: [{ textField: '', text: $t, label: Street }]", steps: "{ rotor: Words }, activate",
      "Words", "Street, text field, is editing, word mode, insertion point at start"),
    WalkExample(
      "each character is spoken, and what is deleted",
      "state: { t: '' }\nviews: [{ textField: '', text: $t, label: Street }]",
      steps: "activate, { type: Hi y }, delete, { delete: 2 }, { delete: 2 }",
      "Street, text field, is editing, character mode, insertion point at start", "H, i, space, y", "y", "space", "i",
      "H", "* boundary"),
    WalkExample(
      "of a secret only clicks are heard (a11ysupport.io)",
      "state: { t: '' }\nviews: [{ secureField: '', text: $t, label: Password }]", steps: "activate, { type: ab }",
      "Password, secure text field, is editing, character mode, insertion point at start", "* click"),
    WalkExample(
      "the rotor moves through what was typed",
      "state: { t: 'two words' }\nviews: [{ textField: '', text: $t, label: Street }]",
      steps: "{ rotor: Words }, activate, down, down, down", "Words",
      "Street, text field, is editing, two words, word mode, insertion point at end", "two", "words", "* boundary"),
    WalkExample(
      "a field that is being edited says so (AS)",
      "state: { t: Wine }\nviews: [{ textField: '', text: $t, label: Search }, { text: A }]",
      steps: "activate, next, previous",
      "Search, text field, is editing, Wine, character mode, insertion point at end", "A",
      "Search, Wine, text field, is editing"),
  ]

  static let gestures: [WalkExample] = [
    WalkExample(
      "the end has a sound (WWDC18-226)", "views: [{ text: A }]", steps: "next, previous", "* boundary", "* boundary"),
    WalkExample(
      "first and last", "views: [{ text: A }, { text: B }, { text: C }]", steps: "last, first", "C", "A"),
    WalkExample(
      "everything from here on, without hints (K)",
      "views: [{ text: A }, { button: B, hint: Does }, { text: C }]", steps: "next, readAll", "B, button", "B, button",
      "C"),
    WalkExample(
      "three fingers scroll by pages (WWDC18-226)",
      // A screen of the iPhone 16 is 852 points high.
      "views: [{ scrollView: [{ element: , label: A, frame: { x: 0, y: 100, width: 300, height: 100 } }, "
        + "{ element: , label: B, frame: { x: 0, y: 1900, width: 300, height: 100 } }] }]",
      steps: "{ scroll: up }, { scroll: up }, { scroll: up }, { scroll: down }, { scroll: left }", "* page scrolled",
      "Page 2 of 3", "* page scrolled", "Page 3 of 3", "* boundary", "* page scrolled", "Page 2 of 3", "* boundary"),
    WalkExample(
      "what does not scroll has nowhere to go", "views: [{ text: A }]", steps: "{ scroll: up }", "* boundary"),
    WalkExample(
      "the system says nothing of a magic tap",
      "state: { on: false }\nviews: [{ text: A, magicTap: { toggle: on } }]", steps: "magicTap"),
    WalkExample(
      "a magic tap without a handler", "views: [{ text: A }]", steps: "magicTap", "* boundary"),
    WalkExample(
      "a scrub goes back",
      "screens: { a: { title: One, views: [{ button: Go, action: { push: b } }] }, b: { title: Two, views: [{ text: Two, traits: header }] } }",
      steps: "{ focus: Go }, activate, escape, escape", "Go, button", "* screen changed", "Two", "One, back button",
      "* screen changed", "One, heading", "* boundary"),
    WalkExample(
      "a scrub that the element handles itself",
      "state: { on: false }\nviews: [{ button: \"${if on then 'B' else 'A'}\", escape: { toggle: on } }]",
      steps: "escape, next", "* boundary"),
  ]

  static let screenChanges: [WalkExample] = [
    WalkExample(
      "a pushed screen says its title, and lands on the way back (WWDC15-201: “Detail, earthquakes, back button”)",
      "screens: { a: { title: Earthquakes, views: [{ button: Go, action: { push: b } }] }, b: { title: Detail, views: [{ text: Map }] } }",
      steps: "{ focus: Go }, activate, next, next", "Go, button", "* screen changed", "Detail",
      "Earthquakes, back button", "Detail, heading", "Map"),
    WalkExample(
      "a bar of the author's own keeps title and way back (UIKit)",
      "screens: { a: { title: One, views: [{ button: Go, action: { push: b } }] }, b: { title: Two, views: [{ navigationBar: , trailing: [{ button: Edit }] }] } }",
      steps: "{ focus: Go }, activate, next, next", "Go, button", "* screen changed", "Two", "One, back button",
      "Two, heading", "Edit, button"),
    WalkExample(
      "an action that closes a screen and moves on is heard only where it ends (WWDC12-210)",
      "screens: { a: { views: [{ button: Go, action: { present: b } }, { text: Memory leak }] }, b: { views: [{ button: Close, action: [dismiss, { focus: Memory leak }] }] } }",
      steps: "activate, activate", "* screen changed", "Close, button", "* screen changed", "Memory leak"),
    WalkExample(
      "screenChanged: a sound, and the first element (moba11y.com)",
      "views: [{ text: A }, { button: B, action: screenChanged }]", steps: "next, activate", "B, button",
      "* screen changed", "A"),
    WalkExample(
      "screenChanged with an element (moba11y.com)",
      "views: [{ text: A }, { button: B, action: { screenChanged: { focus: C } } }, { text: C }]",
      steps: "next, activate", "B, button", "* screen changed", "C"),
    WalkExample(
      "screenChanged with words, then the first element (moba11y.com)",
      "views: [{ text: A }, { button: B, action: { screenChanged: Loaded } }]", steps: "next, activate", "B, button",
      "* screen changed", "! Loaded", "A"),
    WalkExample(
      "layoutChanged with nothing equals doing nothing (moba11y.com)",
      "views: [{ text: A }, { button: B, action: layoutChanged }]", steps: "next, activate", "B, button", "B"),
    WalkExample(
      "layoutChanged with an element makes no sound (moba11y.com)",
      "views: [{ text: A }, { button: B, action: { layoutChanged: { focus: A } } }]", steps: "next, activate",
      "B, button", "A"),
    WalkExample(
      "what vanishes under the cursor leaves it on what takes its place",
      "state: { on: true }\nviews: [{ button: A, if: on, action: { set: { on: false } } }, { text: B }]",
      steps: "activate", "B"),
    WalkExample(
      "pages are announced (accessibilityupto11.com)",
      "views: [{ button: A, action: { pageScrolled: Page 2 of 5 } }]", steps: "activate", "* page scrolled",
      "! Page 2 of 5", "A"),
    WalkExample(
      "a menu opens on its first item, and gives the cursor back (iOS 26.5 simulator; the latter L)",
      "state: { s: none }\nviews: [{ text: A }, { menu: More, views: [{ button: Share, action: { set: { s: done } } }, { button: Copy }] }]",
      steps: "next, activate, next, activate, activate, escape", "More, button, pop up button", "Share, button",
      "Copy, button", "More, button, pop up button", "Share, button", "More, button, pop up button"),
  ]

  static let announcements: [WalkExample] = [
    WalkExample(
      "posted at once after a double tap, it follows the label (WWDC23-10036: “Photos. Loading photos view”)",
      "views: [{ button: Photos, action: { announce: Loading photos view } }]", steps: "activate", "Photos",
      "! Loading photos view"),
    WalkExample(
      "posted by a custom action, it is all that is heard (WWDC26-219)",
      "views: [{ text: A, actions: { Save selection: { announce: Text saved } } }]",
      steps: "{ perform: Save selection }", "! Text saved"),
    WalkExample(
      "a moment later it is (iOS 26.6.1)",
      "views: [{ button: A, action: { announce: { text: Done, delay: 0.75 } } }]", steps: "activate", "A", "! Done"),
    WalkExample(
      "of two at once only the last is heard (iOS 26.6.1)",
      "views: [{ button: A, action: [{ announce: { text: One, delay: 0.5 } }, { announce: { text: Two, delay: 0.5 } }] }]",
      steps: "activate", "A", "! Two"),
    WalkExample(
      "queued ones wait for each other (WWDC17-215)",
      "views: [{ button: A, action: [{ announce: { text: One, delay: 0.5, queue: true } }, { announce: { text: Two, delay: 0.5, queue: true } }] }]",
      steps: "activate", "A", "! One", "! Two"),
    WalkExample(
      "high cuts what follows, too; low never cuts (WWDC23-10036)",
      "views: [{ button: A, action: [{ announce: { text: One, delay: 0.5, priority: high } }, { announce: { text: Two, delay: 0.6, priority: low } }] }]",
      steps: "activate", "A", "! One"),
    WalkExample(
      "what is due later is heard when its time comes",
      "views: [{ button: A, action: { announce: { text: Done, delay: 3 } } }]",
      steps: "activate, { wait: 1 }, { wait: 1 }",
      "A", "! Done"),
  ]

  static let actions: [WalkExample] = [
    WalkExample(
      "the list ends with the double tap and goes round (iOS 26.5 simulator, yaraneba.com)",
      "views: [{ element: , label: Row, actions: { Open: [], Call: [] } }]", steps: "{ down: 4 }", "Open", "Call",
      "Activate", "Open"),
    WalkExample(
      "swiping up begins with the last action (L)",
      "views: [{ element: , label: Row, actions: { Open: [], Call: [] } }]", steps: "{ up: 3 }", "Call", "Open",
      "Activate"),
    WalkExample(
      "a double tap performs what was heard last; a changed value is all that is said",
      "state: { v: '' }\nviews: [{ element: , label: Row, value: '${v}', actions: { Flag: { set: { v: flagged } } } }]",
      steps: "down, activate", "Flag", "flagged"),
    WalkExample(
      "without actions the rotor has none, and waits (iOS 26.5 simulator)",
      "views: [{ element: , label: Row, actions: { Open: [] } }, { text: Ab }, { element: , label: Row 2, actions: { Open: [] } }]",
      steps: "{ rotor: Actions }, down, next, down, next, down", "Actions", "Open", "Ab", "A",
      "Row 2", "~ Actions available", "Open"),
  ]

  static let rotor: [WalkExample] = [
    WalkExample(
      "headings, and none further (WWDC18-226)",
      "views: [{ text: A, traits: header }, { text: B }, { text: C, traits: header }]",
      steps: "{ rotor: Headings }, down, down, up, up", "Headings", "C, heading", "Heading not found", "A, heading",
      "Heading not found"),
    WalkExample(
      "links (a11ysupport.io)",
      "views: [{ text: A }, { link: B, action: [] }]", steps: "{ rotor: Links }, down, down", "Links",
      "B, button, link", "Link not found"),
    WalkExample(
      "the setting stays when the cursor moves and when a screen comes (K)",
      "screens: { a: { views: [{ text: A, traits: header }, { button: Go, action: { push: b } }] }, b: { title: Two, views: [{ text: Two, traits: header }, { text: C, traits: header }] } }",
      steps: "{ rotor: Headings }, next, activate, down, down", "Headings", "Go, button", "* screen changed", "Two",
      "back button", "Two, heading", "C, heading"),
    WalkExample(
      "words of a text", "views: [{ text: One two }]", steps: "{ rotor: Words }, down, down, down, up", "Words", "One",
      "two", "* boundary", "One"),
    WalkExample(
      "more content: the value, then the label (accessibilityupto11.com)",
      "views: [{ text: Picture, customContent: { Orientation: Landscape } }]",
      steps: "{ rotor: More Content }, down, down",
      "More Content", "Landscape, Orientation", "* boundary"),
    WalkExample(
      "a rotor of what is around serves all that is in it (WWDC25-229)",
      "views: [{ vstack: [{ text: A }, { text: B }, { text: C }], rotors: { Bookmarks: [B, C] } }]",
      steps: "{ rotor: Bookmarks }, down, down", "Bookmarks", "B", "C"),
    WalkExample(
      "a rotor of the app's own (WWDC16-202)",
      "views: [{ text: A, rotors: { Hazards: [B, C] } }, { text: B }, { text: C }]",
      steps: "{ rotor: Hazards }, down, down, down", "Hazards", "B", "C", "Hazards not found"),
  ]

  static let dragAndDrop: [WalkExample] = [
    WalkExample(
      "picked up and dropped through the actions (WWDC24-10073)",
      "state: { s: none }\nviews: [{ text: Synth, draggable: true }, { text: Alert, value: '${s}', dropTarget: { action: { set: { s: synth } } } }]",
      steps: "down, activate, next, down, activate", "Drag", "Alert, none", "Drop, drop ready",
      "Drop complete"),
    WalkExample(
      "a scrub lets go (K)",
      "views: [{ text: Synth, draggable: true }, { text: Alert, dropTarget: true }]",
      steps: "drag, escape, next, drop", "* boundary", "Alert", "* boundary"),
    WalkExample(
      "what can not be picked up", "views: [{ text: A }]", steps: "drag", "* boundary"),
  ]

  static let settings: [WalkExample] = [
    WalkExample(
      "actions and more content by their sounds",
      "views: [{ text: A }, { element: , label: Row, actions: { Open: [] }, customContent: { Size: 2 MB } }]",
      steps: "{ settings: { actions: sound, moreContent: sound } }, next", "Row", "* actions available",
      "* more content available"),
    WalkExample(
      "capital letters by the word, and marks by their names (K)",
      "views: [{ text: A.b }]", steps: "{ settings: { capitalLetters: cap } }, { rotor: Characters }, down, down, down",
      "Characters", "cap A", "dot", "b"),
    WalkExample(
      "capital letters by a sound (K)", "views: [{ text: Ab }]",
      steps: "{ settings: { capitalLetters: sound } }, { rotor: Characters }, down, down", "Characters", "A",
      "* capital letter", "b"),
    WalkExample(
      "the answer to an adjustment is heard however little is said on landing",
      "state: { n: 1 }\nviews: [{ element: , label: Dogs, value: '${n}', traits: adjustable, "
        + "increment: { set: { n: '${n + 1}' } }, decrement: [] }, { toggle: On, isOn: false }]",
      steps: "{ settings: { verbosity: minimal } }, up, next", "2", "On"),
  ]

  @Test("Settings that are changed on the way", arguments: settings)
  func set(example: WalkExample) throws { try #expect(example.play() == example.heard) }

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

  @Test("Changes of the screen", arguments: screenChanges)
  func changeScreen(example: WalkExample) throws { try #expect(example.play() == example.heard) }

  @Test("Announcements", arguments: announcements)
  func announce(example: WalkExample) throws { try #expect(example.play() == example.heard) }

  @Test("Actions", arguments: actions)
  func act(example: WalkExample) throws { try #expect(example.play() == example.heard) }

  @Test("The rotor", arguments: rotor)
  func turn(example: WalkExample) throws { try #expect(example.play() == example.heard) }

  @Test("Drag and drop", arguments: dragAndDrop)
  func drag(example: WalkExample) throws { try #expect(example.play() == example.heard) }
}
