import Interface

extension ModifierField {
  /// What films, sounds and motion bring along; for audits, but for the controls of a player.
  static let media = [
    ModifierField(
      "captions", "The languages of captions.", on: .media, .oneOrMore(of: .text, "a language, or a list of them"),
      into: \.captions),
    ModifierField(
      "audioDescription", "Whether what is only seen is told.", on: .media, .flag, into: \.hasAudioDescription),
    ModifierField(
      "transcript", "Where all of it can be read: a screen, or the text itself.", on: .media, .code,
      into: \.transcript),
    ModifierField("autoplay", "Whether it plays by itself.", on: .media, .dynamicFlag, into: \.autoplays),
    ModifierField("silent", "Whether there is nothing to hear.", on: .media, .flag, into: \.isSilent),
    ModifierField("audioOnly", "Whether there is nothing to see.", on: [.video], .flag, into: \.isAudio),
    ModifierField(
      "isPlaying", "Whether the system's player plays, whose controls are shown then.", on: [.video],
      .bound(to: .flag), into: \.isPlaying),
    ModifierField(
      "flashes", "How often it flashes in a second.", on: .all, .number(in: 0...1000, "a number that is not negative"),
      into: \.flashes),
    ModifierField(
      "animation", "How the view moves: none, fade, slide, spin, or another word.", on: .all, .code,
      into: \.animation),
    ModifierField(
      "dismissAfter", "After how many seconds the view goes away by itself.", on: .all,
      .number(in: 0...100_000, "a number that is not negative"), into: \.dismissAfter),
  ]
}

extension Set<Kind> {
  /// What can be a film or a sound; a view of the app's own may play either.
  fileprivate static let media: Set<Kind> = [.video, .image, .view, .element]
}
