internal import Interface

extension LayoutPass {
  /// Makes a node of a text.
  mutating func text(_ text: String, in environment: Environment, font: Font? = nil) -> Node.Index {
    let font = resolved(font ?? environment.font, in: environment)
    let measure = TextMeasure(text, GlyphWidths(font), within: .infinity)
    texts.append(
      TextRun(
        text: text, font: font, lineLimit: max(environment.lineLimit ?? .max, 1),
        minimumScaleFactor: environment.minimumScaleFactor, idealWidth: canvas.roundedUp(measure.width),
        measure: measure))
    let ideal = canvas.roundedUp(measure.width)
    var node = Node(
      .text(Node.Index(texts.count - 1)), widths: Extent(min: min(font.size, ideal), ideal: ideal, max: ideal))
    node.isTextAtTop = true
    node.isTextAtBottom = true
    return add(node)
  }

  /// The font at the size that the person has set.
  ///
  /// Bars do not grow with it; holding a finger on an item shows it large (Apple, WWDC 2019, session 261).
  func resolved(_ font: Font, in environment: Environment) -> ResolvedFont {
    let size = textSize(in: environment)
    return ResolvedFont(
      font, dynamicType: environment.place == .bar ? min(size, .large) : size, isBoldTextOn: isBoldTextOn,
      idiom: canvas.idiom)
  }

  /// The text size that the person has set, within the limits of the views around.
  func textSize(in environment: Environment) -> DynamicTypeSize { environment.textSizes.held(dynamicType) }

  /// Breaks a text into lines and returns the length of the longest.
  mutating func settleText(_ index: Int, within width: Double?) -> Double {
    let run = texts[index]
    let limit = max(width ?? .infinity, 0)
    if run.idealWidth <= limit, run.measure.lines <= run.lineLimit { return run.idealWidth }
    var font = run.font
    var scale = 1.0
    var measure = TextMeasure(run.text, GlyphWidths(font), within: limit, maxLines: run.lineLimit)
    // The system tries smaller and smaller sizes; tenths of the way are near enough.
    let step = (1 - run.minimumScaleFactor) / 10
    while measure.shown != nil, step > 0, scale - step >= run.minimumScaleFactor - 1e-9 {
      scale -= step
      font.size = run.font.size * scale
      measure = TextMeasure(run.text, GlyphWidths(font), within: limit, maxLines: run.lineLimit)
    }
    texts[index].measure = measure
    texts[index].limit = limit
    texts[index].scale = scale
    return min(canvas.roundedUp(measure.width), max(limit, canvas.roundedUp(font.size)))
  }

  /// One line at least, all lines at most.
  func textHeights(_ index: Int) -> Extent {
    let height = textHeight(index, lines: texts[index].measure.lines)
    return Extent(min: textHeight(index, lines: 1), ideal: height, max: height)
  }

  private func textHeight(_ index: Int, lines: Int) -> Double {
    canvas.roundedUp(texts[index].font.lineHeight * texts[index].scale * Double(lines))
  }

  /// Shows as many lines as there is height for, and at least one.
  mutating func settleTextHeight(_ index: Int, within height: Double?) -> Double {
    let run = texts[index]
    guard let height, height + 1e-6 < textHeight(index, lines: run.measure.lines) else {
      return textHeight(index, lines: run.measure.lines)
    }
    let lineHeight = run.font.lineHeight * run.scale
    let lines = max(Int((height + 1e-6) / lineHeight), 1)
    if lines < run.measure.lines {
      var font = run.font
      font.size *= run.scale
      texts[index].measure = TextMeasure(run.text, GlyphWidths(font), within: run.limit, maxLines: lines)
    }
    return textHeight(index, lines: lines)
  }

  mutating func setTextBaselines(of node: Node.Index, _ index: Int, height: Double) {
    let run = texts[index]
    let ascent = run.font.ascent * run.scale
    self[node].firstBaseline = ascent
    self[node].lastBaseline = height - run.font.lineHeight * run.scale + ascent
  }

  /// The end of a text that is not shown, or `nil` if all of it is.
  func cutOff(_ index: Int) -> String? {
    guard let shown = texts[index].measure.shown else { return nil }
    let rest = texts[index].text.unicodeScalars.dropFirst(shown).drop(while: \.properties.isWhitespace)
    return String(String.UnicodeScalarView(rest))
  }
}
