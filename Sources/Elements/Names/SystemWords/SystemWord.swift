/// Words that UIKit and SwiftUI themselves give to elements, rather than those that VoiceOver adds.
enum SystemWord: CaseIterable {
  /// The buttons of a stepper.
  case decrement, increment
  /// An indicator that shows no amount.
  case inProgress
  /// The title of a search field that has none.
  case search
  /// The button in a search field that empties it.
  case clearText
  /// What a wheel adds to the item in its middle.
  case selectedItem
  /// The buttons of a compact date picker.
  case datePicker, timePicker
  /// What the wheels of a time say, and that of a day on the present one.
  case hours, minutes, today
  /// What the button of a calendar's month does.
  case changeMonth
  /// The region around a popover.
  case dismissPopUp, dismissPopUpHint
  /// The grabber of a sheet that rests at several heights, and what a double tap on it does.
  case sheetGrabber, expandSheet, collapseSheet, dismissSheet
  /// The value of that grabber.
  case halfScreen, expandedSheet
  /// The region above a sheet that dismisses it.
  case dismissSheetRegion
  /// The value of a page control.
  case pageOf
  /// The value of a tab with a numeric badge, before iOS 26.
  case badgeItem, badgeItems
  /// The action of a link in a text that became part of another element.
  case openLink
  /// A table of UIKit's without rows.
  case emptyList
  /// The button of an alert without buttons.
  case ok
  /// The handle of a row.
  case reorder
  /// The player of films and sounds, and its controls; the hint is that of iOS.
  case video, audio, toggleControls, fullScreen, pictureInPicture, volume, currentPosition, airPlay, mediaSelection
  /// What a double tap does on a place of a map.
  case placeOnMap
  /// Buttons of bars, and symbols that stand for the same.
  case add, back, bookmarks, camera, cancel, close, compose, delete, done, edit, fastForward, favorites, forward, more
  case moreInfo, organize, pause, play, save, redo, refresh, reply, rewind, share, stop, trash, undo
}
