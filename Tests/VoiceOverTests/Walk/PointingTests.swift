import ScenarioFiles
import Testing
import Transcripts

@Suite("Full Keyboard Access, Voice Control and Switch Control")
struct PointingTests {
  /// A row with two buttons that are joined, an adjustable element, a button with keys, and one that is disabled.
  private static let screen = """
    state: { n: 1, draft: "" }
    views:
      - text: Comments
      - hstack: [{ text: Nick }, { button: Like, action: { set: { n: 8 } } }, { button: Reply, action: { set: { n: 9 } } }]
        children: combine
        inputLabels: [Nick, The first comment]
      - { element: , label: Rate, value: "${n}", traits: [adjustable], increment: { set: { n: "${n + 1}" } }, decrement: { set: { n: "${n - 1}" } } }
      - { button: Send, keyboardShortcut: Command-D, action: { set: { n: 5 } } }
      - { button: Discard, disabled: true }
      - { button: Help, respondsToUserInteraction: false }
    """

  /// What is shown after steps, and what the rating is then, which the name of an adjustable element does not tell.
  private func shown(_ steps: String) throws -> [String] {
    let end = ", { settings: { voiceOver: on } }, { focus: Rate }"
    let lines = try WalkExample(
      "", Self.screen, steps: "{ settings: { voiceOver: off } }, " + steps + end
    ).play()
    return lines.filter { !$0.hasPrefix("VoiceOver o") && !$0.hasPrefix("Comments") }
  }

  // Tab goes through what can be operated, Space activates, Tab-Z lists the actions, shortcuts are the app's own
  // (WWDC21-10120). Text, what is disabled and what does not respond is passed over.
  @Test(
    "Keys",
    arguments: [
      (
        "{ press: Tab }, { press: Tab }, { press: Tab }, { press: Tab }",
        ["= Nick", "= Rate", "= Send (Command-D)", "= Nick"], 1
      ),
      ("{ press: Shift-Tab }, { press: Shift-Tab }", ["= Send (Command-D)", "= Rate"], 1),
      ("{ press: Tab }, { press: Down }, { press: Up }", ["= Nick", "= Rate", "= Rate: 2"], 2),
      ("{ press: Tab }, { press: Tab }, { press: Left }", ["= Nick", "= Rate", "= Rate: 0"], 0),
      ("{ press: Command-D }", [], 5),
      (
        "{ press: Tab }, { press: Tab }, { press: Tab }, { press: Space }", ["= Nick", "= Rate", "= Send (Command-D)"],
        5
      ),
      (
        "{ press: Tab }, { press: Tab-Z }, { press: Down }, { press: Space }",
        ["= Nick", "= actions: Like, Reply", "= Reply"], 9
      ),
      ("{ press: Tab }, { press: Tab }, { press: Tab-Z }", ["= Nick", "= Rate", "= no actions"], 1),
      ("{ press: Space }", ["= nothing has the focus"], 1),
    ] as [(String, [String], Int)])
  func keys(_ steps: String, _ lines: [String], _ rating: Int) throws {
    #expect(try shown(steps) == lines + ["Rate, \(rating), adjustable"])
  }

  @Test("Where nothing is edited, the way to a field is told that the person has", arguments: ["type", "dictate"])
  func writesNowhere(_ step: String) throws {
    let example = WalkExample(
      "", "views: [{ textField: Name }]", settings: "fullKeyboardAccess: on", steps: "{ \(step): a }",
      "* failed: nothing is being edited: press Tab to come to a text field, then Space")
    #expect(try example.play() == example.heard)
  }

