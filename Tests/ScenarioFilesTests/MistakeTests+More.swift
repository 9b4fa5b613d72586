/// What a second round of newcomers wrote.
extension MistakeTests {
  static let moreMistakes: [Mistake] = viewMistakes + actionMistakes + textMistakes + flowMistakes

  private static func view(_ lines: String, _ messages: String) -> Mistake { Mistake("views:\n" + lines, messages) }

  private static let viewMistakes: [Mistake] = [
    Mistake(
      "scenario: A\nviwes:\n  - buton: A",
      """
      2:1 unknown key 'viwes' in a scenario [unknown-key]
        did you mean 'views'?
      3:5 unknown kind of view 'buton' [unknown-kind]
        did you mean 'button'?
      """, isWhole: true),
    view(
      #"- Text("Hello")"#,
      """
      2:3 'Text("Hello")' is not a kind of view [unknown-kind]
        write 'text: Hello'
      """),
    view(
      "- section: A\n  content: [{ txt: B }]",
      """
      3:3 unknown key 'content' in a section [unknown-key]
        did you mean 'views'?
      3:15 unknown kind of view 'txt' [unknown-kind]
        did you mean 'text'?
      """),
    view(
      "- section: A\n  rows: [{ text: B, hnt: C }]",
      """
      3:3 unknown key 'rows' in a section [unknown-key]
        did you mean 'views'?
      3:21 unknown key 'hnt' in a text [unknown-key]
        did you mean 'hint'?
      """),
    view(
      "- button: A\n  customActions: [{ buton: B }]",
      """
      3:3 unknown key 'customActions' in a button [unknown-key]
        did you mean 'actions'?
      3:21 unknown kind of view 'buton' [unknown-kind]
        did you mean 'button'?
      """),
    view(
      "- list:\n    items: [a, b]",
      """
      3:5 unknown kind of view 'items' [unknown-kind]
        write the views themselves as a list: '- text: …'
      """),
    view(
      "- link: A\n  url: https://example.org",
      """
      3:3 unknown key 'url' in a link [unknown-key]
        did you mean 'destination'?
      """),
    view(
      "- text: A\n  url: https://example.org",
      """
      3:3 unknown key 'url' in a text [unknown-key]
        'destination' applies to link, navigationLink
      """),
    view(
      "- text: A\n  checked: true",
      """
      3:3 unknown key 'checked' in a text [unknown-key]
        'isOn' applies to toggle
      """),
    view(
      "- text: A\n  wobble: true",
      """
      3:3 unknown key 'wobble' in a text [unknown-key]
        'a11ysim help kind text' lists its keys
      """),
    view(
      "- slider: A\n  value: 5\n  min: 0",
      """
      4:3 unknown key 'min' in a slider [unknown-key]
        write both ends as 'range: [0, 100]'
      """),
    view(
      "- picker: A\n  options: S, M, L",
      """
      3:12 expected a list of options, found 'S, M, L' [wrong-type]
        write '[S, M, L]'
      """),
    view(
      "- toggle: A\n  isOn: wifi",
      """
      3:9 expected true or false, found 'wifi' [wrong-type]
        write '$wifi', and 'wifi' into the 'state' of the scenario
      """),
    view(
      "- text: A\n  label: { text: B, if: n == 1, else: C }",
      """
      3:33 unknown key 'else' in a label [unknown-key]
        without the condition the default stands; for other words write '${if … then '…' else '…'}'
      """),
    view(
      "- text: A\n  rotors: { Links: B }",
      """
      3:20 expected a list of elements by name, found 'B' [wrong-type]
      """),
    view(
      "- pageControl:\n  value: 2",
      """
      3:3 a page needs the number of all pages [missing-key]
        write 'pageControl: 5' for five pages, or 'total: 5'
      """),
    view(
      "- textField: A\n  value: $name",
      """
      3:10 'value' is for words alone; what a person changes here stands after 'text' [bound-elsewhere]
        write 'text: $name', or '${name}' for words
      """),
    view(
      "- toggle: A\n  value: $m",
      """
      3:10 'value' is for words alone; what a person changes here stands after 'isOn' [bound-elsewhere]
        write 'isOn: $m', or '${m}' for words
      """),
    view(
      "- picker: A\n  options: [a, b]\n  value: $name",
      """
      4:10 'value' is for words alone; what a person changes here stands after 'selection' [bound-elsewhere]
        write 'selection: $name', or '${name}' for words
      """),
    view(
      "- button: A\n  disabled: ${if m then true else null}",
      """
      3:15 expected true or false, found nothing [wrong-result]
        a condition compares, as in 'error != null' or 'count > 0'
      """),
    Mistake(
      "scenario: A\ndevice: iPhone\nviews: []",
      """
      2:9 unknown device 'iPhone' [unknown-device]
        write 'iPhone 17 Pro Max', 'iPhone 17 Pro', 'iPhone 17' or another one, or leave 'device' out
      """, isWhole: true),
    Mistake(
      "scenario: A\ncomponents: { Card: { parameters: [title], views: [{ text: '${title}' }] } }\nviews: [{ Card: { titel: B } }]",
      """
      3:19 unknown key 'titel' in Card [unknown-key]
        did you mean 'title'?
      """, isWhole: true),
  ]

