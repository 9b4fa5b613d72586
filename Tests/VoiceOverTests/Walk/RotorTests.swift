import Testing

@Suite("What is heard of swipes up and down")
struct RotorTests {
  // Expected words are those of the sources that each row names; 'K' marks what is known of iOS without a source, 'L'
  // what is inferred, 'M' what one source says.
  static let actions: [WalkExample] = [
    WalkExample(
      "the list ends with the double tap and goes round (iOS 26.5 simulator: “Activate”, “Default”)",
      "views: [{ element: , label: Row, actions: { Open: [], Call: [] } }]", steps: "{ down: 4 }", "Open", "Call",
      "Activate, Default", "Open"),
    WalkExample(
      "swiping up begins with the last action (L)",
      "views: [{ element: , label: Row, actions: { Open: [], Call: [] } }]", steps: "{ up: 3 }", "Call", "Open",
      "Activate, Default"),
    WalkExample(
      "a double tap performs what was heard last; a changed value is all that is said",
      "state: { v: '' }\nviews: [{ element: , label: Row, value: '${v}', actions: { Flag: { set: { v: flagged } } } }]",
      steps: "down, activate", "Flag", "flagged"),
    WalkExample(
      "the next element of the same kind keeps the action, others do not (iaccessibility.net)",
      "state: { n: 0 }\nviews: [{ element: , label: Row, actions: { Open: [], Call: { set: { n: 1 } } } }, { element: , "
        + "label: Row 2, value: '${n}', actions: { Call: { set: { n: 2 } } } }, { text: A }]",
      steps: "{ down: 2 }, next, activate, next, previous, down", "Open", "Call", "Row 2, 0", "~ Actions available",
      "2", "A", "Row 2, 2", "~ Actions available", "Call"),
    WalkExample(
      "without actions the rotor has none, and waits (iOS 26.5 simulator)",
      "views: [{ element: , label: Row, actions: { Open: [] } }, { text: Ab }, { element: , label: Row 2, actions: { Open: [] } }]",
      steps: "{ rotor: Actions }, down, next, down, next, down", "Actions", "Open", "Ab", "cap A",
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
      "the setting stays when the cursor moves and when a screen comes (assumed)",
      "screens: { a: { views: [{ text: A, traits: header }, { button: Go, action: { push: b } }] }, b: { title: Two, views: [{ text: Two, traits: header }, { text: C, traits: header }] } }",
      steps: "{ rotor: Headings }, next, activate, down, down", "Headings", "Go, button", "* screen changed",
      "Two, heading", "C, heading", "Heading not found"),
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
      "lists, from one to the next (AS names the rotor; that an option goes to the next of its kind is assumed)",
      "views: [{ view: [{ text: A }, { text: B }], container: list }, { text: X }, { view: [{ text: C }, { text: D }], container: list }]",
      steps: "next, { rotor: Lists }, down, down, up", "B, list end", "Lists", "C, list start", "List not found",
      "A, list start"),
    WalkExample(
      "landmarks and tables without names (AS names the rotors)",
      "views: [{ view: [{ text: A }, { text: B }], container: landmark }, { table: [{ row: [{ text: C }, { text: D }] }] }, { text: X }]",
      steps: "last, { rotor: Landmarks }, up, { rotor: Tables }, down, down", "X", "Landmarks", "A, landmark", "Tables",
      "C, row 1, column 1", "Table not found"),
    WalkExample(
      "containers: the name, then the first element (iOS 26.5 simulator names the rotor)",
      "views: [{ text: A }, { vstack: [{ text: B }, { text: C }], children: contain, label: Box }, { toolbar: [{ button: D }] }]",
      steps: "{ rotor: Containers }, down, down, down, up", "Containers", "Box, B", "Toolbar, D, button",
      "No item found", "Box, B"),
    WalkExample(
      "the rotor of misspelled words by AS's table, that of headings by VoiceOver's own string, in German",
      "locale: de\nviews: [{ textEditor: , label: A, text: Teh, misspelled: [Teh] }, { text: B, traits: header, heading: 2 }]",
      steps: "{ rotor: Misspelled Words }, { rotor: Heading 2 }", "Rechtschreibfehler", "Überschrift-Ebene 2"),
    WalkExample(
      "the rotor of misspelled words by AS's table, that of headings by VoiceOver's own string, in Russian",
      "locale: ru\nviews: [{ textEditor: , label: A, text: Teh, misspelled: [Teh] }, { text: B, traits: header, heading: 2 }]",
      steps: "{ rotor: Misspelled Words }, { rotor: Heading 2 }", "Слова с ошибками", "Заголовок уровня 2"),
    WalkExample(
      "a rotor of the app's own (WWDC16-202)",
      "views: [{ text: A, rotors: { Hazards: [B, C] } }, { text: B }, { text: C }]",
      steps: "{ rotor: Hazards }, down, down, down", "Hazards", "B", "C", "No item found"),
    WalkExample(
      "a rotor of the app's own goes on from where it was when another of its elements has come",
      "state: { s: false }\nviews: [{ text: A, rotors: { Hazards: [B, C, D] }, onAppear: { after: { seconds: 3, action: { set: { s: true } } } } }, { text: B, if: s }, { text: C }, { text: D }]",
      steps: "{ rotor: Hazards }, down, { wait: 3 }, down", "Hazards", "C", "D"),
  ]

  static let texts: [WalkExample] = [
    WalkExample(
      "links inside a text (accessibilityupto11.com: “Privacy Policy, link”)",
      "views: [{ text: Read our Terms and our Privacy Policy, links: [Terms, Privacy Policy] }, { link: Help, action: [] }]",
      steps: "{ rotor: Links }, down, down, down, up, up, up", "Links", "Terms, link", "Privacy Policy, link",
      "Help, button, link", "Privacy Policy, link", "Terms, link", "Link not found"),
    WalkExample(
      "a link inside a text is followed",
      "screens: { a: { views: [{ text: Read our Terms, links: { Terms: { push: b } } }] }, b: { title: Terms, views: [{ text: Terms, traits: header }] } }",
      steps: "{ rotor: Links }, down, activate", "Links", "Terms, link", "* screen changed",
      "Terms, heading"),
    WalkExample(
      "the links of a text are actions of what it is combined into (EhPanda, iOS 26.5: “Open link to twitter.com”)",
      "views: [{ vstack: [{ text: Ann }, { text: See twitter.com, links: [twitter.com] }], children: combine }]",
      steps: "down, down", "Open link to twitter.com", "Activate, Default"),
    WalkExample(
      "an option that is not there fails the step, and the walk goes on", "views: [{ text: A }, { text: B }]",
      steps: "{ rotor: Links }, next", "* failed: the rotor has no option 'Links' here", "B"),
    WalkExample(
      "a list is a container, and texts are found by those who put them into the rotor (EhPanda, iOS 26.5)",
      "views: [{ text: A }, { list: [{ text: B }, { text: C }] }]",
      steps: "{ rotor: Containers }, down, { rotor: Static Text }, down", "Containers", "B", "Static Text", "C"),
    WalkExample(
      "words of a text by a rotor of the app's own (WWDC20-10116)",
      "views: [{ text: A, rotors: { Alerts: [{ in: Park, text: closed }, { in: Park, text: crowded }, C] } }, { text: Park }, { text: C }]",
      steps: "{ rotor: Alerts }, down, down, down, down, up", "Alerts", "closed", "crowded", "C", "No item found",
      "crowded"),
    WalkExample(
      "on the text itself the first words in it come first (WWDC20-10116, the brochure of the park)",
      "views: [{ text: Park, rotors: { Alerts: [{ in: Park, text: closed }, { in: Park, text: crowded }] } }]",
      steps: "{ rotor: Alerts }, down, down", "Alerts", "closed", "crowded"),
    WalkExample(
      "headings of one level (AS names the rotors, the last sentence is inferred)",
      "views: [{ text: A, traits: header, heading: 1 }, { text: B, traits: header, heading: 2 }, { text: C, traits: header, heading: 2 }]",
      steps: "{ rotor: Heading 2 }, down, down, down", "Heading Level 2", "B, heading level 2", "C, heading level 2",
      "Heading not found"),
  ]

  static let platforms: [WalkExample] = [
    WalkExample(
      "the Mac shows what it offers as menus, those of the app without a number (WWDC24-10073, WWDC25-229)",
      "platform: macOS 26\nviews: [{ element: , label: Page 1, actions: { location: [], recording: [] }, rotors: { Bookmarks: "
        + "[Page 2] }, customContent: { Age: Three years } }, { text: Page 2 }]",
      steps: "{ rotor: Actions }, { rotor: More Content }, { rotor: Bookmarks }",
      "Actions menu, 2 items, location, recording", "More Content menu, 1 item, Age, Three years",
      "Bookmarks menu, Page 2"),
    WalkExample(
      "a chart as a whole (WWDC21-10122, WWDC22-10136)",
      "views: [{ chart: Sales, points: { Cachapa: 916 } }]",
      steps: "{ rotor: Audio Graph }, { down: 4 }, { up: 2 }, activate", "Audio Graph", "Describe chart",
      "Play Audio Graph", "Chart Details", "Describe chart", "Chart Details", "Play Audio Graph", "Complete"),
  ]

  static let personalSettings: [WalkExample] = [
    WalkExample(
      "the speaking rate (iOS 26.5 simulator names it; the steps are assumed)", "views: [{ text: A }]",
      steps: "{ rotor: Speaking Rate }, up, up, down", "Speaking Rate", "55%", "60%", "55%"),
    WalkExample(
      "hints, which are heard from then on (assumed)", "views: [{ text: A }, { toggle: B }]",
      steps: "{ rotor: Hints }, up, next", "Hints", "Hints on", "B, switch button, off",
      "~ Double tap to toggle setting"),
  ]

  static let dragAndDrop: [WalkExample] = [
    WalkExample(
      "picked up and dropped through the actions (WWDC24-10073)",
      "state: { s: none }\nviews: [{ text: Synth, draggable: true }, { text: Alert, value: '${s}', dropTarget: { action: { set: { s: synth } } } }]",
      steps: "down, activate, next, down, activate", "Drag", "Alert, none", "Drop, drop ready",
      "drop complete"),
    WalkExample(
      "a row without a name for it is an item (NetNewsWire, issue 5323: “delete, rename, drag item, or activate”)",
      "views: [{ list: [{ text: Folder, swipeActions: [{ button: Delete }], draggable: true }] }]",
      steps: "{ down: 3 }", "Delete", "Drag Item", "Activate, Default"),
    WalkExample(
      "a scrub lets go (VoiceOver's own string)",
      "views: [{ text: Synth, draggable: true }, { text: Alert, dropTarget: true }]",
      steps: "drag, escape, next, drop", "drag cancelled", "Alert", "* boundary"),
    WalkExample(
      "a handle moves its row (MagentaA11y: “Reorder, English, button, draggable”, “Moved below Spanish”)",
      "state: { list: [English, Spanish, French] }\nviews: [{ list: [{ forEach: item in list, views: [{ text: '${item}', "
        + "reorder: item }] }] }]",
      steps: "next, drag, down, up, up, down, drop, next", "Reorder English, button, draggable",
      "Reorder English, draggable", "moved below Spanish", "moved above Spanish", "* boundary", "moved below Spanish",
      "French"),
    WalkExample(
      "what cannot be picked up", "views: [{ text: A }]", steps: "drag", "* boundary"),
  ]

  @Test("Actions", arguments: actions)
  func act(example: WalkExample) throws { try #expect(example.play() == example.heard) }

  @Test("The rotor", arguments: rotor)
  func turn(example: WalkExample) throws { try #expect(example.play() == example.heard) }

  @Test("Texts with links, and headings by level", arguments: texts)
  func find(example: WalkExample) throws { try #expect(example.play() == example.heard) }

  @Test("Menus of the Mac, and the rotor of a chart", arguments: platforms)
  func offer(example: WalkExample) throws { try #expect(example.play() == example.heard) }

  @Test("Settings by the rotor", arguments: personalSettings)
  func set(example: WalkExample) throws { try #expect(example.play() == example.heard) }

  @Test("Drag and drop", arguments: dragAndDrop)
  func drag(example: WalkExample) throws { try #expect(example.play() == example.heard) }
}