  // The first input label is shown, all of them can be said, and the label no longer (w3c/matf, issue 39).
  @Test(
    "Words",
    arguments: [
      ("{ say: Show names }", ["= Nick, also The first comment (Like, Reply)", "= Rate", "= Send"], 1),
      ("{ say: Show numbers }, { say: Tap 3 }", ["= 1 Nick", "= 2 Rate", "= 3 Send"], 5),
      ("{ say: Tap send }", [], 5), ("{ say: Send }", [], 5),
      (
        "{ say: Increment rate }, { say: Increment rate }, { say: Decrement Rate }",
        ["= Rate: 2", "= Rate: 3", "= Rate: 2"],
        2
      ),
      ("{ say: Show actions for The first comment }, { say: Tap Reply }", ["= 1 Like", "= 2 Reply"], 9),
      ("{ say: Show actions for Nick }, { say: '1' }", ["= 1 Like", "= 2 Reply"], 8),
    ] as [(String, [String], Int)])
  func words(_ steps: String, _ lines: [String], _ rating: Int) throws {
    #expect(try shown(steps) == lines + ["Rate, \(rating), adjustable"])
  }

  /// A text with links in it, and what they do.
  private static func linked(_ text: String, _ links: [String]) -> String {
    let links = links.enumerated().map { "\($1): { set: { n: \($0 + 1) } }" }.joined(separator: ", ")
    return "state: { n: 0 }\nviews: [{ text: \(text), links: { \(links) } }, { button: 'n ${n}', action: back }]"
  }

  // A link in a text has a name of its own (assumed; Voice Control reaches each link of the terms of use of
  // mozilla-mobile/firefox-ios, pull request 35468, where Switch Control does not).
  @Test(
    "Links inside a text",
    arguments: [
      (
        linked("See Terms here", ["Terms"]), "showNames, { say: Tap Terms }, showNames",
        ["= Terms", "= n 0", "= Terms", "= n 1"]
      ),
      (
        linked("See Terms and Privacy", ["Terms", "Privacy"]), "{ say: Show numbers }, { say: Tap 2 }, showNames",
        ["= 1 Terms", "= 2 Privacy", "= 3 n 0", "= Terms", "= Privacy", "= n 2"]
      ),
      // The text is a stop as a whole, and Space follows its link as a double tap does (assumed).
      (
        linked("See Terms here", ["Terms"]), "{ press: Tab }, { press: Space }, { press: Tab }",
        ["= See Terms here", "= n 1"]
      ),
      (
        linked("See Terms and Privacy", ["Terms", "Privacy"]),
        "{ press: Tab }, { press: Tab-Z }, { press: Down }, { press: Space }, { press: Tab }",
        ["= See Terms and Privacy", "= actions: Terms, Privacy", "= Privacy", "= n 2"]
      ),
      // mozilla-mobile/firefox-ios, issue 35265
      (linked("See Terms here", ["Terms"]), "scan", ["= n 0"]),
    ])
  func links(_ screen: String, _ steps: String, _ lines: [String]) throws {
    let settings = "voiceOver: off, voiceControl: on, fullKeyboardAccess: on"
    #expect(try WalkExample("", screen, settings: settings, steps: steps).play() == lines)
  }

  // What was selected has a menu with its actions on the top level (WWDC20-10019). An item is lit for a second; in manual
  // scanning one switch goes on and another selects.
  @Test(
    "Switches",
    arguments: [
      ("scan", ["= Nick (Like, Reply)", "= Rate", "= Send"], 1),
      (
        "{ select: Send }, { menu: Tap }",
        ["= menu: Tap, Gestures, Device, Settings", "= Tap: 2 presses, 2 s at 1 s an item"], 5
      ),
      (
        "{ select: Nick }, { menu: Reply }",
        ["= menu: Tap, Like, Reply, Gestures, Device, Settings", "= Reply: 2 presses, 2 s at 1 s an item"], 9
      ),
      (
        "{ select: Rate }, { menu: Increment }",
        [
          "= menu: Tap, Increment, Decrement, Gestures, Device, Settings", "= Increment: 2 presses, 2 s at 1 s an item",
          "= Rate: 2",
        ], 2
      ),
      (
        "{ settings: { switchControl: on } }, next, select, next, select",
        [
          "= Rate", "= menu: Tap, Increment, Decrement, Gestures, Device, Settings", "= Increment",
          "= Increment: 4 presses", "= Rate: 2",
        ], 2
      ),
      (
        "{ settings: { switchControl: on } }, previous, { select: Nick }, { menu: Settings }",
        [
          "= Send", "= menu: Tap, Like, Reply, Gestures, Device, Settings", "= the system's own menu",
        ], 1
      ),
    ] as [(String, [String], Int)])
  func switches(_ steps: String, _ lines: [String], _ rating: Int) throws {
    #expect(try shown(steps) == lines + ["Rate, \(rating), adjustable"])
  }

