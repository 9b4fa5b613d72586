import A11ySwiftUI

extension Pair {
  @PairBuilder static var words: [Pair] {
    Pair("label of a text", "- { text: 4 of 5, label: Four of five stars }") {
      Text(verbatim: "4 of 5").accessibilityLabel("Four of five stars")
    }
    Pair("label of a picture", "- { image: beach, label: A beach }") { Image("beach").accessibilityLabel("A beach") }
    Pair("label of a symbol", "- { symbol: star.fill, label: Rated }") {
      Image(systemName: "star.fill").accessibilityLabel("Rated")
    }
    Pair("label of a button", "- { button: { symbol: plus }, label: Add a trip, action: back }") {
      Button {
      } label: {
        Image(systemName: "plus")
      }
      .accessibilityLabel("Add a trip")
    }
    Pair("label of a shape", "- { circle: , label: Unread }") { Circle().accessibilityLabel("Unread") }
    Pair("label of a stack of two", "- { hstack: [{ text: One }, { text: Two }], label: Both }") {
      HStack {
        Text("One")
        Text("Two")
      }
      .accessibilityLabel("Both")
    }
    Pair("label of a switch", "- { toggle: Wi-Fi, isOn: true, label: Wireless }") {
      Toggle("Wi-Fi", isOn: .constant(true)).accessibilityLabel("Wireless")
    }
    Pair("label of a slider", "- { slider: Volume, value: 0.5, range: [0, 1], label: Loudness }") {
      Slider(value: .constant(0.5)) { Text("Volume") }.accessibilityLabel("Loudness")
    }
    Pair("the outer label", "- { text: One, label: Outer }") {
      Text("One").accessibilityLabel("Inner").accessibilityLabel("Outer")
    }
    Pair("a label that does not apply", "- { text: One }") { Text("One").accessibilityLabel("No", isEnabled: false) }
    Pair("a label around the system's", "- { image: beach, label: { prepend: Rated, append: by Ann } }") {
      Image("beach").accessibilityLabel { label in
        Text("Rated")
        label
        Text("by Ann")
      }
    }
    Pair("value of a text", "- { text: Battery, value: 80% }") { Text("Battery").accessibilityValue("80%") }
    Pair("value of a button", "- { button: Rating, value: 4 stars, action: back }") {
      Button("Rating") {}.accessibilityValue("4 stars")
    }
    Pair("value of a slider", "- { slider: Volume, value: 50, range: [0, 100], valueLabel: 50 dB }") {
      Slider(value: .constant(50), in: 0...100) { Text("Volume") }.accessibilityValue("50 dB")
    }
    Pair("value of progress", "- { progressView: Loading, value: 3 of 4 }") {
      ProgressView("Loading", value: 0.75).accessibilityValue("3 of 4")
    }
    Pair("hint of a button", "- { button: Send, hint: Sends the mail, action: back }") {
      Button("Send") {}.accessibilityHint("Sends the mail")
    }
    Pair("hint of a text", "- { text: Total, hint: With taxes }") { Text("Total").accessibilityHint("With taxes") }
    Pair("hint of a switch", "- { toggle: Digest, isOn: false, hint: Each morning }") {
      Toggle("Digest", isOn: .constant(false)).accessibilityHint("Each morning")
    }
    Pair("help", "- { button: Send, hint: Sends the mail, action: back }") { Button("Send") {}.help("Sends the mail") }
    Pair("names for the voice", "- { button: Send, inputLabels: [Send, Mail], action: back }") {
      Button("Send") {}.accessibilityInputLabels(["Send", "Mail"])
    }
    Pair("letter by letter", "- { text: AB12, speech: { spellOut: true } }") {
      Text(verbatim: "AB12").speechSpellsOutCharacters()
    }
    Pair("with punctuation", "- { text: 'a{}', speech: { punctuation: true } }") {
      Text(verbatim: "a{}").speechAlwaysIncludesPunctuation()
    }
    Pair("another pitch", "- { text: High, speech: { pitch: 1.5 } }") { Text("High").speechAdjustedPitch(1.5) }
    Pair("identifier", "- { text: Total, identifier: total }") { Text("Total").accessibilityIdentifier("total") }
    Pair("empty label", "- { text: One, label: '' }") { Text("One").accessibilityLabel("") }
  }

