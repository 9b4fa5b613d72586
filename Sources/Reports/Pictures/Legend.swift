/// What is heard at each stop, and what is not reached, as lines beside the picture.
struct Legend {
  static let width = 420.0
  private static let lineHeight = 18.0
  /// How many letters of thirteen points fit on a line.
  private static let lineLength = 58

  /// One line: in front of it a number or nothing.
  private struct Line {
    var style: String
    var number: String?
    var text: String
  }

  private var lines: [Line] = []

  init(of picture: ScreenPicture) {
    lines.append(Line(style: "heading", text: picture.title))
    for (index, stop) in picture.stops.enumerated() {
      var number: String? = String(index + 1)
      let remark = stop.frame == nil ? " (no place)" : picture.isOffScreen(stop) ? " (off screen)" : ""
      for (position, words) in stop.words.enumerated() {
        add(position == 0 ? words + remark : words, number: number)
        number = nil
      }
    }
    guard !picture.omissions.isEmpty else { return }
    lines.append(Line(style: "words", text: ""))
    lines.append(Line(style: "heading", text: "Not reached"))
    for omission in picture.omissions {
      for words in omission.words { add(words, number: "–") }
    }
  }

  /// The height of all lines.
  var height: Double { Double(lines.count) * Legend.lineHeight }

  private mutating func add(_ words: String, number: String?) {
    var number = number
    var line = ""
    for word in words.split(whereSeparator: \.isWhitespace) {
      if !line.isEmpty, line.count + word.count >= Legend.lineLength {
        lines.append(Line(style: "words", number: number, text: line))
        number = nil
        line = ""
      }
      line += line.isEmpty ? String(word) : " \(word)"
    }
    lines.append(Line(style: "words", number: number, text: line))
  }

  func draw(at x: Double, in document: inout SVGDocument) {
    document.element("g") { group in
      for (index, line) in lines.enumerated() {
        let y = Double(index + 1) * Legend.lineHeight - 4
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
