package import Interface

/// What only some elements have.
package struct ElementDetails: Sendable, Hashable {
  /// The language of label and role words as a BCP 47 tag; `nil` for VoiceOver's own.
  package var language: String?
  /// Whether the words spell, pitch or pronounce differently.
  @Boxed package var speech: Speech?
  /// The level of a heading, 1 to 6.
  package var headingLevel: Int?
  /// Whether what the element discloses is shown; `nil` if it discloses nothing.
  package var isExpanded: Bool?
  /// Whether the text in a secure field is a secret of this many characters.
  package var secretLength: Int?
  /// The place among counted siblings, where the element knows it itself: a wheel's item.
  @Boxed package var position: Position?
  /// Other names for Voice Control; never spoken.
  package var inputLabels: [String] = []
  /// The keys that activate the element.
  @Boxed package var keyboardShortcut: Keystroke?
  /// Whether there is something to do here but to listen, where the author says so.
  package var respondsToUserInteraction: Bool?
  /// The named actions, in the order of the actions rotor.
  package var actions: [CustomAction] = []
  /// Opens the menu of a long press.
  package var contextMenu: ActionToken?
  /// What a finger that rests does where it opens no menu.
  package var longPress: ActionToken?
  /// What a double tap does.
  package var activation: Activation?
  /// What Return does in a field for text.
  package var submission: ActionToken?
  /// What a swipe up on an adjustable element does.
  package var increment: ActionToken?
  /// What a swipe down on an adjustable element does.
  package var decrement: ActionToken?
  /// The range of a bound control, in which any value can be chosen at once; `nil` where there are only steps.
  @Boxed package var track: Track?
  /// What a double tap with two fingers does.
  package var magicTap: ActionToken?
  /// What a scrub with two fingers does.
  package var escape: ActionToken?
  /// What a swipe up does while the rotor is turned to Zoom.
  package var zoomIn: ActionToken?
  /// What a swipe down does while the rotor is turned to Zoom.
  package var zoomOut: ActionToken?
  /// What turning to the next page does.
  package var nextPage: ActionToken?
  /// What turning to the page before does.
  package var previousPage: ActionToken?
  /// Which page the element is on, where the system tells so when it is turned.
  @Boxed package var page: Position?
  /// What three fingers that are pushed down do at the top of what scrolls around the element.
  package var refresh: ActionToken?
  /// Actions of the category Edit, in place of the system's own.
  package var editActions: [CustomAction] = []
  /// The links inside the text, in their order, with what they do.
  package var links: [CustomAction] = []
  /// Words that the spelling checker marks.
  package var misspelled: [String] = []
  /// What is under More Content.
  package var customContent: [CustomDetail] = []
  /// The rotors of the app's own that the element offers.
  package var rotors: [CustomRotor] = []
  /// What can be picked up; `nil` for nothing.
  @Boxed package var drag: DragSource?
  /// Where something can be dropped.
  package var drops: [DropTarget] = []
  /// The row that the element moves, if it is a handle.
  @Boxed package var handle: RowHandle?
  /// The chart that the element is a part of, which can be heard as an audio graph.
  @Boxed package var chart: ChartDescription?
  /// What VoiceOver Recognition takes the element for, or finds in its picture.
  @Boxed package var recognized: Recognition?
  /// The place in a data table.
  @Boxed package var cell: CellPosition?
  /// The point that a double tap touches; `nil` for the middle.
  @Boxed package var activationPoint: Point?
  /// How touches go through to the view, if they do.
  package var directTouch: [DirectTouchOption] = []
  /// The corners of the cursor's outline, where it is not the frame; empty for none.
  package var path: [Point] = []
  /// Whether the hint is the system's, rather than the author's.
  package var hasSystemHint = false
  /// Words of the system's own among those of the element that nobody is known to have heard in its language.
  package var assumedWords: [String] = []
  /// The pieces that `combine` joined into the label, with the views that they came from.
  package var merged: [MergedWords] = []

  /// No details at all.
  package static let none = ElementDetails()

  package init() {}
}

extension ElementDetails {
  /// Takes on the steps of a bound control where the author has not given others; `nil` at an end of its range.
  mutating func adjust(_ target: StatePath, up: Value?, down: Value?) {
    increment = increment ?? up.map { ActionToken(setting: target, to: $0) }
    decrement = decrement ?? down.map { ActionToken(setting: target, to: $0) }
  }
}
