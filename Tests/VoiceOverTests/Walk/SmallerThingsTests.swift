import Testing

/// What people stumbled over in screens that they ported by hand.
@Suite("Controls and groups in small")
struct SmallerThingsTests {
  static let examples: [WalkExample] = [
    // UIPageControl is adjustable (AccessibilitySnapshot, testPageControl); what nothing binds, the control keeps itself.
    WalkExample(
      "a page control that is bound to nothing moves", "views: [{ pageControl: 5, value: 2 }, { text: End }]",
      steps: "up, up, down", "page 3 of 5", "page 4 of 5", "page 3 of 5"),
    WalkExample(
      "a page control that says nothing of its page begins with the first",
      "views: [{ pageControl: 5 }, { text: End }]", steps: "up, up, down", "page 2 of 5", "page 3 of 5", "page 2 of 5"),
    // A container is announced on entering it (WWDC19-238), and the cursor has not left.
    WalkExample(
      "a group is not entered again when its first element goes",
      "state: { gone: false }\nviews: [{ text: Top }, { view: [{ button: Hide, if: not gone, action: { set: { gone: true } } }, "
        + "{ text: Left }], label: Counter, container: semanticGroup }]",
      steps: "next, activate", "Counter, Hide, button", "Left"),
    // facebook/react-native, `RCTRecursiveAccessibilityLabel`, and pull request 52120
    WalkExample(
      "a view of React Native is named by what is inside, with commas between the names",
      "views: [{ text: Top }, { view: [{ text: One }, { text: '' }, { text: Two }], "
        + "reactNative: { accessible: true, role: button } }]",
      steps: "next", "One, Two, button"),
    // facebook/react-native, `RCTImageComponentView`: a picture has no name of its own, whatever its file is called
    WalkExample(
      "pictures in a view of React Native say nothing but what their author calls them",
      "views: [{ text: Top }, { view: [{ image: close }], reactNative: { accessible: true, role: button } }, "
        + "{ view: [{ image: logo, label: Acme }, { text: Pay }], reactNative: { accessible: true, role: button } }]",
      steps: "next, next", "button", "Acme, Pay, button"),
    // An app of notes in React Native, a note at its settings, 2026
    WalkExample(
      "symbols in a view of React Native are called by their names, as UIKit's images are",
      "views: [{ text: Top }, { view: [{ image: { symbol: paintbrush } }, { text: Look }, "
        + "{ image: { symbol: chevron.right } }], reactNative: { accessible: true } }]",
      steps: "next", "Format, Look, Forward"),
    // facebook/react-native, `RCTParagraphComponentAccessibilityProvider`
    WalkExample(
      "a text of React Native's counts its links, each of which is an element after it",
      "state: { read: false }\nviews: [{ text: Top }, { text: By the terms and the policy, "
        + "reactNative: { accessible: true }, "
        + "links: { terms: { set: { read: false } }, policy: { set: { read: true } } } }, { text: Read, if: read }]",
      settings: "hints: on", steps: "next, next, next, activate, next",
      "By the terms and the policy", "~ 2 links found, swipe to move to the first link.", "terms, link",
      "~ Link 1 of 2.", "policy, link", "~ Link 2 of 2.", "policy", "Read"),
    WalkExample(
      "a view of React Native is named by the words of a text with a link, once",
      "views: [{ text: Top }, { view: [{ text: Read the terms, reactNative: { accessible: true }, "
        + "links: { terms: { announce: Terms } } }], reactNative: { accessible: true, role: button } }]",
      steps: "next", "Read the terms, button"),
    // Flutter draws its icons itself, so that they have no name without `semanticLabel`
    WalkExample(
      "symbols in a node of Flutter's say nothing",
      "views: [{ text: Top }, { view: [{ image: { symbol: paintbrush } }, { text: Look }], "
        + "flutter: { flags: [isButton] } }]",
      steps: "next", "Look, button"),
    WalkExample(
      "what is open in React Native follows the state",
      "state: { open: false }\nviews: [{ text: Top }, { view: [{ text: More }], action: { toggle: open }, "
        + "reactNative: { accessible: true, role: button, state: { expanded: '${open}' } } }]",
      steps: "next, activate", "More, button", "More, expanded"),
    // Flutter, documentation of `MergeSemantics`: a button has the words of the text in it
    WalkExample(
      "a node of Flutter's is named by what is inside",
      "views: [{ text: Top }, { view: [{ text: Announce now! }], flutter: { flags: [isButton], actions: tap } }]",
      steps: "next", "Announce now! button"),
    WalkExample(
      "a button in a section's header is no heading where its author says so",
      "views: [{ list: [{ section: , header: [{ text: Next Steps }, { button: More, removeTraits: header }], "
        + "views: [{ cell: Customize }] }] }]",
      steps: "next", "More, button"),
    WalkExample(
      "a label with a symbol beside it has it as its icon, which says nothing (brantonboehm.com; iOS 26.5 trees)",
      "views: [{ text: Top }, { label: Favorites, symbol: heart }, { symbol: heart, label: Liked }]",
      steps: "next, next", "Favorites", "Liked, image"),
    // Assumed: a double tap turns the switch, so that the link is left to the actions rotor as a second button would be.
    WalkExample(
      "a link beside a switch in a combined row is an action",
      "views: [{ hstack: [{ toggle: Wifi, isOn: true }, { link: Help, destination: 'https://example.com' }], "
        + "children: combine }]",
      steps: "up, up, activate", "Help", "Activate, Default", "off"),
    WalkExample(
      "blank words before a label leave no comma", "views: [{ text: Top }, { text: A, label: { prepend: ' ' } }]",
      steps: "next", "A"),
    WalkExample(
      "words around a label that a shape does not have are its name",
      "views: [{ text: Top }, { circle: , label: { prepend: Unread } }]", steps: "next", "Unread"),
  ]

  @Test("Heard", arguments: examples)
  func heard(example: WalkExample) throws {
    #expect(try example.play() == example.heard)
  }
}
