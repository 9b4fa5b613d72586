import Testing

/// Every message of the reader, word for word, with its mark.
@Suite("Messages about scenarios")
struct MessageTests {
  /// A scenario, and what is said about it.
  struct Case: Sendable, CustomTestStringConvertible {
    var text: String
    var message: String

    init(_ text: String, _ message: String) {
      self.text = text
      self.message = message
    }

    var testDescription: String { text }
  }

  @Test("At the top", arguments: topCases)
  func top(_ sample: Case) {
    #expect(complaints(about: sample.text) == sample.message + "\n")
  }

  @Test("In views", arguments: viewCases)
  func views(_ sample: Case) {
    #expect(complaints(about: "scenario: A\nviews:\n" + sample.text) == sample.message + "\n")
  }

  @Test("In actions, flows and references", arguments: interactionCases)
  func interaction(_ sample: Case) {
    let text = "scenario: A\nstate: { open: true, rows: [{ name: x }] }\nviews:\n" + sample.text
    #expect(complaints(about: text) == sample.message + "\n")
  }

  @Test("In expressions", arguments: expressionCases)
  func expressions(_ sample: Case) {
    let text = "scenario: A\nstate: { open: true, rows: [{ name: x }], count: 0 }\nviews:\n" + sample.text
    #expect(complaints(about: text) == sample.message + "\n")
  }
}

extension MessageTests {
  private static let topCases: [Case] = [
    Case(
      "views: []",
      """
      test.yaml:1:1: error: a scenario needs the key 'scenario' [missing-key]
      1 | views: []
        | ^
        = hint: add 'scenario: …'
      1 error in test.yaml
      """),
    Case(
      "scenario: A",
      """
      test.yaml:1:1: error: the scenario has no screen [no-screens]
      1 | scenario: A
        | ^
        = hint: add 'views: […]', or 'screens' with their names
      1 error in test.yaml
      """),
    Case(
      "scenario: A\nscreens: { a: { views: [] } }\nviews: []",
      """
      test.yaml:3:1: error: a scenario has either 'screens' or 'views' at the top [screens-and-views]
      3 | views: []
        | ^~~~~
        = note: 'screens' stands here: test.yaml:2:1
        = hint: move 'views' into one of the screens
      1 error in test.yaml
      """),
    Case(
      "scenario: A\nplatfrom: iOS\nviews: []",
      """
      test.yaml:2:1: error: unknown key 'platfrom' in a scenario [unknown-key]
      2 | platfrom: iOS
        | ^~~~~~~~
        = hint: did you mean 'platform'?
      1 error in test.yaml
      """),
    Case(
      "scenario: A\nplatform: ios 26\nviews: []",
      """
      test.yaml:2:11: error: unknown platform 'ios' [unknown-platform]
      2 | platform: ios 26
        |           ^~~
        = hint: did you mean 'iOS'?
      1 error in test.yaml
      """),
    Case(
      "scenario: A\nplatform: iOS 12\nviews: []",
      """
      test.yaml:2:11: error: unknown version in 'iOS 12' [unknown-version]
      2 | platform: iOS 12
        |           ^~~~~~
        = hint: known are iOS 15 to 27; the system of a 'recording' can be older
      1 error in test.yaml
      """),
    Case(
      "scenario: A\nlocale: en_US\nviews: []",
      """
      test.yaml:2:9: error: unknown language 'en_US' [unknown-language]
      2 | locale: en_US
        |         ^~~~~
        = hint: did you mean 'en-US'?
      1 error in test.yaml
      """),
    Case(
      "scenario: A\nlocale: xx\nviews: []",
      """
      test.yaml:2:9: error: unknown language 'xx' [unknown-language]
      2 | locale: xx
        |         ^~
        = hint: write a tag such as en-US, de-DE or ru
      1 error in test.yaml
      """),
    Case(
      "scenario: A\nsettings: { hnts: off, controls: befor, hints: 3, dynamicType: huge }\nviews: []",
      """
      test.yaml:2:13: error: unknown key 'hnts' in settings [unknown-key]
      2 | settings: { hnts: off, controls: befor, hints: 3, dynamicType: huge }
        |             ^~~~
        = hint: did you mean 'hints'?
      test.yaml:2:34: error: unknown value of controls 'befor' [unknown-value]
      2 | settings: { hnts: off, controls: befor, hints: 3, dynamicType: huge }
        |                                  ^~~~~
        = hint: did you mean 'before'?
      test.yaml:2:48: error: expected true or false, found '3' [wrong-type]
      2 | settings: { hnts: off, controls: befor, hints: 3, dynamicType: huge }
        |                                                ^
      test.yaml:2:64: error: unknown value of dynamicType 'huge' [unknown-value]
      2 | settings: { hnts: off, controls: befor, hints: 3, dynamicType: huge }
        |                                                                ^~~~
        = hint: one of: xSmall, small, medium, large, xLarge, xxLarge, xxxLarge, accessibility1, accessibility2, \
      accessibility3, accessibility4, accessibility5
      4 errors in test.yaml
      """),
    Case(
      "scenario: A\nstate: { my-count: 1, text: \"${x}\" }\nviews: []",
      """
      test.yaml:2:10: error: no expression can refer to state of the name 'my-count' [not-a-name]
      2 | state: { my-count: 1, text: "${x}" }
        |          ^~~~~~~~
        = hint: use letters, digits and '_'
      test.yaml:2:29: error: '${…}' cannot stand here [no-expression-here]
      2 | state: { my-count: 1, text: "${x}" }
        |                             ^~~~~~
        = hint: write '$${' if the text itself has '${' in it
      2 errors in test.yaml
      """),
    // What refers to state cannot be judged if there is none: one cause, one error.
    Case(
      "scenario: A\nstate: [1]\nviews: [{ text: a, hint: \"${b}\" }]",
      """
      test.yaml:2:8: error: expected a map of state, found a list [wrong-type]
      2 | state: [1]
        |        ^
        = hint: give each value a name: 'state: { name: value }'
      1 error in test.yaml
      """),
    Case(
      "scenario: A\nscreens: { a: { titel: x, views: [] } }",
      """
      test.yaml:2:17: error: unknown key 'titel' in a screen [unknown-key]
      2 | screens: { a: { titel: x, views: [] } }
        |                 ^~~~~
        = hint: did you mean 'title'?
      1 error in test.yaml
      """),
  ]

