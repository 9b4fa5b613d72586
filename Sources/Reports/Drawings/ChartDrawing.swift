internal import Colors
internal import Interface
internal import Layout

/// A chart: a bar for each point whose value begins with a number.
enum ChartDrawing: ViewDrawing {
  static func enter(_ view: View, _ style: inout Style, _ theme: Theme) {
    style.paint(in: style.tint, evenIfChosen: false)
  }

  static func paintBehind(_ placed: PlacedView, at frame: Rect, in style: Style, with painter: inout Painter) {
    let theme = painter.theme
    for share in [0.0, 0.25, 0.5, 0.75, 1] {
      let y = frame.y + frame.height * share
      painter.line(from: Point(x: frame.x, y: y), to: Point(x: frame.right, y: y), theme.color(.separator))
    }
    let values = placed.view.points.map { $0.value.constant?.leadingNumber ?? 0 }
    guard let greatest = values.map(\.magnitude).max(), greatest > 0 else { return }
    let width = frame.width / Double(values.count)
    for (index, value) in values.enumerated() {
      let height = frame.height * 0.9 * value.magnitude / greatest
      let bar = Rect(
        x: frame.x + Double(index) * width + width * 0.15, y: frame.bottom - height, width: width * 0.7, height: height)
      painter.fill(theme.isRightToLeft ? bar.mirrored(in: frame) : bar, style.ink, radius: 3)
    }
  }
}

extension String {
  /// The number that the text begins with, such as `1,234.5`, `1.234,5` or `12,5`.
  ///
  /// A mark that comes again stands before thousands, and so does a lone comma with three digits after it.
  fileprivate var leadingNumber: Double? {
    let text = prefix { $0.isWholeNumber || ".,-\u{2212}".contains($0) }
    let isNegative = text.first == "-" || text.first == "\u{2212}"
    let pieces = text.split(omittingEmptySubsequences: false) { !$0.isWholeNumber }
      .map { $0.compactMap(\.wholeNumberValue).map(String.init).joined() }
    let digits = isNegative ? Array(pieces.dropFirst()) : pieces
    let marks = Set(text.filter { $0 == "." || $0 == "," })
    let isThousands = marks == [","] && digits.last?.count == 3 && digits.first != "0"
    let isWhole = digits.count < 2 || marks.count == 1 && digits.count > 2 || isThousands
    let whole = (isWhole ? digits : digits.dropLast()).joined()
    let number = Double(isWhole ? whole : "\(whole).\(digits.last ?? "")")
    return number.map { isNegative ? -$0 : $0 }
  }
}
