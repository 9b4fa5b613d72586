internal import Colors
internal import Interface
internal import Layout

extension Painter {
  /// Draws a text as it was laid out.
  mutating func text(_ block: TextBlock, in frame: Rect, _ style: Style) {
    let height = block.font.lineHeight
    for (index, line) in block.lines.enumerated() {
      let y = frame.y + Double(index) * height + block.font.ascent
      text(line, block.font, in: frame, baseline: y, style)
    }
  }

  /// Draws words in one line in the middle of the height of a rectangle, cut off where there is no room for them.
  mutating func words(
    _ words: String, _ font: ResolvedFont, in frame: Rect, _ color: Color, _ alignment: HorizontalAlignment = .leading
  ) {
    var style = outermost
    style.ink = color
    style.alignment = alignment
    let baseline = frame.y + (frame.height - font.lineHeight) / 2 + font.ascent
    text(TextLine(words, font, within: frame.width), font, in: frame, baseline: baseline, style)
  }

  private mutating func text(
    _ line: TextLine, _ font: ResolvedFont, in frame: Rect, baseline: Double, _ style: Style
  ) {
    guard baseline < limit, frame.isPlaced, !line.text.isEmpty else { return }
    let isTextRightToLeft = line.text.isWrittenRightToLeft
    let (share, anchor) = place(of: style.alignment, isTextRightToLeft)
    let color = style.isDisabled ? style.ink.faded(to: 0.35) : style.ink
    var attributes: [SVGDocument.Attribute] = [
      .init("x", frame.x + frame.width * share), .init("y", baseline),
    ]
    // Text that names no size and no color has the size of the body's, and is black.
    if !svg.isEmbedded || font.size != Painter.size { attributes.append(.init("font-size", font.size)) }
    if !svg.isEmbedded || color != Color(number: 0x000000) { attributes += .fill(color) }
    if font.weight != 0 { attributes.append(.init("font-weight", plain: font.cssWeight)) }
    if anchor != "start" { attributes.append(.init("text-anchor", plain: anchor)) }
    if isTextRightToLeft { attributes.append(.init("direction", word: "rtl")) }
    if style.isItalic { attributes.append(.init("font-style", word: "italic")) }
    if style.isUnderlined { attributes.append(.init("text-decoration", word: "underline")) }
    if font.isMonospaced { attributes.append(.init("font-family", Painter.monospacedFamily)) }
    // Whatever font there is, the line is as long as it was laid out, where the widths of letters are known: the space
    // between letters is adjusted, never the letters, so that a narrow 1 stays as it is.
    let hasLength = line.width > 0 && style.textCase == nil && line.text.hasKnownWidths
    if hasLength { attributes.append(.init("textLength", line.width)) }
    // For renderers that do not know of lengths, such as librsvg.
    let spacing = hasLength ? font.tracking : 0
    if spacing != usualSpacing { attributes.append(.init("letter-spacing", precisely: spacing)) }
    svg.element("text", attributes, text: style.textCase?.applied(to: line.text) ?? line.text)
  }

  /// Where a line begins as a share of its frame, and which of its ends is there.
  private func place(of alignment: HorizontalAlignment, _ isTextRightToLeft: Bool) -> (share: Double, anchor: String) {
    let share: Double =
      switch alignment {
      case .leading: theme.isRightToLeft ? 1 : 0
      case .center: 0.5
      case .trailing: theme.isRightToLeft ? 0 : 1
      }
    if share == 0.5 { return (share, "middle") }
    return (share, (share == 0) == isTextRightToLeft ? "end" : "start")
  }

  /// The system's font where it is, else one whose letters are about as wide.
  static let family = "-apple-system, SF Pro Text, Inter, Helvetica Neue, Liberation Sans, Arial, sans-serif"
  private static let monospacedFamily = "ui-monospace, SF Mono, Menlo, Liberation Mono, monospace"
  /// The size of most text, in points.
  static let size = 17.0

  /// What stands between the letters of text that names nothing else: as in most, where the picture is to be short.
  var usualSpacing: Double { svg.isEmbedded ? Painter.spacing : 0 }

  /// What stands between the letters of most text, in points.
  static let spacing = ResolvedFont(
    .system(size), dynamicType: .large, isBoldTextOn: false, idiom: .phone
  ).tracking
}

extension ResolvedFont {
  /// The weight from 100 to 900.
  fileprivate var cssWeight: String {
    let steps = weight > 1 ? 7 + (weight - 1) * 10 : 4 + weight * 3
    return String(Int(min(max(steps.rounded(), 1), 9)) * 100)
  }
}

extension TextCase {
  fileprivate func applied(to text: String) -> String {
    switch self {
    case .uppercase: text.uppercased()
    case .lowercase: text.lowercased()
    }
  }
}

extension Rect {
  fileprivate var isPlaced: Bool { x.isFinite && y.isFinite && x.magnitude < 1e6 && y.magnitude < 1e6 }
}

extension String {
  /// Whether the text is of letters whose widths are about the same in all fonts: Latin, Greek, Cyrillic.
  fileprivate var hasKnownWidths: Bool {
    unicodeScalars.allSatisfy { $0.value < 0x530 || (0x2010...0x2030).contains($0.value) }
  }

  /// Whether the first letter is one that is written from right to left.
  var isWrittenRightToLeft: Bool {
    for scalar in unicodeScalars {
      switch scalar.value {
      case 0..<0x41, 0x5B..<0x61, 0x7B..<0xAA, 0x2000..<0x2100: continue
      case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC, 0x10800...0x10FFF, 0x1E800...0x1EFFF: return true
      default: return false
      }
    }
    return false
  }
}
