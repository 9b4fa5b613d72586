/// What the voice calls an emoji or an ornament that stands in a text.
struct PictureName {
  var words: String
  /// How many scalars the picture takes.
  var length: Int

  /// Whether a scalar stands in pictures alone.
  static func isMadeOf(_ scalar: Unicode.Scalar) -> Bool {
    isSign(scalar) || scalar == Picture.keycap || scalar == Picture.asEmoji
  }

  private static func isSign(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= 0x2190 && (scalar.properties.isEmoji || scalar.properties.generalCategory == .otherSymbol)
  }

  /// The words of a name, in which stands what is otherwise with a skin tone: “hands{~ with ^ skin tone} pressed together”.
  private static func words(_ name: String, tone: String?) -> String {
    let parts = name.split(omittingEmptySubsequences: false) { "{~}".contains($0) }.map { String($0) }
    guard parts.count == 4 else { return tone.map { "\(name), \($0)" } ?? name }
    return parts[0] + (tone.map { parts[2].replacing("^", with: $0) } ?? parts[1]) + parts[3]
  }

  /// The picture that begins at a place in a text; `nil` where there is none, or where it has no name.
  ///
  /// Of several emoji that are joined to one, the longest that has a name is taken.
  init?(at start: Int, in scalars: [Unicode.Scalar], _ names: PictureNames) {
    let isSign = PictureName.isSign(scalars[start])
    guard isSign || Picture.isDrawn(at: start, in: scalars) else { return nil }
    for picture in Picture.all(at: start, in: scalars).reversed() {
      guard let name = names[String(picture.key)] else { continue }
      let tone = picture.tone.flatMap { names[String($0)] }
      words = PictureName.words(name, tone: tone)
      length = picture.end - start
      return
    }
    // Unicode's own name, which the voice was heard to say of ❦ (“floral heart”, an audit of an app of letters).
    guard names.isEnglish, isSign, !Picture.flagLetters.contains(scalars[start]),
      let name = scalars[start].properties.name
    else { return nil }
    words = name.lowercased()
    length = 1
  }
}

/// An emoji with what is joined to it.
struct Picture {
  /// The emoji without tones and without what asks for its look.
  var key = String.UnicodeScalarView()
  var tone: Unicode.Scalar?
  /// The place after it.
  var end: Int

  /// The emoji that begins at a place, then with the first one that is joined to it, and so on, as far as names go.
  static func all(at start: Int, in scalars: [Unicode.Scalar]) -> [Picture] {
    var pictures: [Picture] = []
    var picture = Picture(end: start)
    repeat {
      picture.takeEmoji(from: scalars)
      pictures.append(picture)
    } while pictures.count < longest && picture.takeJoiner(from: scalars)
    return pictures
  }

  /// Whether a digit stands at a place that is drawn as a key.
  static func isKey(at start: Int, in scalars: [Unicode.Scalar]) -> Bool {
    let rest = scalars[(start + 1)...].prefix(2)
    return rest.first == keycap || rest.first == asEmoji && rest.last == keycap
  }

  /// Whether a sign of texts stands at a place that is drawn as an emoji, as “ℹ️” and “#️⃣”.
  static func isDrawn(at start: Int, in scalars: [Unicode.Scalar]) -> Bool {
    isKey(at: start, in: scalars) || scalars[start].properties.isEmoji && scalars.dropFirst(start + 1).first == asEmoji
  }

  private mutating func takeEmoji(from scalars: [Unicode.Scalar]) {
    let first = scalars[end]
    take(first)
    if Picture.flagLetters.contains(first), end < scalars.count, Picture.flagLetters.contains(scalars[end]) {
      take(scalars[end])
      return
    }
    while end < scalars.count {
      switch scalars[end] {
      case Picture.asEmoji: end += 1
      case Picture.tones:
        tone = scalars[end]
        end += 1
      case Picture.keycap, Picture.tags: take(scalars[end])
      default: return
      }
    }
  }

  /// Takes what joins the next emoji to this one; false if nothing does.
  private mutating func takeJoiner(from scalars: [Unicode.Scalar]) -> Bool {
    guard end + 1 < scalars.count, scalars[end] == Picture.joiner else { return false }
    take(Picture.joiner)
    return true
  }

  private mutating func take(_ scalar: Unicode.Scalar) {
    key.append(scalar)
    end += 1
  }

  /// How many emoji have one name at most, as those of a family or of two who kiss; a text may join any number.
  static let longest = 4
  private static let joiner: Unicode.Scalar = "\u{200D}"
  /// What asks for the look of an emoji.
  static let asEmoji: Unicode.Scalar = "\u{FE0F}"
  /// What makes a key of a digit.
  static let keycap: Unicode.Scalar = "\u{20E3}"
  /// Two of them are a flag.
  static let flagLetters: ClosedRange<Unicode.Scalar> = "\u{1F1E6}"..."\u{1F1FF}"
  private static let tones: ClosedRange<Unicode.Scalar> = "\u{1F3FB}"..."\u{1F3FF}"
  /// What makes the flag of a part of a country of a black flag.
  private static let tags: ClosedRange<Unicode.Scalar> = "\u{E0020}"..."\u{E007F}"
}
