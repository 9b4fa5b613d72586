internal import Interface

extension BarItem {
  /// What the system calls the item.
  ///
  /// Source: UIKit's strings for toolbars and for buttons (`add.button`, `garbage.toolbar.button.text` …), by their keys.
  var word: SystemWord {
    switch self {
    case .done: .done
    case .cancel: .cancel
    case .edit: .edit
    case .save: .save
    case .add: .add
    case .compose: .compose
    case .reply: .reply
    case .action: .share
    case .organize: .organize
    case .bookmarks: .bookmarks
    case .search: .search
    case .refresh: .refresh
    case .stop: .stop
    case .camera: .camera
    case .trash: .delete
    case .play: .play
    case .pause: .pause
    case .rewind: .rewind
    case .fastForward: .fastForward
    case .undo: .undo
    case .redo: .redo
    case .close: .close
    }
  }
}
