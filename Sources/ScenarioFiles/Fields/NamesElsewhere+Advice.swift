internal import Interface

extension NamesElsewhere {
  /// What to do where a word from elsewhere has no counterpart: by the place, then by the word in small letters.
  ///
  /// `%` is what stands behind the word, or what the word is about.
  static let advice: [String: [String: String]] = [
    "kind of view": [
      "segmentedcontrol": "write 'picker: …' with 'style: segmented' and 'options: […]'",
      "pickerview": "write 'picker: …' with 'style: wheel' and 'options: […]'",
      "pickerwheel": "write 'picker: …' with 'style: wheel' and 'options: […]'",
      "landmark": "write a 'view' with 'container: landmark'",
      "semanticgroup": "write a 'view' with 'container: semanticGroup' and a 'label'",
    ].merging(bars) { first, _ in first },
    "container type": ["tabbar": "write 'traits: tabBar'"],
    "view": [
      "role": "what a view is, its kind and its 'traits' tell; a button's role only looks different",
      "title": "the title stands behind the kind, as in 'button: %'",
      "navigationtitle": "write the screen's 'title'",
      "righttoleft": "write 'settings: { layoutDirection: rightToLeft }' at the top of the scenario",
      "semanticcontentattribute": "the direction is the app's; write the setting 'layoutDirection'",
      "tag": "write the choices of a picker as 'options: [{ label: …, tag: … }]'",
    ].merging(looks.merging(presentations) { first, _ in first }) { first, _ in first },
    "trait": [
      "draggable": "write 'draggable: true' on the view", "none": "leave 'traits' out",
      "expanded": "write 'isExpanded: true' on the view", "collapsed": "write 'isExpanded: false' on the view",
    ],
    "scenario": presentations,
    // Sources disagree on these, and no person can set them.
    "settings": Dictionary(
      SourceReading.allCases.map { reading in
        let sentence = "it is a reading of the sources: write 'readings: { \(reading.rawValue): % }' at the top"
        return (reading.rawValue.lowercased(), sentence)
      }
    ) { first, _ in first },
    "screen": [
      "a list": "write '{ title: …, views: […] }'"
    ].merging(presentations) { first, _ in first },
    // Steps, and what takes nothing behind it, or other things.
    "step": [
      "swipe": "write 'next', 'previous', 'up' or 'down'",
      "announce": "an app announces something as an effect of an action",
      "open": "a flow begins on the first screen; an action opens another by the effect 'push' or 'present'",
      "threefingerswipeup": "write 'scroll: up'", "threefingerswipedown": "write 'scroll: down'",
      "threefingerswipeleft": "write 'scroll: left'", "threefingerswiperight": "write 'scroll: right'",
      "voiceoveron": "write 'settings: { voiceOver: on }'", "voiceoveroff": "write 'settings: { voiceOver: off }'",
    ],
    "activate": ["argument": "write 'focus: %', then 'activate'"],
    "type": ["a map": "write only the text, after the steps 'focus' and 'activate'"],
    "effect": [
      "increment": "write 'set: { %: ${% + 1} }'",
      "decrement": "write 'set: { %: ${% - 1} }'",
    ],
    // Expressions.
    "function": [
      "count": "write '%.count'", "len": "write '%.count'", "length": "write '%.count'", "size": "write '%.count'",
      "isempty": "write '%.isEmpty'", "empty": "write '%.isEmpty'",
    ],
    "text in an expression": [
      "empty": "write '%.isEmpty'", "length": "write '%.count'", "size": "write '%.count'",
    ],
    "list in an expression": [
      "empty": "write '%.isEmpty'", "length": "write '%.count'", "size": "write '%.count'",
    ],
  ]

  private static let bars: [String: String] = {
    let sentence = "a screen has its bar by itself; write the screen's 'title'"
    return ["navigationstack": sentence, "navigationview": sentence, "navigationtitle": sentence]
  }()

  private static let presentations: [String: String] = {
    let sentence =
      "the effect 'present' opens a screen over another; a sheet with detents is a view of the kind 'sheet'"
    return ["presentation": sentence, "detents": sentence, "presentationdetents": sentence]
  }()

  /// What changes nothing that could be heard.
  private static let looks: [String: String] = {
    let words = [
      "textcontenttype", "keyboardtype", "submitlabel", "buttonstyle", "liststyle", "tint", "cornerradius", "shadow",
      "border", "animation", "transition", "contentshape", "blur", "imagescale",
    ]
    return Dictionary(words.map { ($0, "what only looks different is left out") }) { first, _ in first }
  }()
}
