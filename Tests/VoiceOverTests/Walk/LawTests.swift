import Testing

/// The rules of the reference put together, each with another: what was written by hand before it was run.
@Suite("What is heard where rules come together")
struct LawTests {
  private static let rows =
    "state: { l: [A, B, C] }\nviews: [{ text: T }, { list: [{ forEach: i in l, views: [{ button: '${i}', actions: { Delete: "
    + "{ remove: { from: l, value: '${i}' } } } }] }] }, { text: End }]"

  private static let nested =
    "views: [{ text: T }, { view: [{ text: A }, { view: [{ text: B }], label: Inner, container: semanticGroup }, { text: C }], "
    + "label: Outer, container: semanticGroup }]"

  // WWDC19-238, accessibilityupto11.com (“Mini Player, Play, Button”, “Tab bar, Watch Now, Tab, 1 of 5”), a11ysupport.io.
  static let entering: [WalkExample] = [
    WalkExample(
      "a group is entered from either side, and left in silence",
      "views: [{ text: T }, { view: [{ text: A }, { text: B }], label: Box, container: semanticGroup }, { text: E }]",
      steps: "last, { previous: 3 }", "E", "Box, B", "A", "T"),
    WalkExample(
      "of groups in each other those are named that are entered now, the outermost first (L)", nested,
      steps: "{ next: 3 }, previous, first, last", "Outer, A", "Inner, B", "C", "Inner, B", "T", "Outer, C"),
    WalkExample(
      "what the app moves the cursor to is entered, too",
      "views: [{ button: Go, action: { layoutChanged: { focus: B } } }, { view: [{ text: A }, { text: B }], label: Box, "
        + "container: semanticGroup }]",
      steps: "activate", "Box, B"),
    WalkExample(
      "a toolbar is named by itself", "views: [{ text: T }, { toolbar: [{ button: Edit }, { button: Share }] }]",
      steps: "next, next, previous, previous, next", "Toolbar, Edit, button", "Share, button", "Edit, button", "T",
      "Toolbar, Edit, button"),
    WalkExample(
      "a list tells its ends, from either side",
      "views: [{ text: T }, { view: [{ text: A }, { text: B }, { text: C }], container: list }, { text: E }]",
      steps: "{ next: 4 }, previous", "A, list start", "B", "C, list end", "E", "C, list end"),
    WalkExample(
      "the bar of tabs is named on entering it",
      "views: [{ tabView: [{ tab: Home, views: [{ text: A }] }, { tab: More, views: [{ text: B }] }] }]",
      steps: "{ next: 2 }, { previous: 2 }, last", "Tab Bar, selected, Home, tab, 1 of 2", "More, tab, 2 of 2",
      "selected, Home, tab, 1 of 2", "A", "Tab Bar, More, tab, 2 of 2"),
    WalkExample(
      "what is announced follows the landing, where the app moves the cursor as well (WWDC23-10036)",
      "readings: { hastyAnnouncements: on }\nviews: [{ button: Go, action: [{ focus: B }, { announce: Done }] }, { text: A }, "
        + "{ text: B }]",
      steps: "activate", "B", "! Done"),
    WalkExample(
      "a scrub is the element's own where it has one, and elsewhere goes nowhere",
      "state: { e: 0 }\nviews: [{ text: 'E ${e}', escape: [{ set: { e: 1 } }, { announce: Closed }] }, { text: B }]",
      steps: "escape, next, escape", "! Closed", "B", "* boundary"),
  ]

