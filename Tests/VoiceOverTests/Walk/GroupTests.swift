import Testing

/// Groups as stops: on the Mac, and on iOS with the navigation style “Grouped”.
///
/// Words: WWDC25-229 for the Mac (“Style Presets, Group”, “In style presets, Group, eight items, Title”); VoiceOver's strings
/// InteractIn, InteractOut and group.role. That a group without a name is called by what it is, and the order on iOS, is
/// assumed; so are the sounds at the ends.
@Suite("Groups as stops")
struct GroupTests {
  private static let presets = """
    views:
      - text: Styles
      - vstack: [{ text: Title }, { button: Apply }]
        children: contain
        label: Style presets
      - button: Bold
    """

  static let examples: [WalkExample] = [
    WalkExample(
      "a group is one stop, with the count of its items", presets, settings: "hints: off, navigationStyle: grouped",
      steps: "next, next, next, previous", "Style presets, group, 2 items", "Bold, button", "* boundary",
      "Bold, button",
      "Style presets, group, 2 items"),
    WalkExample(
      "one goes in and out, and swipes stay inside", presets, settings: "hints: off, navigationStyle: grouped",
      steps: "next, enterGroup, next, next, leaveGroup, next", "Style presets, group, 2 items",
      "In Style presets, Title",
      "Apply, button", "* boundary", "Apply, button", "Out of Style presets", "Bold, button"),
    WalkExample(
      "the words are those of the language", "locale: de-DE\n\(presets)",
      settings: "hints: off, navigationStyle: grouped", steps: "next, enterGroup, leaveGroup",
      "Style presets, Gruppe, 2 items", "In „Style presets“, Title", "Außerhalb Style presets"),
    WalkExample(
      "what is not a group is not gone into, and nothing is gone out of at the top", presets,
      settings: "hints: off, navigationStyle: grouped", steps: "enterGroup, leaveGroup, next, activate", "* boundary",
      "* boundary", "Style presets, group, 2 items"),
    WalkExample(
      "who goes to an element in a group by its name goes into the group", presets,
      settings: "hints: off, navigationStyle: grouped", steps: "{ focus: Apply }, previous, leaveGroup",
      "In Style presets, Apply, button", "Title", "Out of Style presets"),
    WalkExample(
      "reading goes on from a group through what is in it", presets, settings: "hints: off, navigationStyle: grouped",
      steps: "next, readAll", "Style presets, group, 2 items", "In Style presets, Title", "Apply, button",
      "Bold, button"),
    WalkExample(
      "the cursor stays on a group while the screen is derived anew", presets,
      settings: "hints: off, navigationStyle: grouped", steps: "next, { settings: { boldText: on } }, next",
      "Style presets, group, 2 items", "Bold, button"),
    WalkExample(
      "the rotor sets the style (rotor.interaction.style, NAVIGATION_STYLE_FLAT)", presets,
      settings: "hints: off, navigationStyle: grouped", steps: "{ rotor: Navigation Style }, down, next",
      "Navigation Style", "Flat", "Style presets, Title"),
    WalkExample(
      "flat, the name of a group is heard on the way in", presets, steps: "next, next, next", "Style presets, Title",
      "Apply, button", "Bold, button"),
    WalkExample(
      "the Mac tells the count on the way in (WWDC25-229), and only makes the sound at an end",
      "platform: macOS 26\n" + presets,
      steps: "next, enterGroup, next, next, leaveGroup", "Style presets, group",
      "In Style presets, group, 2 items, Title", "Apply, button", "* boundary", "Out of Style presets, group"),
    WalkExample(
      "what a group without a name is, is said once",
      "platform: macOS 26\nviews: [{ list: [{ text: A }, { text: B }] }]",
      steps: "enterGroup, leaveGroup", "In table, 2 items, A", "Out of table"),
    // WWDC25-229: “format inspector, scroll area” among what is in a window, and inside of it “In Format Inspector, Scroll
    // Area, 15 Items, Heading Styles, Style Presets, Group”. That one without a name is called by what it is, is assumed.
    WalkExample(
      "what scrolls is a stop on the Mac",
      "platform: macOS 26\nviews: [{ button: Full screen }, { scrollView: [{ text: Heading Styles }, { vstack: [{ text: Title }], children: contain, label: Style Presets }], label: Format Inspector }, { scrollView: [{ text: A }] }]",
      steps: "next, enterGroup, next, leaveGroup, next, enterGroup, leaveGroup", "Format Inspector, scroll area",
      "In Format Inspector, scroll area, 2 items, Heading Styles", "Style Presets, group",
      "Out of Format Inspector, scroll area", "scroll area", "In scroll area, 1 item, A", "Out of scroll area"),
    WalkExample(
      "and is called by Apple's word for it in German (HIServices, AXScrollArea)",
      "platform: macOS 26\nlocale: de-DE\nviews: [{ button: Ganz }, { scrollView: [{ text: Titel }], label: Format }]",
      settings: "hints: off", steps: "next", "Format, Rollbereich"),
    WalkExample(
      "what scrolls is no stop on iOS, where swipes go through what is in it",
      "views: [{ scrollView: [{ text: A }, { text: B }] }, { text: C }]",
      settings: "hints: off, navigationStyle: grouped", steps: "next, next", "B", "C"),
    WalkExample(
      "the Mac's hints tell what the cursor is on, and its keys (dotnet/maui; pages in Safari)",
      "platform: macOS 26\nviews: [{ text: A }, { button: Send }, { button: Keep, disabled: true }, { element: , label: Terms, traits: [link] }]",
      settings: "hints: on", steps: "next, next, next, previous",
      "Send, button", "~ You are currently on a button", "~ To click this button, press Control-Option-Space",
      "Keep, dimmed, button", "~ You are currently on a button", "~ This item is dimmed", "Terms, link",
      "~ You are currently on a link", "~ To click this link, press Control-Option-Space",
      "Keep, dimmed, button", "~ You are currently on a button", "~ This item is dimmed"),
  ]

