extension String {
  /// The text broken into lines between words, or inside a word that is longer than a line.
  ///
  /// - Parameters:
  ///   - length: How many letters fit on a line; those of East Asian scripts count twice.
  ///   - limit: How many lines there is room for; what is left out shows as an ellipsis.
  /// - Returns: One line at least.
  func lines(of length: Int, limit: Int = .max) -> [String] {
    if isLine(of: length) { return [self] }
    var lines: [String] = []
    var line = ""
    var room = length
    for word in split(whereSeparator: \.isWhitespace) {
      let width = word.reduce(0) { $0 + $1.columns }
      if !line.isEmpty {
        if width < room {
          line += " "
          room -= 1
        } else {
          lines.append(line)
          (line, room) = ("", length)
        }
      }
      for character in word {
        if character.columns > room, !line.isEmpty {
          lines.append(line)
          (line, room) = ("", length)
        }
        line.append(character)
        room -= character.columns
      }
    }
    if !line.isEmpty || lines.isEmpty { lines.append(line) }
    guard lines.count > limit, let last = lines.prefix(limit).last else { return lines }
    return lines.prefix(limit - 1) + [String(last.prefix(max(length - 2, 0))) + "…"]
  }
}

extension String {
  /// Whether the text is one line as it stands: not too long, and of letters of ASCII with single spaces between them, as
  /// most are.
  private func isLine(of length: Int) -> Bool {
    guard !isEmpty, utf8.count <= length else { return false }
    var isAfterSpace = true
    for byte in utf8 {
      let isSpace = byte == UInt8(ascii: " ")
      guard isSpace ? !isAfterSpace : (0x21...0x7E).contains(byte) else { return false }
      isAfterSpace = isSpace
    }
    return !isAfterSpace
  }
}

extension Character {
  /// How much room the character takes in letters.
  fileprivate var columns: Int {
    switch unicodeScalars.first?.value ?? 0 {
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60,
      0x1F300...0x1FAFF:
      2
    default: 1
    }
  }
}
