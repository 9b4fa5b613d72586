import Interface

extension ModifierField {
  /// What can be done with a view.
  static let actions = [
    ModifierField(
      "action", "What happens when the element is activated; in a field for text, when Return is typed.", .action,
      Modifier.action),
    ModifierField("actions", "The custom actions of the actions rotor, by name.", .actions, Modifier.actions),
    ModifierField(
      "swipeActions", "The buttons behind a row, which become custom actions.", .actions, Modifier.swipeActions),
    ModifierField(
      "contextMenu", "The menu of a long press, whose items become custom actions as well.", .actions,
      Modifier.contextMenu),
    ModifierField("increment", "What a swipe up does to an adjustable element.", .action, Modifier.increment),
    ModifierField("decrement", "What a swipe down does to an adjustable element.", .action, Modifier.decrement),
    ModifierField("magicTap", "What a double tap with two fingers does.", .action, Modifier.magicTap),
    ModifierField("escape", "What a scrub with two fingers does.", .action, Modifier.escape),
    ModifierField("zoomIn", "What a swipe up does while the rotor is turned to Zoom.", .action, Modifier.zoomIn),
    ModifierField("zoomOut", "What a swipe down does while the rotor is turned to Zoom.", .action, Modifier.zoomOut),
    ModifierField(
      "links", "The links inside a text by their words, with what they do.", .actions, Modifier.links),
    ModifierField(
      "misspelled", "Words that the spelling checker of the field marks.", on: .textInputs,
      .oneOrMore(of: .template, "text, or a list of it"), Modifier.misspelled),
    ModifierField("rotors", "Rotors of the app's own, with the elements that they visit.", .rotors, Modifier.rotors),
    ModifierField("draggable", "Whether the view can be picked up, or what the drag is called.", .draggable) {
      .draggable($0)
    },
    ModifierField("dropTarget", "Whether something can be dropped here, or what the drop is called.", .dropTarget) {
      $0.map { .dropTarget($0) }
    },
    ModifierField(
      "dropPoints", "The places of the view where something can be dropped.",
      .list(of: .dropPoint, "a list of drop points"), Modifier.dropPoints),
    ModifierField("reorder", "The item of a list that the row shows; a handle moves it in the list.", .statePath) {
      .reorder(Reordering($0))
    },
  ]
}