  @Test("Groups", arguments: examples)
  func groups(_ example: WalkExample) throws { #expect(try example.play() == example.heard) }

  // AccessibilityDirectTouchOptions; that nothing is said as touches go through is assumed.
  static let touching: [WalkExample] = [
    WalkExample(
      "an area that is silent on touch lets its own sounds be heard",
      "state: { n: 0 }\nviews: [{ text: 'Notes ${n}' }, { element: Piano, directTouch: silentOnTouch, action: { set: { n: '${n + 1}' } } }]",
      steps: "{ touch: Piano }, { touch: Piano }, first", "Notes 2"),
    WalkExample(
      "an area that asks for it is activated before touches go through",
      "state: { n: 0 }\nviews: [{ text: 'Pets ${n}' }, { element: Cat, directTouch: requiresActivation, action: { set: { n: '${n + 1}' } } }]",
      steps: "{ touch: Cat }, activate, { touch: Cat }, first", "Cat", "Pets 1"),
    WalkExample(
      "without VoiceOver no double tap comes before",
      "state: { n: 0 }\nviews: [{ text: 'Pets ${n}' }, { element: Cat, directTouch: requiresActivation, action: { set: { n: '${n + 1}' } } }]",
      settings: "voiceOver: off, voiceControl: on", steps: "{ say: Tap Cat }, { settings: { voiceOver: on } }",
      "VoiceOver on", "Pets 1"),
  ]

  @Test("Direct touch", arguments: touching)
  func touches(_ example: WalkExample) throws { #expect(try example.play() == example.heard) }

  // Two fingers double tap before and after (iPhone User Guide); that what was understood is read is assumed.
  static let dictation: [WalkExample] = [
    WalkExample(
      "spoken words follow what is written after a space", "state: { t: Wish }\nviews: [{ textField: To, text: $t }]",
      steps: "activate, { dictate: you were here }, activate",
      "To, text field, Wish, is editing, insertion point at end",
      "* dictation began", "* dictation ended", "you were here", "insertion point at start"),
    WalkExample(
      "what is written is in the app", "state: { t: '' }\nviews: [{ textField: To, text: $t }, { text: 'Got ${t}' }]",
      steps: "activate, { dictate: Yes }, next", "To, text field, is editing, character mode, insertion point at start",
      "* dictation began", "* dictation ended", "Yes", "Got Yes"),
    WalkExample(
      "between two magic taps it is spoken in pieces",
      "state: { t: Wish }\nviews: [{ textField: To, text: $t, magicTap: { announce: Played } }]",
      steps: "activate, magicTap, { dictate: you were }, { dictate: here }, magicTap, activate",
      "To, text field, Wish, is editing, insertion point at end", "* dictation began", "* dictation ended",
      "you were here", "insertion point at start"),
  ]

  @Test("Dictation", arguments: dictation)
  func dictates(_ example: WalkExample) throws {
    let heard = try example.play()
    #expect(heard.suffix(example.heard.count - 1) == example.heard.dropFirst())
  }
}
