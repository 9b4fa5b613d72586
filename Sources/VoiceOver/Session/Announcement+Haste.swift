package import Interface

/// How soon after a double tap an announcement can be lost to VoiceOver's own answer, which sources tell differently.
extension Announcement {
  /// For how many seconds an announcement gives way to the answer to what a person did: a double tap silences it, else it
  /// follows (cvs-health recommends a delay of so much).
  static let silenceAfterActivation = 0.1

  /// After how many seconds announcements are heard by all accounts: sooner after a double tap none was on iOS 26.6.1.
  package static let safeDelay = 0.75

  /// Whether the announcement may be lost when it is made by a double tap.
  package var isHasty: Bool { comes(within: Announcement.safeDelay) }

  /// Whether the announcement comes within some seconds, and without the priority that cuts everything.
  func comes(within seconds: Double) -> Bool { priority != .high && delay < seconds }
}
