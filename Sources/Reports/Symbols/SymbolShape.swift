/// How a symbol is drawn, on a square of 16 points.
struct SymbolShape {
  struct Path {
    var data: Substring
    var isEvenOdd = false
    /// How much smaller it is than the square, in the middle of it; `nil` for as large.
    var share: Double?
    /// Whether it is left out of what is behind it.
    var isCutOut = false
  }

  var paths: [Path]
  var isCrossedOut = false
  /// Whether it points to where reading goes on, and so the other way where that is to the left.
  var followsDirection: Bool

  /// The drawing for a symbol of the system's: its own, or that of the name without what is added to it; `nil` if nothing
  /// like it is known.
  init?(named name: String) {
    followsDirection = name.utf8.split(separator: UInt8(ascii: ".")).dropFirst().contains {
      $0.elementsEqual("forward".utf8) || $0.elementsEqual("backward".utf8)
    }
    if let paths = SymbolShape.known(name) {
      self.paths = paths
    } else if let (outer, inner) = SymbolShape.enclosed(name) {
      paths = outer + inner
    } else if name.hasSuffix(".slash") || name.hasSuffix(".slash.fill") {
      guard let paths = SymbolShape.known(name.replacing(".slash", with: "")) else { return nil }
      (self.paths, isCrossedOut) = (paths, true)
    } else if let badge = name.firstRange(of: ".badge"),
      let shape = SymbolShape(named: String(name[..<badge.lowerBound]))
    {
      paths = shape.paths
    } else {
      return nil
    }
  }

  private static func known(_ name: String) -> [Path]? {
    if let row = names.row(of: name) { return drawings.row(of: row.firstWord)?.rest.map(paths) }
    // Where the set has no filled icon, the outlined one stands for both.
    return name.hasSuffix(".fill") ? known(String(name.dropLast(5))) : nil
  }

  /// A drawing in a circle or a square.
  private static func enclosed(_ name: String) -> ([Path], [Path])? {
    for frame in ["circle", "square"] {
      for isFilled in [true, false] {
        let end = "." + frame + (isFilled ? ".fill" : "")
        guard name.hasSuffix(end), let outer = known(isFilled ? "\(frame).fill" : frame),
          let inner = known(String(name.dropLast(end.count)))
        else { continue }
        return (outer, inner.map { Path(data: $0.data, isEvenOdd: $0.isEvenOdd, share: 0.55, isCutOut: isFilled) })
      }
    }
    return nil
  }

  private static func paths(of drawing: String) -> [Path] {
    drawing.utf8.split(separator: UInt8(ascii: "|")).map { path in
      let isEvenOdd = path.first == UInt8(ascii: "e")
      return Path(data: Substring(isEvenOdd ? path.dropFirst() : path), isEvenOdd: isEvenOdd)
    }
  }

  /// The drawing that stands for a symbol.
  private static let names = RowTable(SymbolNames.text, findingRowsBy: .laterWords)

  private static let drawings = RowTable(SymbolPaths.text, findingRowsBy: .firstWord)
}
