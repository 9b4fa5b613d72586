import Testing

extension MessageTests {
  @Test("Where `$name` or an expression may have been meant", arguments: referencesHints)
  func references(_ sample: Case) {
    #expect(complaints(about: MessageTests.stateful + sample.text) == sample.message + "\n")
  }

  @Test("Names of SwiftUI, UIKit and the web", arguments: wordsHints)
  func elsewhere(_ sample: Case) {
    #expect(complaints(about: MessageTests.stateful + sample.text) == sample.message + "\n")
  }

  @Test("Steps and effects", arguments: stepsHints)
  func orders(_ sample: Case) {
    #expect(complaints(about: MessageTests.stateful + sample.text) == sample.message + "\n")
  }

  @Test("Screens", arguments: screensHints)
  func screens(_ sample: Case) {
    #expect(complaints(about: "scenario: A\n" + sample.text) == sample.message + "\n")
  }

  private static let stateful =
    "scenario: A\nstate: { open: true, n: 3, draft: hey, rows: [1], words: a }\nviews:\n"

  private static let referencesHints: [Case] = [
    Case(
      "- text: $drafft\n- button: A\n  action: { append: { to: rows, value: { text: $wrods } } }",
      """
      test.yaml:4:10: error: there is no state of the name 'drafft' [unknown-name]
      4 | - text: $drafft
        |          ^~~~~~
        = hint: did you mean 'draft'?
      test.yaml:6:49: error: there is no state of the name 'wrods' [unknown-name]
      6 |   action: { append: { to: rows, value: { text: $wrods } } }
        |                                                 ^~~~~
        = hint: did you mean 'words'?
      2 errors in test.yaml
      """),
    Case(
      "- button: A\n  action: [{ set: { n: n + 1 } }, { set: { words: rows.count } }]",
      """
      test.yaml:5:24: error: 'n + 1' would be text here [bare-expression]
      5 |   action: [{ set: { n: n + 1 } }, { set: { words: rows.count } }]
        |                        ^~~~~
        = hint: write '${n + 1}' if it is an expression, or quotes around text
      test.yaml:5:51: error: 'rows.count' would be text here [bare-expression]
      5 |   action: [{ set: { n: n + 1 } }, { set: { words: rows.count } }]
        |                                                   ^~~~~~~~~~
        = hint: write '${rows.count}' if it is an expression, or quotes around text
      2 errors in test.yaml
      """),
    Case(
      "- slider: A\n  value: n",
      """
      test.yaml:5:10: error: expected a number, '$name' or text, found 'n' [wrong-type]
      5 |   value: n
        |          ^
        = hint: write '$n' for the state
      1 error in test.yaml
      """),
    Case(
      "- toggle: A\n  isOn: $n",
      """
      test.yaml:5:9: error: expected true or false, found a number in '$n' [wrong-type]
      5 |   isOn: $n
        |         ^~
      1 error in test.yaml
      """),
    Case(
      "- toggle: A\n  value: true",
      """
      test.yaml:5:10: error: expected text, found 'true' [wrong-type]
      5 |   value: true
        |          ^~~~
        = hint: did you mean 'isOn'?
      1 error in test.yaml
      """),
    Case(
      "- text: A\n  if: words == hi\n- text: ${count(rows)}\n- text: ${foo(3)}",
      """
      test.yaml:5:16: error: there is no state of the name 'hi' [unknown-name]
      5 |   if: words == hi
        |                ^~
        = hint: put text in quotes: 'hi'
      test.yaml:6:11: error: a function stands after what it is asked of [expression-syntax]
      6 | - text: ${count(rows)}
        |           ^~~~~
        = hint: write 'rows.count'
      test.yaml:7:11: error: a function stands after what it is asked of [expression-syntax]
      7 | - text: ${foo(3)}
        |           ^~~
      3 errors in test.yaml
      """),
    Case(
      "- text: ${words.length}\n- text: ${rows.size}",
      """
      test.yaml:4:17: error: 'words' is text, which has nothing inside [no-members]
      4 | - text: ${words.length}
        |                 ^~~~~~
        = hint: write 'words.count'
      test.yaml:5:16: error: 'rows' is a list, which has nothing inside [no-members]
      5 | - text: ${rows.size}
        |                ^~~~
        = hint: write 'rows.count'
      2 errors in test.yaml
      """),
  ]

