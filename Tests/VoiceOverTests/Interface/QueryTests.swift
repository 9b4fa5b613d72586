import Interface
import Testing

/// How steps find elements and actions: what a person sees and hears of them is enough to name them.
@Suite("What steps look for")
struct QueryTests {
  private static let comments =
    "views: [{ text: Comments, traits: header }, { button: Reply to Nick }, { button: Share }, "
    + "{ text: Photos, traits: header }, { text: Share }, { button: Share }]"

  static let elementExamples: [WalkExample] = [
    WalkExample("whole words of a name", comments, steps: "{ focus: Nick }", "Reply to Nick, button"),
    WalkExample("a name goes before words of another", comments, steps: "{ focus: Photos }", "Photos, heading"),
    WalkExample("any part", comments, steps: "{ focus: { contains: eply } }", "Reply to Nick, button"),
    WalkExample("a pattern", comments, steps: "{ touch: { matches: Reply to * } }", "Reply to Nick, button"),
    WalkExample(
      "a regular expression", comments, steps: "{ chooseItem: { matches: /^reply.*k$/i } }", "Reply to Nick, button"),
    WalkExample("a role", comments, steps: "{ focus: { name: Share, role: staticText } }", "Share"),
    WalkExample("a role alone", comments, steps: "{ focus: { role: header, index: 2 } }", "Photos, heading"),
    WalkExample("a place among several", comments, steps: "{ focus: { name: Share, index: 3 } }", "Share, button"),
    WalkExample(
      "below a heading", comments, steps: "{ focus: { name: Share, role: button, within: Photos } }", "Share, button"),
    WalkExample(
      "in a container",
      "views: [{ button: Add }, { view: [{ button: Add, value: Beach }], label: Places, container: semanticGroup }]",
      steps: "{ focus: { name: Add, within: Places } }", "Places, Add, Beach, button"),
    WalkExample(
      "several", comments, steps: "{ focus: Share }",
      "* failed: 'Share' means 3 elements on this screen: 1 'Share, button', 2 'Share', 3 'Share, button'"),
    WalkExample(
      "none", comments, steps: "{ focus: { name: Share, within: Comments, role: header } }",
      "* failed: there is no element 'Share, header, within Comments' on this screen"),
  ]

  private static let mail =
    "views: [{ cell: Mail, actions: [Reply to sender, { name: Delete, enabled: false }, "
    + "{ name: Move, action: { announce: First } }, { name: Move, action: { announce: Second } }] }]"

  static let actionExamples: [WalkExample] = [
    WalkExample(
      "a disabled action", mail, steps: "{ perform: Delete }", "* failed: the action 'Delete' is disabled here"),
    WalkExample(
      "two actions of one name", mail, steps: "{ perform: Move }",
      "* failed: 'Move' means 2 actions here: 1 'Move', 2 'Move'"),
    WalkExample("one of two", mail, steps: "{ perform: { name: Move, index: 2 } }", "! Second"),
    WalkExample("words of an action", mail, steps: "{ perform: reply }"),
    WalkExample(
      "a place to drop that there is not",
      "views: [{ text: Synth, draggable: true }, { text: Alert, dropTarget: true }]",
      steps: "drag, next, { drop: Mail }", "Alert", "* failed: there is no drop point 'Mail' here"),
    WalkExample(
      "a name for where a row is moved to",
      "state: { list: [A, B] }\nviews: [{ list: [{ forEach: item in list, views: [{ text: '${item}', reorder: item }] }] }]",
      steps: "next, drag, { drop: B }", "Reorder A, button, draggable", "Reorder A, draggable",
      "* failed: a row is moved by 'up' and 'down', and dropped where it is"),
    // A person who turns the rotor on this element finds no such action: a flow that goes on has not tried it.
    WalkExample(
      "an action of others",
      "views: [{ text: Inbox }, { cell: Ann, actions: [Delete] }, { cell: Ben, actions: [Delete] }]",
      steps: "{ perform: Delete }", "* failed: the action 'Delete' is not here: it is at 1 'Ann', 2 'Ben'"),
  ]

  @Test("Elements", arguments: elementExamples)
  func findsElements(example: WalkExample) throws {
    #expect(try example.play() == example.heard)
  }

  @Test("Actions", arguments: actionExamples)
  func findsActions(example: WalkExample) throws {
    #expect(try example.play() == example.heard)
  }

  @Test(
    "Whole words",
    arguments: [
      ("Credit card", "card", true), ("Credit card", "car", false), ("Card 12", "1", false), ("Card, 12", "12", true),
      ("Wish you were here", "you were", true), ("A", "", false), ("a (b)", "(b)", true),
    ])
  func words(text: String, words: String, holds: Bool) {
    #expect(text.hasWholeWords(words) == holds)
  }
}
