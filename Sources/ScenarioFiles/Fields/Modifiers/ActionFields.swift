import Interface

extension ModifierField {
  /// What can be done with a view.
  static let actions = [
    ModifierField(
      "action", "What happens when the element is activated; in a field for text, when Return is typed.", .action,
      into: \.action),
    ModifierField(
      "actions",
      "The custom actions by name, in the order in which the actions rotor has them; the last modifier of SwiftUI code first.",
      .actions, into: \.actions),
    ModifierField(
      "editActions", "The custom actions that the rotor has under Edit, by name.", .actions, into: \.editActions),
    ModifierField(
      "swipeActions", "The buttons behind a row, which become custom actions.", .actions, into: \.swipeActions),
    ModifierField(
      "contextMenu", "The menu of a long press, whose items become custom actions as well.", .actions,
      into: \.contextMenu),
    ModifierField("increment", "What a swipe up does to an adjustable element.", .action, into: \.increment),
    ModifierField("decrement", "What a swipe down does to an adjustable element.", .action, into: \.decrement),
    ModifierField("magicTap", "What a double tap with two fingers does.", .action, into: \.magicTap),
    ModifierField("escape", "What a scrub with two fingers does.", .action, into: \.escape),
    ModifierField("zoomIn", "What a swipe up does while the rotor is turned to Zoom.", .action, into: \.zoomIn),
    ModifierField("zoomOut", "What a swipe down does while the rotor is turned to Zoom.", .action, into: \.zoomOut),
    ModifierField(
      "nextPage",
      "What turning to the next page does: three fingers pushed left or up, and reading on at the end of a page.",
      .action, into: \.nextPage),
    ModifierField(
      "previousPage", "What turning to the page before does: three fingers pushed right or down.", .action,
      into: \.previousPage),
    ModifierField(
      "refresh", "What pulling the content down at its top does, and three fingers pushed down there.", .action,
      into: \.refresh),
    ModifierField(
      "gestures",
      "What other gestures do, by their names, such as longPress, pinch or hover; a double tap that is held makes the first.",
      on: .all, .actions, into: \.gestures),
    ModifierField(
      "links", "The links inside a text by their words, with what they do.", .actions, into: \.links),
    ModifierField(
      "misspelled", "Words that the spelling checker of the field marks.", on: .textInputs,
      .oneOrMore(of: .code, "text, or a list of it"), into: \.misspelled),
    ModifierField(
      "keyboardShortcut", "The keys that activate the view, such as Command-N; Return is the default, Escape cancels.",
      .keystroke, into: \.keyboardShortcut),
    ModifierField(
      "respondsToUserInteraction",
      "Whether Voice Control, Switch Control and Full Keyboard Access find something to do here.", .flag,
      into: \.respondsToUserInteraction),
    ModifierField("onAppear", "What happens when the view comes on the screen.", on: .all, .action, into: \.onAppear),
    ModifierField(
      "onChange", "What happens when a value changes while the view is on the screen.", on: .all, .onChange,
      into: \.onChange),
    ModifierField("rotors", "Rotors of the app's own, with the elements that they visit.", .rotors, into: \.rotors),
    ModifierField(
      "draggable", "Whether the view can be picked up, or what the drag is called.", .draggable, into: \.draggable),
    ModifierField(
      "dropTarget", "Whether something can be dropped here, or what the drop is called.", .dropTarget,
      value: { $0.dropTarget.map { .some($0) } },
      store: { if let point = $1 { $0.dropTarget = point } }),
    ModifierField(
      "dropPoints", "The places of the view where something can be dropped.",
      .list(of: .dropPoint, "a list of drop points"), into: \.dropPoints),
    ModifierField(
      "reorder", "The item of a list that the row shows; a handle moves it in the list.", .statePath,
      value: { $0.reordering?.path },
      store: { $0.reordering = Reordering($1) }),
  ]
}