  private static let actionMistakes: [Mistake] = [
    view(
      "- button: A\n  action: save()",
      """
      3:11 unknown effect 'save()' [unknown-effect]
        'a11ysim help effects' lists them all
      """),
    view(
      "- button: A\n  action: { set: n = 1 }",
      """
      3:18 expected a map from state to values, found 'n = 1' [wrong-type]
        write 'set: { n: 1 }'
      """),
    view(
      "- button: A\n  action: { toggle: { m } }",
      """
      3:21 expected a name of state, found a map [wrong-type]
        write the name alone: 'toggle: name'
      """),
    view(
      "- button: A\n  action: { append: [items, c] }",
      """
      3:21 expected a map for append, found a list [wrong-type]
        write 'append: { to: names, value: … }'
      """),
    view(
      "- button: A\n  do: back",
      """
      3:3 unknown key 'do' in a button [unknown-key]
        did you mean 'action'?
      """),
    view(
      "- button: A\n  handler: back",
      """
      3:3 unknown key 'handler' in a button [unknown-key]
        did you mean 'action'?
      """),
    view(
      "- button: A\n  action: { after: { seconds: 2, do: back } }",
      """
      3:34 unknown key 'do' in after [unknown-key]
        did you mean 'action'?
      """),
    view(
      "- text: A\n  onChange: { n: { announce: B } }",
      """
      3:15 unknown key 'n' in a change [unknown-key]
        the keys are: of, action
      """),
    view(
      "- forEach: p in pair\n  views: [{ button: A, action: { remove: { from: pair, value: p } } }]",
      """
      3:63 'p' would be text here [bare-expression]
        write '${p}' if it is an expression, or quotes around text
      """),
    view(
      "- button: A\n  action: { remove: { from: pair, value: 'name' } }",
      """
      3:42 an item of 'pair' is a record, and this is text [never-in-list]
        write '${name}' for the value
      """),
    view(
      "- button: A\n  action: { remove: { from: items, value: 2 } }",
      """
      3:43 an item of 'items' is text, and this is a number [never-in-list]
      """),
  ]

  private static let textMistakes: [Mistake] = [
    view(
      "- text: You have $n items",
      """
      2:18 '$n' would be text here [bare-expression]
        write '${n}' for the value
      """)
  ]

  private static func flow(_ steps: String, _ messages: String) -> Mistake {
    Mistake("views: [{ section: [{ button: Save }], label: Top }]\nflows:\n  F: [\(steps)]", messages)
  }

  private static let flowMistakes: [Mistake] = [
    flow(
      "tap Save",
      """
      3:7 unknown step 'tap Save' [unknown-step]
        write 'focus: Save', then 'activate'
      """),
    flow(
      "swipeRight 3",
      """
      3:7 unknown step 'swipeRight 3' [unknown-step]
        write 'next: 3'
      """),
    flow(
      "frobnicate",
      """
      3:7 unknown step 'frobnicate' [unknown-step]
        'a11ysim help steps' lists them all
      """),
    flow(
      "{ hear: { matches: '^Save.*' } }",
      """
      3:26 a regular expression stands between slashes [bare-expression]
        write '/^Save.*/'; without the slashes, '*' stands for any words
      """),
    flow(
      "{ focus: { name: Save, within: Topp } }",
      """
      3:38 unknown element 'Topp' [unknown-element]
        did you mean 'Top'?
      """),
    flow(
      "{ focus: { name: Save, within: { name: Top } } }",
      """
      3:38 expected the name of a container or a heading, found a map [wrong-type]
      """),
    flow(
      "{ settings: { talkSpeed: 2 } }",
      """
      3:21 unknown key 'talkSpeed' in settings [unknown-key]
        'a11ysim help settings' lists them all
      """),
    Mistake(
      "views: []\ntests:\n  F: [nxt]",
      """
      2:1 unknown key 'tests' in a scenario [unknown-key]
        did you mean 'flows'?
      3:7 unknown step 'nxt' [unknown-step]
        did you mean 'next'?
      """),
    Mistake(
      "scenario: A\ndata: { n: 1 }\nviews: [{ text: '${n}' }]",
      """
      2:1 unknown key 'data' in a scenario [unknown-key]
        did you mean 'state'?
      """, isWhole: true),
    Mistake(
      "views: []\nmagicTap: { announce: Hi }",
      """
      2:1 unknown key 'magicTap' in a scenario [unknown-key]
        'magicTap' is a key of views: write it at one, such as a 'group' around the others
      """),
    Mistake(
      "views:\n- webView: https://example.com\n- text: A\n  visible: false\n- \"hello\"",
      """
      2:3 unknown kind of view 'webView' [unknown-kind]
        write what the page shows as views, with 'container: landmark' and 'heading' as it has them
      4:3 unknown key 'visible' in a text [unknown-key]
        write 'hidden', with the opposite
      5:3 'hello' is not a kind of view [unknown-kind]
        write 'text: hello' for text
      """),
    flow(
      "{ wait: 500ms }",
      """
      3:15 expected a number that is not negative, found '500ms' [wrong-type]
        write it in seconds: 0.5
      """),
    Mistake(
      "views: [{ navigationLink: Profile, subtitle: Jane }]",
      """
      1:36 unknown key 'subtitle' in a navigationLink [unknown-key]
        write both texts as views after the kind: '[{ text: … }, { text: Jane }]'
      """),
    Mistake(
      "scenaro: A\nviews: []",
      """
      1:1 unknown key 'scenaro' in a scenario [unknown-key]
        did you mean 'scenario'?
      """, isWhole: true),
  ]
}