  private static let wordsHints: [Case] = [
    Case(
      "- view: [{ text: A }]\n  shouldGroupAccessibilityChildren: true\n  accessibilityUserInputLabels: B\n- landmark:",
      """
      test.yaml:5:3: error: unknown key 'shouldGroupAccessibilityChildren' in a view [unknown-key]
      5 |   shouldGroupAccessibilityChildren: true
        |   ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
        = note: 'view' starts here: test.yaml:4:3
        = hint: did you mean 'shouldGroupChildren'?
      test.yaml:6:3: error: unknown key 'accessibilityUserInputLabels' in a view [unknown-key]
      6 |   accessibilityUserInputLabels: B
        |   ^~~~~~~~~~~~~~~~~~~~~~~~~~~~
        = note: 'view' starts here: test.yaml:4:3
        = hint: did you mean 'inputLabels'?
      test.yaml:7:3: error: unknown kind of view 'landmark' [unknown-kind]
      7 | - landmark:
        |   ^~~~~~~~
        = hint: write a 'view' with 'container: landmark'
      3 errors in test.yaml
      """),
    Case(
      "- element: { label: A, traits: button }\n- button: { label: B, hint: C }\n- image: { label: D }\n- segmentedControl: E",
      """
      test.yaml:4:12: error: expected text, views or nothing after 'element', found a map [wrong-type]
      4 | - element: { label: A, traits: button }
        |            ^
        = hint: write 'element: A', and other keys on lines of their own below it
      test.yaml:5:11: error: expected text, a symbol, views or nothing after 'button', found a map [wrong-type]
      5 | - button: { label: B, hint: C }
        |           ^
        = hint: write 'button: B', and other keys on lines of their own below it
      test.yaml:6:10: error: expected text, a symbol or nothing after 'image', found a map [wrong-type]
      6 | - image: { label: D }
        |          ^
        = hint: write 'image:', and other keys on lines of their own below it
      test.yaml:7:3: error: unknown kind of view 'segmentedControl' [unknown-kind]
      7 | - segmentedControl: E
        |   ^~~~~~~~~~~~~~~~
        = hint: write 'picker: …' with 'style: segmented' and 'options: […]'
      4 errors in test.yaml
      """),
    Case(
      "- element: A\n  traits: [tabBarItem, UIAccessibilityTraitButton, expanded]\n- view: B",
      """
      test.yaml:5:12: error: unknown trait 'tabBarItem' [unknown-trait]
      5 |   traits: [tabBarItem, UIAccessibilityTraitButton, expanded]
        |            ^~~~~~~~~~
        = hint: did you mean 'tab'?
      test.yaml:5:24: error: unknown trait 'UIAccessibilityTraitButton' [unknown-trait]
      5 |   traits: [tabBarItem, UIAccessibilityTraitButton, expanded]
        |                        ^~~~~~~~~~~~~~~~~~~~~~~~~~
        = hint: did you mean 'button'?
      test.yaml:5:52: error: unknown trait 'expanded' [unknown-trait]
      5 |   traits: [tabBarItem, UIAccessibilityTraitButton, expanded]
        |                                                    ^~~~~~~~
        = hint: write 'isExpanded: true' on the view
      test.yaml:6:9: error: expected views or nothing after 'view', found 'B' [wrong-type]
      6 | - view: B
        |         ^
        = hint: a name is written 'label: B', text that is shown 'text: B'
      4 errors in test.yaml
      """),
    Case(
      "- button: A\n  systemImage: star\n- button: B\n  image: star",
      """
      test.yaml:5:3: error: unknown key 'systemImage' in a button [unknown-key]
      5 |   systemImage: star
        |   ^~~~~~~~~~~
        = note: 'button' starts here: test.yaml:4:3
        = hint: did you mean 'symbol'?
      test.yaml:7:3: error: a view has one kind, found 'button' and 'image' [several-kinds]
      7 |   image: star
        |   ^~~~~
        = note: 'button' stands here: test.yaml:6:3
        = hint: did you mean 'symbol'?
      2 errors in test.yaml
      """),
    Case(
      "- button: A\n  role: destructive\n  effect: dismiss\n  onPress: dismiss\n  title: B",
      """
      test.yaml:5:3: error: unknown key 'role' in a button [unknown-key]
      5 |   role: destructive
        |   ^~~~
        = note: 'button' starts here: test.yaml:4:3
        = hint: what a view is, its kind and its 'traits' tell; a button's role only looks different
      test.yaml:6:3: error: unknown key 'effect' in a button [unknown-key]
      6 |   effect: dismiss
        |   ^~~~~~
        = note: 'button' starts here: test.yaml:4:3
        = hint: did you mean 'action'?
      test.yaml:7:3: error: unknown key 'onPress' in a button [unknown-key]
      7 |   onPress: dismiss
        |   ^~~~~~~
        = note: 'button' starts here: test.yaml:4:3
        = hint: did you mean 'action'?
      test.yaml:8:3: error: unknown key 'title' in a button [unknown-key]
      8 |   title: B
        |   ^~~~~
        = note: 'button' starts here: test.yaml:4:3
        = hint: the title stands after the kind, as in 'button: B'
      4 errors in test.yaml
      """),
    Case(
      "- navigationStack: [spacer]",
      """
      test.yaml:4:3: error: unknown kind of view 'navigationStack' [unknown-kind]
      4 | - navigationStack: [spacer]
        |   ^~~~~~~~~~~~~~~
        = hint: a screen has its bar by itself; write the screen's 'title'
      1 error in test.yaml
      """),
    Case(
      "- navigationBar: { title: Anna }\n- section: { header: Friends, views: [spacer] }",
      """
      test.yaml:4:18: error: expected text, views or nothing after 'navigationBar', found a map [wrong-type]
      4 | - navigationBar: { title: Anna }
        |                  ^
        = hint: write 'navigationBar: Anna', and other keys on lines of their own below it
      test.yaml:5:12: error: expected text, views or nothing after 'section', found a map [wrong-type]
      5 | - section: { header: Friends, views: [spacer] }
        |            ^
        = hint: write 'section: Friends', and other keys on lines of their own below it
      2 errors in test.yaml
      """),
    Case(
      "- alert: A\n  buttons: [spacer]",
      """
      test.yaml:5:3: error: unknown key 'buttons' in an alert [unknown-key]
      5 |   buttons: [spacer]
        |   ^~~~~~~
        = note: 'alert' starts here: test.yaml:4:3
        = hint: did you mean 'views'?
      1 error in test.yaml
      """),
    Case(
      "- picker: A\n  views: [{ text: B, tag: 1 }]\n- picker: C\n  options: [{ name: D }]",
      """
      test.yaml:5:22: error: 'tag' does not apply to a text [field-not-allowed]
      5 |   views: [{ text: B, tag: 1 }]
        |                      ^~~
        = note: 'text' starts here: test.yaml:5:13
        = hint: write the choices of a picker as 'options: [{ label: …, tag: … }]'
      test.yaml:7:15: error: unknown key 'name' in an option [unknown-key]
      7 |   options: [{ name: D }]
        |               ^~~~
        = hint: did you mean 'label'?
      2 errors in test.yaml
      """),
    Case(
      "- text: A\n  actions: [{ Delete: { set: { n: 1 } } }]",
      """
      test.yaml:5:15: error: unknown kind of view 'Delete' [unknown-kind]
      5 |   actions: [{ Delete: { set: { n: 1 } } }]
        |               ^~~~~~
        = hint: write '{ name: Delete, action: … }'
      1 error in test.yaml
      """),
    Case(
      "- if: open\n  views: [spacer]",
      """
      test.yaml:4:3: error: no key says what kind of view this is [no-kind]
      4 | - if: open
        |   ^
        = hint: write 'group: […]' in place of 'views: […]' to take views together
      1 error in test.yaml
      """),
    Case(
      "- hstack: { spacing: 8, views: [spacer] }",
      """
      test.yaml:4:11: error: expected views or nothing after 'hstack', found a map [wrong-type]
      4 | - hstack: { spacing: 8, views: [spacer] }
        |           ^
        = hint: write 'hstack:', and other keys on lines of their own below it
      1 error in test.yaml
      """),
    Case(
      "- text:foo",
      """
      test.yaml:4:3: error: 'text:foo' is not a kind of view [unknown-kind]
      4 | - text:foo
        |   ^~~~~~~~
        = hint: a space is missing after ':'
      1 error in test.yaml
      """),
    Case(
      "- Text: A",
      """
      test.yaml:4:3: error: unknown kind of view 'Text' [unknown-kind]
      4 | - Text: A
        |   ^~~~
        = hint: did you mean 'text'?
      1 error in test.yaml
      """),
    Case(
      "- Image: a\n  Name: b",
      """
      test.yaml:4:3: error: unknown kind of view 'Image' [unknown-kind]
      4 | - Image: a
        |   ^~~~~
        = hint: did you mean 'image'?
      test.yaml:5:3: error: unknown key 'Name' in an image [unknown-key]
      5 |   Name: b
        |   ^~~~
        = note: 'image' starts here: test.yaml:4:3
        = hint: did you mean 'label'?
      2 errors in test.yaml
      """),
    Case(
      "- textField: A\n  keyboardType: email\n  foregroundColor: red",
      """
      test.yaml:5:3: error: unknown key 'keyboardType' in a textField [unknown-key]
      5 |   keyboardType: email
        |   ^~~~~~~~~~~~
        = note: 'textField' starts here: test.yaml:4:3
        = hint: what only looks different is left out
      test.yaml:6:3: error: unknown key 'foregroundColor' in a textField [unknown-key]
      6 |   foregroundColor: red
        |   ^~~~~~~~~~~~~~~
        = note: 'textField' starts here: test.yaml:4:3
        = hint: did you mean 'color'?
      2 errors in test.yaml
      """),
    Case(
      "- toggle: A\n  style: chekbox\n- button: B\n  style: ticket",
      """
      test.yaml:5:10: error: unknown style 'chekbox' [unknown-style]
      5 |   style: chekbox
        |          ^~~~~~~
        = hint: did you mean 'checkbox'?
      1 error in test.yaml
      """),
    Case(
      "- text: A\n  font: headlin bold\n  padding: 1e9\n  frame: { width: -1 }",
      """
      test.yaml:5:9: error: unknown font 'headlin' [unknown-font]
      5 |   font: headlin bold
        |         ^~~~~~~~~~~~
        = hint: did you mean 'headline'?
      test.yaml:6:12: error: expected a number from -100000 to 100000, found '1e9' [wrong-type]
      6 |   padding: 1e9
        |            ^~~
      test.yaml:7:19: error: expected a number from 0 to 100000, found '-1' [wrong-type]
      7 |   frame: { width: -1 }
        |                   ^~
      3 errors in test.yaml
      """),
    Case(
      "- grid:\n  views:\n    - row: [spacer]",
      """
      test.yaml:6:7: error: a 'row' stands in a table, not in a grid [misplaced-kind]
      6 |     - row: [spacer]
        |       ^
        = hint: did you mean 'gridRow'?
      1 error in test.yaml
      """),
  ]