  static let doing: [WalkExample] = [
    WalkExample(
      "the name of a group is heard on entering it, not with what a switch in it answers (WWDC19-238; iOS 26.6.1)",
      "state: { on: false }\nviews: [{ text: T }, { view: [{ toggle: Alerts, isOn: $on }], label: Sound, container: "
        + "semanticGroup }]",
      steps: "next, activate", "Sound, Alerts, switch button, off", "on"),
    WalkExample(
      "what is no longer selected answers with its label (react-native-accessible-selectable), what is again as a tab does (WWDC16-202)",
      "state: { s: true }\nviews: [{ button: Pen, selected: '${s}', action: { toggle: s } }]",
      steps: "activate, activate", "Pen", "selected, Pen"),
    WalkExample(
      "an answer has no hint and tells of no actions (d-ronnqvist.github.io; iOS 26.6.1)",
      "views: [{ button: Mail, hint: Opens it, actions: [Delete], action: [] }]",
      steps: "{ settings: { hints: true } }, activate", "Mail"),
    WalkExample(
      "a tab of the author's own bar answers as the system's does (WWDC16-202)",
      "state: { t: A }\nviews: [{ view: [{ button: A, selected: \"${t == 'A'}\", action: { set: { t: A } } }, { button: B, "
        + "selected: \"${t == 'B'}\", action: { set: { t: B } } }], traits: tabBar }]",
      steps: "next, activate", "B, tab, 2 of 2", "selected, B, 2 of 2"),
    WalkExample(
      "what disables itself says so (an app of orders in React Native, test of its cart), and then no more (iOS 26.6.1)",
      "state: { e: true }\nviews: [{ button: Send, enabled: '${e}', action: { set: { e: false } } }]",
      steps: "activate, activate, first", "Send, dimmed", "Send, dimmed, button"),
    WalkExample(
      "a switch that disables itself says its state after that",
      "state: { on: false }\nviews: [{ toggle: Agree, isOn: $on, enabled: '${not on}' }]",
      steps: "activate", "dimmed, on"),
    WalkExample(
      "at the end of its range a slider says its value again (WWDC13-202)",
      "views: [{ slider: Volume, value: 0.9 }]", steps: "up, up", "100%", "100%", "* boundary"),
    WalkExample(
      "what tells its value in its label says the label (assumed)",
      "state: { n: 2 }\nviews: [{ element: 'Floor ${n}', traits: adjustable, increment: { set: { n: 3 } }, decrement: [] }]",
      steps: "up, up", "Floor 3", "* boundary"),
    WalkExample(
      "what is dimmed is not adjusted (iOS 26.6.1)", "views: [{ slider: Volume, value: 0.5, enabled: false }]",
      steps: "up", "* boundary"),
    WalkExample(
      "the wheel says where it has come to, with what its value says besides (caption panel, iOS 26.6.1: “22, selected”)",
      "state: { s: Two }\nviews: [{ picker: Number, style: wheel, options: [One, Two, Three], selection: $s }]",
      steps: "up", "Three, selected"),
  ]

