/// What an English voice calls an emoji or an ornament.
///
/// Sources: Unicode's own name, which the voice was heard to say of ❦ (“floral heart”, an audit of an app of letters), and
/// for emoji the short name of Unicode CLDR, which VoiceOver's are, where that is another one.
struct PictureName {
  var words: String
  /// How many scalars the picture takes.
  var length: Int

  /// The picture that begins at a place in a text; `nil` where there is none, or one put together of others.
  init?(at start: Int, in scalars: [Unicode.Scalar]) {
    let scalar = scalars[start]
    guard scalar.value >= 0x2190, scalar.properties.generalCategory == .otherSymbol,
      !PictureName.flagLetters.contains(scalar), let name = scalar.properties.name
    else { return nil }
    words = PictureName.shortNames[scalar] ?? name.lowercased()
    var end = start + 1
    if end < scalars.count, scalars[end] == PictureName.asEmoji { end += 1 }
    if end < scalars.count, let tone = PictureName.tones[scalars[end]] {
      words += ", \(tone) skin tone"
      end += 1
    }
    // A family or a profession: its name is not that of its parts.
    if end < scalars.count, scalars[end] == PictureName.joiner { return nil }
    if start > 0, scalars[start - 1] == PictureName.joiner { return nil }
    length = end - start
  }

  private static let joiner: Unicode.Scalar = "\u{200D}"
  /// What asks for the look of an emoji.
  private static let asEmoji: Unicode.Scalar = "\u{FE0F}"
  /// Two of them are a flag.
  private static let flagLetters: ClosedRange<Unicode.Scalar> = "\u{1F1E6}"..."\u{1F1FF}"

  private static let tones: [Unicode.Scalar: String] = [
    "\u{1F3FB}": "light", "\u{1F3FC}": "medium-light", "\u{1F3FD}": "medium", "\u{1F3FE}": "medium-dark",
    "\u{1F3FF}": "dark",
  ]

  /// Short names of Unicode CLDR that differ from Unicode's names, of emoji that are common in texts.
  private static let shortNames: [Unicode.Scalar: String] = [
    "❤": "red heart", "♥": "heart suit", "👍": "thumbs up", "👎": "thumbs down", "✅": "check mark button",
    "✔": "check mark", "⭐": "star", "★": "star", "☀": "sun", "☎": "telephone", "⚠": "warning", "⚡": "high voltage",
    "👋": "waving hand", "👏": "clapping hands", "🙌": "raising hands", "🙏": "folded hands", "👌": "OK hand",
    "💯": "hundred points", "💡": "light bulb", "🏠": "house", "😍": "smiling face with heart-eyes",
    "😎": "smiling face with sunglasses", "😢": "crying face", "😅": "grinning face with sweat",
    "😄": "grinning face with smiling eyes", "😃": "grinning face with big eyes", "😁": "beaming face with smiling eyes",
    "😉": "winking face", "😋": "face savoring food", "😘": "face blowing a kiss", "🥳": "partying face",
    "❗": "red exclamation mark", "❓": "red question mark", "➡": "right arrow", "⬅": "left arrow",
    "⬆": "up arrow", "⬇": "down arrow", "🎁": "wrapped gift", "🐶": "dog face", "💬": "speech balloon",
  ]
}
