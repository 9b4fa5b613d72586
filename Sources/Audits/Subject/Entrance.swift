internal import Interface
internal import VoiceOver

/// A way into an app from which controls are tried.
struct Entrance {
  /// The screen that it leads to.
  let screen: String
  /// Opens the app there; a screen that is known to be as it was seen elsewhere is not derived again.
  let open: (_ known: ScreenReading?) -> Session
}

extension Entrance {
  /// The way into a scenario at one of its screens.
  init(at name: String, of scenario: Scenario) {
    self.init(screen: name) { known in
      var session = Session(scenario.opening(at: name), knowing: known)
      _ = session.open()
      return session
    }
  }
}
