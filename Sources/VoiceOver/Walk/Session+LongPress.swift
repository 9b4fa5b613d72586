internal import Elements
internal import Interface

extension Session {
  /// Taps three times: opens the context menu of the element, and goes to its first item.
  ///
  /// Sources: the list of gestures of iOS 13 and later (funcJeff/blog) for the long press, and the iOS 26.5 simulator for where
  /// the cursor lands in a menu.
  mutating func longPress() {
    guard menu == nil, let element = focused, !element.details.contextMenu.isEmpty else {
      events.append(.sound(.boundary))
      return
    }
    menu = Menu(items: element.details.contextMenu, opener: element.id)
    derive()
    land()
  }
}
