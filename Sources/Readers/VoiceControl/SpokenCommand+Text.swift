// Commands on the text that is being edited; elsewhere they are words like others.
extension SpokenCommand {
  static let texts: [SpokenCommand] =
    [
      SpokenCommand("Type {phrase}|Literal {phrase}") { reader, said in reader.dictate(said[0]) },
      edit("Select all [[the] text]|Select [entire] document") { _ in .select(.all) },
      edit("Deselect that|Deselect this|Unselect that|Unselect this") { _ in .deselect },
      edit("Delete all") { _ in .delete(.all) },
      SpokenCommand("Delete that|Delete this|Delete [the] selection") { reader, _ in reader.deleteThat() },
      // iPhone User Guide, “Use Voice Control”; the words of these are assumed.
      SpokenCommand("Select that|Select this") { reader, _ in reader.edit(.select(.thatOr(reader.overlay.dictated))) },
      untold("Undo"), untold("Redo"), untold("Bold"), untold("Italicize"), untold("Underline"), untold("Correct"),
      edit("Copy that|Copy this|Copy [the] selection") { _ in .copy },
      edit("Cut that|Cut this|Cut [the] selection") { _ in .cut },
      edit("Paste that|Paste this|Paste [[the] clipboard] here") { _ in .paste },
      edit("Move left") { _ in .move(.by(.character, -1)) }, edit("Move right") { _ in .move(.by(.character, 1)) },
      edit("Move up") { _ in .move(.by(.line, -1)) }, edit("Move down") { _ in .move(.by(.line, 1)) },
      edit("Extend [the] selection to [the] beginning|Select to [the] beginning") { _ in .extend(.start(of: nil)) },
      edit("Extend [the] selection to [the] end|Select to [the] end") { _ in .extend(.end(of: nil)) },
      edit("Replace {phrase} with {phrase}|Change {phrase} to {phrase}") { said in
        .replace(said[0].written, with: said[1].written)
      },
      edit("Move to [the] beginning [of [the] document]|Go to [the] beginning [of [the] document]") { _ in
        .move(.start(of: nil))
      },
      edit("Move to [the] end [of [the] document]|Go to [the] end [of [the] document]") { _ in .move(.end(of: nil)) },
      edit("Backspace [one]") { _ in .delete(.beside(.character, -1)) },
      edit("Backspace {count}") { said in .delete(.beside(.character, -said[0].times)) },
      edit("Delete forward") { _ in .delete(.beside(.character, 1)) },
    ] + letters(in: .capitals, "Capitalize") + letters(in: .upperCase, "Uppercase")
    + letters(in: .lowerCase, "Lowercase") + TextPiece.allCases.flatMap(pieceByPiece) + [
      edit("Insert {phrase} after {phrase}") { said in .insert(said[0].written, at: .after(said[1].written)) },
      edit("Insert {phrase} before {phrase}") { said in .insert(said[0].written, at: .before(said[1].written)) },
      edit("Move after {phrase}|Insert after {phrase}") { said in .move(.after(said[0].written)) },
      edit("Move before {phrase}|Insert before {phrase}") { said in .move(.before(said[0].written)) },
      edit("Select [the word] {phrase}") { said in .select(.words(said[0].written)) },
      edit("Delete {phrase}") { said in .delete(.words(said[0].written)) },
    ]

  private static func letters(in letters: LetterCase, _ verb: String) -> [SpokenCommand] {
    [
      edit("\(verb) that|\(verb) this|\(verb) [the] selection") { _ in .write(.thatOr(nil), in: letters) },
      edit("\(verb) {phrase}") { said in .write(.words(said[0].written), in: letters) },
    ]
  }

