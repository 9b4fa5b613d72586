extension MessageTests {
  static let interactionCases: [Case] = [
    Case(
      "- button: A\n  keyboardShortcut: Comand-N",
      """
      test.yaml:5:21: error: unknown keys 'Comand-N' [unknown-keys]
      5 |   keyboardShortcut: Comand-N
        |                     ^~~~~~~~
        = hint: did you mean 'Command-N'?
      1 error in test.yaml
      """),
    Case(
      "- button: A\n  action: [dismis, push, { dismiss: 3 }, { set: { open: 1 }, toggle: open }]",
      """
      test.yaml:5:12: error: unknown effect 'dismis' [unknown-effect]
      5 |   action: [dismis, push, { dismiss: 3 }, { set: { open: 1 }, toggle: open }]
        |            ^~~~~~
        = hint: did you mean 'dismiss'?
      test.yaml:5:20: error: 'push' needs a value [missing-argument]
      5 |   action: [dismis, push, { dismiss: 3 }, { set: { open: 1 }, toggle: open }]
        |                    ^~~~
        = hint: write 'push: …'
      test.yaml:5:28: error: 'dismiss' takes no value [needless-argument]
      5 |   action: [dismis, push, { dismiss: 3 }, { set: { open: 1 }, toggle: open }]
        |                            ^~~~~~~
      test.yaml:5:42: error: an effect is a map with one key, found 2 [not-one-key]
      5 |   action: [dismis, push, { dismiss: 3 }, { set: { open: 1 }, toggle: open }]
        |                                          ^
        = hint: write a list, with an item for each: [{ set: … }, { toggle: … }]
      4 errors in test.yaml
      """),
    Case(
      "- button: A\n  action: { remove: { from: rows } }",
      """
      test.yaml:5:21: error: remove needs either 'value' or 'index' [value-or-index]
      5 |   action: { remove: { from: rows } }
        |                     ^
      1 error in test.yaml
      """),
    Case(
      "- button: A\n  action:\n    set:\n      settings.boldText: true\n      opn: 1\n      rows[0].nam: 2",
      """
      test.yaml:7:7: error: the app can read settings, not change them [setting-not-state]
      7 |       settings.boldText: true
        |       ^~~~~~~~~~~~~~~~~
      test.yaml:8:7: error: there is no state of the name 'opn' [unknown-name]
      8 |       opn: 1
        |       ^~~
        = hint: did you mean 'open'?
      test.yaml:9:15: error: 'rows' has no 'nam' [unknown-member]
      9 |       rows[0].nam: 2
        |               ^~~
        = hint: did you mean 'name'?
      3 errors in test.yaml
      """),
    Case(
      "- navigationLink: A\n  destination: mian\n- link: B\n  destination: https://example.org",
      """
      test.yaml:5:16: error: unknown screen 'mian' [unknown-screen]
      5 |   destination: mian
        |                ^~~~
        = hint: did you mean 'main'?
      1 error in test.yaml
      """),
    Case(
      "- button: A\n  action: { push: inbox }\n- toggle: B\n  action: { toggle: mute }",
      """
      test.yaml:5:19: error: unknown screen 'inbox' [unknown-screen]
      5 |   action: { push: inbox }
        |                   ^~~~~
        = hint: write 'screens: { main: …, inbox: { views: […] } }'
      test.yaml:7:21: error: there is no state of the name 'mute' [unknown-name]
      7 |   action: { toggle: mute }
        |                     ^~~~
        = hint: state has a first value: 'state: { mute: … }'
      2 errors in test.yaml
      """),
    Case(
      "- text: Reply\nflows: { F: [{ focus: { label: Reply } }] }",
      """
      test.yaml:5:25: error: unknown key 'label' in an element [unknown-key]
      5 | flows: { F: [{ focus: { label: Reply } }] }
        |                         ^~~~~
        = hint: did you mean 'name'?
      1 error in test.yaml
      """),
    Case(
      "- text: Reply\nflows: { F: [nxt, { next: 0 }, { focus: Repyl }, { hear: { contain: x } }, { wait: -1 }] }",
      """
      test.yaml:5:14: error: unknown step 'nxt' [unknown-step]
      5 | flows: { F: [nxt, { next: 0 }, { focus: Repyl }, { hear: { contain: x } }, { wait: -1 }] }
        |              ^~~
        = hint: did you mean 'next'?
      test.yaml:5:27: error: expected a whole number from 1 on, found '0' [wrong-type]
      5 | flows: { F: [nxt, { next: 0 }, { focus: Repyl }, { hear: { contain: x } }, { wait: -1 }] }
        |                           ^
      test.yaml:5:60: error: unknown key 'contain' in an expectation [unknown-key]
      5 | flows: { F: [nxt, { next: 0 }, { focus: Repyl }, { hear: { contain: x } }, { wait: -1 }] }
        |                                                            ^~~~~~~
        = hint: did you mean 'contains'?
      test.yaml:5:84: error: expected a number that is not negative, found '-1' [wrong-type]
      5 | flows: { F: [nxt, { next: 0 }, { focus: Repyl }, { hear: { contain: x } }, { wait: -1 }] }
        |                                                                                    ^~
      4 errors in test.yaml
      """),
    // Names of elements are looked up once everything else is fine.
    Case(
      "- text: Reply\n  rotors: { Answers: [Reply, Replies] }\nflows: { F: [{ focus: Repyl }] }",
      """
      test.yaml:5:30: error: unknown element 'Replies' [unknown-element]
      5 |   rotors: { Answers: [Reply, Replies] }
        |                              ^~~~~~~
        = hint: did you mean 'Reply'?
      test.yaml:6:23: error: unknown element 'Repyl' [unknown-element]
      6 | flows: { F: [{ focus: Repyl }] }
        |                       ^~~~~
        = hint: did you mean 'Reply'?
      2 errors in test.yaml
      """),
  ]

  static let expressionCases: [Case] = [
    Case(
      "- text: ${open && 1}\n- text: ${open == “a”}\n- text: ${open ? 1}\n- text: ${open = 1}",
      """
      test.yaml:4:16: error: '&&' has no meaning in an expression [expression-syntax]
      4 | - text: ${open && 1}
        |                ^~
        = hint: write 'and'
      test.yaml:5:19: error: '“' has no meaning in an expression [expression-syntax]
      5 | - text: ${open == “a”}
        |                   ^
        = hint: put text in straight quotes
      test.yaml:6:16: error: '?' has no meaning in an expression [expression-syntax]
      6 | - text: ${open ? 1}
        |                ^
        = hint: write 'if a then b else c'
      test.yaml:7:16: error: expected an operator or '}', found '=' [expression-syntax]
      7 | - text: ${open = 1}
        |                ^
        = hint: write '==' to compare
      4 errors in test.yaml
      """),
    Case(
      "- text: ${1 +}\n- text: Hello ${open\n- text: ${if open then 1}\n- text: ${'a}\n- text: ${open count}",
      """
      test.yaml:4:14: error: expected a value, found '}' [expression-syntax]
      4 | - text: ${1 +}
        |              ^
      test.yaml:5:15: error: '${' is not closed [expression-syntax]
      5 | - text: Hello ${open
        |               ^~
        = hint: write '}' after the expression
      test.yaml:6:25: error: expected 'else', found '}' [expression-syntax]
      6 | - text: ${if open then 1}
        |                         ^
      test.yaml:7:11: error: the quote is not closed [expression-syntax]
      7 | - text: ${'a}
        |           ^
        = hint: write the same mark after the text
      test.yaml:8:16: error: expected an operator or '}', found 'count' [expression-syntax]
      8 | - text: ${open count}
        |                ^~~~~
        = hint: write 'comments.count'
      5 errors in test.yaml
      """),
    Case(
      "- text: ${opn}\n- text: ${rows[0].nam}\n- text: ${open.x}\n- text: ${settings.boldTxt}",
      """
      test.yaml:4:11: error: there is no state of the name 'opn' [unknown-name]
      4 | - text: ${opn}
        |           ^~~
        = hint: did you mean 'open'?
      test.yaml:5:19: error: 'rows' has no 'nam' [unknown-member]
      5 | - text: ${rows[0].nam}
        |                   ^~~
        = hint: did you mean 'name'?
      test.yaml:6:16: error: 'open' is true or false, which has nothing inside [no-members]
      6 | - text: ${open.x}
        |                ^
      test.yaml:7:20: error: 'settings' has no 'boldTxt' [unknown-member]
      7 | - text: ${settings.boldTxt}
        |                    ^~~~~~~
        = hint: did you mean 'boldText'?
      4 errors in test.yaml
      """),
    Case(
      "- text: A\n  hidden: not open\n  enabled: ${open} or so\n- toggle: B\n  isOn: $opn",
      """
      test.yaml:5:11: error: expected true or false, found 'not open' [wrong-type]
      5 |   hidden: not open
        |           ^~~~~~~~
        = hint: write '${not open}' if it is an expression
      test.yaml:6:12: error: expected true or false, or '${…}', found '${open} or so' [wrong-type]
      6 |   enabled: ${open} or so
        |            ^~~~~~~~~~~~~
      test.yaml:8:10: error: there is no state of the name 'opn' [unknown-name]
      8 |   isOn: $opn
        |          ^~~
        = hint: did you mean 'open'?
      3 errors in test.yaml
      """),
    Case(
      "- forEach: row of rows\n  views: [{ text: \"${row.name}\" }]\n- forEach: row in rows\n  views: [{ text: \"${row.nam}\" }]",
      """
      test.yaml:4:16: error: expected 'in', found 'of' [expression-syntax]
      4 | - forEach: row of rows
        |                ^~
        = hint: write 'row in rows'
      test.yaml:7:26: error: 'row' has no 'nam' [unknown-member]
      7 |   views: [{ text: "${row.nam}" }]
        |                          ^~~
        = hint: did you mean 'name'?
      2 errors in test.yaml
      """),
    Case(
      "- text: ${1 / count}\n- text: ${rows[3].name}\n- text: ${open + rows}\n- text: ${open < 3}\n- text: ${rows}\n- text: A\n  if: count",
      """
      test.yaml:4:13: error: division by zero [division-by-zero]
      4 | - text: ${1 / count}
        |             ^
      test.yaml:5:11: error: there is no item 3 in a list of 1 [index-out-of-range]
      5 | - text: ${rows[3].name}
        |           ^
        = hint: the first item is 0
      test.yaml:6:16: error: '+' takes numbers or text, found a list [wrong-operand]
      6 | - text: ${open + rows}
        |                ^
      test.yaml:7:16: error: true or false and a number cannot be compared [incomparable]
      7 | - text: ${open < 3}
        |                ^
      test.yaml:8:11: error: expected text, found a list [wrong-result]
      8 | - text: ${rows}
        |           ^
      test.yaml:10:7: error: expected true or false, found a number [wrong-result]
      10 |   if: count
         |       ^
         = hint: a condition compares, as in 'error != null' or 'count > 0'
      6 errors in test.yaml
      """),
  ]
}
