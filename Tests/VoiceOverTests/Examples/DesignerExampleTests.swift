import Interface
import Testing
import VoiceOver

/// The tests of VoiceOver Designer (A11yDescriptionTests), whose notation is its own.
///
/// The words and their order are the same; written here in the notation of AccessibilitySnapshot. VoiceOver Designer
/// writes `Selected. City` for `Selected: City`, `Text field is editing` for `Text Field. Is editing.`, and puts the
/// hint into the same line.
@Suite("Examples of VoiceOver Designer")
struct DesignerExampleTests {
  @Test("Each has the same parts in the same order", arguments: examples)
  func example(_ example: Example) {
    #expect(speech(example.view) == example.expected)
  }

  private static let adjust = " | Swipe up or down with one finger to adjust the value."

  static let examples: [Example] = [
    Example("164", element(value: "4 cheese"), "4 cheese"),
    Example("165", element(label: "City", value: "Yekaterinburg"), "City: Yekaterinburg"),
    Example("166", element(label: "City", value: "Yekaterinburg", traits: [.button]), "City: Yekaterinburg. Button."),
    Example(
      "167", element(label: "City", value: "Yekaterinburg", traits: [.button, .selected]),
      "Selected: City: Yekaterinburg. Button."),
    Example(
      "168", element(label: "City", value: "Yekaterinburg", traits: [.button, .notEnabled]),
      "City: Yekaterinburg. Dimmed. Button."),
    Example(
      "169", element(label: "Pizza", value: "Small, 1 of 3", traits: [.adjustable]),
      "Pizza: Small, 1 of 3. Adjustable." + adjust),
    Example(
      "170", element(label: "Street", value: "Main Avenu", traits: [.textEntry, .isEditing]),
      "Street: Main Avenu. Text Field. Is editing. | Use the rotor to access Misspelled Words"),
    Example(
      "171", element(label: "Purchase", value: "10 dollars", hint: "Tap twice", traits: [.button]),
      "Purchase: 10 dollars. Button. | Tap twice"),
  ]
}
