/// What those write who know SwiftUI.
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
      - toolbar: [{ button: A, placement: principal }]
      """,
      """
      2:26 unknown key 'placement' in a button [unknown-key]
        items of the bar at the top stand under 'leading', 'trailing' or in the middle of a 'navigationBar'; 'toolbar' is the bar at the bottom
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
      """
      views:
      - text: A
        if: settings.dynamicType == 'huge' or settings.appearance == 'drak' or settings.dynamicType < 'xxLarg'
      """,
      """
      3:7 'settings.dynamicType' is never 'huge' [unknown-value]
        it is one of 'xSmall', 'small', 'medium', 'large', 'xLarge', 'xxLarge', 'xxxLarge', 'accessibility1', \
      'accessibility2', 'accessibility3', 'accessibility4', 'accessibility5'
      3:41 'settings.appearance' is never 'drak' [unknown-value]
        did you mean 'dark'?
      3:74 'settings.dynamicType' is never 'xxLarg' [unknown-value]
        did you mean 'xxLarge'?
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
}