  @PairBuilder static var traits: [Pair] {
    Pair("heading", "- { text: News, traits: [header] }") { Text("News").accessibilityAddTraits(.isHeader) }
    Pair("level of a heading", "- { text: News, heading: 2 }") { Text("News").accessibilityHeading(.h2) }
    Pair("heading with a level", "- { text: News, traits: [header], heading: 1 }") {
      Text("News").accessibilityAddTraits(.isHeader).accessibilityHeading(.h1)
    }
    Pair("button", "- { text: Open, traits: [button] }") { Text("Open").accessibilityAddTraits(.isButton) }
    Pair("link", "- { text: Site, traits: [link] }") { Text("Site").accessibilityAddTraits(.isLink) }
    Pair("image", "- { text: Map, traits: [image] }") { Text("Map").accessibilityAddTraits(.isImage) }
    Pair("selected", "- { button: Red, traits: [selected], action: back }") {
      Button("Red") {}.accessibilityAddTraits(.isSelected)
    }
    Pair("search field", "- { text: Find, traits: [searchField] }") {
      Text("Find").accessibilityAddTraits(.isSearchField)
    }
    Pair("keyboard key", "- { button: A, traits: [keyboardKey], action: back }") {
      Button("A") {}.accessibilityAddTraits(.isKeyboardKey)
    }
    Pair("summary", "- { text: Rain, traits: [summaryElement] }") {
      Text("Rain").accessibilityAddTraits(.isSummaryElement)
    }
    Pair("often updated", "- { text: 0 07, traits: [updatesFrequently] }") {
      Text(verbatim: "0 07").accessibilityAddTraits(.updatesFrequently)
    }
    Pair("plays a sound", "- { button: Horn, traits: [playsSound], action: back }") {
      Button("Horn") {}.accessibilityAddTraits(.playsSound)
    }
    Pair("starts media", "- { button: Play, traits: [startsMediaSession], action: back }") {
      Button("Play") {}.accessibilityAddTraits(.startsMediaSession)
    }
    Pair("turns pages", "- { text: Page, traits: [causesPageTurn] }") {
      Text("Page").accessibilityAddTraits(.causesPageTurn)
    }
    Pair("touched directly", "- { text: Piano, traits: [allowsDirectInteraction] }") {
      Text("Piano").accessibilityAddTraits(.allowsDirectInteraction)
    }
    Pair("a toggle by its trait", "- { button: Bold, traits: [toggle], value: '1', action: back }") {
      Button("Bold") {}.accessibilityAddTraits(.isToggle).accessibilityValue("1")
    }
    Pair("several", "- { text: News, traits: [header, button] }") {
      Text("News").accessibilityAddTraits([.isHeader, .isButton])
    }
    Pair("no button any more", "- { button: Plain, removeTraits: [button], action: back }") {
      Button("Plain") {}.accessibilityRemoveTraits(.isButton)
    }
    Pair("no image any more", "- { image: Beach, removeTraits: [image] }") {
      Image("Beach").accessibilityRemoveTraits(.isImage)
    }
    Pair("added and removed", "- { text: News }") {
      Text("News").accessibilityAddTraits(.isHeader).accessibilityRemoveTraits(.isHeader)
    }
    Pair("modal", "- { vstack: [{ text: In front }], children: contain, isModal: true }\n- { text: Behind }") {
      VStack { Text("In front") }.accessibilityElement(children: .contain).accessibilityAddTraits(.isModal)
      Text("Behind")
    }
  }

