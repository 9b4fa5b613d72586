extension View {
  /// What can be done with a view.
  package struct Interaction: PropertyGroup, Expressive {
    /// What happens when the element is activated; in a field for text, when Return is typed.
    package var action: Action?
    /// The custom actions of the actions rotor.
    package var actions: [View] = []
    /// The custom actions of the category Edit, which the rotor has under Edit.
    package var editActions: [View] = []
    /// The buttons behind a row, which become custom actions.
    package var swipeActions: [View] = []
    /// The menu of a long press, whose items become custom actions as well.
    package var contextMenu: [View] = []
    /// What a swipe up does to an adjustable element.
    package var increment: Action?
    /// What a swipe down does to an adjustable element.
    package var decrement: Action?
    /// What a double tap with two fingers does.
    package var magicTap: Action?
    /// What a scrub with two fingers does.
    package var escape: Action?
    /// What a swipe up does while the rotor is turned to Zoom.
    package var zoomIn: Action?
    /// What a swipe down does while the rotor is turned to Zoom.
    package var zoomOut: Action?
    /// What turning to the next page does: three fingers pushed to the left or up, and reading on at the end of a page.
    package var nextPage: Action?
    /// What turning to the page before does: three fingers pushed to the right or down.
    package var previousPage: Action?
    /// Which page is turned, where the system tells so; `nil` where the app does.
    package var page: Position?
    /// What pulling the content down at its top does, and three fingers that are pushed down there.
    package var refresh: Action?
    /// What other gestures do, by their names, such as longPress or pinch; accessibility offers none of them by name.
    package var gestures: [View] = []
    /// The links inside a text by their words, with what they do.
    package var links: [View] = []
    /// The keys that activate the view.
    package var keyboardShortcut: Keystroke?
    /// Whether there is something to do with the view for those who use no screen reader; `nil` leaves it to its traits and
    /// actions.
    package var respondsToUserInteraction: Bool?
    /// What happens when the view comes on the screen.
    package var onAppear: Action?
    /// What happens when a value changes while the view is on the screen.
    package var onChange: [ChangeHandler] = []
    /// Rotors of the app's own, with the elements that they visit.
    package var rotors: [Rotor] = []

    package static let unset = Interaction()

    package mutating func accept(_ visitor: inout some ExpressionVisitor) {
      Self.naming(
        all: Interaction.init(
          action:actions:editActions:swipeActions:contextMenu:increment:decrement:magicTap:escape:zoomIn:zoomOut:
          nextPage:previousPage:page:refresh:gestures:links:keyboardShortcut:respondsToUserInteraction:onAppear:
          onChange:rotors:
        ))
      action.accept(&visitor)
      actions.accept(&visitor)
      editActions.accept(&visitor)
      swipeActions.accept(&visitor)
      contextMenu.accept(&visitor)
      increment.accept(&visitor)
      decrement.accept(&visitor)
      magicTap.accept(&visitor)
      escape.accept(&visitor)
      zoomIn.accept(&visitor)
      zoomOut.accept(&visitor)
      nextPage.accept(&visitor)
      previousPage.accept(&visitor)
      refresh.accept(&visitor)
      gestures.accept(&visitor)
      links.accept(&visitor)
      onAppear.accept(&visitor)
      onChange.accept(&visitor)
      rotors.accept(&visitor)
    }
  }
}
