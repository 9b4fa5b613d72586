internal import Interface
internal import Utterances

/// A line that is heard, in the pieces between which parts can begin and end.
struct Sentence: Sendable {
  private let pieces: [String]
  private let patterns: [String]
  private var kinds: [(pieces: Range<Int>, kind: Utterance.Kind)] = []
  /// The pieces of which it is not known yet what they tell.
  var rest: Range<Int>

  init(_ line: String, in style: Style) {
    pieces = line.pieces(in: style)
    patterns = pieces.map(\.pattern)
    rest = pieces.indices
  }

  /// The words of some pieces, as phrases are looked up.
  func pattern(_ range: Range<Int>) -> String {
    // The marks between the pieces of a phrase are its own.
    (pieces[range].dropLast().map { $0.withGaps } + patterns[range].suffix(1)).joined(separator: " ")
  }

  /// The words from a piece to the end of what is left, as phrases are looked up.
  func pattern(from start: Int) -> String { pattern(start..<rest.upperBound) }

  /// Where a phrase can begin that ends what is left; longer ones first, and never so that nothing is left before it.
  func starts(upTo length: Int) -> ArraySlice<Int> {
    Array(rest).dropFirst().suffix(length)
  }

  /// Notes what some pieces tell.
  mutating func take(_ range: Range<Int>, as kind: Utterance.Kind) { kinds.append((range, kind)) }

  /// Notes what the end of the rest tells, which then is no longer part of it.
  mutating func takeEnd(from start: Int, as kind: Utterance.Kind) {
    take(start..<rest.upperBound, as: kind)
    rest = rest.lowerBound..<start
  }

  /// All parts in their order.
  var parts: [SpokenPart] {
    var parts: [SpokenPart] = []
    var next = 0
    func add(_ range: Range<Int>, _ kind: Utterance.Kind?) {
      guard !range.isEmpty else { return }
      parts.append(SpokenPart(text: pieces[range].joined(separator: " "), kind: kind))
    }
    for (range, kind) in kinds.sorted(by: { $0.pieces.lowerBound < $1.pieces.lowerBound }) {
      add(next..<range.lowerBound, nil)
      add(range, kind)
      next = range.upperBound
    }
    add(next..<pieces.count, nil)
    return parts
  }
}

/// A piece of a line with the number of the part that it belongs to.
struct NumberedPiece: Sendable {
  var text: String
  var kind: Utterance.Kind?
  var number: Int

  /// The words without the mark that ends them, which depends on what follows.
  var words: Substring { text.withoutMark }
}

extension [SpokenPart] {
  /// The parts in pieces.
  func numberedPieces(in style: Style) -> [NumberedPiece] {
    enumerated().flatMap { number, part in
      part.text.pieces(in: style).map { NumberedPiece(text: $0, kind: part.kind, number: number) }
    }
  }
}

extension [NumberedPiece] {
  /// The parts that the pieces make, which belong together by their numbers.
  var joined: [SpokenPart] {
    var parts: [SpokenPart] = []
    var number: Int?
    for piece in self {
      if piece.number == number, let last = parts.popLast() {
        parts.append(SpokenPart(text: "\(last.text) \(piece.text)", kind: last.kind))
      } else {
        parts.append(SpokenPart(text: piece.text, kind: piece.kind))
      }
      number = piece.number
    }
    return parts
  }
}

extension String {
  /// The pieces of a line, each with the mark that ends it: parts are joined after a mark, by the service anywhere.
  func pieces(in style: Style) -> [String] {
    var pieces: [String] = []
    for word in split(separator: " ") {
      if style != .service, let last = pieces.last, last.last.map(Sentence.marks.contains) == false {
        pieces[pieces.count - 1] = "\(last) \(word)"
      } else {
        pieces.append(String(word))
      }
    }
    return pieces
  }

  /// The text as phrases are looked up: without the mark that ends it, and with one sign for each number.
  var pattern: String { String(withoutMark).withGaps }

  /// The text with one sign for each number.
  var withGaps: String {
    guard utf8.contains(where: { (0x30...0x39).contains($0) }) else { return self }
    var text = ""
    for character in self {
      if !character.isASCIIDigit {
        text.append(character)
      } else if text.last != "#" {
        text.append("#")
      }
    }
    return text
  }

  /// The text without the mark that ends it.
  var withoutMark: Substring { last.map(Sentence.marks.contains) == true ? dropLast() : self[...] }
}

extension Sentence {
  /// The marks after which a part can begin.
  static let marks: Set<Character> = [",", ".", ":", ";", "!", "?", "…", "。", "！", "？"]
}

extension Character {
  fileprivate var isASCIIDigit: Bool { isASCII && isNumber }
}