  static let others: [WalkExample] = [
    WalkExample(
      "a row of a list is a group, with a way out at its end (iPhone User Guide, Group Items; which rows: assumed)",
      "views: [{ list: [{ hstack: [{ button: A, action: back }, { button: B, action: back }] }, { button: C, action: back }] }]",
      steps: "{ settings: { voiceOver: off, switchControl: on } }, select, next, next, select, scan", "VoiceOver off",
      "= A", "= B", "= out of the group", "= group: A, B", "= group: A, B", "= C"),
    WalkExample(
      "when what a menu belongs to has gone, the scan begins anew at the first item",
      "state: { open: true }\nviews: [{ button: A, action: { after: { seconds: 30, action: { set: { open: false } } } } }, { button: B, action: back }, { button: C, action: back, if: open }]",
      steps:
        "{ settings: { voiceOver: off, switchControl: on } }, { select: A }, { menu: Tap }, { select: C }, next, { wait: 60 }, next",
      "VoiceOver off", "= menu: Tap, Gestures, Device, Settings", "= Tap: 2 presses",
      "= menu: Tap, Gestures, Device, Settings", "= Gestures", "= B"),
    WalkExample(
      "a slower scan takes longer (iPhone User Guide, Auto Scanning Time)",
      "views: [{ button: A, action: back }, { button: B, action: back }]",
      settings: "voiceOver: off, scanningTime: 2.5", steps: "{ select: B }, { menu: Tap }",
      "= menu: Tap, Gestures, Device, Settings", "= Tap: 2 presses, 2.5 s at 2.5 s an item"),
    WalkExample(
      "an item of a bar is shown large at the accessibility sizes, and activated as the finger leaves it (WWDC19-261)",
      "state: { n: 1 }\nviews: [{ text: '${n}' }, { toolbar: [{ button: { symbol: magnifyingglass }, label: Search, action: { set: { n: 2 } } }] }]",
      settings: "voiceOver: off, dynamicType: accessibility2",
      steps: "{ say: Long press Search }, { settings: { dynamicType: large } }, { say: Long press Search }",
      "= large content: Search"),
    WalkExample(
      "so is an item that a finger presses long (WWDC19-261)",
      "views: [{ toolbar: [{ button: { symbol: magnifyingglass }, label: Search, action: back }] }]",
      settings: "voiceOver: off, dynamicType: accessibility2", steps: "{ focus: Search }, longPress",
      "= large content: Search"),
    WalkExample(
      "names that are shown continuously are there after each command (list of commands of Voice Control)",
      "state: { n: 1 }\nviews: [{ button: 'A${n}', action: { set: { n: 2 } } }, { button: B, action: back }]",
      settings: "voiceOver: off, voiceControl: on",
      steps: "{ say: Show names continuously }, { say: Tap A1 }, { say: Hide names }, { say: Tap A2 }", "= A1", "= B",
      "= A2", "= B"),
    WalkExample(
      "a group is selected by its name (assumed)",
      "views: [{ vstack: [{ button: A }, { button: B }], children: contain, label: Pair }, { button: C }]",
      settings: "voiceOver: off", steps: "{ select: Pair }, { select: B }", "= A",
      "= menu: Tap, Gestures, Device, Settings"),
    WalkExample(
      "what an author combines is one group, and what is to be separate is none (UIKit, accessibilityNavigationStyle)",
      "views: [{ vstack: [{ button: A, action: back }, { button: B, action: back }], navigationStyle: combined }, { toolbar: [{ button: C, action: back }, { button: D, action: back }], navigationStyle: separate }]",
      settings: "voiceOver: off", steps: "scan", "= group: A, B", "= C", "= D"),
    WalkExample(
      "a point can be chosen again before the tap (iPhone User Guide for iOS 9, Refine Selection)",
      "views: [{ button: A, action: back, frame: { x: 0, y: 100, width: 200, height: 40 } }]",
      settings: "voiceOver: off", steps: "{ point: A }, { menu: Refine Selection }, { point: A }, { menu: Gestures }",
      "= point 100, 120", "= A",
      "= menu: Tap, Refine Selection, Gestures, Device, Settings", "= the lines glide around the point",
      "= point 100, 120", "= A", "= menu: Tap, Refine Selection, Gestures, Device, Settings",
      "= the system's own menu"),
    WalkExample(
      "an entry stands in a menu", "views: [{ button: Send, action: back }]", steps: "{ menu: Tap }",
      "* failed: no menu is open; 'select' an element before"),
    WalkExample(
      "what is not there is never lit", "views: [{ button: Send, action: back }]", steps: "{ select: Sent }",
      "* failed: Switch Control comes to nothing that is called 'Sent'"),
    WalkExample(
      "names that are ambiguous get numbers (Apple's news challenge of WWDC21)",
      "state: { who: nobody }\nviews: [{ text: 'For ${who}' }, { button: Reply, action: { set: { who: Nick } } }, { button: Reply, action: { set: { who: Beth } } }]",
      steps: "{ say: Tap Reply }, { say: Tap 2 }, first", "= 1 Reply", "= 2 Reply", "Reply", "For Beth"),
    WalkExample(
      "a name that nothing has is a problem", "views: [{ button: Send, action: back }]", steps: "{ say: Tap Sent }",
      "* failed: nothing here is called 'Sent'"),
    WalkExample(
      "what has no value is not changed by voice", "views: [{ button: Send, action: back }]",
      steps: "{ say: Increment Send }", "* failed: 'Send' has no value to change"),
    WalkExample(
      "what is scrolled away has no name until it shows (assumed)",
      "views: [{ scrollView: [{ rectangle: , frame: { height: 2000 } }, { button: Send, action: back }] }]",
      steps: "{ say: Tap Send }", "* failed: 'Send' is scrolled away; say 'Scroll down' before"),
    WalkExample(
      "fields without names are called “text”, and numbers tell them apart (hmrc/accessibility, issue 70)",
      "views: [{ textField: '' }, { textField: '' }, { button: Send, action: back }]",
      steps: "{ settings: { voiceOver: off } }, { say: Show names }, { say: Tap text }", "VoiceOver off", "= Text",
      "= Text", "= Send", "= 1 Text", "= 2 Text"),
    WalkExample(
      "what has no name is called by its trait (Apple's strings Trait.*)",
      "views: [{ element: , traits: [button], frame: [0, 100, 50, 50] }, { button: Send, action: back }]",
      steps: "{ settings: { voiceOver: off } }, { say: Show names }, { say: Show numbers }", "VoiceOver off",
      "= Send", "= Button", "= 1 Send", "= 2 Button"),
    WalkExample(
      "a name on the screen comes before a command",
      "state: { n: 1 }\nviews: [{ button: Show names, action: { set: { n: 2 } } }, { text: 'Number ${n}' }]",
      steps:
        "{ settings: { voiceOver: off } }, { say: Show names }, { settings: { voiceOver: on } }, { focus: Number 2 }",
      "VoiceOver off", "VoiceOver on", "Show names, button", "Number 2"),
    WalkExample(
      "what has no name but its value is shown once (a wheel)",
      "state: { c: B }\nviews: [{ picker: , style: wheel, options: [A, B, C], selection: $c }]",
      steps: "{ settings: { voiceOver: off, fullKeyboardAccess: on } }, { press: Tab }, { press: Up }",
      "VoiceOver off", "= B, selected", "= C, selected"),
    WalkExample(
      "asleep, Voice Control hears nothing but that it is to wake up (list of commands)",
      "views: [{ button: Send, action: back }]",
      steps: "{ say: Go to sleep }, { say: Show names }, { say: Wake up }, { say: Show names }", "= Send"),
    WalkExample(
      "the grid has numbers that touch, and come nearer by themselves (list of commands, the latter assumed)",
      "state: { n: 1 }\nviews: [{ view: , frame: [0, 0, 393, 852], views: [{ element: , label: Left, traits: [button], frame: [0, 0, 196, 852], action: { set: { n: 2 } } }, { element: , label: Tiny, traits: [button], frame: [300, 420, 10, 10] }] }, { text: '${n}' }]",
      steps:
        "{ settings: { voiceOver: off } }, { say: Show grid with 2 columns and 2 rows }, { say: '4' }, { say: Hide grid }, { say: Show grid with 2 columns and 2 rows }, { say: Tap 3 }, { say: Show grid with 2 columns and 2 rows }, { say: Tap 2 }, { say: Show grid with 2 columns and 2 rows }, { say: Tap 5 }",
      "VoiceOver off", "= grid of 2 columns and 2 rows", "= 1, 3 Left", "= inside 2: Tiny",
      "= grid of 3 columns and 3 rows", "= grid of 2 columns and 2 rows", "= 1, 3 Left", "= inside 2: Tiny",
      "= grid of 2 columns and 2 rows", "= 1, 3 Left", "= inside 2: Tiny", "= nothing at 2",
      "= grid of 2 columns and 2 rows", "= 1, 3 Left", "= inside 2: Tiny", "* failed: the grid ends at 4"),
    WalkExample(
      "one column is said in the singular, too (the plural is Apple's string, the singular is assumed)",
      "views: [{ button: Send }]",
      steps:
        "{ settings: { voiceOver: off } }, { say: Show grid with 1 column and 2 rows }, { say: Show grid with one columns and 2 rows }",
      "VoiceOver off", "= grid of 1 column and 2 rows", "= inside 2: Send", "= grid of 1 column and 2 rows",
      "= inside 2: Send"),
    WalkExample(
      "words go into a field, and are changed by what they say (Apple's brief on Voice Control, 2019)",
      "state: { draft: '' }\nviews: [{ textField: Note, text: $draft }]",
      steps:
        "{ settings: { voiceOver: off } }, { say: Tap note }, { say: One two }, { say: three }, { say: Replace two with four }, { say: Select one }, { say: Capitalize that }, { say: Delete that }, { say: Select all }, { say: Delete that }, { say: Select five }",
      "VoiceOver off", "= Note: One two", "= Note: One two three", "= Note: One four three",
      "= Note: four three", "= Note: empty", "* failed: 'five' is not written here"),
    WalkExample(
      "in a field a number that nothing has, and words that only begin like a command, are text (assumed)",
      "state: { draft: '' }\nviews: [{ textField: Note, text: $draft }]",
      steps: "{ settings: { voiceOver: off } }, { say: Tap note }, { say: '0' }, { say: Scroll through it }",
      "VoiceOver off", "= Note: 0", "= Note: 0 Scroll through it"),
    WalkExample(
      "Tab goes past a list, to where it was left, and arrows go through it (WWDC21-10260)",
      "views: [{ button: Edit, action: back }, { list: [{ button: A, action: back }, { button: B, action: back }] }, { button: Done, action: back }]",
      steps:
        "{ settings: { voiceOver: off } }, { press: Tab }, { press: Tab }, { press: Down }, { press: Tab }, { press: Shift-Tab }, { press: Down }, { press: Down }",
      "VoiceOver off", "= Edit", "= A", "= B", "= Done", "= B", "= Done", "= nothing further"),
    WalkExample(
      "segments are a group, entered at the one that is chosen (WWDC21-10260)",
      "views: [{ picker: Size, style: segmented, options: [S, M, L], selection: M }, { button: Done, action: back }]",
      steps: "{ settings: { voiceOver: off } }, { press: Tab }, { press: Right }, { press: Tab }, { press: Tab }",
      "VoiceOver off", "= M", "= L", "= Done", "= L"),
    WalkExample(
      "what an author puts in a group is gone through with arrows, wherever it stands (WWDC21-10260, focusGroupIdentifier)",
      "views: [{ hstack: [{ button: A, action: back }, { button: B, action: back }], focusGroup: tools }, { button: C, action: back }, { button: D, action: back, focusGroup: tools }]",
      steps: "{ settings: { voiceOver: off } }, { press: Tab }, { press: Right }, { press: Tab }, { press: Tab }",
      "VoiceOver off", "= A", "= B", "= C", "= B"),
    WalkExample(
      "VoiceOver's cursor goes where the keyboard goes (VoiceOver Utility of the Mac; elsewhere assumed)",
      "views: [{ text: A }, { button: B, action: back }, { button: C, action: back }]",
      steps: "{ press: Tab }, { press: Tab }, previous", "= B", "B, button", "= C", "C, button", "B, button"),
    WalkExample(
      "Tab-F finds what is called so, by an input label too (WWDC21-10120)",
      "views: [{ button: Post, inputLabels: [Post, Send], action: back }, { button: Help, action: back }]",
      steps:
        "{ settings: { voiceOver: off } }, { press: Tab-F }, { type: hel }, { press: Return }, { press: Tab-F }, { type: send }, { press: Tab }, { press: Tab-F }, { type: x }",
      "VoiceOver off", "= find:", "= Help", "= find:", "= Post", "= Help", "= find:",
      "* failed: nothing is found for 'x'"),
    WalkExample(
      "a field that is edited takes what is typed, though something was looked for before (assumed)",
      "state: { draft: '' }\nviews: [{ textField: '', label: Note, text: $draft }, { text: 'Is ${draft}' }]",
      steps:
        "{ settings: { voiceOver: off } }, { press: Tab-F }, { type: note }, { focus: Note }, activate, { type: Hi }, { settings: { voiceOver: on } }, { focus: Is Hi }",
      "VoiceOver off", "= find:", "= Note", "= Note: Hi", "VoiceOver on",
      "Note, text field, is editing, Hi, insertion point at end", "Is Hi"),
    WalkExample(
      "what is typed and deleted is seen where it is not heard",
      "state: { note: '' }\nviews: [{ textField: '', label: Note, text: $note }]",
      steps: "{ settings: { voiceOver: off } }, { press: Tab }, { press: Space }, { type: Hi }, { delete: 2 }",
      "VoiceOver off", "= Note", "= Note: Hi", "= Note: H", "= Note: empty"),
    WalkExample(
      "Control-Tab leaves a text of several lines, in which Tab stands for itself (WWDC21-10120)",
      "state: { draft: '' }\nviews: [{ textEditor: $draft, label: Note }, { button: Done, action: back }]",
      steps:
        "{ settings: { voiceOver: off } }, { press: Tab }, { press: Space }, { press: Tab }, { press: Delete }, { press: Control-Tab }",
      "VoiceOver off", "= Note", "= Note: \\t", "= Note: empty", "= Done"),
    WalkExample(
      "on a Mac without Full Keyboard Access Tab stops at fields and lists (Apple's archive, AppleKeyboardUIMode)",
      "platform: macOS\nviews: [{ button: Edit, action: back }, { textField: Name }, { list: [{ button: A, action: back }] }]",
      steps:
        "{ settings: { voiceOver: off } }, { press: Tab }, { press: Tab }, { press: Tab }, { settings: { fullKeyboardAccess: on } }, { press: Shift-Tab }",
      "VoiceOver off", "= Name", "= A", "= Name", "= Edit"),
    WalkExample(
      "a segmented control is no list to a Mac's keyboard (Apple's archive, AppleKeyboardUIMode)",
      "platform: macOS\nviews: [{ picker: Size, style: segmented, options: [S, M], selection: M }, { textField: Name }]",
      steps: "{ settings: { voiceOver: off } }, { press: Tab }, { press: Tab }", "VoiceOver off", "= Name", "= Name"),
    WalkExample(
      "on iPad without Full Keyboard Access Tab goes from field to list, and not to buttons (WWDC21-10260)",
      "platform: iPadOS\nviews: [{ button: Edit, action: back }, { textField: Name }, { list: [{ button: A, action: back }, { button: B, action: back }] }]",
      steps:
        "{ settings: { voiceOver: off } }, { press: Tab }, { press: Tab }, { press: Down }, { press: Tab }, { settings: { fullKeyboardAccess: on } }, { press: Shift-Tab }",
      "VoiceOver off", "= Name", "= A", "= B", "= Name", "= Edit"),
    WalkExample(
      "an arrow goes straight on before it goes aside (assumed)",
      "views: [{ button: Near, frame: [0, 90, 40, 20] }, { button: Here, frame: [20, 150, 40, 20] }, { button: There, frame: [300, 150, 40, 20] }, { button: Aside, frame: [70, 120, 40, 20] }]",
      steps: "{ settings: { voiceOver: off } }, { press: Tab-F }, { type: here }, { press: Return }, { press: Right }",
      "VoiceOver off", "= find:", "= Here", "= There"),
    WalkExample(
      "the ring comes back to where it was on a screen (UIKit's restoresFocusAfterTransition)",
      "screens: { one: { views: [{ button: A, action: { present: two } }, { button: B, action: { present: two } }, { button: C, action: back }] }, two: { views: [{ button: D, action: dismiss }] } }",
      steps:
        "{ settings: { voiceOver: off } }, { press: Tab }, { press: Tab }, { press: Space }, { press: Tab }, { press: Escape }, { press: Tab }",
      "VoiceOver off", "= A", "= B", "= screen two", "= D", "= screen one", "= C"),
    WalkExample(
      "keys that the system keeps never reach the app (Human Interface Guidelines, Keyboards)",
      "state: { n: 0 }\nviews: [{ button: Home, keyboardShortcut: Command-H, action: { set: { n: 1 } } }, { text: 'Number ${n}' }]",
      steps: "{ press: Command-H }, last", "= outside the app: Command-H", "Number 0"),
    WalkExample(
      "keys that nothing answers to are a problem", "views: [{ button: Send, action: back }]",
      steps: "{ press: Command-K }", "* failed: nothing on this screen answers to Command-K"),
  ]

  @Test("What cannot be told apart, or is not there", arguments: others)
  func other(_ example: WalkExample) throws { try #expect(example.play() == example.heard) }

  // What each technology comes to: WWDC21-10120 and WWDC20-10019; text is passed over by all of them.
  @Test("A scenario without flows tells what the technologies come to while no screen reader is on, and no speech")
  func unheard() throws {
    func lines(_ settings: String) throws -> [Substring] {
      let rows = "{ list: [{ button: C, action: back }, { button: D, action: back }] }"
      let views = "[{ text: A }, { button: B, action: back }, \(rows)]"
      let text = "scenario: S\nsettings: { voiceOver: off, \(settings) }\nviews: \(views)\n"
      let transcript = Transcript(of: try readScenario(ScenarioSource(text))).text()
      return Array(transcript.split(separator: "\n").drop { !$0.hasPrefix("> ") })
    }
    #expect(try lines("hints: off") == ["> open main"])
    #expect(try lines("voiceControl: on") == ["> open main", "> show names", "= B", "= C", "= D"])
    #expect(
      try lines("switchControl: on, fullKeyboardAccess: on") == [
        "> open main", "> scan", "= B", "= C", "= D", "> press Tab", "= B", "> press Tab", "= C",
      ])
  }
}