  /// The commands that concern words, lines and other pieces of a text.
  private static func pieceByPiece(_ piece: TextPiece) -> [SpokenCommand] {
    let (one, many) = (piece.rawValue, "\(piece.rawValue)s")
    return [
      edit("Select [this] \(one)") { _ in .select(.around(piece)) },
      edit("Select [the] previous \(one)") { _ in .select(.beside(piece, -1)) },
      edit("Select [the] next \(one)") { _ in .select(.beside(piece, 1)) },
      edit("Select [the] previous {count} \(many)") { said in .select(.beside(piece, -said[0].times)) },
      edit("Select [the] next {count} \(many)") { said in .select(.beside(piece, said[0].times)) },
      edit("Delete [this] \(one)") { _ in .delete(.around(piece)) },
      edit("Delete [the] previous \(one)") { _ in .delete(.beside(piece, -1)) },
      edit("Delete [the] next \(one)") { _ in .delete(.beside(piece, 1)) },
      edit("Delete [the] previous {count} \(many)") { said in .delete(.beside(piece, -said[0].times)) },
      edit("Delete [the] next {count} \(many)") { said in .delete(.beside(piece, said[0].times)) },
      edit("Move to [the] beginning of [the] \(one)|Go to [the] beginning of [the] \(one)") { _ in
        .move(.start(of: piece))
      },
      edit("Move to [the] end of [the] \(one)|Go to [the] end of [the] \(one)") { _ in .move(.end(of: piece)) },
      edit("Extend [the] selection [forward] [by] [one] \(one)") { _ in .extend(.by(piece, 1)) },
      edit("Extend [the] selection [forward] [by] {count} \(many)") { said in
        .extend(.by(piece, said[0].times))
      },
    ]
      + ["back", "backward"].flatMap { way in
        [
          edit("Extend [the] selection \(way) [by] [one] \(one)") { _ in .extend(.by(piece, -1)) },
          edit("Extend [the] selection \(way) [by] {count} \(many)") { said in
            .extend(.by(piece, -said[0].times))
          },
        ]
      } + ways(over: piece).flatMap { moves(over: piece, $0, sign: $1) }
  }

  private static func moves(over piece: TextPiece, _ way: String, sign: Int) -> [SpokenCommand] {
    [
      edit("Move \(way) [by] [one] [a] \(piece.rawValue)") { _ in .move(.by(piece, sign)) },
      edit("Move \(way) [by] {count} \(piece.rawValue)s") { said in .move(.by(piece, sign * said[0].times)) },
    ]
  }

  /// How a move over pieces of a kind is called, backward and forward.
  private static func ways(over piece: TextPiece) -> [(String, Int)] {
    let along: [(String, Int)] = [("back", -1), ("backward", -1), ("forward", 1)]
    return switch piece {
    case .character, .word, .sentence: along + [("left", -1), ("right", 1)]
    case .line, .paragraph: along + [("up", -1), ("down", 1)]
    }
  }

  /// A command of which nothing is simulated, and whose words are never written all the same.
  private static func untold(_ verb: String) -> SpokenCommand {
    SpokenCommand("\(verb) that|\(verb) this") { reader, _ in
      reader.situation.isEditing ? .showing("not simulated: \(verb) that") : nil
    }
  }

  private static func edit(
    _ pattern: String, _ change: @escaping @Sendable ([SpokenWords]) -> TextEdit
  ) -> SpokenCommand {
    SpokenCommand(pattern) { reader, said in reader.edit(change(said)) }
  }
}

extension VoiceControl {
  fileprivate mutating func dictate(_ text: SpokenWords) -> PointingAnswer {
    overlay.dictated = text.written
    return PointingAnswer(asking: .dictate(text.written))
  }

  /// Changes the text that is being edited; where there is none, the words are no command.
  fileprivate func edit(_ change: TextEdit) -> PointingAnswer? {
    situation.isEditing ? PointingAnswer(asking: .edit(change)) : nil
  }

  fileprivate mutating func deleteThat() -> PointingAnswer? {
    defer { overlay.dictated = nil }
    return edit(.delete(.thatOr(overlay.dictated)))
  }
}
