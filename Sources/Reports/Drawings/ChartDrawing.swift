internal import Colors
internal import Interface
internal import Layout

/// A chart: a bar for each point whose value begins with a number, with the point's name below.
enum ChartDrawing: ViewDrawing {
  static func enter(_ view: View, _ style: inout Style, _ theme: Theme) {
    if style.hasOwnInk { style.tint = style.ink }
    style.paint(in: theme.color(.secondaryLabel))
    style.font = .style(.caption)
  }

  static func paintBehind(_ placed: PlacedView, at frame: Rect, in style: Style, with painter: inout Painter) {
    let theme = painter.theme
    let values = placed.view.allPoints.map { $0.value.constant?.leadingNumber ?? 0 }
    var field = frame
    field.height -= min(values.isEmpty ? 0 : theme.resolved(style.font).lineHeight + 4, frame.height / 2)
    for share in [0.0, 0.25, 0.5, 0.75, 1] {
      let y = field.y + field.height * share
      painter.line(from: Point(x: field.x, y: y), to: Point(x: field.right, y: y), theme.color(.separator))
    }
    guard let greatest = values.map(\.magnitude).max(), greatest > 0 else { return }
    for (value, point) in zip(values, placed.parts) {
      guard let column = point.frame else { continue }
      let height = field.height * 0.95 * value.magnitude / greatest
      painter.fill(
        Rect(x: column.x + column.width * 0.15, y: field.bottom - height, width: column.width * 0.7, height: height),
        style.tint, radius: 3)
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
