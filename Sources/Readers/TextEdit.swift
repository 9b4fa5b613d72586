/// A change of the text that is being edited by voice.
package enum TextEdit: Sendable, Hashable {
  case select(TextPart)
  case deselect
  case delete(TextPart)
  case replace(String, with: String)
  /// Changes the letters of what is selected, or else of the word before the insertion point.
  case write(in: LetterCase)
  /// Moves the insertion point.
  case move(TextMove)
}

/// A part of a text, by which words it concerns.
package enum TextPart: Sendable, Hashable {
  case all
  /// The first place where these words are written.
  case words(String)
  /// What is selected, or else the words that were written last, or else the word at the insertion point.
  case thatOr(String?)
  /// The piece that the insertion point is in.
  case around(TextPiece)
  /// As many pieces after the insertion point, or, below zero, before it.
  case beside(TextPiece, Int)
}

/// Where the insertion point goes.
package enum TextMove: Sendable, Hashable {
  case by(TextPiece, Int)
  /// Before the piece that it is in, or without one before the whole text.
  case start(of: TextPiece?)
  case end(of: TextPiece?)
  case before(String)
  case after(String)
}

/// What a text is made of.
package enum TextPiece: String, Sendable, CaseIterable {
  case character, word, sentence, line, paragraph
}

/// How letters are written.
package enum LetterCase: Sendable, Hashable {
  /// Each word with a capital letter.
  case capitals
  case upperCase, lowerCase
}
