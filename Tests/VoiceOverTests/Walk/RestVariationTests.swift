import ScenarioFiles
import Testing
import Transcripts

/// What is on a screen at rest, and all that is heard of it from the first element to the last.
struct RestExample: Sendable, CustomTestStringConvertible {
  /// The views, in YAML.
  var views: String
  /// The platform, language or state, where they are not the usual ones.
  var circumstances: [String]
  var heard: [String]

  /// Rows of `circumstance & circumstance & views => utterance | utterance`; what a row goes on with is indented.
  static func table(_ rows: String) -> [RestExample] {
    rows.split(separator: "\n").map { row in
      let row = row.split(separator: " ").joined(separator: " ")
      let (circumstances, rest) = row[...].halves(before: "[")
      let (views, heard) = rest.halves(before: "=>")
      return RestExample(
        views: views.trimmed, circumstances: circumstances.split(separator: "&").map(\.trimmed),
        heard: heard.dropFirst(2).split(separator: "|").map(\.trimmed).filter { !$0.isEmpty })
    }
  }

  var testDescription: String { (circumstances + [views]).joined(separator: ", ") }

  /// What is really heard.
  func walk() throws -> [String] {
    let isHinting = circumstances.contains("hints: on")
    let settings = "settings: { hints: \(isHinting ? "on" : "off") }"
    let lines = ["scenario: S", settings] + circumstances.filter { $0 != "hints: on" } + ["views: \(views)"]
    let scenario = try readScenario(ScenarioSource(lines.joined(separator: "\n")))
    let transcript = Transcript(of: scenario).text().split(separator: "\n").map(String.init)
    let start = transcript.firstIndex { $0.hasPrefix("> ") } ?? transcript.endIndex
    return transcript[start...].filter { line in !["> ", "+ ", "* "].contains { line.hasPrefix($0) } }
  }
}

extension Substring {
  /// What stands before a mark, and the mark with what comes after it.
  fileprivate func halves(before mark: String) -> (Substring, Substring) {
    guard let place = ranges(of: mark).first?.lowerBound else { return (self, "") }
    return (self[..<place], self[place...])
  }

  /// The text without spaces around it.
  fileprivate var trimmed: String {
    var text = drop { $0 == " " }
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}

/// Each rule of the reference in many forms.
///
/// The words were written by hand before they were run; where they turned out otherwise, sources decided.
@Suite("Variations of what is heard at rest")
struct RestVariationTests {
  // AccessibilitySnapshot (testViewDescription, testButtonTraits, testDescriptionEdgeCases); UIKit’s reference of
  // buttons; WWDC17-215.
  static let wording = RestExample.table(
    """
    [{view: , isElement: true, label: Tom McNeil, value: two open posts, traits: button}] => Tom McNeil, two open \
      posts, button
    [{view: , isElement: true, value: two open posts, traits: button}] => two open posts, button
    hints: on & [{view: , isElement: true, hint: Opens it, traits: button}] => Opens it, button
    hints: on & [{view: , isElement: true, hint: Opens it, traits: adjustable}] => Opens it, adjustable
    hints: on & [{view: , isElement: true, value: 3, hint: Opens it, traits: adjustable}] => 3, adjustable | ~ Opens \
      it | ~ Swipe up or down with one finger to adjust the value
    hints: on & [{view: , isElement: true, label: L, value: V, hint: H}] => L, V | ~ H
    [{view: , isElement: true, label: L, traits: [button, selected, notEnabled]}] => selected, L, dimmed, button
    [{view: , isElement: true, traits: [selected]}] => selected
    [{view: , isElement: true, value: V, traits: [selected, image]}] => selected, V, image
    [{view: , isElement: true, label: L, traits: [button, link]}] => L, button, link
    [{view: , isElement: true, label: L, traits: [link, header]}] => L, heading, link
    [{view: , isElement: true, label: L, traits: [image, button, header]}] => L, button, heading, image
    [{view: , isElement: true, label: L, traits: [adjustable, button]}] => L, button, adjustable
    [{view: , isElement: true, label: L, traits: [searchField, button]}] => L, button, search field
    [{view: , isElement: true, label: L, traits: [keyboardKey, button, selected]}] => selected, L
    [{view: , isElement: true, label: L, traits: [causesPageTurn, button, notEnabled]}] => L, dimmed, button
    [{view: , isElement: true, label: L, value: "", hint: "", traits: button}] => L, button
    [{view: , isElement: true, label: "", traits: button}] => button
    [{view: , isElement: true, label: L, heading: 2, traits: header}] => L, heading level 2
    [{view: , isElement: true, label: L, heading: 2}] => L
    [{button: Options, hint: Shows additional camera options.}] => Options, button
    hints: on & [{button: Options, hint: Shows additional camera options.}] => Options, button | ~ Shows additional \
      camera options.
    hints: on & [{button: Delete, hint: Delete}] => Delete, button | ~ Delete
    hints: on & [{button: Blue OK, value: 2 out of 4, hint: Opens, selected: true}] => selected, Blue OK, 2 out of 4, \
      button | ~ Opens
    [{button: Done!}] => Done! button
    [{button: "Settings, General"}] => Settings, General, button
    [{button: Play, traits: startsMediaSession}] => Play, button
    [{button: Play, removeTraits: button}] => Play
    [{button: Play, traits: link}] => Play, button, link
    [{button: Play, traits: header, heading: 3}] => Play, button, heading level 3
    [{text: Title, traits: header, heading: 1}] => Title, heading level 1
    [{text: Title, heading: 1}] => Title
    [{text: Title, traits: button}] => Title, button
    [{text: Title, traits: [button, selected]}] => selected, Title, button
    [{text: Title, value: 5}] => Title, 5
    [{text: Title, label: Better, value: 5}] => Better, 5
    [{text: ""}, {text: A}] => A
    [{image: photo_1}] => photo_1, image
    [{image: photo_1, label: Beach}] => Beach, image
    [{image: photo_1, decorative: true}, {text: A}] => A
    [{image: photo_1, label: Beach, traits: button}] => Beach, button, image
    [{image: photo_1, label: Beach, removeTraits: image}] => Beach
    [{image: photo_1, label: Beach, value: sunny, selected: true}] => selected, Beach, sunny, image
    [{image: {symbol: trash}}] => Trash, image
    [{button: {symbol: trash}}] => Trash, button
    [{button: {symbol: trash}, label: Delete}] => Delete, button
    [{button: {text: Delete, symbol: trash}}] => Delete, button
    [{button: {symbol: plus}, enabled: false}] => Add, dimmed, button
    [{button: {symbol: heart}, value: "3", selected: true}] => selected, Love, 3, button
    [{label: {text: Mail, symbol: envelope}}] => Mail
    [{label: {text: Mail, symbol: envelope}, traits: header}] => Mail, heading
    [{link: Terms, destination: "https://a.b", hint: Opens Safari}] => Terms, button, link
    [{link: Terms, destination: "https://a.b", removeTraits: button}] => Terms, link
    [{circle: , label: Online}] => Online
    [{circle: , value: Online}] => Online
    [{circle: , label: "", value: Online}] => Online
    hints: on & [{circle: , label: "", value: "", hint: Opens it}] => Opens it
    hints: on & [{circle: , value: Online, hint: Opens it}] => Online | ~ Opens it
    [{circle: }, {text: A}] => A
    [{rectangle: , label: Area, traits: button}] => Area, button
    [{divider: }, {text: A}] => A
    hints: on & [{button: Filter, traits: toggle}] => Filter, switch button | ~ Double tap to toggle setting
    [{button: Filter, traits: toggle, value: "1"}] => Filter, switch button, on
    [{button: Filter, traits: toggle, value: "0"}] => Filter, switch button, off
    [{button: Filter, traits: [toggle, selected], value: Active}] => selected, Filter, switch button, Active
    [{disclosureGroup: {text: Name, symbol: star}, isExpanded: false, views: [{text: One}]}] => Name, button, \
      collapsed
    [{chart: [{element: Cachapa, value: 916 sold}, {element: Injera, value: 850 sold}]}] => Cachapa, 916 sold | \
      Injera, 850 sold
    [{toggle: S, isOn: true, traits: selected, enabled: false, hint: x}] => selected, S, dimmed, switch button, on
    [{link: L, destination: "https://a.b", value: external, selected: true}] => selected, L, external, button, link
    [{text: A, enabled: false}] => A, dimmed
    [{text: A, traits: header, enabled: false}] => A, dimmed, heading
    [{image: p, label: A, enabled: false, traits: link}] => A, dimmed, link, image
    [{menu: M, selected: true, views: [{button: X}]}] => selected, M, button, pop up button
    [{text: A, traits: [updatesFrequently, header], value: 4}] => A, 4, heading
    [{text: A, traits: link}] => A, link
    [{text: A, traits: image}] => A, image
    [{text: A, traits: searchField}] => A, search field
    [{button: A, traits: image}] => A, button, image
    [{button: A, traits: adjustable}] => A, button, adjustable
    [{button: A, increment: [], decrement: [], value: 3}] => A, 3, button, adjustable
    [{toggle: S, isOn: true, increment: [], decrement: []}] => S, switch button, on, adjustable
    """)