  @PairBuilder static var elements: [Pair] {
    Pair("combined", "- { hstack: [{ text: Nick }, { text: Hi }], children: combine }") {
      HStack {
        Text("Nick")
        Text("Hi")
      }
      .accessibilityElement(children: .combine)
    }
    Pair(
      "combined with buttons",
      "- { hstack: [{ text: Nick }, { button: Like, action: back }, { button: Reply, action: back }], children: combine }"
    ) {
      HStack {
        Text("Nick")
        Button("Like") {}
        Button("Reply") {}
      }
      .accessibilityElement(children: .combine)
    }
    Pair("combined under a label", "- { hstack: [{ text: 5 }, { text: stars }], children: combine, label: Five }") {
      HStack {
        Text(verbatim: "5")
        Text("stars")
      }
      .accessibilityElement(children: .combine).accessibilityLabel("Five")
    }
    Pair("ignored", "- { hstack: [{ text: 5 }, { text: stars }], children: ignore, label: Five }") {
      HStack {
        Text(verbatim: "5")
        Text("stars")
      }
      .accessibilityElement().accessibilityLabel("Five")
    }
    Pair(
      "contained",
      "- { vstack: [{ text: One }, { text: Two }], children: contain, label: Numbers }\n- { text: Three }"
    ) {
      VStack {
        Text("One")
        Text("Two")
      }
      .accessibilityElement(children: .contain).accessibilityLabel("Numbers")
      Text("Three")
    }
    Pair("hidden", "- { text: Seen }\n- { text: Hidden, hidden: true }") {
      Text("Seen")
      Text("Hidden").accessibilityHidden(true)
    }
    Pair("hidden with all inside", "- { text: Seen }\n- { vstack: [{ button: No, action: back }], hidden: true }") {
      Text("Seen")
      VStack { Button("No") {} }.accessibilityHidden(true)
    }
    Pair("transparent", "- { text: Seen }\n- { text: Clear, opacity: 0 }") {
      Text("Seen")
      Text("Clear").opacity(0)
    }
    // Apple, opacity(_:): from 0 to 1.
    Pair("more than opaque", "- { text: Seen, opacity: 1 }") { Text("Seen").opacity(2) }
    Pair("drawn dark", "- { text: Seen, colorScheme: dark }") { Text("Seen").environment(\.colorScheme, .dark) }
    Pair("a dark screen", "- { text: Seen, colorScheme: dark, backgroundColor: systemBackground }") {
      Text("Seen").preferredColorScheme(.dark)
    }
    Pair("decorative", "- { text: Seen }\n- { image: waves, decorative: true }") {
      Text("Seen")
      Image(decorative: "waves")
    }
    Pair("read first", "- { text: Second }\n- { text: First, sortPriority: 1 }") {
      Text("Second")
      Text("First").accessibilitySortPriority(1)
    }
    Pair(
      "represented", "- { vstack: [{ text: Drawing }], representation: { slider: Volume, value: 0.5, range: [0, 1] } }"
    ) {
      VStack { Text("Drawing") }.accessibilityRepresentation { Slider(value: .constant(0.5)) { Text("Volume") } }
    }
    Pair("dimmed", "- { button: Send, disabled: true, action: back }") { Button("Send") {}.disabled(true) }
    Pair(
      "dimmed from outside",
      "- { vstack: [{ button: Send, disabled: true, action: back }, { toggle: Wi-Fi, isOn: true, disabled: true }] }"
    ) {
      VStack {
        Button("Send") {}
        Toggle("Wi-Fi", isOn: .constant(true))
      }
      .disabled(true)
    }
    // gewill/OpenCCman's speech of iOS 27: “Variant dimmed”, a text in a disabled group.
    Pair(
      "text dimmed from outside", "- { vstack: [{ text: Variant, disabled: true }, { symbol: map, disabled: true }] }"
    ) {
      VStack {
        Text("Variant")
        Image(systemName: "map")
      }
      .disabled(true)
    }
    // cvs-health, “Buttons”: a button whose text alone is disabled is “Log In. Dimmed. Button.”.
    Pair("dimmed label", "- { button: Log In, disabled: true, action: back }") {
      Button {
      } label: {
        Text("Log In").disabled(true)
      }
    }
    Pair("tapped", "- { text: Open, action: back }") { Text("Open").onTapGesture {} }
    Pair("tapped by a gesture of the app's own", "- { text: Open, action: back }") { Text("Open").gesture(Press()) }
    Pair("tapped by a gesture of any kind", "- { text: Open, action: back }") {
      Text("Open").gesture(AnyGesture(TapGesture().onEnded {}))
    }
    Pair("not tapped now", "- text: Open") { Text("Open").gesture(TapGesture().onEnded {}, isEnabled: false) }
    Pair("tapped by nothing", "- text: Open") { Text("Open").gesture(Press?.none) }
    Pair("label of a shape that is another one, moved", "- { circle: , label: Unread }") {
      Circle().inset(by: 2).offset(x: 4).rotation(.degrees(45)).scale(2).inset(by: 1).fill(.red)
        .accessibilityLabel("Unread")
    }
    Pair("responds to nobody", "- { text: Open, respondsToUserInteraction: false }") {
      Text("Open").accessibilityRespondsToUserInteraction(false)
    }
    Pair(
      "a card as one button",
      "- { button: [{ text: Paris }, { text: 3 nights }, { symbol: chevron.right }], action: back }"
    ) {
      Button {
      } label: {
        HStack {
          Text("Paris")
          Text("3 nights")
          Image(systemName: "chevron.right")
        }
      }
    }
  }

