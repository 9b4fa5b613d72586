internal import VoiceOver

/// What came of trying a control on a copy of the app.
struct Trial {
  /// The control that was tried.
  var stop: Audit.Stop

  /// What comes of trying the controls of some screens.
  static func all(from entrances: [Session]) -> [Trial] { [] }
}