  static let coming: [WalkExample] = [
    WalkExample(
      "a row that is deleted by its action gives way to the next", rows, steps: "{ focus: B }, { perform: Delete }",
      "B, button", "~ Actions available", "C, button", "~ Actions available"),
    WalkExample(
      "the last row that is deleted gives way to what comes after the list", rows,
      steps: "{ focus: C }, { perform: Delete }", "C, button", "~ Actions available", "End"),
    WalkExample(
      "what comes before the cursor is not heard until the cursor comes there (one source)",
      "state: { l: [A] }\nviews: [{ forEach: i in l, views: [{ text: '${i}' }] }, { button: Add, action: { insert: { to: l, "
        + "at: 0, value: Z } } }]",
      steps: "next, activate, previous, previous", "Add, button", "Add", "A", "Z"),
    WalkExample(
      "what hides itself gives way to the next",
      "state: { h: false }\nviews: [{ text: A }, { button: Hide, hidden: '${h}', action: { set: { h: true } } }, { text: "
        + "B }]",
      steps: "next, activate", "Hide, button", "B"),
    WalkExample(
      "one element in the place of another is found there (assumed)",
      "state: { p: false }\nviews: [{ text: T }, { button: Play, if: not p, action: { set: { p: true } } }, { button: Pause, "
        + "if: p, action: { set: { p: false } } }, { text: B }]",
      steps: "next, activate", "Play, button", "Pause, button"),
    WalkExample(
      "a part of the screen that becomes another leaves the cursor to what stays (element-x-ios, pull request 4258)",
      "state: { done: false }\nviews: [{ vstack: [{ text: Waiting, traits: header }, { text: Hold on }], if: not done, onAppear: "
        + "{ after: { seconds: 2, action: { set: { done: true } } } } }, { vstack: [{ text: Compare, traits: header }, { text: "
        + "Look }], if: done }, { button: They match }]",
      steps: "first, { wait: 3 }, previous", "Waiting, heading", "They match, button", "Look"),
    WalkExample(
      "and to what is above, where nothing below stays (firefox-ios, issue 30107)",
      "state: { card: 1 }\nviews: [{ button: Skip }, { vstack: [{ text: One }, { button: Continue, action: { set: { card: 2 } "
        + "} }], if: card == 1 }, { vstack: [{ text: Two }, { button: Continue }], if: card == 2 }]",
      steps: "{ focus: Continue }, activate", "Continue, button", "Skip, button"),
    WalkExample(
      "if all is replaced, what is in the same place on the screen is found (JTCalendar, issue 150)",
      "state: { m: July }\nviews: [{ button: August 1, frame: [300, 250, 50, 50], if: m == 'July', action: { set: { m: August } "
        + "} }, { text: August 1, frame: [300, 50, 50, 50], if: m == 'August' }, { text: August 28, frame: [250, 250, 50, 50], "
        + "if: m == 'August' }, { text: August 29, frame: [300, 250, 50, 50], if: m == 'August' }]",
      steps: "first, activate, previous", "August 1, button", "August 29", "August 28"),
    WalkExample(
      "but with another title in the bar it is another screen (FranAlonso, iOS 26.6)",
      "state: { out: false }\nviews: [{ group: [{ navigationBar: History }, { text: Nothing }, { button: Sign Out, action: { set: { "
        + "out: true } } }], if: not out }, { group: [{ navigationBar: Sign In }, { text: Hello }, { button: Continue }], if: "
        + "out }]",
      steps: "{ focus: Sign Out }, activate", "Sign Out, button", "* screen changed", "Sign In, heading"),
    WalkExample(
      "and where a bar comes that was not there",
      "state: { again: false }\nviews: [{ group: [{ text: Not checked }, { button: Retry, action: { set: { again: true } } }], "
        + "if: not again }, { group: [{ navigationBar: Sign In }, { text: Hello }, { button: Continue }], if: again }]",
      steps: "{ focus: Retry }, activate", "Retry, button", "* screen changed", "Sign In, heading"),
    WalkExample(
      "but not where something stays",
      "state: { out: false }\nviews: [{ group: [{ navigationBar: History }, { button: Sign Out, action: { set: { out: true } } }], "
        + "if: not out }, { group: [{ navigationBar: Sign In }, { text: Hello }], if: out }, { button: Help }]",
      steps: "{ focus: Sign Out }, activate", "Sign Out, button", "Help, button"),
    WalkExample(
      "rows that others replace are found in their places, as UIKit uses the cells again (assumed)",
      "state: { new: false }\nviews: [{ text: T }, { list: [{ button: A, if: not new }, { button: B, if: not new, action: { set: { "
        + "new: true } } }, { button: C, if: new }, { button: D, if: new }] }, { text: End }]",
      steps: "{ focus: B }, activate", "B, button", "D, button"),
  ]