  private static let stepsHints: [Case] = [
    Case(
      "- text: A\nflows: { F: [{ swipe: up }, { turnRotor: Headings }, threeFingerSwipeUp, { open: main }] }",
      """
      test.yaml:5:16: error: unknown step 'swipe' [unknown-step]
      5 | flows: { F: [{ swipe: up }, { turnRotor: Headings }, threeFingerSwipeUp, { open: main }] }
        |                ^~~~~
        = hint: write 'next', 'previous', 'up' or 'down'
      test.yaml:5:31: error: unknown step 'turnRotor' [unknown-step]
      5 | flows: { F: [{ swipe: up }, { turnRotor: Headings }, threeFingerSwipeUp, { open: main }] }
        |                               ^~~~~~~~~
        = hint: did you mean 'rotor'?
      test.yaml:5:54: error: unknown step 'threeFingerSwipeUp' [unknown-step]
      5 | flows: { F: [{ swipe: up }, { turnRotor: Headings }, threeFingerSwipeUp, { open: main }] }
        |                                                      ^~~~~~~~~~~~~~~~~~
        = hint: write 'scroll: up'
      test.yaml:5:76: error: unknown step 'open' [unknown-step]
      5 | flows: { F: [{ swipe: up }, { turnRotor: Headings }, threeFingerSwipeUp, { open: main }] }
        |                                                                            ^~~~
        = hint: a flow begins on the screen that it names, as in '{ screen: …, steps: […] }'; an action opens another
      4 errors in test.yaml
      """),
    Case(
      "- button: A\n  action: [submitted = true, { increment: n }, { n: 2 }]",
      """
      test.yaml:5:12: error: unknown effect 'submitted = true' [unknown-effect]
      5 |   action: [submitted = true, { increment: n }, { n: 2 }]
        |            ^~~~~~~~~~~~~~~~
        = hint: write 'set: { submitted: true }'
      test.yaml:5:32: error: unknown effect 'increment' [unknown-effect]
      5 |   action: [submitted = true, { increment: n }, { n: 2 }]
        |                                ^~~~~~~~~
        = hint: write 'set: { n: ${n + 1} }'
      test.yaml:5:50: error: unknown effect 'n' [unknown-effect]
      5 |   action: [submitted = true, { increment: n }, { n: 2 }]
        |                                                  ^
        = hint: write 'set: { n: 2 }'
      3 errors in test.yaml
      """),
    Case(
      "- text: A\nflows: { F: [tap, back, adjust, tab] }",
      """
      test.yaml:5:14: error: unknown step 'tap' [unknown-step]
      5 | flows: { F: [tap, back, adjust, tab] }
        |              ^~~
        = hint: did you mean 'activate'?
      test.yaml:5:19: error: unknown step 'back' [unknown-step]
      5 | flows: { F: [tap, back, adjust, tab] }
        |                   ^~~~
        = hint: did you mean 'escape'?
      test.yaml:5:25: error: unknown step 'adjust' [unknown-step]
      5 | flows: { F: [tap, back, adjust, tab] }
        |                         ^~~~~~
        = hint: did you mean 'increment'?
      test.yaml:5:33: error: unknown step 'tab' [unknown-step]
      5 | flows: { F: [tap, back, adjust, tab] }
        |                                 ^~~
        = hint: did you mean 'focus'?
      4 errors in test.yaml
      """),
    Case(
      "- text: A\nflows: { F: [{ activate: New }, { type: { text: a, into: b } }] }",
      """
      test.yaml:5:16: error: 'activate' takes no value [needless-argument]
      5 | flows: { F: [{ activate: New }, { type: { text: a, into: b } }] }
        |                ^~~~~~~~
        = hint: write 'focus: New', then 'activate'
      test.yaml:5:41: error: expected text, found a map [wrong-type]
      5 | flows: { F: [{ activate: New }, { type: { text: a, into: b } }] }
        |                                         ^
        = hint: write only the text, after the steps 'focus' and 'activate'
      2 errors in test.yaml
      """),
    Case(
      "- text: A\nflows: { F: [{ steps: [next] }] }",
      """
      test.yaml:5:14: error: a task needs the key 'task' [missing-key]
      5 | flows: { F: [{ steps: [next] }] }
        |              ^
        = hint: add 'task: …'
      1 error in test.yaml
      """),
  ]