  // AccessibilitySnapshot (testTabBars, testSegmentedControl); MagentaA11y, segmented control; WWDC22-110340; cvs-
  // health, Pickers.
  static let selections = RestExample.table(
    """
    state: {v: One year} & [{picker: Range, style: segmented, options: [30 days, One year], selection: $v}] => 30 \
      days, button, 1 of 2 | selected, One year, button, 2 of 2
    state: {v: A} & [{picker: Range, style: segmented, options: [A, B], selection: $v, enabled: false}] => selected, \
      A, dimmed, button, 1 of 2 | B, dimmed, button, 2 of 2
    state: {v: A} & [{text: T}, {vstack: [{picker: Range, style: segmented, options: [A, B], selection: $v}], \
      children: contain, label: Favorite apps}] => T | Favorite apps, selected, A, button, 1 of 2 | B, button, 2 of 2
    state: {v: c} & [{picker: R, style: segmented, selection: $v, options: [{label: Weather, tag: a}, {label: Photos, \
      tag: b}, {label: Clock, tag: c, enabled: false}]}] => Weather, button, 1 of 3 | Photos, button, 2 of 3 | \
      selected, Clock, dimmed, button, 3 of 3
    [{tabView: [{tab: Home, views: [{text: A}]}, {tab: {text: Mail, symbol: envelope}, views: [{text: B}]}, {tab: Me, \
      views: [{text: C}]}]}] => A | Tab Bar, selected, Home, tab, 1 of 3 | Mail, tab, 2 of 3 | Me, tab, 3 of 3
    [{tabView: [{tab: Home, badge: 3, views: [{text: A}]}, {tab: Mail, badge: New, views: [{text: B}]}]}] => A | Tab \
      Bar, selected, Home, tab, 1 of 2 | Mail, tab, 2 of 2
    platform: iOS 17 & [{tabView: [{tab: Home, views: [{text: A}]}, {tab: Mail, badge: 12, views: [{text: B}]}]}] => \
      A | Tab Bar, selected, Home, tab, 1 of 2 | Mail, 12 items, tab, 2 of 2
    platform: iOS 17 & [{tabView: [{tab: Home, views: [{text: A}]}, {tab: Mail, badge: New, views: [{text: B}]}]}] => \
      A | Tab Bar, selected, Home, tab, 1 of 2 | Mail, New, tab, 2 of 2
    platform: iOS 17 & [{tabView: [{tab: Home, views: [{text: A}]}, {tab: Mail, badge: 1, views: [{text: B}]}]}] => A \
      | Tab Bar, selected, Home, tab, 1 of 2 | Mail, 1 item, tab, 2 of 2
    [{tabBar: [{tab: A}, {tab: B, selected: true}, {tab: C, enabled: false}, {tab: "", label: L, value: V}]}] => Tab \
      Bar, A, tab, 1 of 4 | selected, B, tab, 2 of 4 | C, tab, 3 of 4 | L, V, tab, 4 of 4
    [{view: [{button: A}, {button: B, selected: true}, {button: C, enabled: false}], traits: tabBar}] => A, tab, 1 of \
      3 | selected, B, tab, 2 of 3 | C, dimmed, tab, 3 of 3
    [{view: [{text: A, traits: [button, selected]}, {text: B, traits: [button, header]}], traits: tabBar, label: \
      Feeds}] => Feeds, selected, A, tab, 1 of 2 | B, tab, heading, 2 of 2
    [{hstack: [{button: All, selected: true}, {button: Mine}]}] => selected, All, button | Mine, button
    [{hstack: [{button: All}, {button: Mine}], traits: tabBar, children: contain}] => All, tab, 1 of 2 | Mine, tab, 2 \
      of 2
    state: {v: b} & [{picker: P, style: inline, selection: $v, options: [{label: A, tag: a}, {label: B, tag: b}]}] => \
      A, button | selected, B, button
    state: {v: b} & [{form: [{picker: P, style: segmented, selection: $v, options: [{label: A, tag: a}, {label: B, \
      tag: b}]}]}] => A, button, 1 of 2 | selected, B, button, 2 of 2
    state: {v: A} & [{picker: P, style: wheel, options: [A, B], selection: $v, enabled: false}] => A, selected, \
      dimmed, picker item, adjustable, 1 of 2
    state: {v: A} & [{text: T}, {vstack: [{picker: P, style: wheel, options: [A, B], selection: $v}], children: \
      contain, label: Number}] => T | Number, A, selected, picker item, adjustable, 1 of 2
    hints: on & state: {v: A} & [{picker: P, options: [A, B], selection: $v, hint: Sorts}] => P, A, button, pop up \
      button | ~ Sorts | ~ Double tap to activate the picker
    [{colorPicker: Tint, value: red}] => Tint, red, button
    """)

