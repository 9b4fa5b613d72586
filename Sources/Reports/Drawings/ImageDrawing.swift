internal import Colors
internal import Interface
internal import Layout

/// A picture that is not known: a placeholder as large as it, with its name.
enum ImageDrawing: ViewDrawing {
  static func paintBehind(_ placed: PlacedView, at frame: Rect, in style: Style, with painter: inout Painter) {
    guard placed.view.symbol == nil else { return }
    let radius = min(frame.width, frame.height) * 0.06
    painter.fill(frame, painter.theme.color(.systemGray5), radius: radius)
    let ink = painter.theme.color(.systemGray)
    let name = placed.view.title ?? placed.view.label?.text?.constant ?? ""
    let font = painter.theme.fixed(11)
    let side = min(frame.width * 0.4, frame.height * 0.4, 48)
    let hasName = frame.height >= 60 && frame.width >= 50 && !name.isEmpty
    var place = frame.centered(side, side)
    if hasName { place.y -= font.lineHeight / 2 + 1 }
    painter.symbol("photo", nil, in: place, ink)
    guard hasName else { return }
    painter.words(
      name, font, in: Rect(x: frame.x + 6, y: place.bottom + 2, width: frame.width - 12, height: font.lineHeight),
      painter.theme.color(.secondaryLabel), .center)
  }
}
