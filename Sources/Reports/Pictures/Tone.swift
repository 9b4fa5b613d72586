/// A color by which a stop is told from its neighbors, for light and for dark screens.
///
/// Each has a contrast of 4.5 at least with the number on it, white on the dark tones and black on the light ones.
struct Tone {
  var dark: String
  var light: String

  static let all = [
    Tone(dark: "#0040dd", light: "#64a8ff"), Tone(dark: "#9a3b00", light: "#ffb36b"),
    Tone(dark: "#1c6b2f", light: "#63d67b"), Tone(dark: "#8b1a8b", light: "#ea8af0"),
    Tone(dark: "#006675", light: "#5cd6e8"), Tone(dark: "#b3003b", light: "#ff8aa8"),
    Tone(dark: "#5a4a00", light: "#e6cf4a"), Tone(dark: "#4a3fb5", light: "#b0a8ff"),
  ]

  /// The place of the tone of a stop among all.
  static func index(of number: Int) -> Int { (number - 1) % all.count }
}