  static let travelling: [WalkExample] = [
    WalkExample(
      "every screen that is left keeps its row (openradar 36283035)",
      "screens: { a: { views: [{ list: [{ button: A, action: { push: b } }, { button: B, action: { push: b } }] }] }, b: { "
        + "title: Two, views: [{ list: [{ button: C, action: { push: c } }, { button: D, action: { push: c } }] }] }, c: { "
        + "title: Three, views: [{ text: X }, { button: Home, action: [back, back] }] } }",
      steps: "next, activate, next, activate, escape, activate, next, activate", "B, button", "* screen changed",
      "C, button", "D, button", "* screen changed", "X", "* screen changed", "D, button", "* screen changed", "X",
      "Home, button", "* screen changed", "B, button"),
    WalkExample(
      "an alert names itself, hides what is below, and gives the cursor to the top (MagentaA11y; cvs-health, Alerts)",
      "state: { a: false }\nviews: [{ text: T }, { button: Erase, action: { set: { a: true } } }, { alert: Erase all, message: Gone "
        + "for good, isPresented: $a, views: [{ button: Cancel }] }]",
      steps: "next, activate, next, next, next, activate", "Erase, button", "* screen changed", "Alert! Erase all",
      "Gone for good", "Cancel, button", "* boundary", "Cancel, button", "* screen changed", "T"),
    WalkExample(
      "headings are found in groups, whose names are heard on the way (WWDC19-238)",
      "views: [{ text: T }, { view: [{ text: H, traits: header }, { text: X }], label: Box, container: semanticGroup }]",
      steps: "{ rotor: Headings }, down, next", "Headings", "Box, H, heading", "X"),
    WalkExample(
      "the next element is heard whole, and is begun anew by words (WWDC20-10116)",
      "views: [{ text: One two }, { text: Three four }]", steps: "{ rotor: Words }, down, next, down", "Words", "One",
      "Three four", "Three"),
  ]

  private static let segments =
    "state: { v: B }\nviews: [{ picker: View, style: segmented, options: [A, B, C], selection: $v }]"

