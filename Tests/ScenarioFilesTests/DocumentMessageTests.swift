import ScenarioFiles
import Testing

/// What is said about files that are no YAML or no JSON.
@Suite("Messages about documents")
struct DocumentMessageTests {
  @Test("YAML", arguments: yamlCases)
  func yaml(_ sample: MessageTests.Case) {
    #expect(complaints(about: sample.text, .yaml) == sample.message + "\n")
  }

  @Test("What is wrong with a line that no person has written is told without reading it again and again")
  func longLine() {
    let text = "scenario: A\nviews:\n- text: A\n  {" + String(repeating: "a(,", count: 100_000)
    #expect(
      complaints(about: text, .yaml).hasPrefix("test.yaml:4:3: error: a ':' is missing after the key [yaml-syntax]\n"))
  }

  @Test("JSON", arguments: jsonCases)
  func json(_ sample: MessageTests.Case) {
    #expect(complaints(about: sample.text, .json) == sample.message + "\n")
  }
}

extension DocumentMessageTests {
  private static let yamlCases: [MessageTests.Case] = [
    .init(
      "scenario: A\nviews:\n\t- text: B",
      """
      test.yaml:3:1: error: a tab cannot indent [tab-indentation]
      3 | \t- text: B
        | ^
        = hint: use spaces
      1 error in test.yaml
      """),
    .init(
      "scenario: A: B",
      """
      test.yaml:1:12: error: a ':' cannot stand here [yaml-syntax]
      1 | scenario: A: B
        |            ^
        = hint: put the text in quotes: 'A: B'
      1 error in test.yaml
      """),
    .init(
      "scenario: A\ntitle: a\nviews: []\nscenario: B\n\"title\": b",
      """
      test.yaml:4:1: error: the key 'scenario' stands here a second time [duplicate-key]
      4 | scenario: B
        | ^~~~~~~~
        = note: 'scenario' stands here first: test.yaml:1:1
      test.yaml:5:1: error: the key 'title' stands here a second time [duplicate-key]
      5 | "title": b
        | ^~~~~~~
        = note: 'title' stands here first: test.yaml:2:1
      2 errors in test.yaml
      """),
    .init(
      "{ scenario: A, views: [{ text: \"a, text: b\", hint: c, 'hint': d }] }",
      """
      test.yaml:1:55: error: the key 'hint' stands here a second time [duplicate-key]
      1 | { scenario: A, views: [{ text: "a, text: b", hint: c, 'hint': d }] }
        |                                                       ^~~~~~
        = note: 'hint' stands here first: test.yaml:1:46
      1 error in test.yaml
      """),
    // All of a file at once, in maps of all levels, with whatever else is wrong.
    .init(
      "scenario: A\nscenario: B\nviews:\n  - { text: A, text: B }\n  - text: A\n    hint: b\n    hint: c\n    hnt: d",
      """
      test.yaml:2:1: error: the key 'scenario' stands here a second time [duplicate-key]
      2 | scenario: B
        | ^~~~~~~~
        = note: 'scenario' stands here first: test.yaml:1:1
      test.yaml:4:16: error: the key 'text' stands here a second time [duplicate-key]
      4 |   - { text: A, text: B }
        |                ^~~~
        = note: 'text' stands here first: test.yaml:4:7
      test.yaml:7:5: error: the key 'hint' stands here a second time [duplicate-key]
      7 |     hint: c
        |     ^~~~
        = note: 'hint' stands here first: test.yaml:6:5
      test.yaml:8:5: error: unknown key 'hnt' in a text [unknown-key]
      8 |     hnt: d
        |     ^~~
        = note: 'text' starts here: test.yaml:5:5
        = hint: did you mean 'hint'?
      4 errors in test.yaml
      """),
    .init(
      "scenario: A\n---\nscenario: B",
      """
      test.yaml:2:1: error: a file holds one scenario, and a second document begins here [several-documents]
      2 | ---
        | ^
        = hint: remove '---', and give the second scenario a file of its own
      1 error in test.yaml
      """),
    .init(
      "scenario: A\nviews: [{ text: ${x} }]",
      """
      test.yaml:2:18: error: expected ',' or '}' in the map [yaml-syntax]
      2 | views: [{ text: ${x} }]
        |                  ^
        = note: the map begins here: test.yaml:2:9
        = hint: put text with '${…}' in quotes inside of { } and [ ]
      1 error in test.yaml
      """),
    // Text that YAML takes for something else.
    .init(
      "scenario: A\nviews:\n- text: *bold*",
      """
      test.yaml:3:9: error: '*' and '&' begin the name of an anchor, which has letters and digits alone [yaml-syntax]
      3 | - text: *bold*
        |         ^
        = hint: put the text in quotes: '*bold*'
      1 error in test.yaml
      """),
    .init(
      "scenario: A\nviews: [{ text: *bold* }]",
      """
      test.yaml:2:17: error: '*' and '&' begin the name of an anchor, which has letters and digits alone [yaml-syntax]
      2 | views: [{ text: *bold* }]
        |                 ^
        = hint: put text that begins with '*' or '&' in quotes
      1 error in test.yaml
      """),
    .init(
      "scenario: A\nviews:\n- text: 'It's'",
      """
      test.yaml:3:13: error: the text in quotes has ended before this [yaml-syntax]
      3 | - text: 'It's'
        |             ^
        = hint: put the whole text in double quotes, or write '' for a quote in single ones
      1 error in test.yaml
      """),
    .init(
      "scenario: A\nviews: [{ text: \"Say \"hi\"\" }]",
      """
      test.yaml:2:23: error: the text in quotes has ended before this [yaml-syntax]
      2 | views: [{ text: "Say "hi"" }]
        |                       ^
        = hint: put the whole text in single quotes, or write \\" for a quote in double ones
      1 error in test.yaml
      """),
    .init(
      "scenario: A\nviews: [{ text: Hello: world }]",
      """
      test.yaml:2:22: error: expected ',' or '}' in the map [yaml-syntax]
      2 | views: [{ text: Hello: world }]
        |                      ^
        = note: the map begins here: test.yaml:2:9
        = hint: put text that contains ': ' in quotes
      1 error in test.yaml
      """),
    .init(
      "scenario: A\nviews:\n- text: It's: here",
      """
      test.yaml:3:13: error: a ':' cannot stand here [yaml-syntax]
      3 | - text: It's: here
        |             ^
        = hint: put the text in quotes: "It's: here"
      1 error in test.yaml
      """),
    .init(
      "scenario: A\nviews:\n- text: #1\n  label: #2\n- text: [x]\n  label: [y, z]",
      """
      test.yaml:3:3: error: expected text after 'text', found nothing [wrong-type]
      3 | - text: #1
        |   ^~~~
        = hint: a comment begins with '#': put the text in quotes: '#1'
      test.yaml:4:9: error: expected text, or a map for a label, found nothing [wrong-type]
      4 |   label: #2
        |         ^
        = hint: a comment begins with '#': put the text in quotes: '#2'
      test.yaml:5:9: error: expected text after 'text', found a list [wrong-type]
      5 | - text: [x]
        |         ^
        = hint: a list begins with '[': put the text in quotes: '[x]'
      test.yaml:6:10: error: expected text, or a map for a label, found a list [wrong-type]
      6 |   label: [y, z]
        |          ^
        = hint: a list begins with '[': put the text in quotes: '[y, z]'
      4 errors in test.yaml
      """),
    .init(
      "scenario: A\nviews: [{ text: #1 }]",
      """
      test.yaml:2:22: error: a value is missing here [yaml-syntax]
      2 | views: [{ text: #1 }]
        |                      ^
        = hint: put text that contains ' #' in quotes, since a comment begins there
      1 error in test.yaml
      """),
    .init(
      "scenario: \"A\nviews: []",
      """
      test.yaml:1:11: error: the quotes are not closed [unclosed-text]
      1 | scenario: "A
        |           ^
        = hint: write the same mark at the end of the text
      1 error in test.yaml
      """),
    .init(
      "scenario: A\nviews: *x",
      """
      test.yaml:2:8: error: no anchor of this name stands before this alias [unknown-alias]
      2 | views: *x
        |        ^
        = hint: put '&name' before the value that is meant, or text that begins with '*' in quotes
      1 error in test.yaml
      """),
    .init(
      "scenario: !foo A\nviews: [text: !!str 12]",
      """
      test.yaml:1:11: error: the tag '!foo' has no meaning here [unknown-tag]
      1 | scenario: !foo A
        |           ^
        = hint: put the text in quotes if it begins with '!'
      1 error in test.yaml
      """),
    .init(
      "scenario: A\nviews:\n  - text: A\n   - text: B",
      """
      test.yaml:4:4: error: expected '-' and the next item of the list here [yaml-syntax]
      4 |    - text: B
        |    ^
        = note: the list begins here: test.yaml:3:3
        = hint: check the indentation: the items of a list begin in the same column
      1 error in test.yaml
      """),
    // A modifier below the dash of its view, and a view without a dash of its own.
    .init(
      "scenario: A\nviews:\n  - hstack:\n      - text: A\n  children: combine",
      """
      test.yaml:5:3: error: expected '-' and the next item of the list here [yaml-syntax]
      5 |   children: combine
        |   ^
        = note: the list begins here: test.yaml:3:3
        = hint: 'children' begins in column 3, and 'hstack' before it in column 5: align them
      1 error in test.yaml
      """),
    .init(
      "scenario: A\nviews:\n  - text: A\n  button: B",
      """
      test.yaml:4:3: error: expected '-' and the next item of the list here [yaml-syntax]
      4 |   button: B
        |   ^
        = note: the list begins here: test.yaml:3:3
        = hint: write '- button: …' for another view
      1 error in test.yaml
      """),
    .init(
      "scenario: A\nfoo\nviews: []",
      """
      test.yaml:2:1: error: a ':' is missing after the key [yaml-syntax]
      2 | foo
        | ^
        = hint: write 'key: value', and put text of several lines in quotes
      1 error in test.yaml
      """),
    .init(
      "scenario: \"A\\q\"",
      """
      test.yaml:1:13: error: there is no such escape [unknown-escape]
      1 | scenario: "A\\q"
        |             ^
        = note: the text begins here: test.yaml:1:11
        = hint: write '\\\\' for a backslash, or use single quotes
      1 error in test.yaml
      """),
    .init(
      "scenario: A\nviews: { <<: 3, text: x }\n? [a]\n: b",
      """
      test.yaml:2:14: error: '<<' takes a map, or a list of maps [not-mergeable]
      2 | views: { <<: 3, text: x }
        |              ^
        = hint: write '<<: *name'
      test.yaml:3:3: error: a key is a word or text, not a list or a map [not-a-key]
      3 | ? [a]
        |   ^
      2 errors in test.yaml
      """),
    .init(
      "# nothing",
      """
      test.yaml: error: the file is empty [empty-file]
       = hint: a scenario begins with 'scenario: …' and 'views: […]'
      1 error in test.yaml
      """),
  ]