  @PairBuilder static var actions: [Pair] {
    Pair("a double tap of its own", "- { text: Open, traits: [button], action: back }") {
      Text("Open").accessibilityAction {}
    }
    Pair("a named action", "- { text: Mail, actions: { Delete: back } }") {
      Text("Mail").accessibilityAction(named: "Delete") {}
    }
    // Of several modifiers the last comes first (zenn.dev, “accessibilityActionで設定した…”, iOS 15.3.1).
    Pair("two modifiers", "- { text: Mail, actions: { Second: back, First: back } }") {
      Text("Mail").accessibilityAction(named: "First") {}.accessibilityAction(named: "Second") {}
    }
    // AccessibilitySnapshot, CustomActionsDemo on iOS 18 and 26: so it is in a builder.
    Pair("a builder", "- { text: Mail, actions: { Second: back, First: back } }") {
      Text("Mail").accessibilityActions {
        Button("First") {}
        Button("Second") {}
      }
    }
    Pair("an action with a view as its name", "- { text: Mail, actions: { Delete: back } }") {
      Text("Mail").accessibilityAction(action: {}) { Label("Delete", systemImage: "trash") }
    }
    Pair("actions under Edit", "- { text: Mail, editActions: { Delete: back } }") {
      Text("Mail").accessibilityActions(category: .edit) { Button("Delete") {} }
    }
    Pair("an action that is not there", "- { text: Mail }") {
      Text("Mail").accessibilityActions { if false { Button("No") {} } }
    }
    Pair("adjusted", "- { text: Stars, value: '3', increment: back, decrement: back, traits: [adjustable] }") {
      Text("Stars").accessibilityValue("3").accessibilityAdjustableAction { _ in }
    }
    Pair("magic tap", "- { vstack: [{ text: Song }], children: contain, magicTap: back }") {
      VStack { Text("Song") }.accessibilityElement(children: .contain).accessibilityAction(.magicTap) {}
    }
    Pair("scrub", "- { text: Song, escape: back }") { Text("Song").accessibilityAction(.escape) {} }
    Pair("zoom", "- { image: map, label: Map, zoomIn: back, zoomOut: back }") {
      Image("map").accessibilityLabel("Map").accessibilityZoomAction { _ in }
    }
    Pair("pages", "- { text: Book, nextPage: back, previousPage: back }") {
      Text("Book").accessibilityScrollAction { _ in }
    }
    // The documentation of accessibilityChildren: it is the children of the element that are others.
    Pair("other children", "- { zstack: [{ text: Monday }], label: Steps, children: contain }") {
      Canvas { _, _ in }.accessibilityLabel("Steps").accessibilityChildren { Text("Monday") }
    }
    Pair("direct touch", "- { text: Piano, directTouch: [silentOnTouch] }") {
      Text("Piano").accessibilityDirectTouch(options: .silentOnTouch)
    }
    Pair("keys", "- { button: Send, keyboardShortcut: Command-Return, action: back }") {
      Button("Send") {}.keyboardShortcut(.return)
    }
    Pair("the default key", "- { button: Send, keyboardShortcut: Return, action: back }") {
      Button("Send") {}.keyboardShortcut(.defaultAction)
    }
    Pair("a letter", "- { button: New, keyboardShortcut: Shift-Command-N, action: back }") {
      Button("New") {}.keyboardShortcut("n", modifiers: [.command, .shift])
    }
    Pair("picked up", "- { text: Synth, draggable: true }") { Text("Synth").draggable("synth") }
    Pair("picked up by a name", "- { text: Synth, draggable: Move the sound }") {
      Text("Synth").draggable("synth").accessibilityDragPoint(.center, description: "Move the sound")
    }
    Pair("dropped", "- { text: Alert, dropTarget: { action: back } }") {
      Text("Alert").dropDestination(for: String.self) { _, _ in true }
    }
    Pair("a menu of a long press", "- { text: Mail, contextMenu: [{ button: Delete, action: back }] }") {
      Text("Mail").contextMenu { Button("Delete") {} }
    }
    Pair("a long press alone", "- { text: Mail, gestures: { longPress: back } }") {
      Text("Mail").onLongPressGesture {}
    }
    Pair(
      "a long press, and an action by name",
      "- { text: Mail, actions: { Reply: back }, gestures: { longPress: back } }"
    ) {
      Text("Mail").onLongPressGesture {}.accessibilityAction(named: "Reply") {}
    }
    Pair("a swipe over a row", "- { list: [{ text: Mail, swipeActions: { Flag: back } }] }") {
      List { Text("Mail").swipeActions { Button("Flag") {} } }
    }
  }