  // AccessibilitySnapshot (testSwitchControls); WWDC19-216; WWDC23-10036; cvs-health, Toggles and Accordions.
  static let switches = RestExample.table(
    """
    hints: on & [{toggle: Include Salt, isOn: true}] => Include Salt, switch button, on | ~ Double tap to toggle \
      setting
    hints: on & [{toggle: Include Salt, isOn: false, enabled: false}] => Include Salt, dimmed, switch button, off
    hints: on & [{toggle: Include Salt, isOn: false, enabled: false, hint: Not now}] => Include Salt, dimmed, switch \
      button, off | ~ Not now
    platform: iOS 16 & [{toggle: Mode, isOn: true, value: Dark}] => Mode, switch button
    [{toggle: "", isOn: true, label: Wi-Fi}] => Wi-Fi, switch button, on
    [{toggle: "", isOn: true}] => switch button, on
    [{toggle: Wi-Fi, isOn: true, traits: header}] => Wi-Fi, switch button, on, heading
    [{hstack: [{text: Send me updates}, {spacer: }, {toggle: "", isOn: false}]}] => Send me updates | switch button, \
      off
    [{toggle: {text: Sound, symbol: bell}, isOn: true}] => Sound, switch button, on
    [{toggle: [{hstack: [{image: {symbol: bell}}, {text: Sound}]}], isOn: true}] => Sound, switch button, on
    [{toggle: [{vstack: [{text: Sound}, {text: Loud, hidden: true}]}], isOn: true}] => Sound, switch button, on
    hints: on & [{disclosureGroup: Details, isExpanded: true, views: [{text: One}, {text: Two}]}] => Details, button, \
      expanded | ~ Double-tap to collapse | One | Two
    hints: on & [{list: [{disclosureGroup: Details, isExpanded: false, views: [{text: One}]}, {text: After}]}] => \
      Details, button, collapsed | ~ Double-tap to expand | After
    """)

  // WWDC14-210; WWDC19-238; AccessibilitySnapshot (testSlider, testStepper, testPageControl); the caption panel of
  // iOS 26.6.1.
  static let amounts = RestExample.table(
    """
    hints: on & [{slider: Your age, value: 19, range: [0, 100]}] => Your age, 19%, adjustable | ~ Swipe up or down \
      with one finger to adjust the value
    hints: on & [{slider: "", value: 0.37}] => 37%, adjustable | ~ Swipe up or down with one finger to adjust the \
      value
    [{slider: "", value: 0.5, label: Red, enabled: false}] => Red, 50%, dimmed, adjustable
    [{slider: Red, value: 76, range: [0, 255], valueLabel: "76"}] => Red, 76, adjustable
    [{slider: Speed, value: 0.456}] => Speed, 46%, adjustable
    [{slider: Speed, value: 1}] => Speed, 100%, adjustable
    [{slider: Speed, value: -5, range: [-10, 10]}] => Speed, 25%, adjustable
    state: {n: 3} & [{stepper: Quantity, value: $n, range: [0, 5]}] => Quantity, Decrement, 3, button | Quantity, \
      Increment, 3, button
    [{view: , isElement: true, label: Quantity, value: 3 events, traits: adjustable}] => Quantity, 3 events, \
      adjustable
    [{view: , isElement: true, label: Quantity, value: 3 events, traits: [adjustable, notEnabled], hint: No}] => \
      Quantity, 3 events, dimmed, adjustable
    state: {m: February} & [{picker: Month, style: wheel, options: [January, February], selection: $m}] => February, \
      selected, picker item, adjustable, 2 of 2
    [{pageControl: , value: 1, total: 5}] => page 1 of 5, adjustable
    [{text: Rating, value: 3 stars, increment: [], decrement: []}] => Rating, 3 stars, adjustable
    [{hstack: [{image: {symbol: star}}, {image: {symbol: star}}], children: ignore, label: Rating, value: 3 of 5, \
      increment: [], decrement: []}] => Rating, 3 of 5, adjustable
    [{progressView: Loading}] => Loading
    [{progressView: , value: 0.5}] => 50%
    [{progressView: Upload, value: 0.5, label: Uploading}] => Uploading, 50%
    [{gauge: Battery, value: 40, range: [0, 200]}] => Battery, 20%
    """)

  // kickstarter/ios-oss, pull request 545; AccessibilitySnapshot (testSwiftUITextEntry); MagentaA11y, search field;
  // microsoft/Teams-AdaptiveCards-Mobile, issues 24 and 185, a text view that is a heading.
  static let fields = RestExample.table(
    """
    hints: on & state: {t: ""} & [{textField: Email Address, text: $t, label: New email}] => New email, Email \
      Address, text field | ~ Double tap to edit
    state: {t: a@b.c} & [{textField: Email Address, text: $t, label: New email}] => New email, a@b.c, text field
    state: {t: ""} & [{secureField: Password, text: $t, label: Current Password}] => Current Password, Password, \
      secure text field
    state: {t: secret} & [{secureField: Password, text: $t, label: Current Password}] => Current Password, 6 \
      characters, secure text field
    locale: de-DE & state: {t: secret} & [{secureField: "", text: $t, label: PIN}] => PIN, 6 Zeichen, Verschlüsseltes Textfeld
    locale: ja-JP & state: {t: secret} & [{secureField: "", text: $t, label: PIN}] => PIN, 6文字, \
      セキュリティ保護されたテキストフィールド
    state: {t: ""} & [{textField: "", text: $t}] => text field
    state: {t: ""} & [{secureField: "", text: $t}] => secure text field
    hints: on & state: {t: ""} & [{searchField: Search, text: $t}] => Search, search field | ~ Double tap to edit
    hints: on & state: {t: Hello} & [{textEditor: , text: $t}] => Hello, text field | ~ Double tap to edit, Use the \
      rotor to access Misspelled Words
    state: {t: Hello} & [{textEditor: , text: $t, label: Note}] => Note, Hello, text field
    state: {t: Hello} & [{textEditor: , text: $t, label: Note, traits: header}] => Note, Hello, heading, text field
    state: {t: Hello} & [{textField: Name, text: $t, enabled: false, label: Full name}] => Full name, Hello, dimmed, \
      text field
    state: {t: ""} & [{textField: Name, text: $t, prompt: Jane Doe}] => Name, Jane Doe, text field
    state: {t: Ann} & [{textField: Name, text: $t, prompt: Jane Doe}] => Name, Ann, text field
    state: {t: ""} & [{hstack: [{text: Name}, {textField: Jane, text: $t}]}] => Name | Jane, text field
    state: {t: ""} & [{form: [{section: Login, views: [{textField: User, text: $t}, {secureField: Pass, text: \
      $t}]}]}] => Login, heading | User, text field | Pass, secure text field
    """)

