import Testing

@Suite("What is heard under other settings, and of the system's own views")
struct SettingWalkTests {
  static let settings: [WalkExample] = [
    WalkExample(
      "actions and more content by their sounds",
      "views: [{ text: A }, { element: , label: Row, actions: { Open: [] }, customContent: { Size: 2 MB } }]",
      steps: "{ settings: { actions: sound, moreContent: sound } }, next", "Row", "* actions available",
      "* more content available"),
    WalkExample(
      "capital letters by the word, and marks by their names (assumed)",
      "views: [{ text: A.b }]", steps: "{ settings: { capitalLetters: cap } }, { rotor: Characters }, down, down, down",
      "Characters", "cap A", "period", "b"),
    WalkExample(
      "marks by their names in what is spelled out (assumed, as where characters are read one by one)",
      "views: [{ text: A }, { text: '5-1', speech: { spellOut: true } }]", steps: "next", "5 hyphen 1"),
    WalkExample(
      "cross-fades are there only with Reduce Motion (Apple's reference of prefersCrossFadeTransitions)",
      "views: [{ text: A }, { text: '${settings.preferCrossFadeTransitions}' }]",
      steps:
        "{ settings: { preferCrossFadeTransitions: on } }, next, { settings: { reduceMotion: on } }, { focus: 'true' }",
      "false", "true"),
    WalkExample(
      "one flag for both ways to invert colors (Apple's reference of accessibilityInvertColors)",
      "views: [{ text: A }, { text: '${settings.invertColors}' }]",
      steps: "next, { settings: { classicInvert: on } }, { focus: 'true' }", "false", "true"),
    WalkExample(
      "a slider begins at its least (UIKit's documentation of UISlider)",
      "views: [{ text: A }, { slider: S }, { slider: T, range: [10, 20] }]", steps: "next, up, next, up, down, down",
      "S, 0%, adjustable", "10%", "T, 0%, adjustable", "10%", "0%", "0%", "* boundary"),
    WalkExample(
      "a control stands at the end of its range that is nearest to its number (UIKit's documentation of UISlider)",
      "views: [{ text: A }, { slider: T, value: 5, range: [1, 3] }]", steps: "next, down", "T, 100%, adjustable", "90%"),
    WalkExample(
      "capital letters by a sound (assumed)", "views: [{ text: Ab }]",
      steps: "{ settings: { capitalLetters: sound } }, { rotor: Characters }, down, down", "Characters", "A",
      "* capital letter", "b"),
    WalkExample(
      "words while typing, when they are complete (Typing Feedback, assumed)",
      "views: [{ textField: '', label: N, text: '' }]",
      steps: "{ settings: { typingFeedback: words } }, activate, { type: 'Hi you' }, { type: '! x' }",
      "N, text field, is editing, character mode, insertion point at start", "Hi", "you"),
    WalkExample(
      "characters and words, or nothing (Typing Feedback, assumed)", "views: [{ textField: '', label: N, text: '' }]",
      steps:
        "{ settings: { typingFeedback: charactersAndWords } }, activate, { type: 'Hi ' }, { settings: { typingFeedback: "
        + "off } }, { type: you }",
      "N, text field, is editing, character mode, insertion point at start", "cap H, i, space, Hi"),
    WalkExample(
      "the answer to an adjustment is heard however little is said on landing",
      "state: { n: 1 }\nviews: [{ element: , label: Dogs, value: '${n}', traits: adjustable, "
        + "increment: { set: { n: '${n + 1}' } }, decrement: [] }, { toggle: On, isOn: false }]",
      steps: "{ settings: { verbosity: minimal } }, up, next", "2", "On"),
    WalkExample(
      "the number of a row with its first cell (AccessibilitySnapshot)",
      table, steps: "next, next, previous, previous",
      "B1, column 2", "A2, row 2, column 1", "B1, column 2", "A1, row 1, column 1"),
    WalkExample(
      "the number of a row whenever the row changes (a11ysupport.io, Safari)",
      "readings: { rowNumbersOnChange: on }\n" + table, steps: "next, next, previous, previous",
      "B1, column 2", "A2, row 2, column 1", "B1, row 1, column 2", "A1, column 1"),
    WalkExample(
      "the cursor lands on the title of a new screen (Human Interface Guidelines)",
      "readings: { arrival: title }\nscreens: { a: { title: One, views: [{ button: Go, action: { push: b } }] }, b: { title: Two, views: [{ text: Map }] } }",
      steps: "{ focus: Go }, activate, next", "Go, button", "* screen changed",
      "Two, heading", "Map"),
  ]

  private static let table =
    "views: [{ view: [{ element: , label: A1, cell: { row: 1, column: 1 } }, { element: , label: B1, cell: { row: 1, "
    + "column: 2 } }, { element: , label: A2, cell: { row: 2, column: 1 } }], container: dataTable }]"

