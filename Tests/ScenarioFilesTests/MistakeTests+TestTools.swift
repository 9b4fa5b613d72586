/// What those write who know other test tools.
extension MistakeTests {
  static let testToolsMistakes: [Mistake] = [
    Mistake(
      """
      views:
      - text: A
      flows: { F: [{ focus: { matches: '/[/' } }] }
      """,
      #"""
      3:34 '/[/' is not a regular expression [broken-pattern]
        write a '\' before a mark that stands for itself
      """#),
    Mistake(
      """
      views:
      - text: A
      flows: { F: [{ focus: { contains: A, matches: B } }, { touch: {} }] }
      """,
      """
      3:38 a name is looked for in one way, found 'contains' and 'matches' [words-twice]
      3:63 an element needs at least one key [nothing-named]
        write its name alone
      """),
    Mistake(
      """
      views:
      - text: A
        actions: [{ text: B }]
      flows: { F: [{ perform: { name: A, role: button } }] }
      """,
      """
      3:13 a text does nothing, and cannot be an action [no-action]
        write '{ name: …, action: … }', or a 'button'
      4:36 unknown key 'role' in an action [unknown-key]
        the keys are: name, contains, matches, index
      """),
    Mistake(
      """
      views:
      - text: A
      flows: { F: [{ tap: A }] }
      """,
      """
      3:16 unknown step 'tap' [unknown-step]
        write 'focus: A', then 'activate'
      """),
    Mistake(
      """
      views:
      - text: A
      flows: { F: [{ tapOn: A }] }
      """,
      """
      3:16 unknown step 'tapOn' [unknown-step]
        write 'focus: A', then 'activate'
      """),
    Mistake(
      """
      views:
      - text: A
      flows: { F: [swipeRight] }
      """,
      """
      3:14 unknown step 'swipeRight' [unknown-step]
        did you mean 'next'?
      """),
    Mistake(
      """
      views:
      - text: A
      flows: { F: [swipe left] }
      """,
      """
      3:14 unknown step 'swipe left' [unknown-step]
        did you mean 'previous'?
      """),
    Mistake(
      """
      views:
      - text: A
      flows: { F: [{ assertVisible: A }] }
      """,
      """
      3:16 unknown step 'assertVisible' [unknown-step]
        did you mean 'hear'?
      """),
    Mistake(
      """
      views:
      - text: A
      flows: { F: [{ expect: A }] }
      """,
      """
      3:16 unknown step 'expect' [unknown-step]
        did you mean 'hear'?
      """),
    Mistake(
      """
      views:
      - textField: A
      flows: { F: [{ inputText: Hello }] }
      """,
      """
      3:16 unknown step 'inputText' [unknown-step]
        did you mean 'type'?
      """),
    Mistake(
      """
      views:
      - text: A
      flows: { F: [launchApp, { wait: 2s }] }
      """,
      """
      3:14 unknown step 'launchApp' [unknown-step]
        a flow begins on the first screen by itself, or on the one that it names: '{ screen: …, steps: […] }'
      3:33 expected a number that is not negative, found '2s' [wrong-type]
        write the number alone: 2
      """),
    Mistake(
      """
      views:
      - text: A
      flows: { F: [{ sleep: 2 }] }
      """,
      """
      3:16 unknown step 'sleep' [unknown-step]
        did you mean 'wait'?
      """),
    Mistake(
      """
      views:
      - text: A
      flows: { F: [{ pressKey: Enter }] }
      """,
      """
      3:16 unknown step 'pressKey' [unknown-step]
        write 'activate' for Return, 'type' for text and 'delete' for Backspace
      """),
    Mistake(
      """
      views:
      - text: A
      flows: { F: [{ next: two }] }
      """,
      "3:22 expected a whole number from 1 on, found 'two' [wrong-type]"),
    Mistake(
      """
      views:
      - text: A
      flows: { F: [next 3] }
      """,
      """
      3:14 unknown step 'next 3' [unknown-step]
        write 'next: 3'
      """),
    Mistake(
      """
      views:
      - text: Save
      flows: { F: [{ focus: Sav }] }
      """,
      """
      3:23 unknown element 'Sav' [unknown-element]
        did you mean 'Save'?
      """),
    Mistake(
      """
      views:
      - text: A
      flows: { F: [{ activate: A }] }
      """,
      """
      3:16 'activate' takes no value [needless-argument]
        write 'focus: A', then 'activate'
      """),
    Mistake(
      """
      views:
      - text: A
      flows: { F: { steps: [next] } }
      """,
      """
      3:13 expected a list of tasks or steps, found a map [wrong-type]
        write the steps right after the name, as in '[first, activate]', or name the screen too: '{ screen: …, steps: […] }'
      """),
    Mistake(
      """
      views:
      - text: A
      flows: { F: { task: Read, steps: [next] } }
      """,
      """
      3:13 expected a list of tasks or steps, found a map [wrong-type]
        write a list of tasks: '[{ task: …, steps: […] }]'
      """),
    Mistake(
      """
      views:
      - text: A
      flows: [next]
      """,
      """
      3:8 expected a map of flows, found a list [wrong-type]
        give the flow a name: '{ Name: […] }'
      """),
    Mistake(
      """
      views:
      - text: A
      flow: [next]
      """,
      """
      3:1 unknown key 'flow' in a scenario [unknown-key]
        did you mean 'flows'?
      3:7 expected a map of flows, found a list [wrong-type]
        give the flow a name: '{ Name: […] }'
      """),
    Mistake(
      """
      views:
      - text: A
      steps: [next]
      """,
      """
      3:1 unknown key 'steps' in a scenario [unknown-key]
        write 'flows:', with the steps below a name of the flow
      """),
    Mistake(
      """
      views:
      - text: A
      flows: { F: [next, { hear: [A, B] }] }
      """,
      """
      3:28 expected text, or a map of what must hold, found a list [wrong-type]
        write a 'hear' of its own after each step that speaks
      """),
  ]
}