  @PairBuilder static var details: [Pair] {
    Pair("a detail", "- { text: Dog, customContent: { Age: 3 years } }") {
      Text("Dog").accessibilityCustomContent("Age", "3 years")
    }
    Pair("an important detail", "- { text: Dog, customContent: [{ label: Age, value: 3 years, importance: high }] }") {
      Text("Dog").accessibilityCustomContent("Age", "3 years", importance: .high)
    }
    Pair("two details", "- { text: Dog, customContent: { Age: 3 years, Size: Small } }") {
      Text("Dog").accessibilityCustomContent("Age", "3 years").accessibilityCustomContent("Size", "Small")
    }
    Pair("a detail that is taken back", "- { text: Dog }") {
      Text("Dog").accessibilityCustomContent(AccessibilityCustomContentKey("Age"), Text("3 years"))
        .accessibilityCustomContent(AccessibilityCustomContentKey("Age"), nil)
    }
    Pair("links in a text", "- { text: 'Read the terms', links: { terms: back } }") {
      Text("Read the [terms](https://example.com)")
    }
    Pair(
      "a rotor",
      """
      - vstack: [{ text: One, identifier: a }, { text: Two, identifier: b }]
        children: contain
        rotors: { Odd: [a] }
      """
    ) {
      VStack {
        ForEach(["a", "b"], id: \.self) { Text($0 == "a" ? "One" : "Two").accessibilityIdentifier($0).id($0) }
      }
      .accessibilityElement(children: .contain)
      .accessibilityRotor("Odd") { AccessibilityRotorEntry("One", id: "a") }
    }
    // The rotors of a text are listed from the last modifier to the first (rjchatfield/AX, testAXRotor).
    Pair(
      "two rotors",
      """
      - { text: Title, identifier: a, rotors: { Second: [a], Links: [a], First: [a] } }
      """
    ) {
      Text("Title").id("a")
        .accessibilityRotor("First") { AccessibilityRotorEntry("Title", id: "a") }
        .accessibilityRotor(.links, entries: ["a"], entryID: \.self, entryLabel: \.self)
        .accessibilityRotor("Second") { AccessibilityRotorEntry("Title", id: "a") }
    }
  }
}

/// A gesture made of another one.
private struct Press: Gesture {
  var body: some Gesture { TapGesture().onEnded {} }
}