  private static let jsonCases: [MessageTests.Case] = [
    // What is missing may be what could not be read.
    .init(
      "{ scenario: 'A' }",
      """
      test.json:1:3: error: a key stands in double quotes in JSON [unquoted-key]
      1 | { scenario: 'A' }
        |   ^~~~~~~~
        = hint: write "scenario"
      test.json:1:13: error: text stands in double quotes in JSON [single-quotes]
      1 | { scenario: 'A' }
        |             ^
        = hint: write " for '
      2 errors in test.json
      """),
    .init(
      #"{ "scenario": "A", "views": [], }"#,
      """
      test.json:1:31: error: JSON allows no comma after the last item [trailing-comma]
      1 | { "scenario": "A", "views": [], }
        |                               ^
        = hint: remove the comma
      1 error in test.json
      """),
    .init(
      "{ // hello\n  scenario: 'A', \"views\": [] }",
      """
      test.json:1:3: error: JSON has no comments [json-comment]
      1 | { // hello
        |   ^~
        = hint: write YAML, which has them
      test.json:2:3: error: a key stands in double quotes in JSON [unquoted-key]
      2 |   scenario: 'A', "views": [] }
        |   ^~~~~~~~
        = hint: write "scenario"
      test.json:2:13: error: text stands in double quotes in JSON [single-quotes]
      2 |   scenario: 'A', "views": [] }
        |             ^
        = hint: write " for '
      3 errors in test.json
      """),
    .init(
      #"{ "scenario": A, "title": NaN, "title": .5, "views": [] }"#,
      """
      test.json:1:15: error: 'A' is neither text in quotes nor a number of JSON [not-a-json-value]
      1 | { "scenario": A, "title": NaN, "title": .5, "views": [] }
        |               ^
        = hint: write "A" if it is text
      test.json:1:27: error: 'NaN' is neither text in quotes nor a number of JSON [not-a-json-value]
      1 | { "scenario": A, "title": NaN, "title": .5, "views": [] }
        |                           ^~~
      test.json:1:32: error: the key 'title' stands here a second time [duplicate-key]
      1 | { "scenario": A, "title": NaN, "title": .5, "views": [] }
        |                                ^~~~~~~
        = note: 'title' stands here first: test.json:1:18
      test.json:1:41: error: '.5' is neither text in quotes nor a number of JSON [not-a-json-value]
      1 | { "scenario": A, "title": NaN, "title": .5, "views": [] }
        |                                         ^~
        = hint: write 0.5
      4 errors in test.json
      """),
    .init(
      #"{ "scenario": "\ud83d\ude00 \q \ud83d \u12", "views": [] }"#,
      #"""
      test.json:1:29: error: JSON has no escape of '\' and 'q' [unknown-escape]
      1 | { "scenario": "\ud83d\ude00 \q \ud83d \u12", "views": [] }
        |                             ^~
        = hint: write '\\' for a backslash
      test.json:1:32: error: this escape is one half of a character without the other [unpaired-surrogate]
      1 | { "scenario": "\ud83d\ude00 \q \ud83d \u12", "views": [] }
        |                                ^~~~~~
      test.json:1:39: error: '\u' needs four hexadecimal digits [unknown-escape]
      1 | { "scenario": "\ud83d\ude00 \q \ud83d \u12", "views": [] }
        |                                       ^~
      3 errors in test.json
      """#),
    .init(
      "{ \"scenario\": \"A\tB\", \"views\": [] }",
      """
      test.json:1:17: error: a control character cannot stand in JSON text [control-character]
      1 | { "scenario": "A\tB", "views": [] }
        |                 ^
        = hint: write it as \\t
      1 error in test.json
      """),
    .init(
      #"{ "scenario": "A" "views": [] }"#,
      """
      test.json:1:19: error: expected ',' or '}', found '"' [json-syntax]
      1 | { "scenario": "A" "views": [] }
        |                   ^
        = note: the list or map begins here: test.json:1:1
        = hint: put ',' before it
      1 error in test.json
      """),
    .init(
      "{ \"scenario\": \"A\n\" }",
      """
      test.json:1:15: error: the text that begins here is not closed on its line [unclosed-text]
      1 | { "scenario": "A
        |               ^
        = hint: close it with ", and write \\n for a new line
      1 error in test.json
      """),
    .init(
      #"{ "scenario": "#,
      """
      test.json:1:15: error: expected a value, found the end of the file [json-syntax]
      1 | { "scenario":
        |               ^
      1 error in test.json
      """),
    .init(
      #"{ "scenario": "A", "views": [] } é"#,
      """
      test.json:1:34: error: expected the end of the file, found 'é' [json-syntax]
      1 | { "scenario": "A", "views": [] } é
        |                                  ^
      1 error in test.json
      """),
  ]
}