  // Apple’s reference of `AccessibilityChildBehavior`; cvs-health, CombiningFocus; WWDC24-10073; WWDC21-10223;
  // mobilea11y.com.
  static let groups = RestExample.table(
    """
    [{vstack: [{text: Mars}, {text: The Red Planet}, {button: Like}], children: combine}] => Mars, The Red Planet, \
      button
    [{vstack: [{text: Mars}, {image: mars}, {text: Red}], children: combine}] => Mars, mars, Red
    [{vstack: [{text: Mars, traits: header}, {text: Red}], children: combine}] => Mars, Red, heading
    [{vstack: [{text: Mars}, {text: Red}], children: ignore}] =>
    [{vstack: [{text: Mars}, {text: Red}], children: ignore, label: Planet, traits: button}] => Planet, button
    [{vstack: [{text: Mars}, {button: Like}], children: ignore, label: "Mars. Like."}] => Mars. Like.
    [{text: T}, {vstack: [{text: Mars}, {text: Red}], children: contain, label: Planet}, {text: E}] => T | Planet, \
      Mars | Red | E
    [{vstack: [{text: A}, {hstack: [{text: B}, {text: C}], children: combine}], children: combine}] => A, B, C
    [{vstack: [{text: A}, {hstack: [{text: B}, {text: C}], children: ignore, label: X}], children: combine}] => A, X
    [{vstack: [{text: A}, {hstack: [{text: B}, {text: C}], children: contain, label: X}], children: combine}] => A, \
      B, C
    [{vstack: [{text: A}, {hstack: [{text: B}, {text: C}], hidden: true}], children: combine}] => A
    [{vstack: [{hstack: [{text: A}, {text: B}], children: combine}, {hstack: [{text: C}, {text: D}], children: \
      combine}], children: contain}] => A, B | C, D
    [{vstack: [{text: A, value: "1"}, {text: B}], children: combine}] => A, B, 1
    [{vstack: [{text: A}, {text: B, hint: Opens}], children: combine}] => A, B
    hints: on & [{vstack: [{text: A}, {text: B, hint: Opens}], children: combine}] => A, B | ~ Opens
    [{vstack: [{text: A, selected: true}, {text: B}], children: combine}] => selected, A, B
    [{vstack: [{text: A}, {text: B}], children: combine, traits: button, value: "2"}] => A, B, 2, button
    [{vstack: [{text: A}, {link: Terms, destination: "https://a.b"}], children: combine}] => A, button, link
    [{vstack: [{text: A}, {slider: Volume, value: 0.5}], children: combine}] => A, Volume, 50%, adjustable
    [{hstack: [{text: Price}, {text: "29.13"}, {text: X}], children: combine}] => Price, 29.13, X
    [{button: [{vstack: [{text: Ann}, {text: Berlin}]}]}] => Ann, Berlin, button
    [{button: [{vstack: [{text: Ann}, {text: Berlin}]}], label: Profile}] => Profile, button
    [{button: [{vstack: [{text: Ann, traits: header}, {text: Berlin}]}]}] => Ann, Berlin, button, heading
    [{button: [{hstack: [{image: {symbol: star}}, {text: Rate}]}]}] => Rate, button
    [{button: [{hstack: [{image: avatar}, {text: Rate}]}]}] => avatar, Rate, button
    [{button: [{hstack: [{image: avatar, label: Ann's photo}, {text: Rate}]}]}] => Ann's photo, Rate, button
    [{button: [{hstack: [{text: A}, {button: B}]}]}] => A, button
    [{button: [{vstack: [{text: A}, {text: B, hidden: true}]}]}] => A, button
    [{navigationLink: [{vstack: [{text: WWDaisy}, {text: Five days}]}], action: {announce: x}}] => WWDaisy, Five \
      days, button
    [{cell: [{text: Ann}, {image: {symbol: chevron.right}}, {text: Berlin}]}] => Ann, Berlin
    [{cell: [{text: Ann}, {button: Call}]}] => Ann | Call, button
    [{view: [{text: Group 2 child}], isElement: true, label: Parent}] => Parent
    [{view: [{text: A}, {view: [{text: B}], isElement: true, label: C}]}] => A | C
    [{view: [{view: [{text: A}], label: Inner, container: semanticGroup}, {text: B}], label: Outer, container: \
      semanticGroup}] => Outer, Inner, A | B
    [{text: A, hidden: true}, {text: B, opacity: 0}, {text: C}] => C
    [{view: [{text: A}], elementsHidden: true}, {text: C}] => C
    [{view: [{text: A, isElement: false}, {text: B}]}] => B
    [{hstack: [{text: John}, {circle: , label: Online}], children: combine}] => John, Online
    [{vstack: [{vstack: [{vstack: [{text: A}, {text: B}]}, {text: C}], children: combine}, {text: D}]}] => A, B, C | D
    [{vstack: [{text: A}, {toggle: T, isOn: false}, {text: B}], children: combine}] => A, T, B, switch button, off
    [{vstack: [{text: A}, {image: {symbol: star}, label: Fav}, {text: B}], children: combine}] => A, Fav, B
    [{vstack: [{label: {text: A, symbol: star}}, {text: B}], children: combine}] => A, B
    [{vstack: [{text: A}, {progressView: P, value: 0.5}], children: combine}] => A, P, 50%
    [{vstack: [{text: A, traits: header, heading: 2}, {text: B}], children: combine}] => A, B, heading level 2
    [{vstack: [{text: A, sortPriority: 1}, {text: B, sortPriority: 2}], children: combine}] => B, A
    [{zstack: [{image: bg, decorative: true}, {vstack: [{text: A}, {text: B}]}], children: combine}] => A, B
    [{button: [{zstack: [{image: bg, label: Beach}, {text: A}]}], selected: true}] => selected, Beach, A, button
    [{vstack: [{text: A}, {text: B}], children: combine, label: {append: C}}] => A, B, C
    [{vstack: [{text: A}, {text: B}], children: combine, hint: H, actions: [X]}] => A, B | ~ Actions available
    [{list: [{vstack: [{text: A}, {text: B}], children: combine}, {vstack: [{text: C}, {text: D}]}]}] => A, B | C | D
    [{list: [{button: [{hstack: [{vstack: [{text: A}, {text: B}]}, {spacer: }, {text: C}]}]}]}] => A, B, C, button
    [{list: [{section: H, views: [{navigationLink: {text: A, symbol: star}, action: {announce: x}}]}]}] => H, heading \
      | A, button
    [{list: [{hstack: [{text: A}, {toggle: "", isOn: true}]}]}] => A | switch button, on
    [{form: [{hstack: [{text: A}, {spacer: }, {text: B}]}]}] => A | B
    [{vstack: [{text: A}, {button: B}], children: contain}] => A | B, button
    [{vstack: [{text: A}], children: contain, label: G, value: V, hint: H}] => G, A
    [{group: [{text: A}, {text: B}], traits: header}] => A, heading | B, heading
    [{hstack: [{text: A}, {text: B}], hint: H, traits: button}] => A, button | B, button
    [{hstack: [{text: A}], hidden: true}, {text: B}] => B
    [{vstack: [{text: A}, {text: B}], enabled: false, children: combine}] => A, B, dimmed
    [{scrollView: [{text: A}, {text: B}]}] => A | B
    [{lazyVStack: [{text: A}, {text: B}]}] => A | B
    [{vstack: [{text: A}, {divider: }, {text: B}, {spacer: }]}] => A | B
    """)

