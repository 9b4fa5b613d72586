internal import Colors
internal import Interface
internal import Layout

extension Painter {
  /// Draws a symbol of the system's: beside text as large as its letters, else as large as its place.
  ///
  /// Arrows that stand for a way on are small beside their words; those of a bar are as large as other symbols.
  mutating func symbol(
    _ name: String, _ font: ResolvedFont?, in frame: Rect, _ color: Color, isDisabled: Bool = false,
    isInBar: Bool = false
  ) {
    guard frame.isDrawable, frame.y < limit else { return }
    let color = isDisabled ? color.faded(to: 0.35) : color
    let isSmall = name.hasPrefix("chevron") && !isInBar
    let side = font.map { $0.size * (isSmall ? 0.82 : 1.12) } ?? min(frame.width, frame.height)
    let box = frame.centered(side, side)
    // What is left out of a filled circle is to be seen on it, also where that is white.
    let background = Color(number: color.luminance > 0.5 ? 0x000000 : 0xFFFFFF)
    let key = DrawnSymbol(name: name, background: background)
    let known = symbols[key] ?? (SymbolShape(named: name), nil)
    guard let shape = known.shape else {
      symbols[key] = known
      return unknownSymbol(name, in: box, color)
    }
    let isMirrored = theme.isRightToLeft && shape.followsDirection
    let weight = font?.weight ?? 0
    var attributes: [SVGDocument.Attribute] = [
      .transform(
        to: Point(x: isMirrored ? box.right : box.x, y: box.y), scale: box.width / 16, isMirrored: isMirrored)
    ]
    attributes += .fill(color)
    // The strokes of a bold symbol are thicker, as those of letters.
    if weight > 0 {
      attributes += [.init("stroke", color), .init("stroke-width", precisely: 0.6 * min(weight, 1))]
    }
    if let number = known.number {
      svg.element("use", [.init("href", word: "#symbol", number)] + attributes)
    } else {
      define(shape, as: key, attributes)
    }
    if shape.isCrossedOut {
      let line = box.inset(side * 0.12, side * 0.12)
      self.line(
        from: Point(x: line.x, y: line.y), to: Point(x: line.right, y: line.bottom), color, width: side * 0.07)
    }
  }

  /// Draws a shape for the first time, so that it can be used again.
  private mutating func define(_ shape: SymbolShape, as key: DrawnSymbol, _ attributes: [SVGDocument.Attribute]) {
    symbolCount += 1
    symbols[key] = (shape, symbolCount)
    svg.open("g", attributes)
    svg.element("g", [.init("id", word: "symbol", symbolCount)]) { group in
      for path in shape.paths { group.path(path, on: key.background) }
    }
    svg.close("g")
  }

  /// A square of dots with the name in it, where nobody knows what is drawn.
  private mutating func unknownSymbol(_ name: String, in box: Rect, _ color: Color) {
    svg.element("g", [.init("opacity", precisely: color.opacity)]) { group in
      group.element("title", text: name)
      group.element(
        "rect",
        .rectangle(box.inset(box.width * 0.1, box.height * 0.1)) + [.init("rx", box.width * 0.18)]
          + .outline(color.faded(to: 1 / max(color.opacity, 0.01)), max(box.width * 0.06, 0.8))
          + [.init("stroke-dasharray", "2 1.5")])
    }
    let font = theme.fixed(max(min(box.height * 0.24, 11), 3.5))
    words(name, font, in: box.inset(box.width * 0.13, 0), color, .center)
  }
}

/// A symbol with what is seen through it: its lines need to be in a picture only once.
struct DrawnSymbol: Sendable, Hashable {
  var name: String
  /// What is seen through what is cut out of it.
  var background: Color
}

extension SVGDocument {
  fileprivate mutating func path(_ path: SymbolShape.Path, on background: Color) {
    var attributes: [Attribute] = [.init("d", plain: String(path.data))]
    if path.isEvenOdd { attributes.append(.init("fill-rule", word: "evenodd")) }
    if let share = path.share {
      let margin = (16 * (1 - share) / 2).inTenths
      attributes.append(.init("transform", plain: "translate(\(margin) \(margin)) scale(\(share.inThousandths))"))
    }
    if path.isCutOut { attributes += .fill(background) }
    element("path", attributes)
  }
}
