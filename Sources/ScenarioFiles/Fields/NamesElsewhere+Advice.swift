internal import Interface

extension NamesElsewhere {
  /// What to do where a word from elsewhere has no counterpart: by the place, then by the word in small letters.
  ///
  /// `%` is what stands after the word, or what the word is about.
  static let advice: [String: [String: String]] = [
    "kind of view": [
      "segmentedcontrol": "write 'picker: …' with 'style: segmented' and 'options: […]'",
      "segmented": "write 'picker: …' with 'style: segmented' and 'options: […]'",
      "pickerview": "write 'picker: …' with 'style: wheel' and 'options: […]'",
      "pickerwheel": "write 'picker: …' with 'style: wheel' and 'options: […]'",
      "landmark": "write a 'view' with 'container: landmark'",
      "semanticgroup": "write a 'view' with 'container: semanticGroup' and a 'label'",
      "toolbaritem": "put the view of the item into the 'toolbar' itself",
      "toolbaritemgroup": "put the views of the group into the 'toolbar' itself",
      "then": conditional, "else": conditional, "elseif": conditional, "type": kindIsAKey, "kind": kindIsAKey,
      "component": kindIsAKey,
      "items": viewsAreAList, "rows": viewsAreAList, "content": viewsAreAList, "sections": viewsAreAList,
      "webview": "write what the page shows as views, with 'container: landmark' and 'heading' as it has them",
      "pressable": pressable, "touchableopacity": pressable, "touchable": pressable,
      "semantics": "write 'element: …', or a 'view' around the texts, with 'flutter: { flags: […] }'",
      "navigationsplitview": "write the list and the screen that it leads to as two 'screens'",
      "geometryreader": "leave it out and write the views inside",
      "viewthatfits": "leave it out and write the views inside",
    ].merging(bars) { first, _ in first }.merging(headings) { first, _ in first },
    "container type": ["tabbar": "write 'traits: tabBar'"],
    "view": [
      "visible": "write 'hidden', with the opposite", "isvisible": "write 'hidden', with the opposite",
      "role": "what a view is, its kind and its 'traits' tell; a button's role only looks different",
      "title": "the title stands after the kind, as in 'button: %'",
      "placement":
        "items of the bar at the top stand under 'leading', 'trailing' or in the middle of a 'navigationBar'; 'toolbar' is the bar at the bottom",
      "navigationtitle": "write the screen's 'title'",
      "righttoleft": "write 'settings: { layoutDirection: rightToLeft }' at the top of the scenario",
      "semanticcontentattribute": "the direction is the app's; write the setting 'layoutDirection'",
      "tag": "write the choices of a picker as 'options: [{ label: …, tag: … }]'",
      "type": kindIsAKey, "kind": kindIsAKey, "component": kindIsAKey, "then": conditional, "else": conditional,
      "accessibilityelement": "write 'children: combine', 'children: contain' or 'children: ignore'",
      "min": rangeIsOne, "max": rangeIsOne, "minvalue": rangeIsOne, "maxvalue": rangeIsOne,
      "href": "write 'destination: %'", "src": "the name of an image stands after 'image'",
      "accessible": "write 'reactNative: { accessible: % }'",
      "accessibilityrole": "write 'reactNative: { role: % }', or 'traits' as UIKit has them",
      "accessibilitystate": "write 'reactNative: { state: … }'",
      "accessibilityliveregion": "an app announces what changes: write 'onChange' with the effect 'announce'",
      "accessibilityfocused": "what moves the cursor is the effect 'focus' of an action",
      "isheader": "write 'traits: header'", "isbutton": "write 'traits: button'", "islink": "write 'traits: link'",
      "help": "write 'hint: %'",
      "live": "an app announces what changes by the effect 'announce'",
      "subtitle": textsAreViews, "detail": textsAreViews, "detailtext": textsAreViews, "secondarytext": textsAreViews,
    ].merging(looks.merging(presentations) { first, _ in first }) { first, _ in first },
    "trait": [
      "draggable": "write 'draggable: true' on the view", "none": "leave 'traits' out",
      "expanded": "write 'isExpanded: true' on the view", "collapsed": "write 'isExpanded: false' on the view",
    ],
    // Beside a label, a symbol would be a kind of its own.
    "label": [
      "icon": "write 'label: { text: …, symbol: % }'", "systemimage": "write 'label: { text: …, symbol: % }'",
      "accessibilitylabel": "its words are its label; put it into a 'group' with a 'label' of its own",
      "systemname": "write 'label: { text: …, symbol: % }'", "image": "write 'label: { text: …, symbol: % }'",
      "else": "without the condition the default stands; for other words write '${if … then '…' else '…'}'",
    ],
    "text": ["header": "write 'traits: header'"],
    "image": [
      "systemname": "write 'symbol: %' in place of 'image'", "systemimage": "write 'symbol: %' in place of 'image'",
    ],
    "rotor": ["text": "write 'rotors: { %: [element, element] }'"],
    "scenario": [
      "steps": "write 'flows:', with the steps below a name of the flow",
      "tasks": "write 'flows:', with the tasks below a name of the flow",
      "a list": "write 'scenario: …' and 'views: […]' around it",
      "recording": "it belongs to a screen: write 'screens: { main: { views: […], recording: … } }'",
      "text": "a scenario begins with 'scenario: …' and 'views: […]'",
      "nothing": "a scenario begins with 'scenario: …' and 'views: […]'",
    ].merging(presentations) { first, _ in first },
    "list of views": ["nothing": "write '- text: …' in a line below, or '[]' where there is nothing"],
    "map of state": ["a list": "give each value a name: 'state: { name: value }'"],
    "map of flows": ["a list": "give the flow a name: '{ Name: […] }'"],
    "map of screens": ["a list": "give each screen a name: 'screens: { name: { views: […] } }'"],
    "list of tasks or steps": ["a map": "write a list of tasks: '[{ task: …, steps: […] }]'"],
    // Sources disagree on these, and no person can set them.
    "settings": Dictionary(
      SourceReading.allCases.map { reading in
        let sentence = "it is a reading of the sources: write 'readings: { \(reading.rawValue): % }' at the top"
        return (reading.rawValue.lowercased(), sentence)
      } + [
        ("darkmode", "write 'appearance: dark'"), ("colorscheme", "write 'appearance: %'"),
        ("textsize", "write 'dynamicType: %'"), ("fontsize", "write 'dynamicType: %'"),
      ]
    ) { first, _ in first },
    "screen": [
      "a list": "write '{ title: …, views: […] }'",
      "present": "what opens a screen says how: its action has the effect 'present' or 'push'",
    ].merging(presentations) { first, _ in first },
    // Steps, and what takes no value, or other things.
    "step": [
      "swipe": "write 'next', 'previous', 'up' or 'down'",
      "launchapp": beginningOfFlow, "launch": beginningOfFlow,
      "presskey": "write 'activate' for Return, 'type' for text and 'delete' for Backspace",
      "takescreenshot": "a transcript holds what is heard; 'a11ysim picture' draws the screen",
      "hidekeyboard": "the keyboard goes when the cursor leaves the field",
      "assertnotvisible": "write 'hear: { not: % }' after the step that speaks",
      "announce": "an app announces something as an effect of an action",
      "open": "a flow begins on the screen that it names, as in '{ screen: …, steps: […] }'; an action opens another",
      "threefingerswipeup": "write 'scroll: up'", "threefingerswipedown": "write 'scroll: down'",
      "threefingerswipeleft": "write 'scroll: left'", "threefingerswiperight": "write 'scroll: right'",
      "voiceoveron": "write 'settings: { voiceOver: on }'", "voiceoveroff": "write 'settings: { voiceOver: off }'",
    ],
    "step with words": [
      "tap": "write 'focus: %', then 'activate'", "tapon": "write 'focus: %', then 'activate'",
      "press": "write 'focus: %', then 'activate'", "click": "write 'focus: %', then 'activate'",
      "doubletap": "write 'focus: %', then 'activate'", "doubletapon": "write 'focus: %', then 'activate'",
      "longpresson": "write 'focus: %', then 'longPress'",
    ],
    "keys": [
      "vo": "VoiceOver's own keys are steps, such as 'next', 'previous' and 'activate'"
    ],
    "toggle": ["a map": "write the name alone: 'toggle: name'"],
    "append": ["a list": "write 'append: { to: names, value: … }'"],
    "activate": ["argument": "write 'focus: %', then 'activate'"],
    "hear": ["a list": "write a 'hear' of its own after each step that speaks"],
    "type": ["a map": "write only the text, after the steps 'focus' and 'activate'"],
    "effect": [
      "increment": "write 'set: { %: ${% + 1} }'",
      "decrement": "write 'set: { %: ${% - 1} }'",
      "alert": "an alert is a view: write 'alert: %' with 'isPresented: $name', and 'set: { name: true }' here",
      "confirmationdialog":
        "a dialog is a view: write 'confirmationDialog: %' with 'isPresented: $name', and 'set: { name: true }' here",
      "popover": "a popover is a view: write 'popover: %' with 'isPresented: $name', and 'set: { name: true }' here",
      "openurl": "what another app shows is left out; a 'link' has a 'destination'",
      "print": "what nobody hears is left out", "log": "what nobody hears is left out",
      "nothing": "write '[]' where nothing comes of it",
      "if": effectIsUnconditional, "then": effectIsUnconditional, "else": effectIsUnconditional,
    ],
    // Expressions.
    "function": [
      "count": "write '%.count'", "len": "write '%.count'", "length": "write '%.count'", "size": "write '%.count'",
      "isempty": "write '%.isEmpty'", "empty": "write '%.isEmpty'",
      "string": "any value can stand in text: write '%'", "str": "any value can stand in text: write '%'",
      "text": "any value can stand in text: write '%'", "int": "write '%.rounded'", "round": "write '%.rounded'",
    ],
    // Names that no state has.
    "expression": [
      "nil": "write 'null'", "none": "write 'null'", "undefined": "write 'null'", "yes": "write 'true'",
      "no": "write 'false'", "true": "write 'true'", "false": "write 'false'",
    ],
    "text in an expression": [
      "empty": "write '%.isEmpty'", "length": "write '%.count'", "size": "write '%.count'",
    ],
    "list in an expression": [
      "empty": "write '%.isEmpty'", "length": "write '%.count'", "size": "write '%.count'",
    ],
  ]