  // WWDC18-230; WWDC21-10121; WWDC24-10073; cvs-health, Menus and Pickers.
  static let actions = RestExample.table(
    """
    [{text: Shelter, actions: [Open address, Call]}] => Shelter | ~ Actions available
    hints: on & [{text: Shelter, actions: [Call], hint: Info}] => Shelter | ~ Info | ~ Actions available
    hints: on & [{toggle: Mute, isOn: true, actions: [Call]}] => Mute, switch button, on | ~ Double tap to toggle \
      setting | ~ Actions available
    [{button: Mail, actions: [], customContent: [{label: Size, value: 3 MB}]}] => Mail, button | ~ More content \
      available
    [{button: Mail, actions: [Delete], customContent: [{label: Size, value: 3 MB}]}] => Mail, button | ~ Actions \
      available | ~ More content available
    [{text: Bailey, customContent: [{label: Breed, value: beagle, importance: high}, {label: Age, value: "3"}]}] => \
      Bailey, beagle | ~ More content available
    [{text: Bailey, value: dog, customContent: [{label: Breed, value: beagle, importance: high}, {label: Age, value: \
      three, importance: high}]}] => Bailey, dog, beagle, three | ~ More content available
    [{text: Mail, draggable: Mail}] => Mail, draggable
    [{list: [{text: Mail, swipeActions: [{button: Delete}], actions: [Flag]}, {text: B}]}] => Mail | ~ Actions \
      available | B
    hints: on & [{menu: Actions, views: [{button: Copy}]}] => Actions, button, pop up button | ~ Double tap to \
      activate the picker
    [{menu: Actions, enabled: false, views: [{button: Copy}]}] => Actions, dimmed, button, pop up button
    [{menu: {symbol: ellipsis.circle}, views: [{button: Copy}]}] => More, button, pop up button
    [{menu: {text: Sort, symbol: arrow.up.arrow.down}, value: Name, views: [{button: Copy}]}] => Sort, Name, button, \
      pop up button
    [{text: A, contextMenu: [{button: Copy}]}] => A | ~ Actions available
    hints: on & state: {v: Red} & [{picker: Color, options: [Red, Green], selection: $v}] => Color, Red, button, pop \
      up button | ~ Double tap to activate the picker
    state: {v: Red} & [{form: [{picker: Color, options: [Red, Green], selection: $v}]}] => Color, Red, button, pop up \
      button
    state: {v: Red} & [{form: [{picker: Color, style: navigationLink, options: [Red, Green], selection: $v}]}] => \
      Color, Red, button
    """)

  // AccessibilitySnapshot (testList, testLandmark, testDataTable, SwiftUIListSectionTests); WWDC16-202;
  // kickstarter/ios-oss, 552.
  static let rows = RestExample.table(
    """
    [{list: [{section: Fruits, views: [{text: Apple}, {text: Banana}]}, {section: Vegetables, views: [{text: \
      Carrot}]}]}] => Fruits, heading | Apple | Banana | Vegetables, heading | Carrot
    [{list: [{section: , header: [{text: A}, {text: B}], views: [{text: Apple}]}]}] => A, heading | B, heading | Apple
    [{list: [{button: A}, {navigationLink: B, action: {announce: x}}, {text: C}]}] => A, button | B, button | C
    [{list: [{navigationLink: [{labeledContent: Language, value: English}], action: {announce: x}}]}] => Language, \
      English, button
    [{list: [{hstack: [{text: A}, {spacer: }, {button: B}]}]}] => A | B, button
    [{list: [{text: A, badge: 5}, {label: {text: Inbox, symbol: tray}, badge: 2}]}] => A, 5 | Inbox, 2
    [{form: [{labeledContent: Version, value: "1.0"}, {toggle: Wi-Fi, isOn: true}]}] => Version, 1.0 | Wi-Fi, switch \
      button, on
    [{view: [{text: A}, {text: B}, {text: C}], container: list, label: Steps}] => Steps, A, list start | B | C, list \
      end
    [{view: [{text: A, selected: true}, {link: B, destination: "https://a.b"}], container: list}] => selected, A, \
      list start | B, list end, button, link
    [{view: [{text: A}, {text: B}], container: landmark, label: Main}] => Main, A, landmark | B, end
    [{text: T}, {view: [{toggle: S, isOn: true}], container: list}] => T | S, list start, switch button, on
    [{table: [{row: [{text: Ann}, {text: "30"}]}, {row: [{text: Bob}, {text: "40"}]}], columns: [Name, Age]}] => \
      Name, row 1, column 1 | Age, column 2 | Ann, row 2, column 1 | Age, 30, column 2 | Name, Bob, row 3, column 1 | \
      Age, 40, column 2
    [{cell: [{text: Avenue Loop}, {text: 0.8 miles}]}, {cell: [{text: Avenue Loop}, {text: 0.8 miles}], traits: \
      button}] => Avenue Loop, 0.8 miles | Avenue Loop, 0.8 miles, button
    [{cell: [{text: Ann}], selected: true}] => selected, Ann
    [{cell: [{text: Manage}], value: "12", traits: button}] => Manage, 12, button
    [{text: T}, {view: [{text: A}, {view: [{text: B}, {text: C}], container: list}, {text: D}], container: list}] => \
      T | A, list start | B | C | D, list end
    [{view: [{text: A}, {view: [{text: B}, {text: C}], container: landmark, label: M}], container: list}] => A, list \
      start | M, B | C, list end
    [{view: [{button: A, value: "1", selected: true}, {slider: V, value: 0.5}], container: list}] => selected, A, 1, \
      list start, button | V, 50%, list end, adjustable
    [{view: [{text: H, traits: header}, {text: X}], container: list}] => H, list start, heading | X, list end
    [{view: [{text: A}, {text: B, hidden: true}], container: list}] => A, list start
    [{view: [{textField: N}, {toggle: S, isOn: false}], container: landmark}] => N, landmark, text field | S, end, \
      switch button, off
    """)

