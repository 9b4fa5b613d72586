internal import Colors
internal import Interface
internal import Layout

extension ScreenPicture {
  /// The picture with all that it can show, as an SVG document.
  package var svg: String { svg(.all) }

  /// The size of the document in points.
  package func size(_ layers: PictureLayers = .all) -> (width: Double, height: Double) {
    size(layers, with: legend(in: layers))
  }

  private func legend(in layers: PictureLayers) -> PictureLegend? {
    layers.contains(.legend) ? PictureLegend(of: self) : nil
  }

  private func size(_ layers: PictureLayers, with legend: PictureLegend?) -> (width: Double, height: Double) {
    let margin = ScreenPicture.margin
    guard !layers.isEmpty else { return (screen.width, screen.height) }
    let height = bottom(of: layers)
    guard let legend else { return (screen.width + 2 * margin, height + 2 * margin) }
    return (screen.width + 3 * margin + PictureLegend.width, max(height, legend.height) + 2 * margin)
  }

  /// The picture as an SVG document.
  ///
  /// The screen alone is what a person sees. With marks, what scrolls goes on below the screen. With the legend, what is
  /// heard at each stop stands beside it. Everything that a color tells, a number, a dash or a word tells too.
  ///
  /// - Parameters:
  ///   - layers: What is shown besides the screen.
  ///   - width: How wide it is shown, where that is not its own width: a small picture.
  ///   - isEmbedded: Whether it is an image of a page, which tells in words of its own what it shows.
  /// - Returns: The text of the document.
  package func svg(_ layers: PictureLayers, width: Double? = nil, isEmbedded: Bool = false) -> String {
    let legend = legend(in: layers)
    let size = size(layers, with: legend)
    let margin = layers.isEmpty ? 0 : ScreenPicture.margin
    let shown = width ?? size.width
    var document = SVGDocument(isEmbedded: isEmbedded)
    let role: [SVGDocument.Attribute] = [.init("role", "img")]
    let names: [SVGDocument.Attribute] = [.init("aria-labelledby", "picture-title picture-desc")]
    let place: [SVGDocument.Attribute] = [
      .init("viewBox", "\((-margin).inTenths) \((-margin).inTenths) \(size.width.inTenths) \(size.height.inTenths)"),
      .init("width", shown), .init("height", size.height * shown / size.width),
    ]
    document.open(
      "svg",
      [.init("xmlns", "http://www.w3.org/2000/svg")] + (isEmbedded ? place : role + place + names))
    if !isEmbedded {
      document.element("title", [.init("id", "picture-title")], text: title)
      document.element("desc", [.init("id", "picture-desc")], text: description)
    }
    if !layers.isEmpty {
      document.element("style", text: styleSheet(for: layers))
      document.element(
        "rect", .css("paper") + .rectangle(Frame(x: -margin, y: -margin, width: size.width, height: size.height)))
    }
    drawScreen(height: layers.isEmpty ? screen.height : bottom(of: layers), in: &document)
    if layers.contains(.marks) { drawMarks(in: &document) }
    legend?.draw(at: screen.width + margin, in: &document)
    document.close("svg")
    return document.text
  }

  private static let margin = 24.0
  /// Rows beyond this many points are told of in the legend only.
  static let greatestHeight = 20_000.0

  /// Where the screen ends, or what of it is scrolled away.
  private func bottom(of layers: PictureLayers) -> Double {
    guard layers.contains(.marks) else { return screen.height }
    return min(stops.reduce(screen.height) { max($0, $1.lowerEdge) }, ScreenPicture.greatestHeight)
  }

  /// The picture in words, for those who do not see it.
  private var description: String {
    let order = stops.enumerated().map { "\($0 + 1): \($1.words.joined(separator: "; "))" }
    let reached = "\(stops.count) stops in reading order. \(order.joined(separator: ". "))."
    guard !omissions.isEmpty else { return reached }
    return "\(reached) Not reached: \(omissions.flatMap(\.words).joined(separator: "; "))."
  }