  // The controls of the system's, on arrival and after what they are there for.
  static let controls: [WalkExample] = [
    WalkExample(
      "segments are counted, and the chosen one says that it is (AccessibilitySnapshot; magentaA11y)", segments,
      steps: "first, next, next, activate, previous", "A, button, 1 of 3", "selected, B, button, 2 of 3",
      "C, button, 3 of 3", "selected, C, 3 of 3", "B, button, 2 of 3"),
    WalkExample(
      "the name of segments is heard on entering them (MagentaA11y)",
      "state: { v: Weather }\nviews: [{ text: T }, { view: [{ picker: x, style: segmented, options: [Weather, Mail], "
        + "selection: $v }], label: Favorite apps, container: semanticGroup }]",
      steps: "first, next, next, previous", "T", "Favorite apps, selected, Weather, button, 1 of 2",
      "Mail, button, 2 of 2", "selected, Weather, button, 1 of 2"),
    WalkExample(
      "a toggle in a menu is an item with a check mark, and a picker is its choices (SwiftUI's menus; selected: assumed)",
      "views: [{ menu: More, views: [{ toggle: Wrap, isOn: true }, { picker: Sort, options: [Name, Date], selection: Date }] }]",
      steps: "activate, next, next", "selected, Wrap, button", "Name, button", "selected, Date, button"),
    WalkExample(
      "tabs without a word, and tabs of the same words, are chosen as others are (WWDC19-261)",
      "views: [{ tabView: [{ tab: { symbol: house }, views: [{ text: One }] }, { tab: { symbol: star }, views: [{ text: Two }] }] }]",
      steps: "last, activate, first", "Tab Bar, Favorite, tab, 2 of 2", "selected, Favorite, 2 of 2",
      "Two"),
    WalkExample(
      "a menu picker opens its choices, and is read again with the one that was chosen (cvs-health, Pickers)",
      "state: { v: Red }\nviews: [{ picker: Color, options: [Red, Green], selection: $v }, { text: E }]",
      steps: "activate, next, activate", "selected, Red, button", "Green, button", "Color, Green, button, pop up button"
    ),
    WalkExample(
      "a picker of another screen is a button of its choice, which opens no menu",
      "state: { v: Two }\nviews: [{ list: [{ picker: Number, style: navigationLink, options: [One, Two], selection: $v }] }]",
      steps: "first", "Number, Two, button"),
    WalkExample(
      "the pages of a page control are its value (AccessibilitySnapshot, testPageControl)",
      "views: [{ pageControl: '', value: 2, total: 3 }]", steps: "first, up, up, down", "page 2 of 3, adjustable",
      "page 3 of 3", "page 3 of 3", "* boundary", "page 2 of 3"),
    WalkExample(
      "a stepper is two buttons, each of which answers with the new value (magentaA11y; WWDC13-202)",
      "state: { n: 1 }\nviews: [{ stepper: Count, value: $n, range: [0, 2] }]",
      steps: "next, activate, activate, previous", "Count, Increment, 1, button", "2", "2",
      "Count, Decrement, 2, button"),
    WalkExample(
      "hints of a slider: the author's, then the system's, and none with what it answers (d-ronnqvist.github.io)",
      "views: [{ slider: Volume, value: 0.5, hint: Of the speaker, actions: [Mute] }, { text: B }]",
      settings: "hints: on", steps: "first, up, down", "Volume, 50%, adjustable", "~ Of the speaker",
      "~ Swipe up or down with one finger to adjust the value", "~ Actions available", "60%", "50%"),
    WalkExample(
      "a dimmed slider keeps the author's hint and loses the system's (AccessibilitySnapshot)",
      "views: [{ slider: Volume, value: 0.5, enabled: false, hint: Not now }, { text: B }]", settings: "hints: on",
      steps: "first", "Volume, 50%, dimmed, adjustable", "~ Not now"),
    WalkExample(
      "a disclosure tells its state, and what it has become (cvs-health; a11ysupport.io)",
      "state: { o: false }\nviews: [{ disclosureGroup: More, isExpanded: $o, views: [{ text: Inside }] }, { text: End }]",
      steps: "first, activate, next, previous, activate, next", "More, button, collapsed", "More, expanded", "Inside",
      "More, button, expanded", "More, collapsed", "End"),
    WalkExample(
      "a menu is read from its first item, dimmed ones too, to the region that dismisses it (iOS 26.5; a11ysupport.io)",
      "views: [{ menu: Actions, views: [{ button: Copy }, { button: Delete, enabled: false }] }, { text: E }]",
      steps: "activate, next, next", "Copy, button", "Delete, dimmed, button", "Dismiss context menu, button"),
    WalkExample(
      "a mixed switch that is dimmed says so before its role (AccessibilitySnapshot, testSwitchControls)",
      "views: [{ toggle: All, isOn: mixed, enabled: false }]", steps: "first", "All, dimmed, switch button, mixed"),
    WalkExample(
      "a bar of tools is named with the first of its items only (accessibilityupto11.com)",
      "views: [{ text: T }, { toolbar: [{ button: Edit, selected: true }, { menu: More, views: [{ button: A }] }] }]",
      steps: "next, next", "Toolbar, selected, Edit, button", "More, button, pop up button"),
    WalkExample(
      "a badge of a tab was its value before iOS 26 (AccessibilitySnapshot, testTabBars)",
      "platform: iOS 18\nviews: [{ tabView: [{ tab: Home, badge: 3, views: [{ text: A }] }, { tab: More, views: [{ text: B }] "
        + "}] }]",
      steps: "next", "Tab Bar, selected, Home, 3 items, tab, 1 of 2"),
    WalkExample(
      "a badge is read after the name, in a list and elsewhere, and zero is none (rjchatfield/AX; of rows assumed)",
      "state: { n: 1 }\nviews: [{ list: [{ button: Inbox, badge: '${n}', action: { set: { n: 0 } } }, { text: Drafts, badge: "
        + "New }] }, { text: E, badge: 4 }]",
      steps: "first, next, next, first, activate", "Inbox, 1, button", "Drafts, New", "E, 4", "Inbox, 1, button",
      "Inbox"),
  ]