  // AccessibilitySnapshot (testNavBarBackButton, ModalTests); WWDC18-230; accessibilityupto11.com, toolbars and tab
  // bars.
  static let bars = RestExample.table(
    """
    [{navigationBar: Photos, back: Albums, trailing: [{button: Select}, {button: {symbol: plus}}]}, {text: A}] => \
      Albums, back button | Photos, heading | Select, button | Add, button | A
    [{navigationBar: Photos, back: Albums, titleDisplay: inline, trailing: [{button: Select}, {button: {symbol: \
      plus}}]}, {text: A}] => Albums, back button | Photos, heading | Select, button | Add, button | A
    [{navigationBar: Photos, titleDisplay: inline, leading: [{button: Cancel}, {button: Edit}], trailing: [{button: \
      Done}]}, {text: A}] => Cancel, button | Edit, button | Photos, heading | Done, button | A
    [{navigationBar: "", back: Albums}, {text: A}] => Albums, back button | A
    [{navigationBar: Photos, back: Back}, {text: A}] => back button | Photos, heading | A
    [{navigationBar: Photos, trailing: [{menu: {symbol: ellipsis}, views: [{button: X}]}]}, {text: A}] => Photos, \
      heading | More, button, pop up button | A
    [{text: A}, {toolbar: [{button: {symbol: trash}, enabled: false}, {spacer: }, {button: Share}]}] => A | Toolbar, \
      Trash, dimmed, button | Share, button
    [{text: A}, {view: [{text: B}], isModal: true}, {text: C}] => B
    [{view: [{text: A}, {view: [{text: B}], isModal: true}]}, {text: C}] => B | C
    [{progressView: , label: Loading}] => Loading
    [{navigationBar: Photos, back: Albums}, {searchField: Search}, {text: A}] => Albums, back button | Photos, \
      heading | Search, search field | A
    [{navigationBar: Photos, leading: [{button: {symbol: line.3.horizontal.decrease}}]}, {text: A}] => Filter, button \
      | Photos, heading | A
    [{navigationBar: Photos, trailing: [{button: Save, enabled: false, hint: x}]}, {text: A}] => Photos, heading | \
      Save, dimmed, button | A
    [{navigationBar: [{vstack: [{text: Title}, {text: Sub}]}]}, {text: A}] => Title | Sub | A
    [{text: A}, {toolbar: [{text: 3 items}, {button: Share}]}] => A | Toolbar, 3 items | Share, button
    [{tabView: [{tab: Home, views: [{navigationBar: Home}, {text: A}]}, {tab: B, views: [{text: B}]}]}] => Home, \
      heading | A | Tab Bar, selected, Home, tab, 1 of 2 | B, tab, 2 of 2
    [{tabView: [{tab: {symbol: house}, views: [{text: A}]}, {tab: {symbol: gear}, label: Setup, views: [{text: \
      B}]}]}] => A | Tab Bar, selected, Home, tab, 1 of 2 | Setup, tab, 2 of 2
    platform: iPadOS 26 & [{tabView: [{tab: Home, views: [{text: A}]}, {tab: More, views: [{text: B}]}]}] => Tab Bar, \
      selected, Home, tab, 1 of 2 | More, tab, 2 of 2 | A
    [{zstack: [{vstack: [{text: A}, {text: B}]}, {vstack: [{text: C}, {button: Close}], isModal: true}]}] => C | \
      Close, button
    [{zstack: [{text: A}, {vstack: [{text: C}, {button: Close}], isModal: true, children: contain, label: Dialog}]}] \
      => Dialog, C | Close, button
    [{zstack: [{image: photo, label: Beach}, {text: Caption}]}] => Beach, image | Caption
    [{text: A, overlay: {button: B}}] => A | B, button
    [{tabView: [{tab: Home, views: [{text: A}]}, {tab: B, views: [{text: C}]}], overlay: {alignment: bottom, views: \
      [{button: Playing}]}}] => A | Tab Bar, selected, Home, tab, 1 of 2 | B, tab, 2 of 2 | Playing, button
    """)

  // WWDC22-10137; WWDC19-238; cvs-health, Images.
  static let figures = RestExample.table(
    """
    [{image: {symbol: globe}}] => Globe, image
    [{image: {symbol: globe}, decorative: true}, {image: {symbol: globe}, hidden: true}, {text: A}] => A
    [{view: [{image: photo}]}, {text: A}] => A
    [{video: Trailer}] => Trailer
    """)

  // AccessibilitySnapshot (ElementOrderTests, pull requests 242, 244, 325); WWDC18-230; WWDC19-238; woocommerce-ios,
  // 270.
  static let orders = RestExample.table(
    """
    [{hstack: [{text: A}, {text: B}, {text: C}]}] => A | B | C
    [{hstack: [{vstack: [{text: Visitors}, {text: "21"}]}, {vstack: [{text: Orders}, {text: "10"}]}, {vstack: [{text: \
      Revenue}, {text: $2.5k}]}]}] => Visitors | Orders | Revenue | 21 | 10 | $2.5k
    [{vstack: [{hstack: [{text: Subtotal}, {spacer: }, {text: $107}]}, {hstack: [{text: Total}, {spacer: }, {text: \
      $202}]}]}] => Subtotal | $107 | Total | $202
    [{grid: [{gridRow: [{text: Name}, {text: Breed}]}, {gridRow: [{text: Layla}, {text: Labrador}]}]}] => Name | \
      Breed | Layla | Labrador
    [{zstack: [{text: Back}, {button: Front}]}] => Back | Front, button
    [{zstack: [{text: Back}, {button: Front, sortPriority: 1}], children: contain}] => Front, button | Back
    [{vstack: [{text: A}, {text: B}, {button: Post, sortPriority: 1}], children: contain}] => Post, button | A | B
    [{hstack: [{vstack: [{text: pic1}, {text: cap1}], children: contain}, {vstack: [{text: pic2}, {text: cap2}], \
      children: contain}]}] => pic1 | cap1 | pic2 | cap2
    [{hstack: [{vstack: [{text: pic1}, {text: cap1}], children: combine}, {vstack: [{text: pic2}, {text: cap2}], \
      children: combine}]}] => pic1, cap1 | pic2, cap2
    [{hstack: [{text: Label}, {spacer: }, {button: Tall, frame: {height: 100}}]}] => Label | Tall, button
    [{view: [{text: A, frame: [0, 100, 50, 20]}, {text: B, frame: [100, 93, 50, 20]}]}] => A | B
    [{view: [{text: A, frame: [0, 100, 50, 20]}, {text: B, frame: [100, 92, 50, 20]}]}] => B | A
    platform: iPadOS 26 & [{view: [{text: A, frame: [0, 100, 50, 20]}, {text: B, frame: [100, 88, 50, 20]}]}] => A | B
    platform: iPadOS 26 & [{view: [{text: A, frame: [0, 100, 50, 20]}, {text: B, frame: [100, 87, 50, 20]}]}] => B | A
    [{view: [{view: [{text: A, frame: [0, 300, 50, 20]}, {text: B, frame: [0, 0, 50, 20]}], shouldGroupChildren: \
      true}, {text: C, frame: [0, 100, 50, 20]}]}] => B | A | C
    [{view: [{text: A, frame: [0, 0, 50, 20]}, {text: B, frame: [0, 50, 0, 0]}]}] => A
    [{hstack: [{image: pic, label: P}, {vstack: [{text: Name}, {text: Price}]}, {spacer: }, {button: Buy}]}] => P, \
      image | Name | Buy, button | Price
    [{hstack: [{text: A}, {spacer: }, {button: {symbol: xmark}}]}, {text: B}] => A | Close, button | B
    [{hstack: [{button: Minus}, {text: "2"}, {button: Plus}]}] => Minus, button | 2 | Plus, button
    [{vstack: [{text: A}, {hstack: [{text: B}, {text: C}]}, {text: D}]}] => A | B | C | D
    [{grid: [{gridRow: [{text: A}, {text: B}, {text: C}]}, {gridRow: [{text: D}, {text: E}, {text: F}]}]}] => A | B | \
      C | D | E | F
    [{hstack: [{vstack: [{text: A}, {text: B}, {text: C}], children: combine}, {vstack: [{text: D}, {text: E}], \
      children: combine}]}] => A, B, C | D, E
    [{scrollView: [{hstack: [{button: One}, {button: Two}, {button: Three}]}], axis: horizontal}, {text: End}] => \
      One, button | Two, button | Three, button | End
    """)