  static let systemViews: [WalkExample] = [
    WalkExample(
      "the grabber of a sheet moves it, and tells how high it is (MagentaA11y: “only the name and state”)",
      "state: { size: medium }\nviews: [{ sheet: [{ button: Close }], detents: [medium, large], selection: $size }]",
      steps: "activate, activate", "Sheet Grabber, Expanded", "Sheet Grabber, Half screen"),
    WalkExample(
      "the region that dismisses a sheet is called by its hint, which is all that is heard of it (firefox-ios 21223)",
      "views: [{ text: Map }, { sheet: [{ button: Close }], detents: [medium, large] }]",
      steps: "{ focus: Activate to dismiss pop-up window }", "Activate to dismiss pop-up window, button"),
    WalkExample(
      "a sheet can leave what is behind it within reach (Apple, presentationBackgroundInteraction; that it is read after "
        + "it, without the region that dismisses it, is assumed)",
      "views: [{ text: Map }, { sheet: [{ text: Places }], detents: [medium, large], backgroundInteraction: true }, "
        + "{ text: Legend }]",
      steps: "first, { next: 4 }", "Map", "Legend", "Sheet Grabber, Half screen, button", "Places", "* boundary",
      "Places"),
    WalkExample(
      "and the cursor lands on it all the same (assumed)",
      "state: { open: false }\nviews: [{ button: Find, action: { set: { open: true } } }, { sheet: [{ text: Places }], "
        + "detents: [medium], backgroundInteraction: true, isPresented: $open }]",
      steps: "activate, escape", "* screen changed", "Sheet Grabber, button", "* screen changed", "Find, button"),
    WalkExample(
      "no day out of its range is chosen (Apple, UIDatePicker.minimumDate; MagentaA11y: dimmed)",
      "state: { day: '2026-01-15' }\nviews: [{ datePicker: , style: graphical, range: [2026-01-10, 2026-02-03], "
        + "selection: $day }]",
      steps: "up, { focus: 'Wednesday, February 4' }, activate, first", "February 2026",
      "Wednesday, February 4, dimmed, button", "February 2026, button, adjustable"),
    WalkExample(
      "a wheel goes back to the bound (Apple, UIDatePicker.minimumDate)",
      "state: { day: '2026-01-15' }\nviews: [{ datePicker: , style: wheel, range: ['', 2026-02-03], selection: $day }, "
        + "{ text: '${day}' }]",
      steps: "first, up, last", "January, selected, picker item, adjustable, 1 of 12", "February, selected",
      "2026-02-03"),
    WalkExample(
      "what is laid over a bar is there",
      "views: [{ navigationBar: Home, overlay: [{ button: Badge }] }, { text: A }]",
      steps: "{ focus: Badge }", "Badge, button"),
    WalkExample(
      "outside of a navigation a link is dimmed (dashdevs, snapshot of the intro), and what has a bar is a navigation",
      "state: { isOpen: false }\nscreens: { a: { navigation: false, views: [{ hstack: [{ navigationLink: [{ button: "
        + "Send }], destination: b }] }, { sheet: [{ navigationBar: Help }, { navigationLink: More, destination: b }], "
        + "isPresented: $isOpen }, { button: Help, action: { set: { isOpen: true } } }] }, b: { views: [{ text: B }] } }",
      steps: "first, { focus: Help }, activate, last", "Send, dimmed, button", "Help, button", "* screen changed",
      "Help, heading", "More, button"),
    WalkExample(
      "a number chooses a tab by its place (SwiftUI, TabView(selection:))",
      "state: { page: 2 }\nviews: [{ tabView: [{ tab: One, views: [{ text: 'A ${page}' }] }, { tab: Two, views: [{ text: "
        + "'B ${page}' }] }], selection: $page }]",
      steps: "first, { focus: One }, activate, first", "B 2", "Tab Bar, One, tab, 1 of 2", "selected, One, 1 of 2",
      "A 1"),
    WalkExample(
      "or what its tag says (SwiftUI, tag(_:))",
      "state: { page: 7 }\nviews: [{ tabView: [{ tab: One, tag: home, views: [{ text: 'A ${page}' }] }, { tab: Two, "
        + "tag: 7, views: [{ text: 'B ${page}' }] }], selection: $page }]",
      steps: "first, { focus: One }, activate, first", "B 7", "Tab Bar, One, tab, 1 of 2", "selected, One, 1 of 2",
      "A home"),
    WalkExample(
      "a calendar goes to other months by swipes and to days by double taps (MagentaA11y; what is heard then, L)",
      "state: { day: '2026-01-31' }\nviews: [{ datePicker: , style: graphical, selection: $day }]",
      steps: "up, next, activate", "February 2026", "Sunday, February 1, button", "selected, Sunday, February 1"),
  ]

  @Test("A walk", arguments: settings + systemViews)
  func walk(example: WalkExample) throws { try #expect(example.play() == example.heard) }
}
