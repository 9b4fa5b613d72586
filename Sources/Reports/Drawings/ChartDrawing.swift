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
    let values = placed.view.points.map { point in
      Double((point.value.constant ?? "").prefix { $0.isNumber || $0 == "." || $0 == "-" }) ?? 0
    }
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
