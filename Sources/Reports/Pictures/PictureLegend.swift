internal import Interface
internal import OrderedCollections

/// What is heard at each stop, and what is not reached, as lines beside the picture.
struct PictureLegend {
  static let width = 420.0
  private static let lineHeight = 18.0
  /// How many letters of thirteen points fit on a line.
  private static let lineLength = 58
  /// How many bold letters of fourteen points.
  private static let headingLength = 50

  /// One line, with what stands before it.
  private struct Line {
    enum Style {
      case words, heading
    }

    enum Lead {
      case nothing, dash
      case number(Int)
    }

    var style: Style
    var lead = Lead.nothing
    var text: String
  }

  private var lines: [Line] = []

  init(of picture: ScreenPicture) {
    addHeading(picture.title)
    for (index, stop) in picture.stops.enumerated() {
      let remark =
        stop.frame == nil
        ? " (no place)" : !stop.isOnScreen ? " (off screen)" : stop.isCovered ? " (behind the keyboard)" : ""
      for (position, words) in stop.words.enumerated() {
        if position == 0 { add(words + remark, .number(index + 1)) } else { add(words) }
      }
    }
    addList("Not reached", of: picture.omissions)
    addList("Containers", of: picture.containers)
  }

  /// Adds what has no number, each once.
  private mutating func addList(_ heading: String, of marks: [ScreenPicture.Mark]) {
    guard !marks.isEmpty else { return }
    add("")
    addHeading(heading)
    for (words, count) in OrderedDictionary(marks.map { ($0.words, 1) }, uniquingKeysWith: +) {
      for line in words { add(count == 1 ? line : "\(line) (\(count) times)", .dash) }
    }
  }

  /// The height of all lines.
  var height: Double { Double(lines.count) * PictureLegend.lineHeight }

  /// Adds words, broken into lines, with something before the first.
  private mutating func add(_ words: String, _ lead: Line.Lead = .nothing) {
    for (index, line) in words.lines(of: PictureLegend.lineLength).enumerated() {
      lines.append(Line(style: .words, lead: index == 0 ? lead : .nothing, text: line))
    }
  }

  private mutating func addHeading(_ words: String) {
    for line in words.lines(of: PictureLegend.headingLength) { lines.append(Line(style: .heading, text: line)) }
  }

  func draw(at x: Double, in document: inout SVGDocument) {
    func height(of index: Int) -> Double { Double(index + 1) * PictureLegend.lineHeight - 4 }
    document.element("g") { group in
      for (index, line) in lines.enumerated() {
        let isHeading = line.style == .heading
        let (style, y) = ([SVGDocument.Attribute].css(isHeading ? "heading" : "words"), height(of: index))
        if case .dash = line.lead { group.element("text", style + [.init("x", x + 8), .init("y", y)], text: "–") }
        group.element(
          "text", style + [.init("x", x + (isHeading ? 0 : 30)), .init("y", y)], text: line.text)
      }
    }
    document.element("g", .css("numbers")) { group in
      for (index, line) in lines.enumerated() {
        guard case .number(let number) = line.lead else { continue }
        group.drawBadge(number, at: Point(x: x + 12, y: height(of: index) - 4.5))
      }
    }
  }
}
