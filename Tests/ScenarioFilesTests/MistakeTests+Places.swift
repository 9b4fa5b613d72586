/// What is right elsewhere in a scenario, and does not stand where it was written.
extension MistakeTests {
  static let placeMistakes: [Mistake] = [
    Mistake(
      """
      views:
      - focus: A
      - next
      """,
      """
      2:3 unknown kind of view 'focus' [unknown-kind]
        'focus' is a step, which stands in a flow: below 'flows:' and its name
      3:3 'next' is not a kind of view [unknown-kind]
        'next' is a step, which stands in a flow: below 'flows:' and its name
      """),
    Mistake(
      """
      views: [{ text: A }]
      flows:
        F:
        - text: A
        - set: { n: 1 }
      """,
      """
      4:5 unknown step 'text' [unknown-step]
        'text' is a kind of view, which stands below 'views:'
      5:5 unknown step 'set' [unknown-step]
        'set' is an effect, which stands after a view's 'action:'
      """),
    Mistake(
      """
      views:
      - button: A
        action: next
      - button: B
        action: set n = 2
      """,
      """
      3:11 unknown effect 'next' [unknown-effect]
        'next' is a step, which stands in a flow: below 'flows:' and its name
      5:11 unknown effect 'set n = 2' [unknown-effect]
        write 'set: { n: 2 }'
      """),
    Mistake(
      """
      views: [{ text: A }]
      flows:
        F:
          next:
          hear: A
      """,
      """
      4:5 expected a list of tasks or steps, found a map [wrong-type]
        begin each step with '- ', as in '- next'
      """),
    Mistake(
      """
      views:
      - text: A
        actions: Reply
      - text: B
        actions: [{ nme: Reply }]
      """,
      """
      3:12 expected a map of actions, or a list of them, found 'Reply' [wrong-type]
        write '[Reply]'
      5:15 unknown kind of view 'nme' [unknown-kind]
        did you mean 'name'?
      """),
    Mistake(
      """
      views:
      """,
      """
      1:7 expected a view, found nothing [wrong-type]
        write '- text: …' in a line below, or '[]' where there is nothing
      """),
    Mistake(
      """
      scenario:S
      views: []
      """,
      """
      2:6 a ':' cannot stand here [yaml-syntax]
        a space is missing after 'scenario:' in line 1
      """, isWhole: true),
    Mistake(
      """
      hello world
      """,
      """
      1:1 expected a map for a scenario, found 'hello world' [wrong-type]
        a scenario begins with 'scenario: …' and 'views: […]'
      """, isWhole: true),
  ]
}