  // AccessibilitySnapshot on iOS 17, 18 and 26; the strings of the languages.
  static let platforms = RestExample.table(
    """
    platform: macOS 26 & [{button: Go, enabled: false}] => Go, dimmed, button
    platform: macOS 26 & [{text: T, traits: header}] => T, heading
    platform: macOS 26 & [{text: T, traits: header, heading: 2}] => heading level 2, T
    platform: macOS 26 & [{element: A, traits: link}] => A, link
    platform: macOS 15 & [{element: A, traits: link}] => link, A
    platform: macOS 15 & [{text: T, traits: [header, link], heading: 2}] => heading level 2, link, T
    platform: macOS 26 & [{element: A, traits: [tab, selected]}] => A, selected, tab
    [{element: , flutter: {flags: [isTextField, isFocused]}}] => text field, is editing, insertion point at start
    state: {on: true} & [{element: Wi-Fi, flutter: {state: {toggled: $on}}}, {element: B, flutter: {flags: isButton, \
      state: {enabled: "${not on}"}}}] => Wi-Fi, switch button, on | B, dimmed, button
    [{element: , value: Hi, flutter: {flags: [isTextField, isFocused]}}] => text field, is editing, Hi, insertion point at end
    platform: watchOS 26 & [{slider: Volume, value: 0.5}] => Volume, 50%, adjustable
    platform: visionOS 26 & [{button: Go}, {toggle: S, isOn: false}] => Go, button | S, switch button, off
    platform: iOS 15 & [{button: Go}, {toggle: S, isOn: false}, {link: L, destination: "https://a.b"}] => Go, button \
      | S, switch button, off | L, button, link
    platform: iOS 27 & [{button: Go}, {toggle: S, isOn: false}, {text: H, traits: header}] => Go, button | S, switch \
      button, off | H, heading
    platform: iOS 18 & state: {n: 0} & [{stepper: , value: $n, range: [0, 2]}] => Decrement, dimmed, button | \
      Increment, button
    state: {n: 0} & [{stepper: , value: $n, range: [0, 2]}] => Decrement, button | Increment, button
    platform: iOS 18 & [{list: [{section: Fruits, views: [{text: Apple}]}]}] => Fruits, heading | Apple
    locale: ar & [{hstack: [{text: A}, {text: B}]}] => A | B
    locale: de-DE & [{button: Los}, {toggle: Ton, isOn: true}, {slider: V, value: 0.5}, {text: T, traits: header}] => \
      Los, Taste | Ton, Umschalttaste, ein | V, 50 %, einstellbar | T, Überschrift
    """)

