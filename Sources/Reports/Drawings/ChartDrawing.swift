internal import Colors
internal import Interface
internal import Languages
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
    let values = placed.view.allPoints.map { $0.value.constant.flatMap(LeadingNumber.init)?.value ?? 0 }
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
