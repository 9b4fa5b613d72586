internal import Interface
internal import Layout

extension ScreenPicture {
  /// The picture as an SVG document.
  ///
  /// The outline of the screen is drawn once; what scrolls goes on below it. Beside it stands what is heard at each stop.
  /// Everything that a color tells, a number, a dash or a word tells too.
  package var svg: String { svg(withLegend: true) }

  /// The size of the document in points.
  package func size(withLegend hasLegend: Bool) -> (width: Double, height: Double) {
    let bottom = min(stops.reduce(screen.height) { max($0, lowerEdge(of: $1)) }, ScreenPicture.greatestHeight)
    let margin = ScreenPicture.margin
    guard hasLegend else { return (screen.width + 2 * margin, bottom + 2 * margin) }
    let legend = PictureLegend(of: self)
    return (screen.width + 3 * margin + PictureLegend.width, max(bottom, legend.height) + 2 * margin)
  }

  /// The picture as an SVG document, with or without what is heard beside it.
  package func svg(withLegend hasLegend: Bool) -> String {
    let placed = placedStops
    let badges = Dictionary(placed.map { (Point(x: $0.frame.x, y: $0.frame.y), 1) }, uniquingKeysWith: +)
    let margin = ScreenPicture.margin
    let size = size(withLegend: hasLegend)
    var document = SVGDocument()
    document.element(
      "svg",
      [
        .init("xmlns", "http://www.w3.org/2000/svg"), .init("role", "img"),
        .init("viewBox", "\((-margin).inTenths) \((-margin).inTenths) \(size.width.inTenths) \(size.height.inTenths)"),
        .init("width", size.width), .init("height", size.height),
        .init("aria-labelledby", "picture-title picture-desc"),
      ]
    ) { svg in
      svg.element("title", [.init("id", "picture-title")], text: title)
      svg.element("desc", [.init("id", "picture-desc")], text: description)
      svg.element("style", text: ScreenPicture.styleSheet)
      svg.element("defs") { $0.arrowHead() }
      svg.element(
        "rect", .css("paper") + .rectangle(Frame(x: -margin, y: -margin, width: size.width, height: size.height)))
      svg.element(
        "rect",
        .css("screen") + .rectangle(Frame(x: 0, y: 0, width: screen.width, height: screen.height)) + [.init("rx", 12)])
      svg.element("g") { group in
        for view in views { group.draw(view, besides: badges) }
      }
      svg.element("g") { drawOmissions(in: &$0) }
      svg.element("g") { $0.draw(placed) }
      if hasLegend { PictureLegend(of: self).draw(at: screen.width + margin, in: &svg) }
    }
    return document.text
  }

  private static let margin = 24.0
  /// Rows beyond this many points are told of in the legend only.
  static let greatestHeight = 20_000.0

  private func lowerEdge(of mark: Mark) -> Double {
    guard let frame = mark.frame, frame.height.isFinite, frame.y.isFinite else { return 0 }
    return frame.bottom
  }

  /// The picture in words, for those who do not see it.
  private var description: String {
    let order = stops.enumerated().map { "\($0 + 1): \($1.words.joined(separator: "; "))" }
    let reached = "\(stops.count) stops in reading order. \(order.joined(separator: ". "))."
    guard !omissions.isEmpty else { return reached }
    return "\(reached) Not reached: \(omissions.flatMap(\.words).joined(separator: "; "))."
  }

  private func drawOmissions(in document: inout SVGDocument) {
    for omission in omissions {
      guard let frame = omission.frame else { continue }
      document.element("rect", .css("omitted") + .rectangle(frame))
    }
  }

  /// The colors of both appearances, with enough contrast on either.
  private static let styleSheet = """
    .paper { fill: #f2f2f7 } .screen, .surface { fill: #ffffff; stroke: #6c6c70 } \
    .view, .container { fill: none; stroke: #aeaeb2 } .container { stroke-opacity: 0.5 } \
    .caption { fill: #55555a; font: 11px sans-serif } \
    .stop { fill: #0040dd; fill-opacity: 0.06; stroke: #0040dd; stroke-width: 1.5 } \
    .off-screen { stroke-dasharray: 2 2 } \
    .omitted { fill: none; stroke: #b3261e; stroke-dasharray: 6 4; stroke-width: 1.5 } \
    .order { fill: none; stroke: #0040dd; stroke-opacity: 0.55; marker-end: url(#next) } \
    .arrow, .badge { fill: #0040dd } \
    .number { fill: #ffffff; font: bold 10px sans-serif; text-anchor: middle } \
    .words { fill: #1c1c1e; font: 13px sans-serif } .heading { fill: #1c1c1e; font: bold 14px sans-serif } \
    @media (prefers-color-scheme: dark) { \
    .paper { fill: #000000 } .screen, .surface { fill: #1c1c1e; stroke: #98989d } .view, .container { stroke: #636366 } \
    .caption { fill: #aeaeb2 } .stop { fill: #409cff; stroke: #409cff } .omitted { stroke: #ff6961 } \
    .order { stroke: #409cff } .arrow, .badge { fill: #409cff } .number { fill: #000000 } \
    .words, .heading { fill: #f2f2f7 } }
    """
}

extension SVGDocument {
  /// Draws a view as an outline with its words on it, as far as they fit beside the badge at its corner.
  fileprivate mutating func draw(_ view: ScreenPicture.Outline, besides badges: [Point: Int]) {
    let frame = view.frame
    guard frame.y < ScreenPicture.greatestHeight else { return }
    element("rect", .css(view.isOpaque ? "surface" : view.isContainer ? "container" : "view") + .rectangle(frame))
    guard !view.isContainer, frame.height >= 10, let caption = view.caption else { return }
    let inset = badges[Point(x: frame.x, y: frame.y)].map { Double($0) * PlacedStop.badgeWidth - 8 } ?? 3
    // Letters of this size are about six points wide; fewer than three of them tell nothing.
    let room = Int(((frame.width - inset) / 6).rounded())
    guard room >= 3 else { return }
    let lineHeight = 14.0
    let canWrap = caption.split(separator: " ").allSatisfy { $0.count <= room }
    let lines = caption.lines(of: room, limit: canWrap ? max(Int((frame.height - 4) / lineHeight), 1) : 1)
    for (index, line) in lines.enumerated() {
      let baseline = frame.y + min(frame.height, 20) - 5 + Double(index) * lineHeight
      element("text", .css("caption") + [.init("x", frame.x + inset), .init("y", baseline)], text: line)
    }
  }
}
