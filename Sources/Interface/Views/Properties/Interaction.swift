extension View {
  /// What can be done with a view.
  public struct Interaction: PropertyGroup, Expressive {
    /// What happens when the element is activated; in a field for text, when Return is typed.
    public var action: Action?
    /// The custom actions of the actions rotor.
    public var actions: [View] = []
    /// The buttons behind a row, which become custom actions.
    public var swipeActions: [View] = []
    /// The menu of a long press, whose items become custom actions as well.
    public var contextMenu: [View] = []
    /// What a swipe up does to an adjustable element.
    public var increment: Action?
    /// What a swipe down does to an adjustable element.
    public var decrement: Action?
    /// What a double tap with two fingers does.
    public var magicTap: Action?
    /// What a scrub with two fingers does.
    public var escape: Action?
    /// What a swipe up does while the rotor is turned to Zoom.
    public var zoomIn: Action?
    /// What a swipe down does while the rotor is turned to Zoom.
    public var zoomOut: Action?
    /// The links inside a text by their words, with what they do.
    public var links: [View] = []
    /// What happens when the view comes on the screen.
    public var onAppear: Action?
    /// What happens when a value changes while the view is on the screen.
    public var onChange: [ChangeHandler] = []
    /// Rotors of the app's own, with the elements that they visit.
    public var rotors: [Rotor] = []

    public static let unset = Interaction()

    package mutating func accept(_ visitor: inout some ExpressionVisitor) {
      action.accept(&visitor)
      actions.accept(&visitor)
      swipeActions.accept(&visitor)
      contextMenu.accept(&visitor)
      increment.accept(&visitor)
      decrement.accept(&visitor)
      magicTap.accept(&visitor)
      escape.accept(&visitor)
      zoomIn.accept(&visitor)
      zoomOut.accept(&visitor)
      links.accept(&visitor)
      onAppear.accept(&visitor)
      onChange.accept(&visitor)
      rotors.accept(&visitor)
    }
  }
}