  private static let screensHints: [Case] = [
    Case(
      "settings: { backLabels: on }\nviews: []\nflows: { F: [{ settings: { listBoundaries: listed } }] }",
      """
      test.yaml:2:13: error: unknown key 'backLabels' in settings [unknown-key]
      2 | settings: { backLabels: on }
        |             ^~~~~~~~~~
        = hint: it is a reading of the sources: write 'readings: { backLabels: on }' at the top
      test.yaml:4:28: error: unknown key 'listBoundaries' in settings [unknown-key]
      4 | flows: { F: [{ settings: { listBoundaries: listed } }] }
        |                            ^~~~~~~~~~~~~~
        = hint: it is a reading of the sources: write 'readings: { listBoundaries: listed }' at the top
      2 errors in test.yaml
      """),
    Case(
      "alert: Oh\nviews: []\nscreens: { a: [spacer] }",
      """
      test.yaml:2:1: error: unknown key 'alert' in a scenario [unknown-key]
      2 | alert: Oh
        | ^~~~~
        = hint: 'alert' is a view: put it in 'views'
      test.yaml:3:1: error: a scenario has either 'screens' or 'views' at the top [screens-and-views]
      3 | views: []
        | ^~~~~
        = note: 'screens' stands here: test.yaml:4:1
        = hint: move 'views' into one of the screens
      test.yaml:4:15: error: expected a map for a screen, found a list [wrong-type]
      4 | screens: { a: [spacer] }
        |               ^
        = hint: write '{ title: …, views: […] }'
      3 errors in test.yaml
      """),
    Case(
      "view: [{ text: A }]",
      """
      test.yaml:2:1: error: unknown key 'view' in a scenario [unknown-key]
      2 | view: [{ text: A }]
        | ^~~~
        = hint: did you mean 'views'?
      1 error in test.yaml
      """),
    Case(
      "screens: { a: { title: A, navigation: false, views: [] }, b: { navigation: false, views: [{ navigationBar: B }] } }",
      """
      test.yaml:2:27: error: a screen that stands in no navigation has neither a title nor a navigation bar \
      [bar-outside-of-navigation]
      2 | screens: { a: { title: A, navigation: false, views: [] }, b: { navigation: false, views: [{ navigationBar: B }] } }
        |                           ^~~~~~~~~~
        = hint: leave out 'navigation', or the title and the bar
      test.yaml:2:64: error: a screen that stands in no navigation has neither a title nor a navigation bar \
      [bar-outside-of-navigation]
      2 | screens: { a: { title: A, navigation: false, views: [] }, b: { navigation: false, views: [{ navigationBar: B }] } }
        |                                                                ^~~~~~~~~~
        = hint: leave out 'navigation', or the title and the bar
      2 errors in test.yaml
      """),
    Case(
      "screens: { a: { views: [], detents: [large] }, b: { views: [], button: A } }",
      """
      test.yaml:2:28: error: unknown key 'detents' in a screen [unknown-key]
      2 | screens: { a: { views: [], detents: [large] }, b: { views: [], button: A } }
        |                            ^~~~~~~
        = hint: the effect 'present' opens a screen over another; a sheet with detents is a view of the kind 'sheet'
      test.yaml:2:64: error: unknown key 'button' in a screen [unknown-key]
      2 | screens: { a: { views: [], detents: [large] }, b: { views: [], button: A } }
        |                                                                ^~~~~~
        = hint: 'button' is a view: put it in 'views'
      2 errors in test.yaml
      """),
  ]
}