  private static let viewsAreAList = "write the views themselves as a list: '- text: …'"
  private static let pressable =
    "write a 'view' around what is in it, with 'reactNative: { accessible: true, role: button }'"
  private static let textsAreViews = "write both texts as views after the kind: '[{ text: … }, { text: % }]'"
  private static let rangeIsOne = "write both ends as 'range: [0, 100]'"
  private static let beginningOfFlow =
    "a flow begins on the first screen by itself, or on the one that it names: '{ screen: …, steps: […] }'"
  private static let conditional = "write 'if: …' on each of the views"
  private static let effectIsUnconditional =
    "an effect has no condition: 'set' takes '${if … then … else …}', and of two views each can have its own 'if'"
  private static let kindIsAKey = "the kind of a view is a key: write '%: …'"

  /// The headings of HTML.
  private static let headings = Dictionary(
    (1...6).map { ("h\($0)", "write 'text: %' with 'traits: header' and 'heading: \($0)'") }
  ) { first, _ in first }

  private static let bars: [String: String] = {
    let sentence = "a screen has its bar by itself; write the screen's 'title'"
    return ["navigationstack": sentence, "navigationview": sentence, "navigationtitle": sentence]
  }()

  private static let presentations: [String: String] = {
    let sentence =
      "the effect 'present' opens a screen over another; a sheet with detents is a view of the kind 'sheet'"
    let words = ["presentation", "detents", "presentationdetents", "presentationstyle", "modalpresentationstyle"]
    return Dictionary(words.map { ($0, sentence) }) { first, _ in first }
  }()

  /// What changes nothing that could be heard.
  private static let looks: [String: String] = {
    let words = [
      "textcontenttype", "keyboardtype", "submitlabel", "buttonstyle", "liststyle", "tint", "cornerradius", "shadow",
      "border", "class", "classname", "css", "animation", "transition", "contentshape", "blur", "imagescale",
    ]
    return Dictionary(words.map { ($0, "what only looks different is left out") }) { first, _ in first }
  }()
}
