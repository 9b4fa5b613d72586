internal import OrderedCollections

/// What is heard at each stop, and what is not reached, as lines beside the picture.
struct PictureLegend {
  static let width = 420.0
  private static let lineHeight = 18.0
  /// How many letters of thirteen points fit on a line.
  private static let lineLength = 58
  /// How many bold letters of fourteen points.
  private static let headingLength = 50

  /// One line: before it a number or nothing.
  private struct Line {
    var style: String
    var number: String?
    var text: String
  }

  private var lines: [Line] = []

  init(of picture: ScreenPicture) {
    addHeading(picture.title)
    for (index, stop) in picture.stops.enumerated() {
      let remark = stop.frame == nil ? " (no place)" : stop.isOnScreen ? "" : " (off screen)"
      for (position, words) in stop.words.enumerated() {
        if position == 0 { add(words + remark, number: String(index + 1)) } else { add(words) }
      }
    }
    guard !picture.omissions.isEmpty else { return }
    add("")
    addHeading("Not reached")
    let omissions = OrderedDictionary(picture.omissions.map { ($0.words, 1) }, uniquingKeysWith: +)
    for (words, count) in omissions {
      for line in words { add(count == 1 ? line : "\(line) (\(count) times)", number: "–") }
    }
  }

  /// The height of all lines.
  var height: Double { Double(lines.count) * PictureLegend.lineHeight }

  /// Adds words, broken into lines, with a number before the first.
  private mutating func add(_ words: String, number: String? = nil) {
    for (index, line) in words.lines(of: PictureLegend.lineLength).enumerated() {
      lines.append(Line(style: "words", number: index == 0 ? number : nil, text: line))
    }
  }

  private mutating func addHeading(_ words: String) {
    for line in words.lines(of: PictureLegend.headingLength) { lines.append(Line(style: "heading", text: line)) }
  }

  func draw(at x: Double, in document: inout SVGDocument) {
    document.element("g") { group in
      for (index, line) in lines.enumerated() {
        let y = Double(index + 1) * PictureLegend.lineHeight - 4
        if let number = line.number {
          group.element(
            "text", .css(line.style) + [.init("x", x + 20), .init("y", y), .init("text-anchor", "end")], text: number)
        }
        group.element(
          "text", .css(line.style) + [.init("x", x + (line.style == "heading" ? 0 : 30)), .init("y", y)],
          text: line.text)
      }
    }
  }
}
