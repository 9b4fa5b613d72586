internal import Colors
internal import Interface
internal import Layout

/// A dot for each page.
enum PageControlDrawing: ViewDrawing {
  static func paintBehind(_ placed: PlacedView, at frame: Rect, in style: Style, with painter: inout Painter) {
    let view = placed.view
    let count = min(max(Int(view.total?.constant ?? view.range?.upperBound ?? 3), 1), 20)
    let page = Int(view.amount?.value.constant?.number ?? 1)
    let row = frame.centered(Double(count) * 16, 8)
    for index in 0..<count {
      let dot = Rect(x: row.x + Double(index) * 16 + 4, y: row.y, width: 8, height: 8)
      let color = painter.theme.color(index + 1 == page ? .label : .tertiaryLabel)
      painter.ellipse(painter.theme.isRightToLeft ? dot.mirrored(in: row) : dot, color)
    }
  }
}