  // The elements of SwiftUI on iOS 16, as a public suite of tests has them (rjchatfield/AX).
  static let elements = RestExample.table(
    """
    platform: iOS 16 & [{vstack: [{text: title0a, sortPriority: 0}, {text: title}, {text: title0b, sortPriority: 0}, \
      {text: title-1, sortPriority: -1}, {text: title+1, sortPriority: 1}]}] => title+1 | title0a | title | title0b | \
      title-1
    platform: iOS 16 & [{section: [{text: item1}, {button: item2}], header: [{text: header.item1}, {button: \
      header.item2}], footer: [{text: footer.item1}, {button: footer.item2}]}] => header.item1, heading | \
      header.item2, button, heading | item1 | item2, button | footer.item1 | footer.item2, button
    platform: iOS 16 & [{navigationLink: [{text: item1}, {button: item2}], action: {announce: x}}] => item1, button | \
      ~ Actions available
    platform: iOS 16 & [{vstack: [{text: text_title}, {button: button_title}], children: combine}] => text_title, \
      button
    hints: on & platform: iOS 16 & [{hstack: [{text: t}, {button: b1, label: l1, hint: h1, value: v1}, {button: b2, \
      label: l2, hint: h2, value: v2}], children: combine, traits: header}] => t, v1, v2, button, heading | ~ h1, h2 \
      | ~ Actions available
    platform: iOS 16 & state: {a: ""} & [{textField: title, text: $a, prompt: prompt}] => prompt, text field
    platform: iOS 16 & state: {a: value} & [{textField: title, text: $a, prompt: prompt}] => value, text field
    platform: iOS 16 & [{disclosureGroup: Group1, isExpanded: true, views: [{text: item1}, {disclosureGroup: Group2, \
      isExpanded: false, views: [{button: item2}]}]}] => Group1, button, expanded | item1 | Group2, button, collapsed
    platform: iOS 16 & [{vstack: [{button: title, enabled: false}, {textField: title, text: value, enabled: false}]}] \
      => title, dimmed, button | value, dimmed, text field
    platform: iOS 16 & [{text: item1, badge: 10}] => item1, 10
    platform: iOS 16 & [{text: "abc ${1}"}] => abc 1
    platform: iOS 16 & [{text: title, customContent: [{label: l1, value: v1}, {label: l2, value: v2, importance: \
      high}]}] => title, v2 | ~ More content available
    [{hstack: [{lazyVStack: [{text: A}, {text: B}]}, {lazyVStack: [{text: C}, {text: D}]}]}] => A | B | C | D
    [{hstack: [{scrollView: [{text: A}, {text: B}]}, {scrollView: [{text: C}, {text: D}]}]}] => A | B | C | D
    [{lazyHStack: [{vstack: [{text: A}, {text: B}]}, {vstack: [{text: C}, {text: D}]}]}] => A | C | B | D
    [{section: [{text: X}], header: [{hstack: [{text: A}, {button: B}], children: combine}]}] => A, button, heading | \
      X
    [{section: [{text: X}], header: [{hstack: [{text: A}, {button: B}]}]}] => A | B, button | X
    [{list: [{section: [{text: X}], header: [{hstack: [{text: A}, {spacer: }, {button: B}]}]}]}] => A | B, button | X
    [{list: [{section: [{text: X}], header: [{label: {text: A, symbol: star}}]}]}] => A, heading | X
    platform: iOS 16 & [{button: title}] => title, button
    platform: iOS 16 & [{rectangle: }] =>
    platform: iOS 16 & [{divider: }] =>
    platform: iOS 16 & [{image: {symbol: star}}] => Favorite, image
    platform: iOS 16 & [{label: {text: title, symbol: star}}] => title
    platform: iOS 16 & [{link: title, destination: "https://www.atlassian.com"}] => title, button, link
    platform: iOS 16 & state: {v: Second Option} & [{picker: Title, options: [First Option, Second Option], \
      selection: $v}] => Title, Second Option, button, pop up button
    platform: iOS 16 & [{slider: "", value: 69, range: [0, 100]}] => 69%, adjustable
    platform: iOS 16 & state: {n: 69} & [{stepper: title, value: $n, range: [0, 100]}] => title, Decrement, 69, \
      button | title, Increment, 69, button
    platform: iOS 16 & state: {t: value} & [{textEditor: , text: $t}] => value, text field
    platform: iOS 16 & state: {t: ""} & [{textField: "title (no prompt, no value)", text: $t}] => title (no prompt, \
      no value), text field
    platform: iOS 16 & [{text: title}] => title
    platform: iOS 16 & [{toggle: title, isOn: true}] => title, switch button, on
    platform: iOS 16 & [{forEach: "i in [1, 2]", views: [{text: "item${i}"}]}] => item1 | item2
    platform: iOS 16 & [{group: [{text: item1}, {button: item2}]}] => item1 | item2, button
    platform: iOS 16 & [{hstack: [{text: item1}, {button: item2}]}] => item1 | item2, button
    platform: iOS 16 & [{lazyHStack: [{text: item1}, {button: item2}]}] => item1 | item2, button
    platform: iOS 16 & [{menu: title, views: [{text: item1}, {button: item2}]}] => title, button, pop up button
    platform: iOS 16 & [{scrollView: [{text: item1}, {button: item2}]}] => item1 | item2, button
    platform: iOS 16 & [{zstack: [{text: item1}, {button: item2}]}] => item1 | item2, button
    platform: iOS 16 & [{tabView: [{tab: First, badge: 10, views: [{text: item1}]}, {tab: Second, views: [{button: \
      item2}]}]}] => item1 | Tab Bar, selected, First, 10 items, tab, 1 of 2 | Second, tab, 2 of 2
    platform: iOS 16 & [{text: title, label: ax_label}] => ax_label
    hints: on & platform: iOS 16 & [{text: title, hint: ax_hint}] => title | ~ ax_hint
    platform: iOS 16 & [{text: title, value: ax_value}] => title, ax_value
    platform: iOS 16 & [{text: title, traits: [header, playsSound, keyboardKey]}] => title, heading
    platform: iOS 16 & [{section: [{text: title}, {button: title, removeTraits: button}, {image: {symbol: star}, \
      removeTraits: image}], header: [{text: section_header}, {text: section_header2, removeTraits: header}]}] => \
      section_header, heading | section_header2 | title | title | Favorite
    platform: iOS 16 & [{vstack: [{text: title}, {text: h1, hidden: false}, {text: h2, hidden: true}, {text: h3, \
      opacity: 0}]}] => title | h1
    platform: iOS 16 & [{text: title, representation: {text: ax_representation}}] => ax_representation
    platform: iOS 16 & [{vstack: [{text: text_title}, {button: button_title}], children: contain}] => text_title | \
      button_title, button
    platform: iOS 16 & [{vstack: [{text: text_title}, {button: button_title}], children: ignore}] =>
    platform: iOS 16 & [{text: title, actions: [ax_action_name]}] => title | ~ Actions available
    platform: iOS 16 & [{text: title, increment: [], decrement: []}] => title, adjustable
    platform: iOS 16 & [{hstack: [{text: title}, {text: h1, heading: 1}, {text: h6, heading: 6}]}] => title | h1 | h6
    platform: iOS 16 & [{vstack: [{text: ax_text}, {section: [{button: ax_button_1, sortPriority: -1}, {button: \
      ax_button_2, label: ax_button_label, value: ax_button_value}, {button: x, hidden: true}, {label: {text: \
      ax_label_title, symbol: chevron.down}}, {image: {symbol: chevron.right}}], header: []}]}] => ax_text | \
      ax_button_label, ax_button_value, button | ax_label_title | Forward, image | ax_button_1, button
    """)

  @Test("Labels, values, traits", arguments: wording)
  func hearWording(example: RestExample) throws { try #expect(example.walk() == example.heard) }

  @Test("Selections, tabs, segments", arguments: selections)
  func hearSelections(example: RestExample) throws { try #expect(example.walk() == example.heard) }

  @Test("Switches and disclosures", arguments: switches)
  func hearSwitches(example: RestExample) throws { try #expect(example.walk() == example.heard) }

  @Test("Adjustable things", arguments: amounts)
  func hearAmounts(example: RestExample) throws { try #expect(example.walk() == example.heard) }

  @Test("Fields", arguments: fields)
  func hearFields(example: RestExample) throws { try #expect(example.walk() == example.heard) }

  @Test("Groups", arguments: groups)
  func hearGroups(example: RestExample) throws { try #expect(example.walk() == example.heard) }

  @Test("Actions, details, menus", arguments: actions)
  func hearActions(example: RestExample) throws { try #expect(example.walk() == example.heard) }

  @Test("Rows, tables, containers", arguments: rows)
  func hearRows(example: RestExample) throws { try #expect(example.walk() == example.heard) }

  @Test("Bars and what is modal", arguments: bars)
  func hearBars(example: RestExample) throws { try #expect(example.walk() == example.heard) }

  @Test("Images, charts, videos", arguments: figures)
  func hearFigures(example: RestExample) throws { try #expect(example.walk() == example.heard) }

  @Test("Order", arguments: orders)
  func hearOrders(example: RestExample) throws { try #expect(example.walk() == example.heard) }

  @Test("Systems and versions", arguments: platforms)
  func hearPlatforms(example: RestExample) throws { try #expect(example.walk() == example.heard) }

  @Test("The elements of SwiftUI", arguments: elements)
  func hearElements(example: RestExample) throws { try #expect(example.walk() == example.heard) }
}
