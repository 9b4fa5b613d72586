internal import Apps

/// Something of the system's over the screen of an app, which is an app itself as long as it is open: a popover, or a
/// screen of its own.
protocol CoveringApp: App {
  /// The app below, with which the session goes on once nothing covers it.
  var covered: any App { get set }
  /// Whether it still stands over the app.
  var isOpen: Bool { get }
}

extension CoveringApp {
  var name: String? { covered.name }

  func copy() -> (any App)? {
    covered.copy().map { app in
      var cover = self
      cover.covered = app
      return cover
    }
  }
}
