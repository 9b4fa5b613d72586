import Testing

@Suite("What is heard of changes that the app makes")
struct ScreenChangeTests {
  // Expected words are those of the sources that each row names; 'K' marks what is known of iOS without a source, 'L'
  // what is inferred, 'M' what one source says.
  static let screenChanges: [WalkExample] = [
    WalkExample(
      "up to iOS 12 a pushed screen says its title, and lands on the way back (WWDC15-201: “Detail, earthquakes, back button”)",
      "readings: { arrival: bar }\nscreens: { a: { title: Earthquakes, views: [{ button: Go, action: { push: b } }] }, b: { title: Detail, views: [{ text: Map }] } }",
      steps: "{ focus: Go }, activate, next, next", "Go, button", "* screen changed", "Detail",
      "Earthquakes, back button", "Detail, heading", "Map"),
    WalkExample(
      "a bar of the author's own keeps title and way back (UIKit)",
      "screens: { a: { title: One, views: [{ button: Go, action: { push: b } }] }, b: { title: Two, views: [{ navigationBar: , trailing: [{ button: Edit }] }] } }",
      steps: "{ focus: Go }, activate, next, next", "Go, button", "* screen changed", "One, back button",
      "Two, heading", "Edit, button"),
    WalkExample(
      "a presented screen is begun at the item before its title (EhPanda, iOS 26.5: “Cancel”)",
      "screens: { a: { views: [{ button: Go, action: { present: b } }] }, b: { title: Settings, views: [{ navigationBar: , leading: [{ button: Close }] }] } }",
      steps: "activate, next", "* screen changed", "Close, button", "Settings, heading"),
    WalkExample(
      "the title of a bar of the author's own is that of the screen (UIKit)",
      "screens: { a: { views: [{ navigationBar: Home }, { button: Go, action: { push: b } }] }, b: { views: [{ navigationBar: Second }] } }",
      steps: "{ focus: Go }, activate, next", "Go, button", "* screen changed", "Home, back button",
      "Second, heading"),
    WalkExample(
      "so is that of the bar in the chosen tab (UIKit)",
      "state: { chosen: Two }\nscreens: { a: { views: [{ tabView: [{ tab: One, views: [{ navigationBar: Inbox }] }, { tab: Two, views: [{ navigationBar: Drafts }, { button: Go, action: { push: b } }] }], selection: $chosen }] }, b: { views: [{ navigationBar: Second }] } }",
      steps: "{ focus: Go }, activate, next", "Go, button", "* screen changed", "Drafts, back button", "Second, heading"
    ),
    // Apple, “UITabBarController”: a tab's view controller is shown above the bar, which stays unless what is pushed has
    // `hidesBottomBarWhenPushed`, and each tab keeps its own stack.
    WalkExample(
      "the bar of the tabs stays under what is pushed from one of them (UITabBarController)",
      "state: { chosen: Two }\nscreens: { a: { views: [{ tabView: [{ tab: One, views: [{ text: Inbox }] }, { tab: Two, views: [{ navigationBar: Drafts }, { button: Go, action: { push: b } }] }], selection: $chosen }] }, b: { title: Second, views: [{ text: Letter }, { button: On, action: { push: c } }] }, c: { title: Third, views: [{ text: Stamp }] } }",
      steps: "{ focus: Go }, activate, last, first", "Go, button", "* screen changed", "Letter",
      "Tab Bar, selected, Two, tab, 2 of 2", "Drafts, back button"),
    WalkExample(
      "unless the screen hides it (hidesBottomBarWhenPushed)",
      "state: { chosen: Two }\nscreens: { a: { views: [{ tabView: [{ tab: One, views: [{ text: Inbox }] }, { tab: Two, views: [{ navigationBar: Drafts }, { button: Go, action: { push: b } }] }], selection: $chosen }] }, b: { title: Second, hidesTabBar: true, views: [{ text: Letter }, { button: On, action: { push: c } }] }, c: { title: Third, views: [{ text: Stamp }] } }",
      steps: "{ focus: Go }, activate, last", "Go, button", "* screen changed", "Letter", "On, button"),
    WalkExample(
      "another tab shows its own screen, and the first one keeps what was pushed (UITabBarController)",
      "state: { chosen: Two }\nscreens: { a: { views: [{ tabView: [{ tab: One, views: [{ text: Inbox }] }, { tab: Two, views: [{ navigationBar: Drafts }, { button: Go, action: { push: b } }] }], selection: $chosen }] }, b: { title: Second, views: [{ text: Letter }, { button: On, action: { push: c } }] }, c: { title: Third, views: [{ text: Stamp }] } }",
      steps: "{ focus: Go }, activate, { focus: One }, activate, first, { focus: Two }, activate, { focus: Letter }",
      "Go, button", "* screen changed", "Letter", "Tab Bar, One, tab, 1 of 2", "selected, One, 1 of 2", "Inbox",
      "Tab Bar, Two, tab, 2 of 2", "selected, Two, 2 of 2", "Letter"),
    WalkExample(
      "a tap on the tab that is chosen leads back to its first screen (UITabBarController)",
      "state: { chosen: Two }\nscreens: { a: { views: [{ tabView: [{ tab: One, views: [{ text: Inbox }] }, { tab: Two, views: [{ navigationBar: Drafts }, { button: Go, action: { push: b } }] }], selection: $chosen }] }, b: { title: Second, views: [{ text: Letter }, { button: On, action: { push: c } }] }, c: { title: Third, views: [{ text: Stamp }] } }",
      steps: "{ focus: Go }, activate, { focus: On }, activate, last, activate, first",
      "Go, button", "* screen changed", "Letter", "On, button", "* screen changed", "Stamp",
      "Tab Bar, selected, Two, tab, 2 of 2", "* screen changed", "Drafts, heading", "Drafts, heading"),
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
      "views: [{ button: A, action: { pageScrolled: Page 2 of 5 } }]", steps: "activate", "* page scrolled", "A",
      "! Page 2 of 5"),
    WalkExample(
      "the label of what was pressed comes first, then what the app says (WWDC23-10036)",
      "views: [{ button: B, action: { layoutChanged: Loaded } }]", steps: "activate", "B", "! Loaded"),
    WalkExample(
      "an alert is heard from its beginning, and each of its buttons takes it away (MagentaA11y: “Alert, title”)",
      "state: { ask: false, n: 0 }\nviews: [{ text: '${n} left' }, { button: Delete, action: { set: { ask: true } } }, { alert: "
        + "Delete all?, isPresented: $ask, views: [{ button: Delete now, action: { set: { n: 1 } } }, { button: Keep }] }]",
      steps: "next, activate, last, activate, next, activate, next, activate", "Delete, button", "* screen changed",
      "Alert! Delete all?", "Keep, button", "* screen changed", "0 left", "Delete, button", "* screen changed",
      "Alert! Delete all?", "Delete now, button", "* screen changed", "1 left"),
    WalkExample(
      "a scrub and “dismiss” take a sheet away (iOS 26.5 simulator: focus goes to the title)",
      "state: { s: false }\nviews: [{ text: A }, { button: Open, action: { set: { s: true } } }, { sheet: [{ text: In the "
        + "sheet }, { button: Close, action: dismiss }], isPresented: $s }]",
      steps: "next, activate, escape, next, activate, next, activate", "Open, button", "* screen changed",
      "In the sheet", "* screen changed", "A", "Open, button", "* screen changed", "In the sheet", "Close, button",
      "* screen changed", "A"),
    // Who asked each view twice would not come to an end.
    WalkExample(
      "what is presented from deep in a tree of views is found at once",
      "state: { s: false }\nviews: [{ button: Open, action: { set: { s: true } } }, "
        + String(repeating: "{ vstack: [", count: 40) + "{ sheet: [{ text: In the sheet }], isPresented: $s }"
        + String(repeating: "] }", count: 40) + "]",
      steps: "activate, escape", "* screen changed", "In the sheet", "* screen changed", "Open, button"),
    WalkExample(
      "the region around a popover takes it away, and has no role (WWDC15-201: “Dismiss pop up. Double-tap to”)",
      "views: [{ text: A }, { popover: [{ text: Inside }] }]", steps: "next, activate", "dismiss popup",
      "* screen changed", "A"),
    WalkExample(
      "a menu opens on its first item, and then the cursor is at the top (iOS 26.5 simulator; magentaA11y's recording)",
      "state: { s: none }\nviews: [{ text: A }, { menu: More, views: [{ button: Share, action: { set: { s: done } } }, { button: Copy }] }]",
      steps: "next, activate, next, activate, next, activate, escape", "More, button, pop up button", "Share, button",
      "Copy, button", "A", "More, button, pop up button", "Share, button", "A"),
    WalkExample(
      "the menu of a picker gives it back (magentaA11y's recording of a dropdown)",
      "state: { s: One }\nviews: [{ text: A }, { picker: Number, options: [One, Two], selection: $s }]",
      steps: "next, activate, next, activate", "Number, One, button, pop up button", "selected, One, button",
      "Two, button", "Number, Two, button, pop up button"),
  ]

  // Where the cursor lands: VoiceOver's log in the iOS 26.5 simulator (EhPanda, focus investigation) where nothing else is
  // named.
  static let landings: [WalkExample] = [
    WalkExample(
      "a push from the content is begun in the content (“General”, “Language”)",
      "screens: { a: { title: One, views: [{ button: Go, action: { push: b } }] }, b: { title: Two, views: [{ text: Map }] } }",
      steps: "{ focus: Go }, activate, previous, previous", "Go, button", "* screen changed", "Map", "Two, heading",
      "One, back button"),
    WalkExample(
      "up to iOS 16 it is begun at the way back (mastodon-ios, issue 542; EmbeddedSocial-iOS-SDK, issue 699)",
      "platform: iOS 16\nscreens: { a: { title: One, views: [{ button: Go, action: { push: b } }] }, b: { title: Two, views: [{ text: Map }] } }",
      steps: "{ focus: Go }, activate, next", "Go, button", "* screen changed", "One, back button", "Two, heading"),
    WalkExample(
      "a push from the bar is begun in the bar, and so is the way back (“Setting”, “Back button”)",
      "screens: { a: { title: One, views: [{ navigationBar: , trailing: [{ button: Go, action: { push: b } }] }, { text: A }] }, "
        + "b: { title: Two, views: [{ text: Map }] } }",
      steps: "{ focus: Go }, activate, escape", "Go, button", "* screen changed", "One, back button",
      "* screen changed", "One, heading"),
    WalkExample(
      "a row that was double tapped gets the cursor back (openradar 36283035)",
      "screens: { a: { views: [{ list: [{ button: A, action: { push: b } }, { button: B, action: { push: b } }] }] }, "
        + "b: { title: Two, views: [{ text: Map }] } }",
      steps: "next, activate, escape", "B, button", "* screen changed", "Map", "* screen changed", "B, button"),
    WalkExample(
      "what only turns is passed over",
      "screens: { a: { views: [{ button: Go, action: { push: b } }] }, b: { views: [{ progressView: Loading }, { text: Map }] } }",
      steps: "activate", "* screen changed", "Map"),
    WalkExample(
      "a tab that was changed from elsewhere is begun anew",
      "state: { tab: One }\nviews: [{ tabView: [{ tab: One, views: [{ button: Go, action: { set: { tab: Two } } }] }, "
        + "{ tab: Two, views: [{ text: B }] }], selection: $tab }]",
      steps: "activate", "* screen changed", "B"),
    // w3c-cg/aria-at, issue 1137, macOS 11 (“menu 6 items Accessible Name and Description”), and its hint; WWDC14-516
    // (“checkmark 100%”); issue 1061 (“Actions, menu, pop up button” after a choice).
    WalkExample(
      "the Mac tells of a menu and of its items, which have no role, and comes back to what opened it",
      "platform: macOS 26\nstate: { s: none }\nviews: [{ text: A }, { menu: More, views: [{ button: Share, action: { set: { s: done } } }, { button: Copy }] }]",
      steps: "next, activate, next, next, previous, activate", "More, menu button", "menu, 2 items, Share", "Copy",
      "* boundary", "Share", "More, menu button"),
    WalkExample(
      "the menu of a pop-up button of the Mac's opens at what is chosen, which has a check mark",
      "platform: macOS 26\nstate: { zoom: 100% }\nviews: [{ picker: Zoom, style: menu, selection: $zoom, options: [50%, 100%, 150%] }]",
      steps: "activate, previous, activate", "menu, 3 items, checkmark, 100%", "50%", "50%, Zoom, pop up button"),
    WalkExample(
      "an item of the Mac's menu tells by which keys it is chosen and the menu closed",
      "platform: macOS 26\nviews: [{ menu: More, views: [{ button: Share }] }]",
      settings: "hints: on", steps: "activate", "menu, 1 item, Share", "~ You are currently on a menu item",
      "~ To choose this menu item, press Control-Option-Space. To close this menu, press Escape"),
    WalkExample(
      "in German it has Apple's words; that for the number of items is not known",
      "platform: macOS 26\nlocale: de\nstate: { s: Name }\nviews: [{ picker: Sortieren, style: menu, selection: $s, options: [Name] }]",
      steps: "activate", "Menü, 1 item, Markierungszeichen, Name"),
    WalkExample(
      "since iOS 26.2 a menu goes to the item before the title (swiftlang/swift, issue 87860)",
      "state: { s: One }\nviews: [{ navigationBar: , leading: [{ button: Cancel }] }, { picker: Number, options: [One, Two], "
        + "selection: $s }]",
      steps: "next, activate, activate", "Number, One, button, pop up button", "selected, One, button",
      "Cancel, button"),
  ]

  static let announcements: [WalkExample] = [
    // How far a line has come is counted at 180 words a minute: three words a second.
    WalkExample(
      "what comes later cuts what is being said (WWDC23-10036)",
      "views: [{ button: Send a long letter now, action: { announce: { text: Sent, delay: 1 } } }]", steps: "activate",
      "Send a long letter now", "* cut after 'Send a long'", "! Sent"),
    WalkExample(
      "what a double tap posts at once is lost by the answer (iOS 26.6.1; dotnet/maui, issues 3736 and 6216)",
      "views: [{ button: Send a long letter now, action: { announce: Sent } }]", steps: "activate",
      "Send a long letter now"),
    WalkExample(
      "so is what is queued (iOS 26.6.1)",
      "views: [{ button: Send, action: { announce: { text: Sent, queue: true } } }]", steps: "activate", "Send"),
    WalkExample(
      "on the Mac both are heard after the answer (Develop Accessible Web Apps with React, live regions)",
      "platform: macOS 26\nviews: [{ button: Login, action: [{ announce: { text: One, queue: true } }, "
        + "{ announce: { text: Two, queue: true } }] }]", steps: "activate", "press, Login, button", "! One", "! Two"),
    WalkExample(
      "not so where VoiceOver does not answer (assumed)",
      "views: [{ button: Record, traits: startsMediaSession, action: { announce: Recording } }]", steps: "activate",
      "! Recording"),
    WalkExample(
      "nor what is of high priority (assumed)",
      "views: [{ button: Send, action: { announce: { text: Sent, priority: high } } }]", steps: "activate", "Send",
      "! Sent"),
    WalkExample(
      "what is queued waits, and so does low priority (WWDC17-215, WWDC23-10036)",
      "views: [{ button: Send a long letter now, action: [{ announce: { text: One, delay: 0.5, queue: true } }, "
        + "{ announce: { text: Two, delay: 5, priority: low } }] }]", steps: "activate, wait: 5",
      "Send a long letter now", "! One", "! Two"),
    WalkExample(
      "by a reading, what is posted at once follows the label (WWDC23-10036: “Photos. Loading photos view”)",
      "readings: { hastyAnnouncements: on }\nviews: [{ button: Photos, action: { announce: Loading photos view } }]",
      steps: "activate", "Photos",
      "! Loading photos view"),
    WalkExample(
      "posted by a custom action, it is all that is heard (WWDC26-219)",
      "views: [{ text: A, actions: { Save selection: { announce: Text saved } } }]",
      steps: "{ perform: Save selection }", "! Text saved"),
    WalkExample(
      "so it is of an action that a regular expression means, in small or capital letters",
      "views: [{ text: A, actions: { Save selection: { announce: Text saved } } }]",
      steps: "{ perform: { matches: /^Sa\\S+ Sel/ } }", "! Text saved"),
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
      "one that has been said to its end is not cut (WWDC23-10036)",
      "views: [{ button: A, action: [{ announce: { text: One, delay: 0.2 } }, { announce: { text: Two, delay: 0.9 } }] }]",
      steps: "activate", "A", "! One", "! Two"),
    WalkExample(
      "what is due later is heard when its time comes",
      "views: [{ button: A, action: { announce: { text: Done, delay: 3 } } }]",
      steps: "activate, { wait: 1 }, { wait: 1 }",
      "A", "! Done"),
  ]

  // How far each line has come is counted by hand: three words a second from the second when it begins, a word as soon as
  // it is begun. A step takes a second; while the person waits, what is being said goes on.
  static let cuts: [WalkExample] = [
    WalkExample(
      "the answer to an earlier step, while the person waits (WWDC23-10036)",
      "views: [{ button: Send a long letter to all my friends, action: { announce: { text: Sent, delay: 1.2 } } }]",
      steps: "activate, wait: 1", "Send a long letter to all my friends", "* cut after 'Send a long letter'", "! Sent"),
    WalkExample(
      "over several waits (WWDC23-10036)",
      "views: [{ button: Send a long letter to all my friends, action: { announce: { text: Sent, delay: 2.2 } } }]",
      steps: "activate, wait: 0.1, wait: 0.1", "Send a long letter to all my friends",
      "* cut after 'Send a long letter to all my'", "! Sent"),
    WalkExample(
      "a gesture comes when all has been heard, so that only its own answer is cut",
      "views: [{ button: Send a long letter to all my friends, action: { announce: { text: Sent, delay: 1.4 } } }, "
        + "{ text: The inbox is empty }]", steps: "activate, next", "Send a long letter to all my friends",
      "The inbox is empty", "* cut after 'The inbox'", "! Sent"),
    WalkExample(
      "of an announcement, what is heard of it (material-components-ios 7625)",
      "views: [{ button: Send, action: [{ announce: { text: Uploading three of five pictures, delay: 0.5 } }, "
        + "{ announce: { text: Done, delay: 0.9 } }] }]", steps: "activate", "Send",
      "! Uploading three of five pictures",
      "* cut after 'Uploading three'", "! Done"),
    WalkExample(
      "an announcement of an earlier step, while the person waits (WWDC23-10036)",
      "views: [{ button: Send, action: [{ announce: { text: Uploading three of five pictures, delay: 0.8 } }, "
        + "{ announce: { text: Done, delay: 1.8 } }] }]", steps: "activate, wait: 1", "Send",
      "! Uploading three of five pictures", "* cut after 'Uploading three of'", "! Done"),
    WalkExample(
      "one of which no word was heard is not told, though it cut something itself (iOS 26.6.1)",
      "views: [{ button: Send a long letter, action: [{ announce: { text: One, delay: 0.5 } }, "
        + "{ announce: { text: Two, delay: 0.5 } }] }]", steps: "activate", "Send a long letter",
      "* cut after 'Send a'",
      "! Two"),
    WalkExample(
      "high priority is not cut by the default one, which then follows (WWDC23-10036; that it follows is assumed)",
      "views: [{ button: Send, action: [{ announce: { text: Uploading three of five pictures, delay: 0.5, priority: high } }, "
        + "{ announce: { text: Done, delay: 0.9 } }] }]", steps: "activate", "Send",
      "! Uploading three of five pictures",
      "! Done"),
    WalkExample(
      "high cuts high (WWDC23-10036)",
      "views: [{ button: Send, action: [{ announce: { text: Uploading three of five pictures, delay: 0.5, priority: high } }, "
        + "{ announce: { text: Done, delay: 0.9, priority: high } }] }]", steps: "activate", "Send",
      "! Uploading three of five pictures", "* cut after 'Uploading three'", "! Done"),
    WalkExample(
      "low waits for VoiceOver, also over a step that waits (WWDC23-10036)",
      "views: [{ button: Send a long letter to all my friends, action: { announce: { text: Sent, delay: 1.2, priority: low } } }]",
      steps: "activate, wait: 1", "Send a long letter to all my friends", "! Sent"),
    WalkExample(
      "low gives way to another announcement, also to one of an earlier step (WWDC23-10036)",
      "views: [{ button: Send, action: [{ announce: { text: Uploading three of five pictures, delay: 0.8 } }, "
        + "{ announce: { text: Done, delay: 1.8, priority: low } }] }]", steps: "activate, wait: 1", "Send",
      "! Uploading three of five pictures"),
    WalkExample(
      "what is queued waits, also over a step that waits (WWDC17-215)",
      "views: [{ button: Send a long letter to all my friends, action: { announce: { text: Sent, delay: 1.2, queue: true } } }]",
      steps: "activate, wait: 1", "Send a long letter to all my friends", "! Sent"),
    WalkExample(
      "another screen that comes by itself, and what is announced with it follows",
      "screens: { main: { views: [{ button: Open the long letter of Nick, action: { after: { seconds: 1.2, "
        + "action: [{ push: letter }, { announce: Opened }] } } }] }, letter: { views: [{ text: Dear Beth }] } }",
      steps: "activate, wait: 1", "Open the long letter of Nick", "* cut after 'Open the long letter'",
      "* screen changed",
      "Dear Beth", "! Opened"),
    WalkExample(
      "what is queued, or of high priority, is said to its end when the cursor goes elsewhere (WWDC17-215, WWDC23-10036)",
      "screens: { main: { views: [{ button: Open, action: [{ announce: { text: Loading the long letter of Nick, delay: 0.4, queue: true } }, "
        + "{ after: { seconds: 1.2, action: { push: letter } } }] }] }, letter: { views: [{ text: Dear Beth }] } }",
      steps: "activate, wait: 1", "Open", "! Loading the long letter of Nick", "* screen changed", "Dear Beth"),
    WalkExample(
      "what comes at once, though by itself, is one with the answer",
      "screens: { main: { views: [{ button: Open the long letter of Nick, action: { after: { seconds: 0, "
        + "action: [{ push: letter }, { announce: Opened }] } } }] }, letter: { views: [{ text: Dear Beth }] } }",
      steps: "activate, wait: 1", "Open the long letter of Nick", "* screen changed", "Dear Beth", "! Opened"),
    WalkExample(
      "a change that comes by itself without words cuts nothing",
      "state: { n: 1 }\nviews: [{ button: Send a long letter to all my friends, action: { after: { seconds: 1.2, "
        + "action: { set: { n: 2 } } } } }, { text: '${n}' }]",
      steps: "activate, wait: 1", "Send a long letter to all my friends"),
  ]

  static let liveChanges: [WalkExample] = [
    WalkExample(
      "what often changes says so while the cursor is on it (one source)",
      "state: { s: 29 }\nviews: [{ text: '${s} seconds', traits: updatesFrequently, magicTap: { set: { s: 28 } } }]",
      steps: "magicTap", "28 seconds"),
    WalkExample(
      "everything else is silent until the cursor comes back (one source)",
      "state: { s: 29 }\nviews: [{ text: '${s} seconds', magicTap: { set: { s: 28 } } }]", steps: "magicTap"),
    WalkExample(
      "a slider of the Mac says its new value (limn-toolkit, its record 39)",
      "platform: macOS 26\nstate: { n: 0.5 }\nviews: [{ slider: Volume, value: $n, magicTap: { set: { n: 0.6 } } }]",
      steps: "magicTap", "60%"),
    WalkExample(
      "a check box of the Mac says its new state before the rest (limn-toolkit, its record 39)",
      "platform: macOS 26\nstate: { on: true }\nviews: [{ toggle: Wrap lines, isOn: $on, magicTap: { set: { on: false } } }]",
      steps: "magicTap", "unchecked, Wrap lines, checkbox"),
    WalkExample(
      "an iPhone's are silent (one source)",
      "state: { n: 0.5 }\nviews: [{ slider: Volume, value: $n, magicTap: { set: { n: 0.6 } } }]", steps: "magicTap"),
    WalkExample(
      "while VoiceOver is off, nothing is heard of what is done (the names are Voice Control's)",
      "state: { n: 1 }\nviews: [{ text: '${n}' }, { button: Add, action: [{ set: { n: '${n + 1}' } }, { announce: Added }] }]",
      steps: "next, { settings: { voiceOver: off } }, activate, next, showNames, { settings: { voiceOver: on } }",
      "Add, button", "VoiceOver off", "= Add", "VoiceOver on", "2"),
    WalkExample(
      "VoiceOver tells that it is on, then the app and where the cursor is (WWDC22-10153; aloud, iOS 27)",
      "app: Safari\nviews: [{ button: Show Sidebar }]",
      steps: "{ settings: { voiceOver: off } }, { settings: { voiceOver: on } }", "VoiceOver off", "VoiceOver on",
      "Safari, Show Sidebar, button"),
  ]

  @Test("Changes of the screen", arguments: screenChanges)
  func changeScreen(example: WalkExample) throws { try #expect(example.play() == example.heard) }

  @Test("Landings", arguments: landings)
  func land(example: WalkExample) throws { try #expect(example.play() == example.heard) }

  @Test("Announcements", arguments: announcements)
  func announce(example: WalkExample) throws { try #expect(example.play() == example.heard) }

  @Test("What is cut, and what of it was heard", arguments: cuts)
  func cut(example: WalkExample) throws { try #expect(example.play() == example.heard) }

  @Test("Changes that come by themselves", arguments: liveChanges)
  func change(example: WalkExample) throws { try #expect(example.play() == example.heard) }
}
