/// What goes wrong in JSON.
extension MistakeTests {
  static let jsonMistakes: [Mistake] = [
    Mistake(
      #"""
      { "scenario": "A", "views": [{ "tabView": [{ "text": "A" }] }, { "slider": "B", "range": "0...5" }] }
      """#,
      """
      1:44 a tabView shows only tabs, not a text [misplaced-kind]
        put it into a tab: '- tab: Title', and below that 'views:'
      1:90 expected a range such as [0, 10], found '0...5' [wrong-type]
        write '[0, 5]'
      """),
    Mistake(
      #"""
      { "scenario": "A", "views": [{ "text": "A", "hidden": True }] }
      """#,
      """
      1:55 'True' is neither text in quotes nor a number of JSON [not-a-json-value]
        write true
      """),
    Mistake(
      #"""
      { "scenario": "A", "views": [{ "text": "A", "label": None }] }
      """#,
      """
      1:54 'None' is neither text in quotes nor a number of JSON [not-a-json-value]
        write null
      """),
    Mistake(
      #"""
      { "scenario": "A", "views": [{ "text": "A", "label": nil }] }
      """#,
      """
      1:54 'nil' is neither text in quotes nor a number of JSON [not-a-json-value]
        write null
      """),
    Mistake(
      #"""
      { "scenario": "A", "views": [{ "text": "A", "label": undefined }] }
      """#,
      """
      1:54 'undefined' is neither text in quotes nor a number of JSON [not-a-json-value]
        write null
      """),
    Mistake(
      "{ 'scenario': 'A', 'views': [] }",
      #"""
      1:3 text stands in double quotes in JSON [single-quotes]
        write " for '
      1:15 text stands in double quotes in JSON [single-quotes]
        write " for '
      1:20 text stands in double quotes in JSON [single-quotes]
        write " for '
      """#),
    Mistake(
      #"""
      { "scenario": "A", "views": [{ "text": "A" }, ], }
      """#,
      """
      1:45 JSON allows no comma after the last item [trailing-comma]
        remove the comma
      1:48 JSON allows no comma after the last item [trailing-comma]
        remove the comma
      """),
    Mistake(
      #"""
      { "scenario": "A" "views": [] }
      """#,
      #"""
      1:19 expected ',' or '}', found '"' [json-syntax]
        put ',' before it
      """#),
    Mistake(
      #"""
      { "scenario": "A", // hi
       "views": [] }
      """#,
      """
      1:20 JSON has no comments [json-comment]
        write YAML, which has them
      """),
    Mistake(
      #"""
      { scenario: "A", views: [] }
      """#,
      #"""
      1:3 a key stands in double quotes in JSON [unquoted-key]
        write "scenario"
      1:18 a key stands in double quotes in JSON [unquoted-key]
        write "views"
      """#),
    Mistake(
      #"""
      { "scenario": "A", "views": [{ "slider": "A", "value": +1 }] }
      """#,
      """
      1:56 '+1' is neither text in quotes nor a number of JSON [not-a-json-value]
        write 1
      """),
    Mistake(
      #"""
      { "scenario": "A", "views": [{ "slider": "A", "value": .5 }] }
      """#,
      """
      1:56 '.5' is neither text in quotes nor a number of JSON [not-a-json-value]
        write 0.5
      """),
    Mistake(
      #"""
      { "scenario" = "A", "views": [] }
      """#,
      """
      1:14 expected ':' after the key, found '=' [json-syntax]
        write ':'
      """),
    Mistake(
      #"""
      [{ "text": "A" }]
      """#,
      """
      1:1 expected a map for a scenario, found a list [wrong-type]
        write 'scenario: …' and 'views: […]' around it
      """),
    Mistake(
      #"""
      { “scenario”: “A”, "views": [] }
      """#,
      #"""
      1:3 a key stands in double quotes in JSON [unquoted-key]
        write "scenario"
      1:15 '“A”' is neither text in quotes nor a number of JSON [not-a-json-value]
        put text in straight double quotes
      """#),
    Mistake(
      #"""
      { "scenario": `A`, "views": [] }
      """#,
      """
      1:15 '`A`' is neither text in quotes nor a number of JSON [not-a-json-value]
        put text in straight double quotes
      """),
    Mistake(
      #"""
      { "scenario": "A", "views": [{ "type": "button", "label": "A" }] }
      """#,
      """
      1:32 unknown key 'type' in a label [unknown-key]
        the kind of a view is a key: write 'button: …'
      """),
    Mistake(
      #"""
      { "scenario": "A", "views": [{ "kind": "text", "text": "A" }] }
      """#,
      """
      1:32 unknown key 'kind' in a text [unknown-key]
        the kind of a view is a key: write 'text: …'
      """),
    Mistake(
      """
      scenario: A
      views:
        - text: A
      """,
      """
      1:1 JSON begins with '{', and this looks like YAML [json-syntax]
        name the file '….yaml'
      """),
    Mistake(
      #"""
      { "scenario": "A", "views": [{ "text": """A""" }] }
      """#,
      #"""
      1:42 expected ',' or '}', found '"' [json-syntax]
        put ',' before it
      """#),
    Mistake(
      #"""
      { "scenario": "A", "views": [{ "text": "A
      B" }] }
      """#,
      #"""
      1:40 the text that begins here is not closed on its line [unclosed-text]
        close it with ", and write \n for a new line
      """#),
  ]
}
