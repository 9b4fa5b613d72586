import Diagnostics

/// Text with marks where something is expected; the marks are no part of the text.
struct MarkedText {
  /// The mark: a character that no test needs.
  static let mark: Character = "⚑"

  let text: String
  let places: [SourcePlace]

  init(_ marked: String) {
    var text = ""
    var places: [SourcePlace] = []
    var place = SourcePlace.start
    for character in marked {
      if character == MarkedText.mark {
        places.append(place)
      } else {
        text.append(character)
        place =
          character.isNewline
          ? SourcePlace(line: place.line + 1, column: 1) : place.advanced(by: character.unicodeScalars.count)
      }
    }
    self.text = text
    self.places = places
  }
}