  private static let viewCases: [Case] = [
    Case(
      "- HStack: [spacer]",
      """
      test.yaml:3:3: error: unknown kind of view 'HStack' [unknown-kind]
      3 | - HStack: [spacer]
        |   ^~~~~~
        = hint: did you mean 'hstack'?
      1 error in test.yaml
      """),
    Case(
      "- spcer",
      """
      test.yaml:3:3: error: 'spcer' is not a kind of view [unknown-kind]
      3 | - spcer
        |   ^~~~~
        = hint: did you mean 'spacer'?
      1 error in test.yaml
      """),
    Case(
      "- Hello",
      """
      test.yaml:3:3: error: 'Hello' is not a kind of view [unknown-kind]
      3 | - Hello
        |   ^~~~~
        = hint: write 'text: Hello' for text
      1 error in test.yaml
      """),
    Case(
      "- text",
      """
      test.yaml:3:3: error: 'text' needs a value [missing-content]
      3 | - text
        |   ^~~~
        = hint: write 'text: …'
      1 error in test.yaml
      """),
    Case(
      "- hint: x",
      """
      test.yaml:3:3: error: no key says what kind of view this is [no-kind]
      3 | - hint: x
        |   ^
        = hint: add one such as 'text: …', 'button: …' or 'hstack: […]'
      1 error in test.yaml
      """),
    Case(
      "- button: Reply\n  toggle: Reply",
      """
      test.yaml:4:3: error: a view has one kind, found 'button' and 'toggle' [several-kinds]
      4 |   toggle: Reply
        |   ^~~~~~
        = note: 'button' stands here: test.yaml:3:3
      1 error in test.yaml
      """),
    Case(
      "- button: { symbol: star }\n  symbol: star.fill",
      """
      test.yaml:4:3: error: what the view shows stands before 'symbol' already [symbol-twice]
      4 |   symbol: star.fill
        |   ^~~~~~
      1 error in test.yaml
      """),
    Case(
      "- UISwitch: Reply",
      """
      test.yaml:3:3: error: unknown kind of view 'UISwitch' [unknown-kind]
      3 | - UISwitch: Reply
        |   ^~~~~~~~
        = hint: did you mean 'toggle'?
      1 error in test.yaml
      """),
    Case(
      "- button: Reply\n  accessibilityLabel: Answer",
      """
      test.yaml:4:3: error: unknown key 'accessibilityLabel' in a button [unknown-key]
      4 |   accessibilityLabel: Answer
        |   ^~~~~~~~~~~~~~~~~~
        = note: 'button' starts here: test.yaml:3:3
        = hint: did you mean 'label'?
      1 error in test.yaml
      """),
    Case(
      "- button: Reply\n  onTapGesture: dismiss",
      """
      test.yaml:4:3: error: unknown key 'onTapGesture' in a button [unknown-key]
      4 |   onTapGesture: dismiss
        |   ^~~~~~~~~~~~
        = note: 'button' starts here: test.yaml:3:3
        = hint: did you mean 'action'?
      1 error in test.yaml
      """),
    Case(
      "- divider\n- divider:\n  value: 3",
      """
      test.yaml:5:3: error: 'value' does not apply to a divider [field-not-allowed]
      5 |   value: 3
        |   ^~~~~
        = note: 'divider' starts here: test.yaml:4:3
      1 error in test.yaml
      """),
    Case(
      "- image: beach\n  isOn: true\n  hnt: x",
      """
      test.yaml:4:3: error: 'isOn' does not apply to an image [field-not-allowed]
      4 |   isOn: true
        |   ^~~~
        = note: 'image' starts here: test.yaml:3:3
        = hint: it applies to toggle
      test.yaml:5:3: error: unknown key 'hnt' in an image [unknown-key]
      5 |   hnt: x
        |   ^~~
        = note: 'image' starts here: test.yaml:3:3
        = hint: did you mean 'hint'?
      2 errors in test.yaml
      """),
    Case(
      "- text: A\n  traits: [buton, isHeader, selected]",
      """
      test.yaml:4:12: error: unknown trait 'buton' [unknown-trait]
      4 |   traits: [buton, isHeader, selected]
        |            ^~~~~
        = hint: did you mean 'button'?
      test.yaml:4:19: error: unknown trait 'isHeader' [unknown-trait]
      4 |   traits: [buton, isHeader, selected]
        |                   ^~~~~~~~
        = hint: did you mean 'header'?
      2 errors in test.yaml
      """),
    Case(
      "- text:\n- text: [a]\n- button: { text: a, symbl: b }",
      """
      test.yaml:3:3: error: expected text after 'text', found nothing [wrong-type]
      3 | - text:
        |   ^~~~
      test.yaml:4:9: error: expected text after 'text', found a list [wrong-type]
      4 | - text: [a]
        |         ^
        = hint: a list begins with '[': put the text in quotes: '[a]'
      test.yaml:5:22: error: unknown key 'symbl' in a text [unknown-key]
      5 | - button: { text: a, symbl: b }
        |                      ^~~~~
        = note: 'text' starts here: test.yaml:5:13
        = hint: 'a11ysim help kind text' lists its keys
      3 errors in test.yaml
      """),
    Case(
      "- text: A\n  frame: [0, 0, -30, 20]",
      """
      test.yaml:4:17: error: expected a number from 0 to 100000, found '-30' [wrong-type]
      4 |   frame: [0, 0, -30, 20]
        |                 ^~~
      1 error in test.yaml
      """),
    Case(
      "- text: A\n  opacity: 2\n  heading: 7\n  frame: [1, 2]\n  children: combined\n  sortPriority: \"1\"",
      """
      test.yaml:4:12: error: expected a number from 0 to 1, found '2' [wrong-type]
      4 |   opacity: 2
        |            ^
      test.yaml:5:12: error: expected a heading level from 1 to 6, found '7' [wrong-type]
      5 |   heading: 7
        |            ^
      test.yaml:6:10: error: expected four numbers: x, y, width, height, found a list of 2 [wrong-type]
      6 |   frame: [1, 2]
        |          ^
      test.yaml:7:13: error: unknown behavior 'combined' [unknown-behavior]
      7 |   children: combined
        |             ^~~~~~~~
        = hint: did you mean 'combine'?
      test.yaml:8:17: error: expected a number, found '1' [wrong-type]
      8 |   sortPriority: "1"
        |                 ^~~
        = hint: write it without quotes
      5 errors in test.yaml
      """),
    Case(
      "- slider: A\n  range: [10, 0]\n- picker: B\n  style: wheels\n  options: [{ tag: 1 }]",
      """
      test.yaml:4:10: error: the range ends before it begins [empty-range]
      4 |   range: [10, 0]
        |          ^
      test.yaml:6:10: error: unknown picker style 'wheels' [unknown-style]
      6 |   style: wheels
        |          ^~~~~~
        = hint: did you mean 'wheel'?
      test.yaml:7:13: error: an option needs the key 'label' [missing-key]
      7 |   options: [{ tag: 1 }]
        |             ^
        = hint: add 'label: …'
      3 errors in test.yaml
      """),
    Case(
      "- vstack: [spacer]\n  views: [divider]",
      """
      test.yaml:3:3: error: views stand after 'vstack' and after 'views' [views-twice]
      3 | - vstack: [spacer]
        |   ^~~~~~
      1 error in test.yaml
      """),
  ]
}
