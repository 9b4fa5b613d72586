import Interface
import Testing
import Walks

@Suite("Commands as words")
struct CommandWordsTests {
  @Test(
    "Words are read as commands",
    arguments: [
      ("next", .step(.next(1))),
      ("  NEXT  ", .step(.next(1))),
      ("previous 3", .step(.previous(3))),
      ("focus Your reply", .step(.focus("Your reply"))),
      ("rotor", .turnRotor(1)),
      ("rotor Headings", .step(.rotor("Headings"))),
      ("magic tap", .step(.magicTap)),
      ("magicTap", .step(.magicTap)),
      ("read all", .step(.readAll(.here))), ("read all top", .step(.readAll(.top))), ("long press", .step(.longPress)),
      ("type Wish  you were here", .step(.type("Wish  you were here"))),
      ("drop", .step(.drop(nil))),
      ("drop Set sound 3", .step(.drop("Set sound 3"))),
      ("wait 0.5", .step(.wait(0.5))),
      ("scroll left", .step(.scroll(.left))),
      ("settings hints=off", .step(.settings([.hints: .flag(false)]))),
      ("action 2", .action(2)),
      ("items", .items(nil)),
      ("item Nick", .item("Nick")),
      ("search Nick said", .search("Nick said")),
      ("task begin Find the row", .beginTask("Find the row")),
      ("task done", .endTask(.done)),
      ("task failed", .endTask(.failed(""))),
      ("task failed the button has no name", .endTask(.failed("the button has no name"))),
      ("where", .place),
      ("quit", .quit), ("q", .quit), ("exit", .quit),
      // What gestures and other tools call the steps.
      ("tap", .step(.activate)), ("double tap", .step(.activate)), ("swipe up", .step(.up(1))),
      ("swipe right 3", .step(.next(3))), ("two-finger scrub", .step(.escape)),
      ("two finger double tap", .step(.magicTap)), ("sleep 2", .step(.wait(2))), ("goto Reply", .step(.focus("Reply"))),
    ] as [(String, WalkCommand)])
  func reading(line: String, command: WalkCommand) throws {
    #expect(try WalkCommand.read(line) == command)
  }

  @Test("A blank line and a note are no command", arguments: ["", "   ", "# a note"])
  func nothing(line: String) throws {
    #expect(try WalkCommand.read(line) == nil)
  }

  @Test(
    "What cannot be read is told with a near miss",
    arguments: [
      ("nxt", "there is no command 'nxt'; did you mean 'next'?"),
      ("task bgin X", "there is no command 'task'; did you mean 'task begin'?"),
      ("n", "there is no command 'n'; commands are words here, and 'help' lists them all"),
      ("dance", "there is no command 'dance'; 'help' lists them all"),
      ("next often", "'next' takes a number from 1 to 1000, not 'often'"),
      ("next 0", "'next' takes a number from 1 to 1000, not '0'"),
      ("focus", "'focus' needs a name after it"),
      ("activate twice", "'activate' takes no value, not 'twice'; write 'focus twice' first"),
      ("scroll north", "'north' is not a direction: it is up, down, left or right"),
      ("wait long", "'long' is not a number of seconds"),
      ("press Cmd-N", "'Cmd-N' is not a key: did you mean 'Command-N'?"),
      ("press Fn-N", "'Fn-N' is not a key: write keys such as Tab or Command-N"),
      (
        "settings backLabels=on",
        "'backLabels' is not a setting but a reading of the sources; give --reading backLabels=on before it begins"
      ),
      ("settings hint=off", "there is no setting 'hint'; did you mean 'hints'?"),
      ("settings darkMode=on", "there is no setting 'darkMode'; write 'appearance: dark'"),
      ("settings fog=on", "there is no setting 'fog'; 'a11ysim help settings' lists them all"),
      ("settings hints=maybe", "'hints' is on or off, not 'maybe'"),
    ])
  func refusing(line: String, message: String) {
    #expect {
      try WalkCommand.read(line)
    } throws: { error in
      "\(error)" == message
    }
  }
}