  /// Draws the screen, cut off at its sides.
  private func drawScreen(height: Double, in document: inout SVGDocument) {
    let frame: [SVGDocument.Attribute] = [
      .init("width", screen.width), .init("height", height),
      .init("viewBox", plain: "0 0 \(screen.width.inTenths) \(height.inTenths)"),
      .init("font-family", plain: Painter.family), .init("font-size", Painter.size),
    ]
    document.open(
      "svg", document.isEmbedded ? frame + [.init("letter-spacing", precisely: Painter.spacing)] : frame)
    var painter = Painter(theme: theme, svg: document, limit: height)
    painter.field = field
    painter.unshown = unshown
    painter.paintScreen(views, height: height, isPresented: isPresented)
    if let cursor { painter.cursor(cursor) }
    document = painter.svg
    document.close("svg")
  }

  private func drawMarks(in document: inout SVGDocument) {
    document.element(
      "rect",
      .css("edge") + .rectangle(Frame(x: 0, y: 0, width: screen.width, height: screen.height)))
    document.element("g") { group in
      for container in containers {
        guard let frame = container.frame, frame.isDrawable else { continue }
        group.element("rect", .css("container") + .rectangle(frame.inset(-2, -2)) + [.init("rx", 5)])
      }
      for omission in omissions {
        guard let frame = omission.frame, frame.y < ScreenPicture.greatestHeight else { continue }
        group.element("rect", .css("omitted") + .rectangle(frame))
      }
    }
    document.element("g") { $0.draw(placedStops) }
  }

  /// The rules for what is in the picture.
  ///
  /// The colors of marks go with the screen that they stand on, those of the paper with the person's appearance.
  private func styleSheet(for layers: PictureLayers) -> String {
    var rules = [".paper{fill:#e5e5ea}@media(prefers-color-scheme:dark){.paper{fill:#2c2c2e}}"]
    if !stops.isEmpty {
      rules += [
        ".numbers circle{fill:currentColor}",
        ".numbers text{fill:\(isDark ? "#000000" : "#ffffff");font:bold 10px sans-serif;text-anchor:middle}",
      ]
      rules += Tone.all.prefix(stops.count).enumerated().map { index, tone in
        ".tone\(index){color:\(isDark ? tone.light : tone.dark)}"
      }
    }
    if layers.contains(.marks) { rules += rulesOfMarks }
    if layers.contains(.legend) {
      rules += [
        ".words{fill:#1c1c1e;font:13px sans-serif}.heading{fill:#1c1c1e;font:bold 14px sans-serif}",
        "@media(prefers-color-scheme:dark){.words,.heading{fill:#f2f2f7}}",
      ]
    }
    return rules.joined()
  }

  private var isDark: Bool { theme.isSeenDark }

  /// The rules for what stands on the screen; sorts of marks of which there are none have none.
  private var rulesOfMarks: [String] {
    var rules = [".edge{fill:none;stroke:#6c6c70}"]
    if !stops.isEmpty {
      let color = isDark ? "#aeaeb2" : "#3a3a3c"
      rules += [
        ".stops *{fill:none;stroke:currentColor;stroke-width:1.5}", ".order{stroke:\(color);stroke-opacity:.6}",
        ".arrow{fill:\(color);fill-opacity:.7}",
      ]
    }
    if stops.contains(where: { !$0.isSeen }) { rules.append(".off-screen{stroke-dasharray:2 2}") }
    if !containers.isEmpty {
      rules.append(".container{fill:none;stroke:#6c6c70;stroke-dasharray:1 3;stroke-linecap:round}")
    }
    if !omissions.isEmpty {
      rules.append(
        ".omitted{fill:none;stroke:\(isDark ? "#ff6961" : "#b3261e");stroke-dasharray:6 4;stroke-width:1.5}")
    }
    return rules
  }
}

extension ScreenPicture.Mark {
  fileprivate var lowerEdge: Double {
    guard let frame, frame.height.isFinite, frame.y.isFinite else { return 0 }
    return frame.bottom
  }
}
