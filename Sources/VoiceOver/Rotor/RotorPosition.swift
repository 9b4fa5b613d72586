/// What the rotor is turned to, and how far it has got.
struct RotorPosition: Sendable {
  /// What the person has turned it to; `nil` leaves the choice to VoiceOver.
  var chosen: RotorOption?
  /// Whether the person has turned it since the cursor came here.
  var isTurnedHere = false
  /// The entry of the actions rotor that was heard last.
  var action: Int?
  /// The entry of More Content that was heard last.
  var content: Int?
  /// The piece of the element's text that was heard last.
  var text: Range<Int>?
  /// The link in the element's text that was heard last.
  var link: Int?
  /// The entry of the chart's rotor that was heard last.
  var graphEntry: AudioGraphEntry?
  /// The entry of Edit that was heard last.
  var edit: EditEntry?
  /// The action of the author's under Edit that was heard last.
  var editAction: Int?
  /// The pieces by which text is selected, and what is selected of a text that is not being edited.
  var selection = RotorSelection()
  /// The entry of the app's own rotor that was heard last.
  var entry: Int?

  /// Forgets what belongs to the element that the cursor leaves.
  mutating func leave() {
    self = RotorPosition(chosen: chosen)
  }
}
