import Interface
import Testing
import VoiceOver
import Walks

@Suite("Walking by hand")
struct WalkTests {
  @Test("What happens is printed as transcripts print it")
  func steps() throws {
    let (_, printed) = try walking("next", "activate", "previous 2")
    #expect(
      printed == """
        > next
        Nick
        ~ Actions available
        > activate
        Nick
        > previous
        Inbox, heading
        > previous
        * boundary
        Inbox, heading

        """)
  }

  @Test("A step that cannot be done leaves everything as it was")
  func refusal() throws {
    let (walk, printed) = try walking("focus Nik")
    #expect(printed == "# there is no element 'Nik' on this screen; did you mean 'Nick'?\n")
    #expect(walk.records.isEmpty)
    #expect(walk.session.cursor == 0)
  }

  @Test("A part of a name is enough where only one name has it")
  func parts() throws {
    let (walk, printed) = try walking("focus NIC", "perform fl")
    #expect(printed.hasPrefix("> focus Nick\nNick\n~ Actions available\n> perform Flag\n"))
    #expect(walk.records.count == 2)
    let (other, told) = try walking("focus n")
    #expect(told == "# that is a part of 'Inbox', 'Nick'\n")
    #expect(other.records.isEmpty)
  }

  @Test("Where am I")
  func place() throws {
    let (_, printed) = try walking("task begin Look", "next", "where")
    #expect(
      printed.hasSuffix(
        """
        # screen: inbox, Inbox
        # element 2 of 3: Nick
        # rotor: Actions
        # task: Look

        """))
  }

  // Full Keyboard Access passes over text (WWDC21-10120).
  @Test("Where no screen reader is on, the place is that of another technology")
  func placeUnheard() throws {
    let text = "scenario: S\nsettings: { voiceOver: off, fullKeyboardAccess: on }\nviews: [{ text: A }, { button: B }]"
    let (_, printed) = try walking("press Tab", "where", in: text)
    #expect(printed.hasSuffix("# screen: main\n# keyboard: B\n"))
    let (_, undone) = try walking("press Tab", "press Space", "undo", in: text)
    #expect(undone.hasSuffix("# undone: press Space\n# now on: B\n"))
  }

  @Test("What no item answers to is told with the names of fields, not with what is written in them")
  func namesOfFields() throws {
    let (_, printed) = try walking(
      "select Bread",
      in:
        "scenario: S\nsettings: { voiceOver: off, switchControl: on }\nstate: { note: Milk }\nviews: [{ textField: Note, text: $note }]"
    )
    #expect(printed == "# Switch Control comes to nothing that is called 'Bread'; there is 'Note'\n")
  }

  @Test("The item chooser lists in alphabetical order, and goes to what is chosen")
  func items() throws {
    let (walk, printed) = try walking("items", "item 3")
    #expect(printed == "# 1 Alerts\n# 2 Inbox\n# 3 Nick\n> choose item Nick\nNick\n~ Actions available\n")
    #expect(walk.session.cursor == 1)
  }

  @Test("Of items with one name the chosen one is reached")
  func equalItems() throws {
    let (walk, _) = try walking("item 2", in: "scenario: S\nviews: [{ text: A }, { text: B }, { text: A }]")
    #expect(walk.session.cursor == 2)
  }

  @Test(
    "The item chooser is searched by a part of a name; every item keeps its number",
    arguments: [
      ("items n", "# 2 Inbox\n# 3 Nick\n"),
      ("item NIC", "> choose item Nick\nNick\n~ Actions available\n"),
      ("item n", "# 2 Inbox\n# 3 Nick\n# choose one of them by its number\n"),
      ("items Beth", "# no item has 'Beth' in its name\n"),
      ("item Beth", "# no item has 'Beth' in its name\n"),
      ("item 4", "# there is no item 4\n"),
    ])
  func searchingItems(line: String, expected: String) throws {
    #expect(try walking(line).printed == expected)
  }

  @Test("What was heard is found, with the step that it came with")
  func search() throws {
    let (_, printed) = try walking("next", "perform Flag", "search FLAG", "search heading", "search Beth")
    #expect(
      printed.hasSuffix(
        """
        # step 2, perform Flag: flagged
        # open inbox: Inbox, heading
        # 'Beth' was not heard so far

        """))
  }

  @Test(
    "What cannot be answered is not asked",
    arguments: [
      (KeyAction.Prompt.action, "there is no action here"),
      (.text, "nothing is being edited: activate a text field first"),
      (.failure, "no task has begun: b, or 'task begin NAME', begins one"),
    ])
  func prompts(prompt: KeyAction.Prompt, reason: String) throws {
    #expect(ManualWalk(try scenario()).choices(for: prompt) == WalkReply(notes: [reason], isRefusal: true))
  }

  @Test("Actions are listed, and performed by number or name")
  func actions() throws {
    let (_, printed) = try walking("next", "actions", "action 1", "perform Reply")
    #expect(printed.contains("# 1 Flag\n# 2 Reply\n> perform Flag\nflagged\n> perform Reply\n* screen changed\n"))
  }

  @Test("The rotor turns from option to option")
  func rotor() throws {
    let (_, printed) = try walking("rotor Headings", "rotor")
    #expect(printed.hasPrefix("> rotor Headings\nHeadings\n> rotor "))
  }

  @Test("Undoing takes back the last step and all it did")
  func undo() throws {
    let (walk, printed) = try walking("next", "perform Flag", "undo", "undo", "undo")
    #expect(walk.session.cursor == 0)
    #expect(
      printed.hasSuffix(
        """
        # undone: perform Flag
        # now on: Nick
        # undone: next
        # now on: Inbox, heading
        # there is nothing to undo

        """))
  }

  @Test("What was heard last is said again, and not recorded")
  func again() throws {
    let (walk, printed) = try walking("repeat", "next", "repeat")
    #expect(printed == "Inbox, heading\n> next\nNick\n~ Actions available\nNick\n~ Actions available\n")
    #expect(walk.records.count == 1)
  }

  @Test("The summary says how every task came out")
  func summary() throws {
    let (walk, _) = try walking(
      "task begin One", "next", "task done", "task begin Two", "task failed no name", "task begin Three", "next")
    #expect(
      walk.summary == [
        "2 steps", "task 'One': done", "task 'Two': failed: no name", "task 'Three': begun, not ended",
      ])
    #expect(walk.hasFailedTask)
  }

  @Test("A task cannot end before it has begun")
  func endWithoutTask() throws {
    let (walk, printed) = try walking("task done")
    #expect(printed == "# no task has begun: b, or 'task begin NAME', begins one\n")
    #expect(walk.tasks.isEmpty)
  }
}
