import Diagnostics
import ScenarioFiles
import Testing

/// Mistakes that people make who know SwiftUI, UIKit, the web or other test tools: each has one message for one cause,
/// and the message says what to write.
@Suite("Mistakes of newcomers")
struct MistakeTests {
  /// A mistake: what was written, and for each error its place and message, with what to do in the line below it.
  struct Mistake: Sendable, CustomTestStringConvertible {
    var text: String
    var messages: String
    /// Whether the text is a whole file, and does not stand below a scenario with some state.
    var isWhole = false

    init(_ text: String, _ messages: String, isWhole: Bool = false) {
      self.text = text
      self.messages = messages
      self.isWhole = isWhole
    }

    var testDescription: String { text.split(separator: "\n").suffix(1).joined() }
  }

  @Test("SwiftUI", arguments: swiftUIMistakes)
  func swiftUI(_ mistake: Mistake) { check(mistake, .yaml) }

  @Test("UIKit", arguments: uiKitMistakes)
  func uiKit(_ mistake: Mistake) { check(mistake, .yaml) }

  @Test("The web", arguments: webMistakes)
  func web(_ mistake: Mistake) { check(mistake, .yaml) }

  @Test("Other test tools", arguments: testToolsMistakes)
  func testTools(_ mistake: Mistake) { check(mistake, .yaml) }

  @Test("YAML", arguments: yamlMistakes)
  func yaml(_ mistake: Mistake) { check(mistake, .yaml) }

  @Test("A second round", arguments: moreMistakes)
  func more(_ mistake: Mistake) { check(mistake, .yaml) }

  @Test("JSON", arguments: jsonMistakes)
  func json(_ mistake: Mistake) { check(mistake, .json) }

  private func check(_ mistake: Mistake, _ format: ScenarioSource.Format) {
    let isWhole = mistake.isWhole || format == .json
    let text = isWhole ? mistake.text : MistakeTests.head + mistake.text
    let lines = isWhole ? 0 : MistakeTests.head.count { $0 == "\n" }
    do {
      _ = try readScenario(ScenarioSource(text, name: "test", format: format))
      Issue.record("nothing is wrong with the file")
    } catch {
      let messages = error.diagnostics.shown.map { diagnostic in
        let place = diagnostic.place.map { "\($0.line - lines):\($0.column)" } ?? "file"
        return ["\(place) \(diagnostic.message) [\(diagnostic.id)]"] + diagnostic.hints.map { "  " + $0 }
      }
      #expect(messages.joined().joined(separator: "\n") == mistake.messages)
    }
  }

  static let head = """
    scenario: A
    state: { m: false, n: 3, name: Ann, items: [a, b], pair: [{ t: a, done: false }], flag: yes }

    """
}

