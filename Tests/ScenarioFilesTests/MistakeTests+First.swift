/// What a newcomer wrote in the first half hour, with nothing read but the README.
extension MistakeTests {
  static let firstMistakes: [Mistake] = [
    Mistake(
      """
      views:
      - slider: Volume
        in: 0...10
      """,
      """
      3:3 unknown key 'in' in a slider [unknown-key]
        did you mean 'range'?
      """),
    Mistake(
      """
      views:
      - text: A
        accessibilityLable: B
      """,
      """
      3:3 unknown key 'accessibilityLable' in a text [unknown-key]
        did you mean 'label'?
      """),
    Mistake(
      """
      views: []
      flows: { F: [swipeRigth, { performActoin: Reply }] }
      """,
      """
      2:14 unknown step 'swipeRigth' [unknown-step]
        did you mean 'next'?
      2:28 unknown step 'performActoin' [unknown-step]
        did you mean 'perform'?
      """),
    Mistake(
      """
      views:
      - button: Add
        push: settings
      - button: Close
        dismiss:
      """,
      """
      3:3 unknown key 'push' in a button [unknown-key]
        write 'action: { push: settings }'
      5:3 unknown key 'dismiss' in a button [unknown-key]
        write 'action: dismiss'
      """),
    Mistake(
      """
      views:
      - button: A
        action: { toggle: n }
      - button: B
        action: { append: { to: name, value: c } }
      - button: C
        action: { remove: { from: m, index: 0 } }
      """,
      """
      3:21 expected true or false, found a number in 'n' [wrong-type]
      5:27 expected a list, found text in 'name' [wrong-type]
      7:29 expected a list, found true or false in 'm' [wrong-type]
      """),
    Mistake(
      """
      views:
      - forEach: item in items
      - forEach: item in items
        content: [{ text: "${item}" }]
      """,
      """
      2:3 a forEach needs the key 'views' [missing-key]
        add 'views: …'
      4:3 unknown key 'content' in a forEach [unknown-key]
        did you mean 'views'?
      """),
    Mistake(
      "views:\n-\u{A0}text: A",
      """
      2:1 unknown key '-\u{A0}text' in a scenario [unknown-key]
        the space in it is U+00A0, which YAML takes for a letter: write an ordinary one
      """),
    Mistake(
      "views:\n- text:\u{2009}A",
      """
      2:3 'text:\u{2009}A' is not a kind of view [unknown-kind]
        the space in it is U+2009, which YAML takes for a letter: write an ordinary one
      """),
    Mistake(
      """
      views: &all
      - vstack: *all
      """,
      """
      2:11 '*all' stands inside of what '&all' names, and would have no end [unknown-alias]
        a component can stand in itself, with an 'if'
      """),
    Mistake(
      """
      scenario: A
      state: [count]
      views: []
      """,
      """
      2:8 expected a map of state, found a list [wrong-type]
        give each value a name: 'state: { name: value }'
      """, isWhole: true),
    Mistake(
      """
      screens:
        a: { present: sheet, views: [] }
      """,
      """
      2:8 unknown key 'present' in a screen [unknown-key]
        what opens a screen says how: its action has the effect 'present' or 'push'
      """),
  ]
}
