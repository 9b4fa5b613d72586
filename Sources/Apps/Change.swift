package import Interface

/// Something that has become of an app, told in the order in which it happened.
///
/// A change of the screen brings the screen along as it was then, so that who reads it need not ask back.
package enum Change: Sendable, Hashable {
  /// Another screen has come: it was pushed, or presented over the one before.
  case replaced(AppScreen)
  /// The screen in front was closed, and the one before is there again.
  case returned(AppScreen)
  /// A menu stands over the screen.
  case menuOpened(AppScreen)
  /// The menu has gone; the screen is that under it.
  case menuClosed(AppScreen)
  /// Something on the screen is other than it was.
  case refreshed(AppScreen)
  /// The app moves the cursor.
  case focusAsked(ElementReference)
  /// The app asks for words to be spoken; they are computed.
  case posted(Announcement)
  /// The app says that the screen is another one; words in it are computed.
  case screenChanged(Notice)
  /// The app says that a part of the screen changed; words in it are computed.
  case layoutChanged(Notice)
  /// The app says what was scrolled to.
  case pageScrolled(String)
  /// There was nothing to do: no way back, no place to move to.
  case refused
  /// Something could not be done, with the reason.
  case failed(String)
}