extension MistakeTests {
  static let swiftUIMistakes: [Mistake] = [
    Mistake(
      """
      views:
      - toggle: A
        isOn: m
      """,
      """
      3:9 expected true or false, found 'm' [wrong-type]
        write '$m' for the state
      """),
    Mistake(
      #"""
      views:
      - text: "${m ? 'a' : 'b'}"
      """#,
      """
      2:14 '?' has no meaning in an expression [expression-syntax]
        write 'if a then b else c'
      """),
    Mistake(
      #"""
      views:
      - text: Hello \(n)
      """#,
      #"""
      2:15 '\(n)' would be text here [bare-expression]
        write '${n}' for the value
      """#),
    Mistake(
      """
      views:
      - hstack: [{ text: a }]
        accessibilityElement(children: .combine):
      """,
      """
      3:43 a ':' cannot stand here [yaml-syntax]
        a modifier is a key: write 'children: combine'
      """),
    Mistake(
      """
      views:
      - { text: A, accessibilityElement(children: .combine): }
      """,
      """
      2:54 expected ',' or '}' in the map [yaml-syntax]
        a modifier is a key: write 'children: combine'
      """),
    Mistake(
      """
      views:
      - tabView: [{ text: A }, { tab: B, views: [{ text: C }] }]
      """,
      """
      2:13 a tabView shows only tabs, not a text [misplaced-kind]
        put it into a tab: '- tab: Title', and below that 'views:'
      """),
    Mistake(
      """
      views:
      - slider: A
        value: $n
        range: 0...5
      """,
      """
      4:10 expected a range such as [0, 10], found '0...5' [wrong-type]
        write '[0, 5]'
      """),
    Mistake(
      """
      views:
      - stepper: A
        value: $n
        range: -2..<10.5
      """,
      """
      4:10 expected a range such as [0, 10], found '-2..<10.5' [wrong-type]
        write '[-2, 10.5]'
      """),
    Mistake(
      """
      views:
      - button: A
        action: { insert: { into: items, at: 0, value: c } }
      """,
      """
      3:23 unknown key 'into' in insert [unknown-key]
        did you mean 'to'?
      """),
    Mistake(
      """
      components: { Card: { parameters: [title], views: [{ text: "${title}" }] } }
      views:
      - Card: ${nam}
      """,
      """
      3:11 there is no state of the name 'nam' [unknown-name]
        did you mean 'name'?
      """),
    Mistake(
      """
      views:
      - hstack: [{ text: a }]
        accessibilityElement: { children: .combine }
      """,
      """
      3:3 unknown key 'accessibilityElement' in a hstack [unknown-key]
        write 'children: combine', 'children: contain' or 'children: ignore'
      """),
    Mistake(
      """
      views:
      - button: A
        .accessibilityLabel: B
      """,
      """
      3:3 unknown key '.accessibilityLabel' in a button [unknown-key]
        did you mean 'label'?
      """),
    Mistake(
      """
      views:
      - hstack: [{ text: a }]
        children: .combine
      """,
      """
      3:13 unknown behavior '.combine' [unknown-behavior]
        did you mean 'combine'?
      """),
    Mistake(
      """
      scenario: A
      @State:
        n: 1
      views: []
      """,
      """
      2:1 a value cannot begin with this character [yaml-syntax]
        write 'state:'
      """, isWhole: true),
    Mistake(
      #"""
      scenario: A
      "@State":
        n: 1
      views: []
      """#,
      """
      2:1 unknown key '@State' in a scenario [unknown-key]
        did you mean 'state'?
      """, isWhole: true),
    Mistake(
      """
      views:
      - text: A
        traits: [.isHeader]
      """,
      """
      3:12 unknown trait '.isHeader' [unknown-trait]
        did you mean 'header'?
      """),
    Mistake(
      """
      views:
      - text: A
        accessibilityAddTraits: isHeader
      """,
      """
      3:3 unknown key 'accessibilityAddTraits' in a text [unknown-key]
        did you mean 'traits'?
      """),
    Mistake(
      """
      views:
      - toggle: A
        isOn: $self.m
      """,
      """
      3:10 there is no state of the name 'self' [unknown-name]
        state stands alone: write 'm'
      """),
    Mistake(
      """
      views:
      - toggle: A
        isOn: $viewModel.m
      """,
      """
      3:10 there is no state of the name 'viewModel' [unknown-name]
        state stands alone: write 'm'
      """),
    Mistake(
      """
      views:
      - label: A
        icon: star.fill
      """,
      """
      3:3 unknown key 'icon' in a label [unknown-key]
        write 'label: { text: …, symbol: star.fill }'
      """),
    Mistake(
      """
      views:
      - label: A
        systemImage: star.fill
      """,
      """
      3:3 unknown key 'systemImage' in a label [unknown-key]
        write 'label: { text: …, symbol: star.fill }'
      """),
    Mistake(
      """
      views:
      - image: star
        systemName: star.fill
      - text: Storage
        header: true
      """,
      """
      3:3 unknown key 'systemName' in an image [unknown-key]
        write 'symbol: star.fill' in place of 'image'
      5:3 'header' does not apply to a text [field-not-allowed]
        write 'traits: header'
      """),
    Mistake(
      """
      views:
      - image: star.fill
      """,
      """
      2:10 'star.fill' is the name of a symbol, and 'image' takes an image of the app [symbol-as-image]
        write 'symbol: star.fill', or 'image: ${'star.fill'}' for an image of the app with this name
      """),
    // A number says nothing by itself: pictures of an app are called 'photo.1'.
    Mistake(
      """
      views:
      - image: photo.1
      - image: goforward.30
      """,
      """
      3:10 'goforward.30' is the name of a symbol, and 'image' takes an image of the app [symbol-as-image]
        write 'symbol: goforward.30', or 'image: ${'goforward.30'}' for an image of the app with this name
      """),
    Mistake(
      """
      views:
      - image: { systemName: star.fill }
      """,
      """
      2:10 expected text, a symbol or nothing after 'image', found a map [wrong-type]
        write 'symbol: star.fill'
      """),
    Mistake(
      """
      views:
      - toolbar: [{ toolbarItem: { button: A } }]
      """,
      """
      2:15 unknown kind of view 'toolbarItem' [unknown-kind]
        put the view of the item into the 'toolbar' itself
      """),
    Mistake(
      """
      views:
      - NavigationStack:
          - text: A
      """,
      """
      2:3 unknown kind of view 'NavigationStack' [unknown-kind]
        a screen has its bar by itself; write the screen's 'title'
      """),
    Mistake(
      """
      views:
      - if: m
        then: [{ text: a }]
        else: [{ text: b }]
      """,
      """
      3:3 unknown kind of view 'then' [unknown-kind]
        write 'if: …' on each of the views
      """),
    Mistake(
      #"""
      views:
      - forEach: item in $items
        views: [{ text: "${item}" }]
      """#,
      """
      2:20 '$' has no meaning in an expression [expression-syntax]
        write 'item in items'
      """),
    Mistake(
      #"""
      views:
      - forEach: i in 0..<3
        views: [{ text: "${i}" }]
      """#,
      """
      2:19 expected a name after '.', found '.' [expression-syntax]
        write the items: 'i in [1, 2, 3]'
      """),
    Mistake(
      #"""
      views:
      - forEach: item of items
        views: [{ text: "${item}" }]
      """#,
      """
      2:17 expected 'in', found 'of' [expression-syntax]
        write 'item in items'
      """),
    Mistake(
      #"""
      views:
      - forEach: items
        views: [{ text: "${item}" }]
      """#,
      """
      2:17 expected 'in', found the end [expression-syntax]
        write 'item in items'
      """),
    Mistake(
      """
      views:
      - text: A
        if: m && n > 2
      """,
      """
      3:9 '&&' has no meaning in an expression [expression-syntax]
        write 'and'
      """),
    Mistake(
      #"""
      views:
      - text: A
        if: "!m"
      """#,
      """
      3:8 '!' has no meaning in an expression [expression-syntax]
        write 'not'
      """),
    Mistake(
      """
      views:
      - text: ${items.map { $0 }}
      """,
      """
      2:21 '{' has no meaning in an expression [expression-syntax]
        write 'it' for the item, as in 'items.filter(it.unread)'
      """),
    Mistake(
      """
      views:
      - text: A
        if: n == nil
      """,
      """
      3:12 there is no state of the name 'nil' [unknown-name]
        write 'null'
      """),
    Mistake(
      """
      views:
      - text: ${self.name}
      """,
      """
      2:11 there is no state of the name 'self' [unknown-name]
        state stands alone: write 'name'
      """),
    Mistake(
      """
      views:
      - text: ${String(n)}
      """,
      """
      2:11 a function stands after what it is asked of [expression-syntax]
        any value can stand in text: write 'n'
      """),
    Mistake(
      """
      views:
      - button: A
        action: { n += 1 }
      """,
      """
      3:13 unknown effect 'n += 1' [unknown-effect]
        write 'set: { n: ${n + 1} }'
      """),
    Mistake(
      """
      views:
      - button: A
        action: n += 1
      """,
      """
      3:11 unknown effect 'n += 1' [unknown-effect]
        write 'set: { n: ${n + 1} }'
      """),
    Mistake(
      """
      views:
      - button: A
        action: { sheet: x }
      """,
      """
      3:13 unknown effect 'sheet' [unknown-effect]
        did you mean 'present'?
      """),
    Mistake(
      """
      views:
      - button: A
        action: { goto: x }
      """,
      """
      3:13 unknown effect 'goto' [unknown-effect]
        did you mean 'push'?
      """),
    Mistake(
      """
      views:
      - button: A
        action: { post: Saved }
      """,
      """
      3:13 unknown effect 'post' [unknown-effect]
        did you mean 'announce'?
      """),
    Mistake(
      """
      views:
      - button: A
        action: { open: x }
      """,
      """
      3:13 unknown effect 'open' [unknown-effect]
        did you mean 'push'?
      """),
    Mistake(
      """
      views:
      - button: A
        action: pop
      """,
      """
      3:11 unknown effect 'pop' [unknown-effect]
        did you mean 'back'?
      """),
    Mistake(
      """
      views:
      - button: A
        action: { alert: Sure }
      """,
      """
      3:13 unknown effect 'alert' [unknown-effect]
        an alert is a view: write 'alert: Sure' with 'isPresented: $name', and 'set: { name: true }' here
      """),
    Mistake(
      """
      views:
      - button: A
        action: { notify: Saved }
      """,
      """
      3:13 unknown effect 'notify' [unknown-effect]
        did you mean 'announce'?
      """),
    Mistake(
      """
      views:
      - button: A
        action: { navigate: x }
      """,
      """
      3:13 unknown effect 'navigate' [unknown-effect]
        did you mean 'push'?
      """),
    Mistake(
      """
      views:
      - button: A
        action: { toggle: $m }
      """,
      """
      3:21 the name of what changes stands without '$' here [marked-name]
        write 'm'
      """),
    Mistake(
      """
      views:
      - button: A
        action: { set: { $n: 4 } }
      """,
      """
      3:20 the name of what changes stands without '$' here [marked-name]
        write 'n'
      """),
    Mistake(
      #"""
      views:
      - button: A
        action: { set: { "${n}": 4 } }
      """#,
      """
      3:20 the name of what changes stands without '$' here [marked-name]
        write 'n'
      """),
    Mistake(
      """
      views: [{ button: A, keyboardShortcut: default }]
      flows:
        F: [{ press: Cmd-N }, { press: Enter }, { press: VO-Right }, { press: ⇧⌘N }, { press: ctrl+Tab }]
      """,
      """
      1:40 unknown keys 'default' [unknown-keys]
        did you mean 'Return'?
      3:16 unknown keys 'Cmd-N' [unknown-keys]
        did you mean 'Command-N'?
      3:34 unknown keys 'Enter' [unknown-keys]
        did you mean 'Return'?
      3:52 unknown keys 'VO-Right' [unknown-keys]
        VoiceOver's own keys are steps, such as 'next', 'previous' and 'activate'
      3:73 unknown keys '⇧⌘N' [unknown-keys]
        did you mean 'Shift-Command-N'?
      3:89 unknown keys 'ctrl+Tab' [unknown-keys]
        did you mean 'Control-Tab'?
      """),
    Mistake(
      """
      views:
      - buton: Save
        symbol: bookmark
      """,
      """
      2:3 unknown kind of view 'buton' [unknown-kind]
        did you mean 'button'?
      """),
    Mistake(
      """
      views:
      - button: A
        contextMenu: { Share: }
      """,
      """
      3:25 expected an effect, found nothing [wrong-type]
        write '[]' where nothing comes of it
      """),
    Mistake(
      """
      views:
      - button: A
        action: { if: n > 4, then: { push: more } }
      """,
      """
      3:11 an effect is a map with one key, found 2 [not-one-key]
        an effect has no condition: 'set' takes '${if … then … else …}', and of two views each can have its own 'if'
      """),
    Mistake(
      """
      views:
      - button: A
        action: { set: { n: 4 }, dismiss: }
      """,
      """
      3:11 an effect is a map with one key, found 2 [not-one-key]
        write a list, with an item for each: [{ set: … }, { dismiss: … }]
      """),
    Mistake(
      """
      views: [{ button: Save }]
      flows:
        F:
        - { focus: Save, index: 2 }
      """,
      """
      4:5 a step is a map with one key, found 2 [not-one-key]
        write what belongs to 'focus' inside of it: { focus: { …, index: … } }
      """),
    Mistake(
      """
      views: [{ button: Save }]
      flows:
        F:
        - { hear: Save, button }
      """,
      """
      4:5 a step is a map with one key, found 2 [not-one-key]
        write the text in quotes: { hear: "Save, button" }
      """),
    Mistake(
      """
      scenario: A
      device: iPad
      views: []
      """,
      """
      2:9 iOS does not run on 'iPad' [device-platform]
        write 'platform: iPadOS 26' as well
      """, isWhole: true),
    Mistake(
      """
      scenario: A
      device: iPad Air 11-inch (M4)
      views: []
      """,
      """
      2:9 unknown device 'iPad Air 11-inch (M4)' [unknown-device]
        did you mean 'iPad Air 11-inch'?
      """, isWhole: true),
    Mistake(
      """
      scenario: A
      platform: iOS 26.1
      views: []
      """,
      """
      2:11 unknown version in 'iOS 26.1' [unknown-version]
        only the major version counts: write 'iOS 26'
      """, isWhole: true),
    Mistake(
      """
      scenario: A
      platform: iPhone
      views: []
      """,
      """
      2:11 unknown platform 'iPhone' [unknown-platform]
        did you mean 'iOS'?
      """, isWhole: true),
    Mistake(
      """
      scenario: A
      locale: en_US
      views: []
      """,
      """
      2:9 unknown language 'en_US' [unknown-language]
        did you mean 'en-US'?
      """, isWhole: true),
    Mistake(
      """
      scenario: A
      locale: German
      views: []
      """,
      """
      2:9 unknown language 'German' [unknown-language]
        write a tag such as en-US, de-DE or ru
      """, isWhole: true),
    Mistake(
      """
      views:
      - text: A
        if: flag == true
      """,
      """
      3:7 'flag' is text, which is never equal to true or false [incomparable]
        write 'true' or 'false' in the state: yes, no, on and off are text there
      """),
    Mistake(
      #"""
      views:
      - text: "$${n}"
      """#,
      """
      2:10 '$${n}' would be text here [bare-expression]
        write '${'$'}${n}' for a dollar sign and the value
      """),
    Mistake(
      #"""
      views:
      - text: "$$${n}"
      """#,
      """
      2:11 '$${n}' would be text here [bare-expression]
        write '${'$'}${n}' for a dollar sign and the value
      """),
    Mistake(
      """
      views:
      - text: A
          label: B
      """,
      """
      3:10 a ':' cannot stand here [yaml-syntax]
        'label' begins in column 5, and 'text' before it in column 3: align them
      """),
    Mistake(
      """
      views:
      - vstack:
        - text: A
        label: B
          hint: C
      """,
      """
      5:9 a ':' cannot stand here [yaml-syntax]
        'hint' begins in column 5, and 'label' before it in column 3: align them
      """),
    Mistake(
      """
      views:
      - button: A
        text: B
      """,
      """
      3:3 a view has one kind, found 'button' and 'text' [several-kinds]
        what 'button' shows stands after it, and another view begins with a '-' of its own
      """),
    Mistake(
      """
      views:
      - vstack: [{ text: A }]
        text: B
      """,
      """
      3:3 a view has one kind, found 'vstack' and 'text' [several-kinds]
        write '- text: B' among the views after 'vstack'
      """),
    Mistake(
      """
      views:
      - card:
          - text: A
            hnt: c
          - button: B
            actoin: dismiss
      """,
      """
      2:3 unknown kind of view 'card' [unknown-kind]
        did you mean 'group'?
      4:7 unknown key 'hnt' in a text [unknown-key]
        did you mean 'hint'?
      6:7 unknown key 'actoin' in a button [unknown-key]
        did you mean 'action'?
      """),
    Mistake(
      """
      views:
      - card: A
        views:
          - text: A
            hnt: c
      """,
      """
      2:3 unknown kind of view 'card' [unknown-kind]
        did you mean 'group'?
      5:7 unknown key 'hnt' in a text [unknown-key]
        did you mean 'hint'?
      """),
  ]

  static let uiKitMistakes: [Mistake] = [
    Mistake(
      """
      views:
      - view: [{ text: a }]
        isAccessibilityElement: YES
      """,
      """
      3:3 unknown key 'isAccessibilityElement' in a view [unknown-key]
        did you mean 'isElement'?
      """),
    Mistake(
      """
      views:
      - view:
        accessibilityTraits: UIAccessibilityTraits.button
      """,
      """
      3:3 unknown key 'accessibilityTraits' in a view [unknown-key]
        did you mean 'traits'?
      """),
    Mistake(
      """
      views:
      - view:
        accessibilityElementsHidden: true
      """,
      """
      3:3 unknown key 'accessibilityElementsHidden' in a view [unknown-key]
        did you mean 'elementsHidden'?
      """),
    Mistake(
      """
      views:
      - UILabel: A
      """,
      """
      2:3 unknown kind of view 'UILabel' [unknown-kind]
        did you mean 'text'?
      """),
    Mistake(
      """
      views:
      - UIButton: A
      """,
      """
      2:3 unknown kind of view 'UIButton' [unknown-kind]
        did you mean 'button'?
      """),
    Mistake(
      """
      views:
      - tableView:
          - cell: A
      """,
      """
      2:3 unknown kind of view 'tableView' [unknown-kind]
        did you mean 'list'?
      """),
    Mistake(
      """
      views:
      - button: A
        isEnabled: false
      """,
      """
      3:3 unknown key 'isEnabled' in a button [unknown-key]
        did you mean 'enabled'?
      """),
    Mistake(
      """
      views:
      - view:
        frame: CGRect(x: 0, y: 0, width: 10, height: 10)
      """,
      """
      3:18 a ':' cannot stand here [yaml-syntax]
        leave out 'CGRect(…)' and write the values alone, as a list in brackets
      """),
    Mistake(
      """
      views:
      - button: A
        action: { UIAccessibility.post: Saved }
      """,
      """
      3:13 unknown effect 'UIAccessibility.post' [unknown-effect]
        did you mean 'announce'?
      """),
    Mistake(
      """
      views:
      - button: A
        action: { announcement: Saved }
      """,
      """
      3:13 unknown effect 'announcement' [unknown-effect]
        did you mean 'announce'?
      """),
    Mistake(
      """
      views:
      - cell: A
        accessibilityCustomActions: [Delete]
      """,
      """
      3:3 unknown key 'accessibilityCustomActions' in a cell [unknown-key]
        did you mean 'actions'?
      """),
  ]

  static let webMistakes: [Mistake] = [
    Mistake(
      """
      views:
      - div: [{ text: A }]
      """,
      """
      2:3 unknown kind of view 'div' [unknown-kind]
        did you mean 'group'?
      """),
    Mistake(
      """
      views:
      - h1: Title
      """,
      """
      2:3 unknown kind of view 'h1' [unknown-kind]
        write 'text: Title' with 'traits: header' and 'heading: 1'
      """),
    Mistake(
      """
      views:
      - p: Text
      """,
      """
      2:3 unknown kind of view 'p' [unknown-kind]
        did you mean 'text'?
      """),
    Mistake(
      """
      views:
      - a: Text
        href: https://example.com
      """,
      """
      2:3 unknown kind of view 'a' [unknown-kind]
        did you mean 'link'?
      """),
    Mistake(
      """
      views:
      - img: cat.png
        alt: A cat
      """,
      """
      2:3 unknown kind of view 'img' [unknown-kind]
        did you mean 'image'?
      """),
    Mistake(
      """
      views:
      - input: Name
        type: text
      """,
      """
      2:3 unknown kind of view 'input' [unknown-kind]
        did you mean 'textField'?
      """),
    Mistake(
      """
      views:
      - button: A
        aria-label: B
      """,
      """
      3:3 unknown key 'aria-label' in a button [unknown-key]
        did you mean 'label'?
      """),
    Mistake(
      """
      views:
      - text: A
        aria-hidden: true
      """,
      """
      3:3 unknown key 'aria-hidden' in a text [unknown-key]
        did you mean 'hidden'?
      """),
    Mistake(
      """
      views:
      - view: [{ text: A }]
        role: button
      """,
      """
      3:3 unknown key 'role' in a view [unknown-key]
        what a view is, its kind and its 'traits' tell; a button's role only looks different
      """),
    Mistake(
      """
      views:
      - button: A
        onClick: dismiss
      """,
      """
      3:3 unknown key 'onClick' in a button [unknown-key]
        did you mean 'action'?
      """),
    Mistake(
      """
      views:
      - text: A
        if: n === 3
      """,
      """
      3:11 expected a value, found '=' [expression-syntax]
        write '==' to compare
      """),
    Mistake(
      #"""
      views:
      - text: "{{n}}"
      """#,
      """
      2:10 '{{n}}' would be text here [bare-expression]
        write '${n}' for the value
      """),
    Mistake(
      """
      views:
      - ul: [{ li: A }]
      """,
      """
      2:3 unknown kind of view 'ul' [unknown-kind]
        did you mean 'list'?
      """),
    Mistake(
      """
      views:
      - checkbox: A
        checked: true
      """,
      """
      2:3 unknown kind of view 'checkbox' [unknown-kind]
        did you mean 'toggle'?
      """),
    Mistake(
      """
      views:
      - select: A
        options: [a, b]
      """,
      """
      2:3 unknown kind of view 'select' [unknown-kind]
        did you mean 'picker'?
      """),
    Mistake(
      """
      views:
      - text: A
        class: big
      """,
      """
      3:3 unknown key 'class' in a text [unknown-key]
        what only looks different is left out
      """),
    Mistake(
      """
      views:
      - text: ${items.length}
      """,
      """
      2:17 'items' is a list, which has nothing inside [no-members]
        write 'items.count'
      """),
    Mistake(
      """
      views:
      - text: ${len(items)}
      """,
      """
      2:11 a function stands after what it is asked of [expression-syntax]
        write 'items.count'
      """),
  ]

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
        a flow begins on the first screen by itself
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
        give the flow a name: 'flows: { Name: […] }'
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
        give the flow a name: 'flows: { Name: […] }'
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

  private static let yamlMistakes: [Mistake] = [
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
        did you mean 'label'?
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

  private static let jsonMistakes: [Mistake] = [
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
