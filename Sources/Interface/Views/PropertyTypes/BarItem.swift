/// A button that the system gives to bars: `UIBarButtonItem.SystemItem`, by the names of UIKit.
package enum BarItem: String, Sendable, CaseIterable {
  case done, cancel, edit, save, add, compose, reply, action, organize, bookmarks, search, refresh, stop, camera, trash
  case play, pause, rewind, fastForward, undo, redo, close
}
