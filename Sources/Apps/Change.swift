package import Diagnostics
package import Interface

/// Something that has become of an app, told in the order in which it happened.
///
/// A change of the screen brings the screen along as it was then, so that who reads it need not ask back.
package enum Change: Sendable, Hashable {
  /// Another screen has come: it was pushed, or presented over the one before.
  case replaced(AppScreen)
  /// The screen in front was closed, with as many as lay between, and one from before is there again.
  case returned(AppScreen, over: Int = 1)
  /// A menu stands over the screen.
  case menuOpened(AppScreen)
  /// The menu has gone; the screen is that under it.
  case menuClosed(AppScreen)
  /// Something on the screen is other than it was.
  case refreshed(AppScreen)
  /// The app moves the cursor.
  case focusAsked(ElementReference)
  /// The app takes the keyboard away from the field that a person edits.
  case keyboardTaken
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
  /// Something that the app's author ought to know has come to light; nothing of it is heard.
  case noted(Finding)
  /// Seconds have passed since what was told before this.
  case timePassed(Double)
}

extension Change {
  /// Whether it tells of the screen, which it brings along.
  var isOfScreen: Bool { screen != nil }

  /// The screen that the change brings along; `nil` for one that brings none.
  var screen: AppScreen? {
    get {
      switch self {
      case .replaced(let screen), .returned(let screen, _), .menuOpened(let screen), .menuClosed(let screen),
        .refreshed(let screen):
        screen
      case .focusAsked, .keyboardTaken, .posted, .screenChanged, .layoutChanged, .pageScrolled, .refused, .failed,
        .noted, .timePassed:
        nil
      }
    }
    set {
      guard let newValue else { return }
      switch self {
      case .replaced: self = .replaced(newValue)
      case .returned(_, let levels): self = .returned(newValue, over: levels)
      case .menuOpened: self = .menuOpened(newValue)
      case .menuClosed: self = .menuClosed(newValue)
      case .refreshed: self = .refreshed(newValue)
      case .focusAsked, .keyboardTaken, .posted, .screenChanged, .layoutChanged, .pageScrolled, .refused, .failed,
        .noted, .timePassed:
        break
      }
    }
  }
}

extension [Change] {
  /// Adds what has become of the app at once after this: the screen as it was in between is seen by nobody.
  mutating func join(_ more: [Change]) {
    var more = more[...]
    if case .refreshed(let screen)? = more.first, let last = indices.last, self[last].isOfScreen {
      self[last].screen = screen
      more = more.dropFirst()
    }
    self += more
  }
}
