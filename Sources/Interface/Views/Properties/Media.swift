extension View {
  /// What a film, a sound or something that moves brings along for those who do not see or hear it.
  package struct Media: PropertyGroup, Expressive {
    /// The languages of captions.
    package var captions: [String] = []
    /// Whether what is only seen is told.
    package var hasAudioDescription = false
    /// Where all of it can be read: a screen, or the text itself.
    package var transcript: Dynamic<String>?
    /// Whether it plays by itself.
    package var autoplays: Dynamic<Bool>?
    /// Whether there is nothing to hear.
    package var isSilent = false
    /// Whether there is nothing to see.
    package var isAudio = false
    /// Whether a player of the system's plays; `nil` where its controls are not shown.
    package var isPlaying: Bound?
    /// How often it flashes in a second.
    package var flashes: Double?
    /// How the view moves: none, fade, or any other word for what it does.
    package var animation: Dynamic<String>?
    /// After how many seconds the view goes away by itself.
    package var dismissAfter: Double?

    package static let unset = Media()

    package mutating func accept(_ visitor: inout some ExpressionVisitor) {
      Self.naming(
        all: Media.init(
          captions:hasAudioDescription:transcript:autoplays:isSilent:isAudio:isPlaying:flashes:animation:
          dismissAfter:))
      transcript.accept(&visitor)
      autoplays.accept(&visitor)
      isPlaying.accept(&visitor)
      animation.accept(&visitor)
    }
  }
}
