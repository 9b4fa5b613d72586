import Testing

@Suite("What is heard while text is selected by the rotor")
struct TextSelectionTests {
  // The name, the hint and the pieces: WWDC26-219 and VoiceOver's own strings; what is heard of one piece is assumed.
  private static let field = "views: [{ textEditor: '', text: Our favorite view }, { text: B }]"

  static let examples: [WalkExample] = [
    WalkExample(
      "swipes up and down choose the pieces, to the side they select", field,
      steps: "{ rotor: Text Selection }, down, { next: 2 }, previous", "Text Selection",
      "Word Selection", "Our selected",
      "favorite selected", "favorite un-selected"),
    WalkExample(
      "at the ends only a sound is heard, and the cursor stays", field,
      steps: "{ rotor: Text Selection }, { down: 2 }, { next: 2 }, { rotor: Words }, next", "Text Selection",
      "Word Selection", "Line Selection",
      "Our favorite view selected", "* boundary", "Words", "B"),
    WalkExample(
      "the whole text is one page (search.rotor.select.page; how much is a page is assumed)", field,
      steps: "{ rotor: Text Selection }, { down: 3 }, next, next", "Text Selection", "Word Selection", "Line Selection",
      "Page Selection", "Our favorite view selected", "* boundary"),
    WalkExample(
      "the rotor tells how", field, steps: "{ settings: { hints: on } }, { rotor: Text Selection }", "Text Selection",
      "~ Swipe right to expand selection, swipe left to shrink selection"),
    WalkExample(
      "what the app has taken away of the text is not selected any more",
      "state: { t: abcd }\nviews: [{ textField: '', text: $t }, { button: B, action: { after: { seconds: 8, action: { set: { t: a } } } } }]",
      steps: "next, activate, previous, { rotor: Text Selection }, { next: 3 }, { wait: 8 }, { previous: 2 }",
      "B, button", "B", "abcd, text field", "Text Selection", "a selected", "b selected", "c selected", "a un-selected",
      "* boundary"),
    WalkExample(
      "actions of the category Edit are under Edit (WWDC26-219)",
      "views: [{ textEditor: '', text: Ab, editActions: { Save selection: { announce: Text saved } } }]",
      steps: "{ rotor: Edit }, down, activate", "Edit", "Save selection", "! Text saved"),
  ]

  @Test("A text", arguments: examples)
  func walk(example: WalkExample) throws { try #expect(example.play() == example.heard) }
}
