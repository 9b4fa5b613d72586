package import Interface

/// A font as an author names it: a text style or a size, and a weight, as in `title2 bold` or `system 20`.
package struct Font: Sendable, Hashable {
  package var style: TextStyle?
  /// The size in points if it is not a text style's.
  package var fixedSize: Double?
  /// How far from regular (0) to bold (1).
  package var weight: Double?
  var isMonospaced = false
  /// Whether it is a font of the app's own, which has a name with a capital letter.
  package var isOwn = false

  package static let body = Font(style: .body)

  /// The system's font at a size that does not follow Dynamic Type.
  package static func system(_ size: Double, weight: Double = 0) -> Font {
    Font(fixedSize: size, weight: weight)
  }

  /// A text style with a weight of its own.
  package static func style(_ style: TextStyle, weight: Double? = nil) -> Font {
    Font(style: style, weight: weight)
  }
}

extension Font {
  /// Reads the words of a font's description; what they leave open stays as in the font around it.
  package init(_ description: String, within outer: Font) {
    self = outer
    var word = Substring()
    for character in description + " " {
      if character.isLetter || character.isNumber || (character == "." && word.first?.isNumber == true) {
        word.append(character)
      } else if !word.isEmpty {
        read(word)
        word = Substring()
      }
    }
  }

  private mutating func read(_ word: Substring) {
    if let style = TextStyle(name: word) {
      self = Font(style: style, isMonospaced: isMonospaced, isOwn: isOwn)
    } else if let size = Double(word), size > 0, size <= 1000 {
      style = nil
      fixedSize = size
    } else if let weight = Font.weights[String(word).lowercased()] {
      self.weight = weight
    } else if word == "monospaced" {
      isMonospaced = true
    } else if word == "system" {
      isOwn = false
    } else if word.first?.isUppercase == true {
      isOwn = true
    }
  }

  private static let weights: [String: Double] = [
    "ultralight": -0.3, "thin": -0.3, "light": -0.15, "regular": 0, "medium": 0.33, "semibold": 0.67,
    "bold": 1, "heavy": 1.1, "black": 1.2,
  ]
}

/// A font at the size at which a person sees it.
package struct ResolvedFont: Sendable, Hashable {
  package var size: Double
  /// How far from regular (0) to bold (1).
  package var weight: Double
  package var isMonospaced = false

  /// San Francisco's ascender and descender as shares of the size; together they make a line of body text 20.29 points
  /// high, 20.33 on a screen with three pixels per point.
  private static let ascender = 0.952_148_437_5
  private static let descender = 0.241_210_937_5

  /// From the top of a line to its baseline.
  package var ascent: Double { size * ResolvedFont.ascender }
  /// The height of a line.
  package var lineHeight: Double { size * (ResolvedFont.ascender + ResolvedFont.descender) }
}

extension ResolvedFont {
  package init(size: Double) { self.init(size: size, weight: 0) }

  package init(_ font: Font, dynamicType: DynamicTypeSize, isBoldTextOn: Bool, idiom: Device.Idiom) {
    let style = font.style ?? .body
    size = font.fixedSize ?? style.size(at: dynamicType, on: idiom)
    let weight = font.weight ?? (font.style?.isEmphasized == true ? 0.67 : 0)
    // Bold Text makes every weight of the system's fonts a good step heavier, and leaves an app's own fonts as they are
    // (yml-org/YMatterType, pull request 67).
    self.weight = isBoldTextOn && !font.isOwn ? max(weight + 0.33, 0.67) : weight
    isMonospaced = font.isMonospaced
  }
}
