internal import Markup

/// A long table of words in ASCII, whose rows are found by words in them.
///
/// It is gone through once, byte by byte as far as words are looked for: few of its rows are ever needed, and those alone become strings.
struct RowTable: Sendable {
  /// What rows are found by.
  enum Key {
    case firstWord, laterWords
  }

  /// A row that was found.
  struct Row {
    var firstWord: String
    /// What follows after the first word; `nil` for nothing.
    var rest: String?
  }

  private let text: StaticString
  /// Where the rows begin that have a word, and where the word does, by what becomes of its bytes.
  private var places: [UInt64: (row: Int, word: Int)] = [:]

  init(_ text: StaticString, findingRowsBy key: Key) {
    self.text = text
    text.withUTF8Buffer { bytes in
      var (row, word, index, mix) = (0, 0, 0, RowTable.start)
      while index <= bytes.count {
        var byte = index < bytes.count ? bytes[index] : RowTable.lineEnd
        guard byte == RowTable.blank || byte == RowTable.lineEnd else {
          mix = RowTable.mix(mix, with: byte)
          index += 1
          continue
        }
        if word < index, (word == row) == (key == .firstWord) { places[mix] = (row, word) }
        if key == .firstWord {
          // Nothing is looked for in the rest of the row, which is long.
          index = bytes.endOfPlainBytes(from: index, { $0 != RowTable.lineEnd }) { $0.has(RowTable.lineEnd) }
          byte = RowTable.lineEnd
        }
        index += 1
        word = index
        if byte == RowTable.lineEnd { row = word }
        mix = RowTable.start
      }
    }
  }

  /// The row that has a word; `nil` if none has.
  func row(of word: String) -> Row? {
    guard let place = places[word.utf8.reduce(RowTable.start, RowTable.mix)] else { return nil }
    return text.withUTF8Buffer { bytes in
      // Another word can come to the same number.
      guard bytes[place.word...].prefix(while: { $0 > RowTable.blank }).elementsEqual(word.utf8) else { return nil }
      let row = bytes[place.row...].prefix { $0 != RowTable.lineEnd }
      let first = row.prefix { $0 != RowTable.blank }
      let rest = row.dropFirst(first.count + 1)
      return Row(
        firstWord: String(decoding: first, as: UTF8.self),
        rest: rest.isEmpty ? nil : String(decoding: rest, as: UTF8.self))
    }
  }

  private static let blank = UInt8(ascii: " ")
  private static let lineEnd = UInt8(ascii: "\n")

  // The hash of Fowler, Noll and Vo with 64 bits (FNV-1a).
  private static let start: UInt64 = 0xcbf2_9ce4_8422_2325

  private static func mix(_ hash: UInt64, with byte: UInt8) -> UInt64 { (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
}