  // What lies over a screen, and what lies in a text.
  static let inside: [WalkExample] = [
    WalkExample(
      "an alert with a field is read from its title to its buttons (MagentaA11y; cvs-health, Alerts)",
      "state: { p: false, t: '' }\nviews: [{ button: Rename, action: { set: { p: true } } }, { alert: Name it, message: Any "
        + "name, isPresented: $p, views: [{ textField: Name, text: $t }, { button: Save, action: { set: { p: false } } }] }]",
      steps: "activate, next, next, next, activate", "* screen changed", "Alert! Name it", "Any name",
      "Name, text field", "Save, button", "* screen changed", "Rename, button"),
    WalkExample(
      "an action sheet is called an alert as well, and a scrub closes it (assumed; WordPress/gutenberg, issue 29358)",
      "platform: iOS 18\nstate: { p: false }\nviews: [{ button: Delete, action: { set: { p: true } } }, { confirmationDialog: Delete photo?, "
        + "isPresented: $p, views: [{ button: For good }, { button: Cancel }] }]",
      steps: "activate, next, next, escape", "* screen changed", "Alert! Delete photo?", "For good, button",
      "Cancel, button", "* screen changed", "Delete, button"),
    // That the word for an alert is heard before the button is assumed.
    WalkExample(
      "on the Mac an alert is landed on at its button (microsoft/workbooks, issue 271; libsdl-org/SDL, issue 6948)",
      "platform: macOS 26\nstate: { p: false }\nviews: [{ button: Run, action: { set: { p: true } } }, { alert: Failed, message: "
        + "Out of range, isPresented: $p, views: [{ button: Stop }, { button: Cancel }] }]",
      steps: "activate, previous", "* screen changed", "Alert! Stop, button", "Out of range"),
    WalkExample(
      "links inside a text are found by the rotor, each with its role (accessibilityupto11.com; a11ysupport.io)",
      "views: [{ text: Read our Terms and Privacy., links: [Terms, Privacy] }]",
      steps: "{ rotor: Links }, down, down, down", "Links", "Terms, link", "Privacy, link", "Link not found"),
    WalkExample(
      "a double tap follows the only link of a text (assumed; square/Blueprint, pull request 490)",
      "state: { n: 0 }\nviews: [{ text: Read our Terms., links: { Terms: { set: { n: 1 } } } }, { text: 'Read ${n}' }]",
      steps: "activate, next", "Read our Terms.", "Read 1"),
    WalkExample(
      "and none of several (square/Blueprint, pull request 490)",
      "state: { n: 0 }\nviews: [{ text: Our Terms and News, links: { Terms: { set: { n: 1 } }, News: { set: { n: 2 } } } "
        + "}, { text: 'Read ${n}' }]",
      steps: "activate, next", "Our Terms and News", "Read 0"),
    WalkExample(
      "details of high importance are read after the value, and all stand in the rotor, value first (WWDC21-10121; "
        + "accessibilityupto11.com)",
      "views: [{ button: Bailey, selected: true, value: sits, customContent: [{ label: Breed, value: beagle, importance: "
        + "high }, { label: Age, value: three years }], actions: [Feed] }]",
      steps: "first, { rotor: More Content }, down, down", "selected, Bailey, sits, beagle, button",
      "~ Actions available",
      "~ More content available", "More Content", "beagle, Breed", "three years, Age"),
    WalkExample(
      "a table reads the headers of each column, and the row where it begins (AccessibilitySnapshot, testDataTable)",
      "views: [{ table: [{ row: [{ text: Ann }, { button: Call }] }, { row: [{ text: Bob }, { toggle: Mute }] }], columns: "
        + "[Name, Phone] }]",
      steps: "first, { next: 5 }", "Name, row 1, column 1", "Phone, column 2", "Ann, row 2, column 1",
      "Phone, Call, column 2, button", "Name, Bob, row 3, column 1", "Phone, Mute, column 2, switch button, off"),
    WalkExample(
      "the Mac counts the columns (iray-tno/hozo, readings of its data display: “Price $8 column 3 of 3”)",
      "platform: macOS 26\nviews: [{ table: [{ row: [{ text: Tea }, { text: $8 }] }], columns: [Item, Price] }]",
      steps: "last", "Price, $8, column 2 of 2"),
    WalkExample(
      "a grid is read row by row",
      "views: [{ grid: [{ gridRow: [{ text: A }, { text: B }] }, { gridRow: [{ text: C }, { text: "
        + "D }] }] }]",
      steps: "first, { next: 3 }", "A", "B", "C", "D"),
    WalkExample(
      "the places of a map are in a group of its name (WWDC20-10116)",
      "views: [{ text: T }, { map: [{ button: Cafe }, { button: Bar }], label: Stores }]", steps: "next, next",
      "Stores, Cafe, button", "Bar, button"),
    WalkExample(
      "a search field is no text field besides, and has its text in front (a11ysupport.io)",
      "views: [{ searchField: '', text: dogs, prompt: Look up an animal }, { text: B }]", settings: "hints: on",
      steps: "first", "dogs, search field", "~ Double tap to edit"),
  ]

