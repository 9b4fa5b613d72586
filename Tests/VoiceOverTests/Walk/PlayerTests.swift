import Testing

/// The system's player with its controls.
///
/// Words: AVKit's strings in the accessibility bundle of macOS 12 (video.background.view.label, media.background.ios.view.hint,
/// fullscreen.button, pictureInPicture.button, volume.button, time.position.scrubber, airplay.button, media.selection). Which
/// controls are there, and their order, is assumed.
@Suite("The system's player")
struct PlayerTests {
  static let examples: [WalkExample] = [
    WalkExample(
      "without word of its playing, a film is one element", "views: [{ text: A }, { video: Trailer }]",
      steps: "next, next", "Trailer", "* boundary", "Trailer"),
    WalkExample(
      "a film has its controls", "views: [{ text: A }, { video: Trailer, isPlaying: false }]",
      settings: "hints: off", steps: "{ next: 7 }, next", "Trailer, Video", "Full screen, button",
      "Picture In Picture, button", "Volume, button", "Play, button", "Current position, adjustable",
      "AirPlay, button", "* boundary", "AirPlay, button"),
    WalkExample(
      "a sound fills no screen, and captions can be chosen",
      "views: [{ text: A }, { video: Talk, audioOnly: true, isPlaying: true, captions: [en], value: 3 seconds }]",
      settings: "hints: off", steps: "{ next: 6 }", "Talk, Audio", "Volume, button", "Pause, button",
      "Current position, 3 seconds, adjustable", "AirPlay, button", "Media selection, button"),
    WalkExample(
      "two fingers play and stop it from all controls",
      "state: { plays: false }\nviews: [{ video: Trailer, isPlaying: $plays }, { text: '${plays}' }]",
      settings: "hints: off", steps: "next, magicTap, last", "Full screen, button", "true"),
    WalkExample(
      "in German by AVKit's German strings", "locale: de-DE\nviews: [{ text: A }, { video: Film, isPlaying: false }]",
      settings: "hints: off", steps: "{ next: 2 }", "Film, Video", "Bildschirmfüllend, Taste"),
  ]

  @Test("A player", arguments: examples)
  func walk(example: WalkExample) throws { try #expect(example.play() == example.heard) }
}
