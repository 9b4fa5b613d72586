/// What goes wrong in YAML.
extension MistakeTests {
  static let yamlMistakes: [Mistake] = [
    Mistake(
      """
      views:
        - text: Room #5
      """,
      """
      2:16 '#5' begins a comment, and is not part of the text [lost-text]
        put the text in quotes: 'Room #5', or write '# ' for a comment
      """),
    Mistake(
      """
      scenario: A
      views:
        - text: Note: this
      """,
      """
      3:15 a ':' cannot stand here [yaml-syntax]
        put the text in quotes: 'Note: this'
      """, isWhole: true),
    Mistake(
      """
      views:
      -text: A
      """,
      """
      2:1 unknown key '-text' in a scenario [unknown-key]
        a space is missing after '-'
      """),
    Mistake(
      """
      views:
      - text:A
      """,
      """
      2:3 'text:A' is not a kind of view [unknown-kind]
        a space is missing after ':'
      """),
    Mistake(
      """
      views:
      - text: *important
      """,
      """
      2:9 no anchor of this name stands before this alias [unknown-alias]
        put '&name' before the value that is meant, or text that begins with '*' in quotes
      """),
    Mistake(
      """
      views:
      - text: @home
      """,
      """
      2:9 a value cannot begin with this character [yaml-syntax]
        put the text in quotes: '@home'
      """),
    Mistake(
      """
      views:
      - text: %d items
      """,
      """
      2:9 a value cannot begin with this character [yaml-syntax]
        put the text in quotes: '%d items'
      """),
    Mistake(
      """
      views:
      - text: `code`
      """,
      """
      2:9 a value cannot begin with this character [yaml-syntax]
        put the text in quotes: '`code`'
      """),
    Mistake(
      """
      views:
      - text: {name}
      """,
      """
      2:9 expected text after 'text', found a map [wrong-type]
        write '${name}' for the state, or put text in braces in quotes
      """),
    Mistake(
      """
      views:
      - { text: ${n} }
      """,
      """
      2:12 expected ',' or '}' in the map [yaml-syntax]
        put text with '${…}' in quotes inside of { } and [ ]
      """),
    Mistake(
      """
      views:
      - text: A
      	label: B
      """,
      """
      3:1 a tab cannot indent [tab-indentation]
        use spaces
      """),
    Mistake(
      """
      views:
        text: A
        button: B
      """,
      """
      2:3 a view has one kind, found 'button' and 'text' [several-kinds]
        what 'button' shows stands after it, and another view begins with a '-' of its own
      """),
    Mistake(
      """
      views:
        title:
          text: A
      """,
      """
      2:3 unknown kind of view 'title' [unknown-kind]
        did you mean 'text'?
      """),
    Mistake(
      """
      screens:
        - title: A
          views: []
      """,
      """
      2:3 expected a map of screens, found a list [wrong-type]
        give each screen a name: 'screens: { name: { views: […] } }'
      """),
    Mistake(
      """
      screens:
        a:
          - text: A
      """,
      """
      3:5 expected a map for a screen, found a list [wrong-type]
        write '{ title: …, views: […] }'
      """),
    Mistake(
      """
      views:
      - text: A
        label: B
        label: C
      """,
      "4:3 the key 'label' stands here a second time [duplicate-key]"),
    Mistake(
      """
      views:
      - text: “Hello”
        if: name == ‘a’
      """,
      """
      3:15 '‘' has no meaning in an expression [expression-syntax]
        put text in straight quotes
      """),
    Mistake(
      """
      views:
      - text: A
        Label: B
      """,
      """
      3:3 unknown key 'Label' in a text [unknown-key]
        did you mean 'label'?
      """),
    Mistake(
      """
      views:
      - textField: A
        input_labels: [B]
      """,
      """
      3:3 unknown key 'input_labels' in a textField [unknown-key]
        did you mean 'inputLabels'?
      """),
    Mistake(
      """
      views:
      - text: A
        sort-priority: 3
      """,
      """
      3:3 unknown key 'sort-priority' in a text [unknown-key]
        did you mean 'sortPriority'?
      """),
    Mistake(
      """
      scenario: A
      settings: { reduceMotion: on, voiceover: off, dynamicType: XXXL, darkMode: on }
      views: []
      """,
      """
      2:31 unknown key 'voiceover' in settings [unknown-key]
        did you mean 'voiceOver'?
      2:60 unknown value of dynamicType 'XXXL' [unknown-value]
        one of: xSmall, small, medium, large, xLarge, xxLarge, xxxLarge, accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
      2:66 unknown key 'darkMode' in settings [unknown-key]
        write 'appearance: dark'
      """, isWhole: true),
  ]
}
