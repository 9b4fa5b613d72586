internal import Interface

extension LayoutPass {
  /// A symbol as large as the text around it, or a picture.
  ///
  /// The size of an asset is not known: it is taken for a picture that is as wide as its place allows.
  mutating func image(_ view: View, in environment: Environment) -> Node.Index {
    guard let name = view.symbol else {
      let picture = leaf(.flexible(ideal: 200), .flexible(ideal: 200 / Metrics.pictureRatio))
      return view.isResizable ? picture : node(.aspectRatio(AspectRatio(Metrics.pictureRatio)), around: picture)
    }
    if view.isResizable { return symbol(name, nil, at: leaf(.flexible(ideal: 20), .flexible(ideal: 20))) }
    return symbol(name, in: environment)
  }

  /// A symbol beside text: it grows with Dynamic Type as the text does.
  mutating func symbol(_ name: String, in environment: Environment) -> Node.Index {
    let font = resolved(environment.font, in: environment)
    let share = SymbolSize.share(of: name)
    let node = leaf(
      .fixed(canvas.roundedUp(font.size * share.width)), .fixed(canvas.roundedUp(font.size * share.height)))
    // Symbols stand on the baseline of the text, a little below it.
    self[node].firstBaseline = self[node].heights.ideal - font.size * 0.12
    self[node].lastBaseline = self[node].firstBaseline
    self[node].isTextAtTop = true
    self[node].isTextAtBottom = true
    return symbol(name, font, at: node)
  }
}

/// The sizes of symbols as shares of the font size.
///
/// Most are about as wide as high; for those that are not, the beginning of the name tells. `star.fill` in body text is
/// about 20 × 18.3 points. Estimated by eye from Apple's SF Symbols app.
private enum SymbolSize {
  static func share(of name: String) -> Size {
    if name.hasSuffix(".circle") || name.hasSuffix(".circle.fill") { return Size(width: 1.17, height: 1.17) }
    for (beginning, share) in rows where name.hasPrefix(beginning) { return share }
    return Size(width: 1.17, height: 1.12)
  }

  private static let rows: [(String, Size)] = [
    ("chevron.left", Size(width: 0.62, height: 0.95)),
    ("chevron.right", Size(width: 0.62, height: 0.95)),
    ("chevron.forward", Size(width: 0.62, height: 0.95)),
    ("chevron.backward", Size(width: 0.62, height: 0.95)),
    ("chevron.up.chevron.down", Size(width: 0.75, height: 1.0)),
    ("chevron.up", Size(width: 1.0, height: 0.62)),
    ("chevron.down", Size(width: 1.0, height: 0.62)),
    ("ellipsis", Size(width: 1.1, height: 0.3)),
    ("minus", Size(width: 1.0, height: 0.25)),
    ("person.2", Size(width: 1.7, height: 1.05)),
    ("person.3", Size(width: 2.0, height: 1.0)),
  ]
}
