extension Step.Kind {
  /// The row of the table of steps.
  package var row: StepRow { Step.Kind.rows[self, default: entry] }

  /// The table, put together once: every step looks into it.
  private static let rows = Dictionary(uniqueKeysWithValues: allCases.map { ($0, $0.entry) })

  /// What the table has for a kind.
  ///
  /// Gestures: VoiceOver's list of gestures in the iPhone User Guide.
  private var entry: StepRow {
    switch self {
    // Moving.
    case .next:
      .moving(
        "next", "swipe right", "the next element", .count(Step.Command.next),
        .init("right arrow", "n", step: .next(1)))
    case .previous:
      .moving(
        "previous", "swipe left", "the element before", .count(Step.Command.previous),
        .init("left arrow", "p", step: .previous(1)))
    case .first:
      .moving(
        "first", "four-finger tap at the top", "the first element", .alone(.first), .init("g", "Home", step: .first))
    case .last:
      .moving(
        "last", "four-finger tap at the bottom", "the last element", .alone(.last), .init("G", "End", step: .last))
    case .focus:
      .moving("focus", nil, "go to an element by its name", .element(Step.Command.focus), .init("f"))
    case .touch:
      .moving("touch", nil, "touch an element by its name", .element(Step.Command.touch))
    case .chooseItem:
      .moving(
        "choose item", "two-finger triple tap", "go to an element by its name in the item chooser",
        .element(Step.Command.chooseItem), .init("i"))
    case .enterGroup:
      .moving(
        "enter group", "two-finger swipe right, on the Mac VO-Shift-Down",
        "go into the group under the cursor, where groups are gone through", .alone(.enterGroup),
        .init(">", step: .enterGroup))
    case .leaveGroup:
      .moving(
        "leave group", "two-finger swipe left, on the Mac VO-Shift-Up", "go out of the group again",
        .alone(.leaveGroup), .init("<", step: .leaveGroup))
    case .readAll:
      .moving(
        "read all", "two-finger swipe down, or up", "read everything from here on, or from the top",
        .start(Step.Command.readAll),
        .init("R", step: .readAll(.here), summary: "two-finger swipe down: read everything from here on"),
        .init("T", step: .readAll(.top), summary: "two-finger swipe up: read everything from the top"))
    case .scroll:
      .moving(
        "scroll", "three-finger swipe", "push the content up, down, left or right by a screen",
        .direction(Step.Command.scroll),
        .init("page down", step: .scroll(.up), summary: "three-finger swipe up: the next page"),
        .init("page up", step: .scroll(.down), summary: "three-finger swipe down: the page before"))

    // Acting.
    case .activate:
      .acting(
        "activate", "double tap", "do what the element is there for", .alone(.activate),
        .init("Enter", step: .activate))
    case .longPress:
      .acting(
        "long press", "double tap and hold", "open a context menu, or pick up what is here", .alone(.longPress),
        .init("h", step: .longPress))
    case .perform:
      .acting(
        "perform", nil, "perform an action by its name", .action(Step.Command.perform),
        .init("a", summary: "actions: a list to choose from"))
    case .rotor:
      .acting("rotor", "two-finger rotation", "turn the rotor to an option", .text("name", Step.Command.rotor))
    case .up:
      .acting("up", "swipe up", "what the rotor offers", .count(Step.Command.up), .init("up arrow", step: .up(1)))
    case .down:
      .acting(
        "down", "swipe down", "what the rotor offers", .count(Step.Command.down), .init("down arrow", step: .down(1)))
    case .increment:
      .acting("increment", "swipe up", "raise the value of an adjustable element", .count(Step.Command.increment))
    case .decrement:
      .acting("decrement", "swipe down", "lower the value of an adjustable element", .count(Step.Command.decrement))
    case .escape:
      .acting("escape", "two-finger scrub", "back", .alone(.escape), .init("Escape", "e", step: .escape))
    case .magicTap:
      .acting(
        "magic tap", "two-finger double tap", "the main action of the app; in a field, begin or end dictation",
        .alone(.magicTap),
        .init("m", step: .magicTap))

    // Typing and dragging.
    case .type:
      .typing("type", "type text into the field that is being edited", .text("text", Step.Command.type), .init("t"))
    case .dictate:
      StepRow(
        words: "dictate", gesture: "two-finger double tap in a field, before and after speaking",
        effect: "speak text into the field that is being edited", form: .text("text", Step.Command.dictate),
        keys: [.init("D", summary: "dictate: speak text into the field that is being edited")], group: .typing)
    case .delete:
      .typing("delete", "delete characters", .count(Step.Command.delete), .init("Backspace", step: .delete(1)))
    case .drag:
      .typing(
        "drag", "pick up what is here, or an element by its name", .optionalName(Step.Command.drag),
        .init("d", step: .drag(nil), summary: "pick up what is here; while dragging, drop it"))
    case .drop:
      .typing("drop", "drop it here, or at a drop point by its name", .optionalName(Step.Command.drop))

    // Circumstances.
    case .wait:
      StepRow(
        words: "wait", effect: "let some seconds pass", form: .seconds(Step.Command.wait), group: .circumstances,
        technology: .none)
    case .settings:
      StepRow(
        words: "settings", effect: "change settings of the device", form: .settings(Step.Command.settings),
        group: .circumstances, technology: .none)

    // Other assistive technologies.
    case .showNames:
      StepRow(
        words: "show names", gesture: "say “Show names”", effect: "what elements are called for Voice Control",
        form: .alone(.showNames), keys: [.init("N", step: .showNames)], group: .others, technology: .voiceControl)
    case .say:
      StepRow(
        words: "say", effect: "say a command of Voice Control, such as “Tap Send”",
        form: .text("words", Step.Command.say), keys: [.init("v")], group: .others, technology: .voiceControl)
    case .scan:
      StepRow(
        words: "scan", effect: "let Switch Control go through the items", form: .alone(.scan),
        keys: [.init("z", step: .scan)], group: .others, technology: .switchControl)
    case .select:
      StepRow(
        words: "select", gesture: "press the switch of Switch Control",
        effect: "select what is lit, or the item of a name when it is", form: .optionalName(Step.Command.select),
        keys: [
          .init("c", step: .select(nil), summary: "press the switch of Switch Control: select what is lit"),
          .init("C", summary: "press the switch of Switch Control when the item of a name is lit"),
        ], group: .others, technology: .switchControl)
    case .menu:
      StepRow(
        words: "menu", gesture: "press the switch of Switch Control",
        effect: "select an entry of the menu, such as Tap or an action", form: .text("entry", Step.Command.menu),
        keys: [.init("y")], group: .others, technology: .switchControl)
    case .point:
      StepRow(
        words: "point", gesture: "press the switch of Switch Control twice",
        effect: "stop the gliding cursor where an element would be tapped", form: .element(Step.Command.point),
        keys: [.init("P")], group: .others, technology: .switchControl)
    case .press:
      StepRow(
        words: "press", effect: "press keys of a keyboard, such as Tab, Space or Command-N",
        form: .keys(Step.Command.press),
        keys: [
          .init("Tab", step: .press(Keystroke(.tab)), summary: "Tab: the next item of Full Keyboard Access"),
          .init(
            "Shift-Tab", step: .press(Keystroke(.tab, with: [.shift])),
            summary: "Shift-Tab: the item before of Full Keyboard Access"),
          .init("Space", step: .press(Keystroke(.space)), summary: "Space: activate what the keyboard is on"),
          .init("k"),
        ], group: .others, technology: .fullKeyboardAccess)

    case .hear:
      StepRow(
        words: "hear", effect: "expect that this was just spoken", form: .expectation(Step.Command.hear),
        technology: .none)
    }
  }
}

extension StepRow {
  fileprivate static func moving(
    _ words: String, _ gesture: String?, _ effect: String, _ form: Form, _ keys: Key...
  ) -> StepRow {
    StepRow(words: words, gesture: gesture, effect: effect, form: form, keys: keys, group: .moving)
  }

  fileprivate static func acting(
    _ words: String, _ gesture: String?, _ effect: String, _ form: Form, _ keys: Key...
  ) -> StepRow {
    StepRow(words: words, gesture: gesture, effect: effect, form: form, keys: keys, group: .acting)
  }

  fileprivate static func typing(_ words: String, _ effect: String, _ form: Form, _ keys: Key...) -> StepRow {
    StepRow(words: words, effect: effect, form: form, keys: keys, group: .typing)
  }
}