  // WWDC19-248 and Apple's reference of `causesPageTurn`; what the person hears while three fingers turn is the app's.
  static let reading: [WalkExample] = [
    WalkExample(
      "everything is read with its groups, without hints",
      "views: [{ text: T }, { view: [{ text: A }, { slider: V, value: 0.5 }], label: Box, container: "
        + "semanticGroup }, { toggle: S }]",
      steps: "{ settings: { hints: true } }, { readAll: top }", "T", "Box, A", "V, 50%, adjustable",
      "S, switch button, off"),
    WalkExample(
      "reading turns the pages of a book, and goes on after it",
      "state: { n: 1 }\nviews: [{ text: 'Page ${n}', traits: causesPageTurn, nextPage: { set: { n: '${if n < 3 then n + 1 else "
        + "n}' } } }, { text: Index }]",
      steps: "readAll", "Page 1", "Page 2", "Page 3", "Index"),
    WalkExample(
      "what does not turn is read once",
      "views: [{ text: Page, traits: causesPageTurn, nextPage: [] }, { text: Index }]", steps: "readAll", "Page",
      "Index"),
    WalkExample(
      "three fingers turn the pages of what is around, and what is said of it is the app's",
      "state: { n: 1 }\nviews: [{ vstack: [{ text: Photo }], nextPage: [{ set: { n: '${n + 1}' } }, { pageScrolled: 'Photo ${n} of "
        + "9' }] }]",
      steps: "{ scroll: left }, { scroll: right }", "* page scrolled", "! Photo 2 of 9", "* boundary"),
  ]

  @Test("Reading ends in a book that sends the cursor back at every page")
  func readEndlessBook() throws {
    let example = WalkExample(
      "assumed",
      "state: { n: 1 }\nviews: [{ text: Title }, { text: 'Page ${n}', traits: causesPageTurn, nextPage: [{ set: { n: '${n + 1}' "
        + "} }, { focus: Title }] }]",
      steps: "readAll")
    let heard = try example.play()
    #expect(heard.prefix(4) == ["Title", "Page 1", "Title", "Page 2"])
    #expect(heard.suffix(2) == ["Page 1001", "* failed: the app turns one page after another, without an end"])
  }

  @Test("Entering", arguments: entering)
  func enter(example: WalkExample) throws { try #expect(example.play() == example.heard) }

  @Test("Doing", arguments: doing)
  func act(example: WalkExample) throws { try #expect(example.play() == example.heard) }

  @Test("What comes and goes", arguments: coming)
  func come(example: WalkExample) throws { try #expect(example.play() == example.heard) }

  @Test("Going to and fro", arguments: travelling)
  func travel(example: WalkExample) throws { try #expect(example.play() == example.heard) }

  @Test("The system's controls", arguments: controls)
  func control(example: WalkExample) throws { try #expect(example.play() == example.heard) }

  @Test("Over a screen and inside a text", arguments: inside)
  func lookInside(example: WalkExample) throws { try #expect(example.play() == example.heard) }

  @Test("Reading on", arguments: reading)
  func read(example: WalkExample) throws { try #expect(example.play() == example.heard) }
}
