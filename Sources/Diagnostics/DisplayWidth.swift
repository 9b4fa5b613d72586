extension Unicode.Scalar {
  /// How many columns of a terminal the scalar takes: none if it combines with others, two if it is wide.
  var displayWidth: Int {
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark: return 0
    // The soft hyphen is the one format character that terminals show.
    case .format: return self == "\u{AD}" ? 1 : 0
    default: break
    }
    // The vowels and final consonants of Hangul join the consonant before them.
    if (0x1160...0x11FF).contains(value) { return 0 }
    // Flags are pairs of letters, each of which takes one column.
    let isFlagLetter = (0x1F1E6...0x1F1FF).contains(value)
    if properties.isEmojiPresentation && !isFlagLetter { return 2 }
    return Unicode.Scalar.wideRanges.contains { $0.contains(value) } ? 2 : 1
  }

  /// What is wide or full-width by Unicode Standard Annex 11, besides emoji.
  private static let wideRanges: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0xA4CF,
    0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF00...0xFF60,
    0xFFE0...0xFFE6, 0x16FE0...0x18CFF, 0x1B000...0x1B2FF, 0x1F200...0x1F2FF, 0x20000...0x3FFFD,
  ]

  /// How a scalar is written that would change the terminal or the order of the text; `nil` for all others.
  var controlEscape: String? {
    // What Unicode calls controls.
    let isControl = value < 0x20 || (0x7F...0x9F).contains(value)
    guard isControl || Unicode.Scalar.invisible.contains(where: { $0.contains(value) }) else { return nil }
    return "\\u{\(String(value, radix: 16, uppercase: true))}"
  }

  /// Line separators, and the marks that turn the direction of text.
  private static let invisible: [ClosedRange<UInt32>] = [
    0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF...0xFEFF,
  ]
}

extension String {
  /// The text with control characters written out.
  var escapingControls: String {
    guard unicodeScalars.contains(where: { $0.controlEscape != nil }) else { return self }
    return unicodeScalars.map { $0.controlEscape ?? String($0) }.joined()
  }
}
