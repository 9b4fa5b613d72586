/// Fills lines with scalars, one after the other.
struct LineBreaker {
  let limit: Double
  let maxLines: Int
  let notesStarts: Bool
  /// Where the lines after the first begin, if that is noted.
  private(set) var starts: [Int] = []
  private var lines = 1
  private var longest = 0.0
  /// The line up to the last place where it can be broken, without and with the spaces at its end.
  private var settled = 0.0
  private var settledWithSpaces = 0.0
  /// What follows that place.
  private var word = 0.0
  private var wordCount = 0
  private var count = 0
  /// The number of scalars in the lines that are shown.
  private var shown: Int?

  /// A pixel's share more than the limit is not a reason to break: widths were rounded.
  private static let tolerance = 1e-6

  init(limit: Double, maxLines: Int, notesStarts: Bool = false) {
    self.limit = limit
    self.maxLines = maxLines
    self.notesStarts = notesStarts
  }

  mutating func add(_ text: String, _ widths: GlyphWidths) {
    var joinsNext = false
    for scalar in text.unicodeScalars {
      let width = joinsNext ? 0 : widths.width(of: scalar)
      joinsNext = scalar == "\u{200D}"
      add(scalar, width)
    }
  }

  @inline(__always)
  private mutating func add(_ scalar: Unicode.Scalar, _ width: Double) {
    switch scalar {
    case "\n", "\u{2028}", "\u{2029}":
      settle()
      startLine()
    case " ", "\t", "\u{200B}":
      settle()
      settledWithSpaces += scalar == "\t" ? 4 * width : width
    default:
      let isIdeograph = scalar.isIdeograph
      if isIdeograph { settle() }
      if settledWithSpaces + word + width > limit + LineBreaker.tolerance {
        if settledWithSpaces > 0 { startLine() }
        if wordCount > 0, word + width > limit + LineBreaker.tolerance {
          settle()
          startLine()
        }
      }
      word += width
      wordCount += 1
      if isIdeograph || scalar == "-" || scalar == "\u{2010}" || scalar == "\u{2013}" { settle() }
    }
    count += 1
  }

  mutating func finish() -> TextMeasure {
    settle()
    if lines <= maxLines { longest = max(longest, settled) }
    // A line that ends in an ellipsis is filled as far as it goes.
    if shown != nil, limit.isFinite { longest = max(longest, limit) }
    return TextMeasure(lines: min(lines, maxLines), width: longest, shown: shown)
  }

  /// Makes the word part of the line.
  private mutating func settle() {
    guard wordCount > 0 else { return }
    settledWithSpaces += word
    settled = settledWithSpaces
    word = 0
    wordCount = 0
  }

  private mutating func startLine() {
    if lines <= maxLines { longest = max(longest, settled) }
    if lines == maxLines, shown == nil { shown = count - wordCount }
    if notesStarts { starts.append(count - wordCount) }
    lines += 1
    settled = 0
    settledWithSpaces = 0
  }
}

extension Unicode.Scalar {
  /// Whether lines can be broken on either side of the scalar: ideographs and kana.
  fileprivate var isIdeograph: Bool {
    switch value {
    case ..<0x2E80: false
    case 0x2E80...0x2FFF, 0x3040...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF: true
    default: false
    }
  }
}
