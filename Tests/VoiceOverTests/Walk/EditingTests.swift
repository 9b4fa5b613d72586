import Testing

@Suite("Editing, and long presses")
struct EditingTests {
  /// A field with “abcd” in it, and a text that tells what has become of it.
  private static let field = "state: { t: abcd }\nviews: [{ textField: '', text: $t }, { text: 'now ${t}' }]"
  private static let begun = "text field, is editing, abcd, character mode, insertion point at end"

  static let editing: [WalkExample] = [
    WalkExample(
      "what was passed upwards is not deleted, but what stands before it (yaraneba.com, VoiceOver edit)", field,
      steps: "activate, { rotor: Characters }, up, up, delete, next", begun, "Characters", "d", "c", "b", "now acd"),
    WalkExample(
      "what was passed downwards is deleted (yaraneba.com, VoiceOver edit)", field,
      steps: "activate, activate, { rotor: Characters }, down, down, delete, next", begun, "insertion point at start",
      "Characters", "a", "b", "b", "now acd"),
    WalkExample(
      "a setting has a word before what is deleted (blindios.uk, Editing text with VoiceOver)", field,
      steps: "{ settings: { deletedText: speak } }, activate, delete", begun, "delete, d"),
    WalkExample(
      "or a sound (blindios.uk)", field, steps: "{ settings: { deletedText: sound } }, activate, delete", begun,
      "* deleted", "d"),
    WalkExample(
      "the unit of the rotor is named (VA mobile app), and none where it is turned to no text (assumed)",
      "views: [{ textField: '', label: To }, { text: B, traits: header }]",
      steps: "{ rotor: Words }, activate, escape, { rotor: Headings }, activate", "Words",
      "To, text field, is editing, word mode, insertion point at start", "To, text field", "Headings",
      "To, text field, is editing, insertion point at start"),
    WalkExample(
      "capital letters are read with the word (magentaA11y's recording of field errors: “Cap Z”)",
      "views: [{ text: Zulu }]", steps: "{ rotor: Characters }, down, down", "Characters", "cap Z", "u"),
    WalkExample(
      "what only has the trait of a field is typed into as well (a radio's app in Flutter, audit of its country picker)",
      "views: [{ element: Search country, flutter: { flags: isTextField, actions: tap } }]",
      steps: "activate, { type: a }, activate",
      "Search country, text field, is editing, character mode, insertion point at start", "a",
      "insertion point at start"),
    WalkExample(
      "marks are read by the names that a synthesizer got (tugstugi, EnRuNormalizer)", "views: [{ text: '(a)*-' }]",
      steps: "{ rotor: Characters }, { down: 5 }", "Characters", "left parenthesis", "a", "right parenthesis", "star",
      "hyphen"),
  ]

  static let edits: [WalkExample] = [
    WalkExample(
      "Edit selects, copies and pastes (iPhone User Guide; what is heard of it: assumed)", field,
      steps:
        "activate, { rotor: Edit }, down, down, down, up, activate, down, down, activate, up, activate, activate, next",
      begun, "Edit", "select", "select all", "select", "select all", "abcd selected", "cut", "copy",
      "abcd copied to clipboard", "paste", "pasted", "insertion point at start", "now abcd"),
    WalkExample(
      "what is deleted with its selection is told as one (VoiceOver's string selection.deleted; when: assumed)", field,
      steps: "activate, { rotor: Edit }, down, down, activate, delete, next", begun, "Edit", "select", "select all",
      "abcd selected", "Selection deleted", "now "),
    WalkExample(
      "what is selected is cut, and goes when something is typed",
      "state: { t: one two }\nviews: [{ textField: '', text: $t }, { text: 'now ${t}' }]",
      steps: "activate, { rotor: Edit }, down, activate, down, activate, up, up, activate, { type: x }, next",
      "text field, is editing, one two, character mode, insertion point at end", "Edit", "select", "two selected",
      "cut", "select all", "select", "one selected", "x", "now x "),
    WalkExample(
      "an empty field has nothing to do in it", "views: [{ textField: '' }]", steps: "activate, { rotor: Edit }, down",
      "text field, is editing, character mode, insertion point at start", "Edit", "* boundary"),
  ]

  static let presses: [WalkExample] = [
    WalkExample(
      "a long press opens the context menu (firefox-ios, issue 4989); the way back: assumed",
      "views: [{ text: A }, { text: Photo, contextMenu: [{ button: Copy }, { button: Delete }] }]",
      steps: "next, longPress, next, next, activate", "Photo", "~ Actions available", "Copy, button", "Delete, button",
      "Dismiss context menu, button", "Photo", "~ Actions available"),
    WalkExample(
      "or picks up a row by its handle (magentaA11y's recording: “Reorder English US, draggable”)",
      "state: { list: [English, Spanish] }\nviews: [{ list: [{ forEach: item in list, views: [{ text: '${item}', "
        + "reorder: item }] }] }]",
      steps: "next, longPress, down", "Reorder English, button, draggable", "Reorder English, draggable",
      "moved below Spanish"),
    WalkExample("and else does nothing", "views: [{ text: A }]", steps: "longPress", "* boundary"),
  ]

  @Test("Text", arguments: editing + edits)
  func edit(example: WalkExample) throws { try #expect(example.play() == example.heard) }

  @Test("Long presses", arguments: presses)
  func press(example: WalkExample) throws { try #expect(example.play() == example.heard) }
}
